import { expect, test } from 'vitest'
import type { OrderTotals } from './order.ts'
import { totalRows } from './total-rows.ts'

const nothing: OrderTotals = { subtotal: 0, discount: 0, shippingCost: 0, handlingFee: 0, vat: 0, total: 0 }
const always = { subtotal: 10_000, shippingCost: 795, vat: 2_051, total: 12_846 }

test.each<[string, Partial<OrderTotals>, [string, number][]]>([
  [
    'goods, shipping, VAT and total always, also of nothing',
    {},
    [
      ['subtotal', 0],
      ['shippingCost', 0],
      ['vat', 0],
      ['total', 0],
    ],
  ],
  [
    'a discount after the goods, below zero',
    { ...always, discount: 500 },
    [
      ['subtotal', 10_000],
      ['discount', -500],
      ['shippingCost', 795],
      ['vat', 2_051],
      ['total', 12_846],
    ],
  ],
  [
    'a handling fee after shipping',
    { ...always, handlingFee: 250 },
    [
      ['subtotal', 10_000],
      ['shippingCost', 795],
      ['handlingFee', 250],
      ['vat', 2_051],
      ['total', 12_846],
    ],
  ],
  [
    'both, in amounts of the wire too',
    { discount: 0.5, handlingFee: 2.5 },
    [
      ['subtotal', 0],
      ['discount', -0.5],
      ['shippingCost', 0],
      ['handlingFee', 2.5],
      ['vat', 0],
      ['total', 0],
    ],
  ],
])('shows %s', (_, totals, rows) => {
  expect(totalRows({ ...nothing, ...totals }).map(({ kind, amount }) => [kind, amount])).toEqual(rows)
})

test('rows before the total add up to it', () => {
  const rows = totalRows({
    subtotal: 10_000,
    discount: 500,
    shippingCost: 795,
    handlingFee: 250,
    vat: 2_003,
    total: 12_548,
  })
  const parts = rows.filter(({ kind }) => kind !== 'total')
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(12_548)
})

test('where something was cancelled, that and what remains follow, with its VAT', () => {
  const placed = { ...nothing, subtotal: 10_000, vat: 2_100, total: 12_100 }
  const remaining = { ...nothing, subtotal: 6_000, vat: 1_260, total: 7_260 }
  const rows = totalRows(placed, remaining).map(({ kind, amount }) => [kind, amount])
  expect(rows.slice(-4)).toEqual([
    ['total', 12_100],
    ['cancelled', -4_840],
    ['remaining', 7_260],
    ['remainingVat', 1_260],
  ])
  expect(totalRows(placed, nothing).at(-1)).toEqual({ kind: 'remaining', amount: 0 })
  expect(totalRows(placed, placed)).toEqual(totalRows(placed))
})
