/** What the orders of a plan come to before their preview, by its rules: all but a coupon, which is named there. */

import { orderTotals } from '../order/order.ts'
import { linesOfParts, type OrderPart } from './order-lines.ts'

type PlannedLine = Parameters<typeof linesOfParts>[0][number]

type Costs = {
  /** Of sending from a warehouse. */
  shippingCost: (warehouse: string) => number
  vatRateBp: (warehouse: string) => number
  /** Asked once, with the first order. */
  handlingFee: number
}

/** The sum of all orders with shipping, handling fee and the VAT of each warehouse, after promotions. Cents. */
export function plannedTotal(
  lines: readonly PlannedLine[],
  parts: readonly OrderPart[],
  { shippingCost, vatRateBp, handlingFee }: Costs,
): number {
  const split = linesOfParts(lines, parts)
  const totals = parts.map(({ warehouse }, at) => {
    const own = split[at] ?? []
    return orderTotals(own, {
      discount: own.reduce((sum, { discount }) => sum + discount, 0),
      shippingCost: shippingCost(warehouse),
      handlingFee: at === 0 ? handlingFee : 0,
      vatRateBp: vatRateBp(warehouse),
    })
  })
  return totals.reduce((sum, { total }) => sum + total, 0)
}
