import { type DemoReturn, quality } from './demo-return.ts'
import {
  approve,
  cancel,
  collect,
  credit,
  expire,
  inspect,
  open,
  receive,
  refuse,
  send,
  sendBack,
  submit,
} from './steps.ts'

/** Returns that are closed. */
export const endedReturns: DemoReturn[] = [
  {
    custnum: 'C10001',
    type: 'notRequired',
    deliveryMode: 'ownReturn',
    note: 'The customer changed the printer before the delivery.',
    lines: [{ po: 'PO-2026-031', position: 1, qty: 1 }],
    // Of 83 days ago; not sent within thirty days.
    life: [
      [60, submit],
      [58.7, approve],
      [27.5, expire],
    ],
  },
  {
    custnum: 'C10001',
    type: 'quality',
    deliveryMode: 'providerCourier',
    note: 'Toner comes out at the left side. Cartridges of two orders, and of the same week.',
    picture: 'leaking-toner.jpg',
    lines: [quality('PO-2026-031', 2, 2, 'leaking', 'B2607-112'), quality('PO-2026-036', 1, 1, 'leaking', 'B2607-118')],
    life: [
      [22, submit],
      [21.6, open],
      [21.5, approve],
      [20, collect('3SDEMO0022001')],
      [17, receive],
      [16, inspect('asClaimed', 'scrapped', 'Seal of the hopper torn')],
      [15, credit],
    ],
  },
  {
    custnum: 'C50001',
    type: 'wrongShipping',
    deliveryMode: 'providerCourier',
    note: 'Im Karton lag ein anderer Artikel.',
    lines: [{ po: 'PO-2026-044', position: 1, qty: 1, cameInstead: 'TN-2410' }],
    life: [
      [38, submit],
      [37.4, approve],
      [35, collect('3SDEMO0038001')],
      [33, receive],
      [32, inspect('notAsClaimed', 'toSendBack', 'Es ist der bestellte Artikel, nur der Karton ist neu gestaltet.')],
      [31, sendBack],
    ],
  },
  {
    custnum: 'C50001',
    type: 'notRequired',
    deliveryMode: 'ownReturn',
    note: 'Zu viel bestellt, die Kartons sind ungeöffnet.',
    lines: [{ po: 'PO-2026-047', position: 2, qty: 2 }],
    life: [
      [20, submit],
      [19.2, approve],
      [17, send('JDEMO00200017')],
      [14, receive],
      [13, inspect('asClaimed', 'restocked')],
      [12, credit],
    ],
  },
  {
    custnum: 'C70001',
    type: 'lessShipping',
    deliveryMode: 'customerCourier',
    note: 'One box fewer in the parcel than on the packing list.',
    lines: [{ po: 'PO-2026-044', position: 1, qty: 1 }],
    life: [
      [38, submit],
      [37.3, approve],
      [36.5, credit],
    ],
  },
  {
    custnum: 'C80001',
    type: 'quality',
    deliveryMode: 'customerCourier',
    note: 'Bourrage papier à chaque démarrage de l’imprimante.',
    lines: [quality('PO-2026-036', 1, 1, 'paperJam', 'K-4471')],
    life: [
      [18, submit],
      [16.8, refuse('Ce numéro de lot n’est pas l’un des nôtres\u00a0: la cartouche ne vient pas de cette livraison.')],
    ],
  },
  {
    custnum: 'C11001',
    type: 'notRequired',
    deliveryMode: 'ownReturn',
    note: 'Klient zamówił inny model.',
    lines: [{ po: 'PO-2026-046', position: 1, qty: 1 }],
    life: [
      [20, submit],
      [19.5, cancel],
    ],
  },
]
