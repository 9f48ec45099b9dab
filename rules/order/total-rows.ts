import type { OrderTotals } from './order.ts'

/** The text that says what a row is. */
export const totalTexts = {
  subtotal: 'order.subtotal',
  discount: 'order.discount',
  shippingCost: 'order.shipping',
  handlingFee: 'order.handling',
  vat: 'order.vat',
  total: 'order.grand_total',
  cancelled: 'order.cancelled_sum',
  remaining: 'order.remaining_total',
  remainingVat: 'order.remaining_vat',
} as const satisfies Record<TotalKind, string>

type TotalKind = keyof OrderTotals | 'cancelled' | 'remaining' | 'remainingVat'
export type TotalRow = { kind: TotalKind; amount: number }

const onlyWhereAny: readonly TotalKind[] = ['discount', 'handlingFee', 'remainingVat']

/**
 * What is shown of the sums of an order, from the goods to what is to be paid, in the unit that they come in: no discount
 * and no handling fee of nothing. Amounts add up to the total, so that a discount is below zero. Where something was cancelled, that and
 * what remains follow, with the VAT that is in it.
 */
export function totalRows(totals: OrderTotals, remaining: OrderTotals = totals): TotalRow[] {
  const rows: TotalRow[] = [
    { kind: 'subtotal', amount: totals.subtotal },
    { kind: 'discount', amount: -totals.discount },
    { kind: 'shippingCost', amount: totals.shippingCost },
    { kind: 'handlingFee', amount: totals.handlingFee },
    { kind: 'vat', amount: totals.vat },
    { kind: 'total', amount: totals.total },
    ...cancelledRows(totals, remaining),
  ]
  return rows.filter(({ kind, amount }) => amount !== 0 || !onlyWhereAny.includes(kind))
}

const cancelledRows = (totals: OrderTotals, remaining: OrderTotals): TotalRow[] =>
  remaining.total === totals.total
    ? []
    : [
        { kind: 'cancelled', amount: remaining.total - totals.total },
        { kind: 'remaining', amount: remaining.total },
        { kind: 'remainingVat', amount: remaining.vat },
      ]
