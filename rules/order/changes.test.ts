import { expect, test } from 'vitest'
import { type ComparableOrder, orderChanges, orderFacts, toShownOrder } from './changes.ts'

const place = {
  company: 'A B.V.',
  firstName: '',
  lastName: '',
  address1: 'Kade 1',
  address2: '',
  postcode: '1000 AA',
  city: 'Delft',
  state: '',
  country: 'NL',
  phone: '',
  email: '',
}
const line = {
  number: 'AS-1',
  oemCode: 'TN-1',
  ownMake: false,
  qty: 3,
  custNumber: '',
  note: '',
  shipsNow: 3,
  preOrdered: 0,
  expectedOn: null as string | null,
  unitPrice: 10,
  discountPrice: null as number | null,
}
const second = { ...line, number: 'AS-2', oemCode: '', qty: 1, shipsNow: 0, expectedOn: '2026-12-01' }
const order: ComparableOrder = {
  lines: [line, second],
  disabled: [],
  parts: [],
  totals: {
    discount: 0,
    shippingCost: 5.95,
    handlingFee: 0,
    vatRate: 21,
    vatReason: 'vat.local',
    vat: 9.65,
    total: 55.6,
  },
  shipVia: 'STD',
  carriers: [
    { shipVia: 'STD', name: 'Standard parcel' },
    { shipVia: 'EXP', name: 'Express parcel' },
  ],
  promisedOn: '2026-11-24',
  orderType: 'REG',
  shipFrom: 'NL',
  forwarder: '',
  files: [],
  backOrders: 'split',
  payment: { termsNetDays: 30 },
  outcome: 'submitted',
  couponCode: '',
  shipTo: place,
  billTo: place,
}
const withFirst = (more: Partial<typeof line>) => ({
  lines: [{ ...line, ...more }, second],
})
const withTotals = (more: Partial<ComparableOrder['totals']>) => ({ totals: { ...order.totals, ...more } })

const files = [
  { fileId: 7, name: 'a.pdf' },
  { fileId: 8, name: 'b.png' },
]

test('the same order has no changes', () => {
  expect(orderChanges(order, structuredClone(order))).toEqual([])
})

test.each<[string, Partial<ComparableOrder>, unknown[][]]>([
  ['a price', withFirst({ unitPrice: 12 }), [['price', 'AS-1', 10, 12]]],
  ['a promotion that began', withFirst({ discountPrice: 8 }), [['price', 'AS-1', 10, 8]]],
  ['what ships now', withFirst({ shipsNow: 1 }), [['shipsNow', 'AS-1', 3, 1]]],
  [
    'when the rest comes',
    withFirst({ shipsNow: 2, expectedOn: '2026-12-03' }),
    [
      ['shipsNow', 'AS-1', 3, 2],
      ['expectedOn', 'AS-1', null, '2026-12-03'],
    ],
  ],
  [
    'a date that is no longer known',
    { lines: [line, { ...second, expectedOn: null }] },
    [['expectedOn', 'AS-2', '2026-12-01', null]],
  ],
  ['a quantity', withFirst({ qty: 2 }), [['quantity', 'AS-1', 3, 2]]],
  ['a line that falls away', { lines: [line] }, [['quantity', 'AS-2', 1, 0]]],
  [
    'a product that was disabled',
    { lines: [second], disabled: [{ number: 'AS-1', oemCode: 'TN-1', ownMake: false }] },
    [['quantity', 'AS-1', 3, null]],
  ],
  ['the carrier', { shipVia: 'EXP' }, [['carrier', null, 'Standard parcel', 'Express parcel']]],
  ['the day', { promisedOn: '2026-11-25' }, [['promisedOn', null, '2026-11-24', '2026-11-25']]],
  ['the coupon', { couponCode: 'TEN' }, [['coupon', null, null, 'TEN']]],
  ['the discount', withTotals({ discount: 4 }), [['discount', null, 0, 4]]],
  ['the shipping', withTotals({ shippingCost: 0 }), [['shipping', null, 5.95, 0]]],
  ['the handling fee', withTotals({ handlingFee: 1.5 }), [['handling', null, 0, 1.5]]],
  [
    'VAT and with it the total',
    withTotals({ vatRate: 0, vat: 0, total: 45.95 }),
    [
      ['vatRate', null, 21, 0],
      ['vat', null, 9.65, 0],
      ['total', null, 55.6, 45.95],
    ],
  ],
  [
    'an address that a colleague changed',
    { shipTo: { ...place, address1: 'Kade 2' } },
    [['shipTo', null, 'A B.V., Kade 1, 1000 AA Delft, NL', 'A B.V., Kade 2, 1000 AA Delft, NL']],
  ],
  ['a line that came in', { lines: [line, second, { ...line, number: 'AS-3' }] }, [['quantity', 'AS-3', 0, 3]]],
  [
    'a line that came in and is not sold',
    { disabled: [{ number: 'AS-3', oemCode: '', ownMake: false }] },
    [['quantity', 'AS-3', 0, null]],
  ],
  ["the customer's article number", withFirst({ custNumber: 'X' }), [['custNumber', 'AS-1', null, 'X']]],
  ['what is noted on a line', withFirst({ note: 'Floor 3' }), [['note', 'AS-1', null, 'Floor 3']]],
  ['a product that was announced', withFirst({ preOrdered: 2 }), [['preOrdered', 'AS-1', 0, 2]]],
  ['the order type', { orderType: 'DROP' }, [['orderType', null, 'REG', 'DROP']]],
  ['attachments', { files: files.slice(0, 1) }, [['files', null, null, 'a.pdf (7)']]],
  ['the warehouse', { shipFrom: 'FR' }, [['shipFrom', null, 'NL', 'FR']]],
  ['who fetches it', { forwarder: 'DHL' }, [['forwarder', null, null, 'DHL']]],
  ['what waits for the rest', { backOrders: 'together' }, [['backOrders', null, 'split', 'together']]],
  ['what no longer waits', { lines: [line, { ...second, shipsNow: 1 }] }, [['shipsNow', 'AS-2', 0, 1]]],
  ['why there is no VAT', withTotals({ vatReason: 'vat.export' }), [['vatReason', null, 'vat.local', 'vat.export']]],
  ['the terms', { payment: { termsNetDays: 0 } }, [['terms', null, 30, 0]]],
  ['what holds it', { outcome: 'held_limit' }, [['outcome', null, 'submitted', 'held_limit']]],
])('%s is shown as it was and as it is', (_, now, expected) => {
  const changes = orderChanges(order, { ...order, ...now })
  expect(changes.map(({ what, number, before, now: is }) => [what, number, before, is])).toEqual(expected)
})

