import { type DemoReturn, quality } from './demo-return.ts'
import { approve, ask, collect, inspect, leave, receive, submit } from './steps.ts'

const waiting: DemoReturn[] = [
  {
    custnum: 'C10001',
    type: 'quality',
    deliveryMode: 'providerCourier',
    note: 'Two streaks over the whole page from the first sheet on.',
    picture: 'test-page.jpg',
    lines: [quality('PO-2026-040', 2, 1, 'printDefect', 'B2608-047')],
    life: [[0.1, submit]],
  },
  {
    custnum: 'C10001',
    type: 'quality',
    deliveryMode: 'customerCourier',
    note: '',
    lines: [{ po: 'PO-2026-044', position: 2, qty: 1, reason: 'noise' }],
    life: [[0.9, leave]],
  },
  {
    custnum: 'C50001',
    type: 'quality',
    deliveryMode: 'providerCourier',
    note: 'Graue Streifen auf jeder Seite, auch nach der Reinigung.',
    lines: [quality('PO-2026-047', 1, 1, 'poorPrint', 'B2609-021')],
    life: [
      [3, submit],
      [
        2.2,
        ask('Sind die Streifen auch mit einer anderen Kartusche zu sehen? Ein Foto der Testseite hilft uns weiter.'),
      ],
    ],
  },
  {
    custnum: 'C70001',
    type: 'notRequired',
    deliveryMode: 'ownReturn',
    note: 'Our customer cancelled; the boxes are unopened.',
    lines: [{ po: 'PO-2026-047', position: 1, qty: 1 }],
    life: [
      [6, submit],
      [5.1, approve],
    ],
  },
  {
    custnum: 'C80001',
    type: 'quality',
    deliveryMode: 'providerCourier',
    note: 'L’imprimante ne reconnaît pas la cartouche.',
    lines: [quality('PO-2026-044', 2, 1, 'chip', 'B2606-018')],
    life: [
      [4, submit],
      [2.6, approve],
    ],
  },
  {
    custnum: 'C80001',
    type: 'quality',
    deliveryMode: 'providerCourier',
    note: 'La cartouche fuit\u00a0: il y avait de l’encre dans l’emballage.',
    lines: [quality('PO-2026-040', 1, 1, 'leaking', 'B2608-090')],
    life: [
      [8, submit],
      [6.4, approve],
      [3, collect('FRDEMO0008003')],
    ],
  },
  {
    custnum: 'C11001',
    type: 'quality',
    deliveryMode: 'providerCourier',
    note: 'Po wyjęciu z opakowania toner się wysypuje.',
    picture: 'wyciek.jpg',
    lines: [quality('PO-2026-040', 1, 1, 'leaking', 'B2607-115')],
    life: [
      [9, submit],
      [7.3, approve],
      [5, collect('PLDEMO0009005')],
      [1.1, receive],
    ],
  },
  {
    custnum: 'C20001',
    type: 'quality',
    deliveryMode: 'providerCourier',
    note: 'Spots every three inches down the page.',
    lines: [quality('PO-2026-040', 2, 1, 'printDefect', 'B2608-052')],
    life: [
      [10, submit],
      [8.2, approve],
      [6, collect('USDEMO0010006')],
      [2, receive],
      [0.5, inspect('asClaimed', 'scrapped', 'Drum scratched')],
    ],
  },
]

const toRemind = (reminderAgo: number): DemoReturn => ({
  custnum: 'C70001',
  type: 'quality',
  deliveryMode: 'providerCourier',
  note: 'The printer says that it does not recognise the cartridge.',
  lines: [quality('PO-2026-044', 2, 1, 'chip', 'B2606-031')],
  life: [[reminderAgo, submit]],
})

/** Returns that wait for the site or the customer. `reminderAgo` is how many days ago the one was submitted of which its site is to be reminded. */
export const openReturns = (reminderAgo: number): DemoReturn[] => [...waiting, toRemind(reminderAgo)]
