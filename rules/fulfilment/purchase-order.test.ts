import { expect, test } from 'vitest'
import { findLineFault, mergeLines, type PurchaseLine, type PurchaseLineDraft } from './purchase-order.ts'

const today = '2026-11-18'
const [past, soon, late] = ['2026-11-10', '2026-11-27', '2026-12-18']
const stored: PurchaseLine[] = [
  { position: 1, skuId: 7, quantity: 10, received: 4, cancelled: 0, purchasePrice: 250, expectedOn: past },
  { position: 2, skuId: 7, quantity: 5, received: 0, cancelled: 0, purchasePrice: 250, expectedOn: soon },
  { position: 3, skuId: 8, quantity: 5, received: 6, cancelled: 0, purchasePrice: 250, expectedOn: null },
]
const kept: PurchaseLineDraft[] = stored.map(({ received: _, cancelled: __, ...line }) => line)
const change = (position: number, to: Partial<PurchaseLineDraft>) =>
  kept.map((line) => (line.position === position ? { ...line, ...to } : line))
const without = (position: number) => kept.filter((line) => line.position !== position)
const added = (skuId: number, expectedOn: string | null) => [
  ...kept,
  { position: null, skuId, quantity: 1, purchasePrice: 250, expectedOn },
]

test.each([
  ['stay as they are, past days and all', kept, undefined],
  ['lose what has not come', without(2), undefined],
  ['have as many as have come', change(1, { quantity: 4 }), undefined],
  ['have a later day', change(1, { expectedOn: late }), undefined],
  ['have a new line without a day', added(9, null), undefined],
  ['lose what has come', without(1), 'purchase_order.already_received'],
  ['have fewer than have come', change(1, { quantity: 3 }), 'purchase_order.already_received'],
  ['have fewer where more came than were ordered', change(3, { quantity: 4 }), 'purchase_order.already_received'],
  ['come before today', change(2, { expectedOn: '2026-11-11' }), 'purchase_order.past_day'],
  ['come again before today', added(9, past), 'purchase_order.past_day'],
  ['name a product twice for a day', added(7, soon), 'purchase_order.same_line'],
  ['name a product again of which all has come', added(8, null), undefined],
  ['meet on a day at one price', change(1, { expectedOn: soon }), undefined],
  ['meet at two prices', change(1, { expectedOn: soon, purchasePrice: 300 }), undefined],
  ['meet with too many pieces', change(1, { expectedOn: soon, quantity: 999_996 }), 'purchase_order.same_line'],
  ['become another product', change(2, { skuId: 9 }), 'purchase_order.changed'],
  ['name a line that is not there', change(2, { position: 9 }), 'purchase_order.changed'],
  ['name a line twice', [...kept, { ...change(2, { expectedOn: late })[1] }], 'purchase_order.changed'],
] as [string, PurchaseLineDraft[], string | undefined][])('of lines that %s the fault is named', (_, lines, fault) => {
  expect(findLineFault(lines, stored, today)).toBe(fault)
})

test('open lines that meet on a day are one with the pieces of both; at other prices they stay apart, and so does what has come whole', () => {
  const [first, second, third] = stored.map((line) => ({ ...line, expectedOn: soon }))
  if (!first || !second || !third) throw new Error('A line is missing')
  const part = { ...second, received: 2, cancelled: 1 }
  expect(mergeLines([first, part], [first, part])).toEqual([{ ...first, quantity: 15, received: 6, cancelled: 1 }])
  const dearer = { ...first, purchasePrice: 300 }
  expect(mergeLines([dearer, second], stored)).toEqual([dearer, second])
  for (const whole of [
    { ...first, received: 10 },
    { ...first, cancelled: 6 },
    { ...first, received: 11 },
  ])
    expect(mergeLines([whole, second], [whole, second])).toEqual([whole, second])
})