/** Every value in an order, each with a way to change it alone. */
function* changedOnes(value: unknown, change: (next: unknown) => ComparableOrder): Generator<ComparableOrder> {
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries()) yield* changedOnes(one, (next) => change(value.with(at, next)))
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value))
      yield* changedOnes(one, (next) => change({ ...value, [name]: next }))
  } else yield change(typeof value === 'number' ? value + 1 : value === null ? '2027-01-01' : `${value}x`)
}

test('whatever of an order differs is shown, and what is shown differs: each value by itself', () => {
  const full = {
    ...order,
    disabled: [{ number: 'AS-9', oemCode: '', ownMake: false }],
    files,
    forwarder: 'DHL',
    couponCode: 'TEN',
  }
  const ones = [...changedOnes(full, (next) => next as ComparableOrder)]
  expect(ones.length).toBeGreaterThan(60)
  // The number and name of a carrier that is not chosen, and of each of three products what the maker calls it and whose it is.
  expect(ones.filter((one) => orderChanges(full, one).length === 0)).toHaveLength(8)
  for (const one of ones) {
    const isTold = orderChanges(full, one).length > 0
    const written = (all: ComparableOrder) =>
      JSON.stringify([[...orderFacts(all).products].sort(), orderFacts(all).whole])
    expect(written(one) !== written(full)).toBe(isTold)
  }
})

test('a product is shown with the number of its maker, whichever of the two orders it is in, and the whole has none', () => {
  const now = { ...order, lines: [{ ...second, oemCode: 'TN-2', qty: 5 }], ...withTotals({ total: 60 }) }
  expect(orderChanges(order, now).map(({ number, oemCode }) => [number, oemCode])).toEqual([
    ['AS-1', 'TN-1'],
    ['AS-2', 'TN-2'],
    [null, ''],
  ])
  const disabled = { ...order, disabled: [{ number: 'AS-3', oemCode: 'TN-3', ownMake: false }] }
  expect(orderChanges(order, disabled)).toMatchObject([{ number: 'AS-3', oemCode: 'TN-3' }])
})

test('products come first, in their order, the total last; each says how it is written', () => {
  const now = {
    ...order,
    ...withTotals({ total: 60 }),
    lines: [
      { ...second, unitPrice: 9 },
      { ...line, qty: 4 },
    ],
  }
  expect(orderChanges(order, now).map(({ what, kind, number }) => [what, kind, number])).toEqual([
    ['quantity', 'pieces', 'AS-1'],
    ['price', 'money', 'AS-2'],
    ['total', 'money', null],
  ])
})

const none = { decided: new Set<string>(), reduced: false }
const third = { ...second, number: 'AS-3' }
const tellChanges = (now: ComparableOrder, own = none) =>
  orderChanges(toShownOrder(order, now, own), now).map(({ what, number, before, now: is }) => [
    what,
    number,
    before,
    is,
  ])

test.each<[string, Partial<ComparableOrder>, typeof none, unknown[]]>([
  ['the way it is sent', { shipFrom: 'FR', shipVia: 'EXP', promisedOn: null, backOrders: 'together' }, none, []],
  ['when lines leave', { lines: [{ ...line, shipsNow: 1, expectedOn: '2026-12-24' }, second] }, none, []],
  ['more pieces', { lines: [{ ...line, qty: 9 }, second] }, none, [['quantity', 'AS-1', 3, 9]]],
  ['another price', { lines: [{ ...line, unitPrice: 11 }, second] }, none, [['price', 'AS-1', 10, 11]]],
  [
    'another article number',
    { lines: [{ ...line, custNumber: 'X' }, second] },
    none,
    [['custNumber', 'AS-1', null, 'X']],
  ],
  ['another note', { lines: [{ ...line, note: 'N' }, second] }, none, [['note', 'AS-1', null, 'N']]],
  ['a product that is gone', { lines: [line] }, none, [['quantity', 'AS-2', 1, 0]]],
  [
    'one that is discontinued',
    { lines: [line], disabled: [{ number: 'AS-2', oemCode: '', ownMake: false }] },
    none,
    [['quantity', 'AS-2', 1, null]],
  ],
  ['one that came', { lines: [line, second, third] }, none, [['quantity', 'AS-3', 0, 1]]],
  ['what they replaced', { lines: [line, third] }, { ...none, decided: new Set(['AS-2', 'AS-3']) }, []],
  ['only what is there', { lines: [{ ...line, qty: 1 }] }, { ...none, reduced: true }, []],
  [
    'and its price',
    { lines: [{ ...line, qty: 1, unitPrice: 11 }] },
    { ...none, reduced: true },
    [['price', 'AS-1', 10, 11]],
  ],
])('after a change of their own the customer still sees what became of the order: %s', (_, now, own, expected) => {
  expect(tellChanges({ ...order, ...now }, own)).toEqual(expected)
})
