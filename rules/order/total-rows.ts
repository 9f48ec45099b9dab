import type { OrderTotals } from './order.ts'

/** The text that says what a row is. */
export const totalTexts = {
  subtotal: 'order.subtotal',
  discount: 'order.discount',
  shippingCost: 'order.shipping',
  handlingFee: 'order.handling',
  vat: 'order.vat',
  total: 'order.grand_total',
} as const satisfies Record<keyof OrderTotals, string>

export type TotalRow = { kind: keyof OrderTotals; amount: number }

const onlyWhereAny: readonly TotalRow['kind'][] = ['discount', 'handlingFee']

/**
 * What is shown of the sums of an order, from the goods to what is to be paid, in the unit that they come in: no discount
 * and no handling fee of nothing. Amounts add up to the total, so that a discount is below zero.
 */
export function totalRows(totals: OrderTotals): TotalRow[] {
  const rows: TotalRow[] = [
    { kind: 'subtotal', amount: totals.subtotal },
    { kind: 'discount', amount: -totals.discount },
    { kind: 'shippingCost', amount: totals.shippingCost },
    { kind: 'handlingFee', amount: totals.handlingFee },
    { kind: 'vat', amount: totals.vat },
    { kind: 'total', amount: totals.total },
  ]
  return rows.filter(({ kind, amount }) => amount !== 0 || !onlyWhereAny.includes(kind))
}
