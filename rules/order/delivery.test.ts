import { expect, test } from 'vitest'
import { describeDelivery } from './delivery.ts'
import type { OrderState } from './order.ts'

type Order = Parameters<typeof describeDelivery>[0]

const today = '2026-11-22'
const [past, future] = ['2026-11-20', '2026-11-24']
/** Two of three pieces are there now. */
const line = {
  position: 1,
  qty: 3,
  shipsNow: 2,
  backOrdered: 1,
  preOrdered: 0,
  expectedOn: '2026-12-01' as string | null,
  cancelled: 0,
}
/** Nothing is there, and all of it was expected four days before. */
const waits = { ...line, shipsNow: 0, backOrdered: 3, waiting: 3, expectedWhenPlaced: '2026-12-01' }
const ready = { ...line, shipsNow: 3, backOrdered: 0 }
const shipmentWith = (qty: number, position = 1) => [{ lines: [{ position, qty }] }]
const order: Order = { status: 'submitted', promisedOn: past, backOrders: 'split', lines: [line], shipments: [] }

test.each<[string, Partial<Order>, unknown]>([
  ['is coming in part', { promisedOn: future }, { said: 'coming', on: future, reach: 'part' }],
  ['is coming whole', { promisedOn: future, lines: [ready] }, { said: 'coming', on: future, reach: 'all' }],
  [
    'is coming when its goods have',
    { promisedOn: future, backOrders: 'together' },
    { said: 'coming', on: future, reach: 'expected' },
  ],
  [
    'is coming of which nothing is there',
    { promisedOn: future, lines: [{ ...line, shipsNow: 0, backOrdered: 3 }] },
    { said: 'coming', on: future, reach: 'expected' },
  ],
  [
    'waits for goods whose day has moved',
    { promisedOn: future, lines: [{ ...waits, expectedOn: '2026-12-04' }] },
    { said: 'goods', on: '2026-12-04' },
  ],
  [
    'waits for goods whose day is no longer known',
    { promisedOn: future, backOrders: 'together', lines: [ready, { ...waits, position: 2, expectedOn: null }] },
    { said: 'goods', on: null },
  ],
  [
    'waits for goods though its day is past',
    { lines: [{ ...waits, expectedOn: '2026-12-04' }] },
    { said: 'goods', on: '2026-12-04' },
  ],
  [
    'is late where all was promised together',
    { backOrders: 'together', lines: [{ ...waits, expectedOn: '2026-12-04' }] },
    { said: 'late', on: past },
  ],
  [
    'is coming in part, whatever moved of the rest',
    { promisedOn: future, lines: [{ ...line, waiting: 1, expectedWhenPlaced: '2026-11-27' }] },
    { said: 'coming', on: future, reach: 'part' },
  ],
  [
    'is coming once the goods have, though their day had moved',
    { promisedOn: future, lines: [{ ...waits, expectedOn: '2026-12-04', waiting: 0 }] },
    { said: 'coming', on: future, reach: 'expected' },
  ],
  ['is coming on its day', { promisedOn: today }, { said: 'coming', on: today, reach: 'part' }],
  ['is late', {}, { said: 'late', on: past }],
  ['is late where it is being prepared', { status: 'released' }, { said: 'late', on: past }],
  ['has none where nobody knew', { promisedOn: null }, null],
  ['waits to be paid', { status: 'awaitingPayment' }, { said: 'waits', on: null, reach: 'part' }],
  [
    'waits to be released without a day',
    { status: 'onHold', promisedOn: null },
    { said: 'waits', on: null, reach: 'part' },
  ],
  ['waits to be released', { status: 'onHold' }, { said: 'waits', on: null, reach: 'part' }],
  [
    'waits to be paid before its day',
    { status: 'awaitingPayment', promisedOn: future },
    { said: 'waits', on: null, reach: 'part' },
  ],
  ['has left whole', { status: 'shipped', shipments: shipmentWith(3) }, { said: 'was', on: past }],
  [
    'is on its way',
    { status: 'shipped', shipments: shipmentWith(3), promisedOn: future },
    { said: 'coming', on: future, reach: 'all' },
  ],
  ['is there before its day', { status: 'allDelivered', promisedOn: future }, { said: 'was', on: future }],
  ['has left whole, whatever its state', { shipments: shipmentWith(3) }, { said: 'was', on: past }],
  [
    'has left as promised, the rest is expected',
    { status: 'partlyShipped', shipments: shipmentWith(2) },
    { said: 'rest', on: '2026-12-01' },
  ],
  [
    'has left as promised, the rest nobody knows',
    { status: 'partlyShipped', shipments: shipmentWith(2), lines: [{ ...line, expectedOn: null }] },
    { said: 'rest', on: null },
  ],
  [
    'has left as promised, the rest is late',
    { status: 'partlyShipped', shipments: shipmentWith(2), lines: [{ ...line, expectedOn: '2026-11-21' }] },
    { said: 'rest_late', on: '2026-11-21' },
  ],
  [
    'has a rest that is expected today',
    { status: 'partlyShipped', shipments: shipmentWith(2), lines: [{ ...line, expectedOn: today }] },
    { said: 'rest', on: today },
  ],
  [
    'has a rest of several lines: the last day counts',
    {
      shipments: shipmentWith(2),
      lines: [line, { ...line, position: 2, qty: 1, shipsNow: 0, expectedOn: '2026-12-24' }],
    },
    { said: 'rest', on: '2026-12-24' },
  ],
  [
    'has left as promised, and the rest was cancelled',
    { status: 'shipped', shipments: shipmentWith(2), lines: [{ ...line, cancelled: 1 }] },
    { said: 'was', on: past },
  ],
  [
    'is coming whole, as what waited was cancelled',
    { promisedOn: future, lines: [{ ...line, cancelled: 1 }] },
    { said: 'coming', on: future, reach: 'all' },
  ],
  [
    'is coming, less what was cancelled of what is there',
    {
      promisedOn: future,
      lines: [
        { ...line, cancelled: 2 },
        { ...line, position: 2, shipsNow: 0, backOrdered: 3, cancelled: 3 },
      ],
    },
    { said: 'coming', on: future, reach: 'all' },
  ],
  [
    'has left in part of what was promised',
    { status: 'partlyShipped', shipments: shipmentWith(1) },
    { said: 'late', on: past },
  ],
  [
    'has left in part before its day',
    { status: 'partlyShipped', shipments: shipmentWith(1), promisedOn: future },
    { said: 'coming', on: future, reach: 'part' },
  ],
  [
    'was to leave together',
    { status: 'partlyShipped', shipments: shipmentWith(2), backOrders: 'together' },
    { said: 'late', on: past },
  ],
])('an order %s', (_, more, expected) => {
  expect(describeDelivery({ ...order, ...more }, today)).toEqual(expected)
})

test.each([past, future])('a cancelled order has no day, past or to come: %s', (promisedOn) => {
  const status: OrderState = 'cancelled'
  expect(describeDelivery({ ...order, status, promisedOn }, today)).toBeNull()
  expect(describeDelivery({ ...order, status, promisedOn, shipments: shipmentWith(1) }, today)).toBeNull()
})
