import { expect, test } from 'vitest'
import { type Confirmed, orderChanges } from './order-changes.ts'

const place = { company: 'A B.V.', firstName: '', lastName: '', address1: 'Kade 1', postcode: '1000 AA', city: 'Delft' }
const line = { number: 'AS-1', qty: 3, shipsNow: 3, expectedOn: null, unitPrice: 10, discountPrice: null }
const second = { ...line, number: 'AS-2', qty: 1, shipsNow: 0, expectedOn: '2026-12-01' }
const order: Confirmed = {
  lines: [line, second],
  disabled: [],
  totals: { discount: 0, shippingCost: 5.95, handlingFee: 0, vatRate: 21, vat: 9.65, total: 55.6 },
  shipVia: 'STD',
  carriers: [
    { shipVia: 'STD', name: 'Standard parcel' },
    { shipVia: 'EXP', name: 'Express parcel' },
  ],
  promisedOn: '2026-11-24',
  couponCode: '',
  shipTo: place,
  billTo: place,
}
const withFirst = (more: Partial<typeof line> | { discountPrice: number }) => ({
  lines: [{ ...line, ...more }, second],
})
const withTotals = (more: Partial<Confirmed['totals']>) => ({ totals: { ...order.totals, ...more } })

test('the same order has no changes', () => {
  expect(orderChanges(order, structuredClone(order))).toEqual([])
})

test.each<[string, Partial<Confirmed>, unknown[][]]>([
  ['a price', withFirst({ unitPrice: 12 }), [['price', 'AS-1', 10, 12]]],
  ['a promotion that began', withFirst({ discountPrice: 8 }), [['price', 'AS-1', 10, 8]]],
  ['what ships now', withFirst({ shipsNow: 1 }), [['shipsNow', 'AS-1', 3, 1]]],
  [
    'when the rest comes',
    withFirst({ shipsNow: 2, expectedOn: '2026-12-03' } as never),
    [
      ['shipsNow', 'AS-1', 3, 2],
      ['expectedOn', 'AS-1', null, '2026-12-03'],
    ],
  ],
  [
    'a date that is not known any more',
    { lines: [line, { ...second, expectedOn: null }] },
    [['expectedOn', 'AS-2', '2026-12-01', null]],
  ],
  ['a quantity', withFirst({ qty: 2 }), [['quantity', 'AS-1', 3, 2]]],
  ['a line that falls away', { lines: [line] }, [['quantity', 'AS-2', 1, 0]]],
  ['a product that was disabled', { lines: [second], disabled: [{ number: 'AS-1' }] }, [['disabled', 'AS-1', 3, null]]],
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
    [['shipTo', null, 'A B.V., Kade 1, 1000 AA Delft', 'A B.V., Kade 2, 1000 AA Delft']],
  ],
])('%s is told as it was and as it is', (_, now, expected) => {
  const changes = orderChanges(order, { ...order, ...now })
  expect(changes.map(({ what, number, before, now: is }) => [what, number, before, is])).toEqual(expected)
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
