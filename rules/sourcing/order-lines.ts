/** The lines of the orders that a plan makes: one order for each warehouse, since the one who ships sells. */

import { linePrice } from '../basket/basket.ts'
import { shareSum } from '../catalogue/price/coupon.ts'
import type { BackOrders } from '../order/back-order.ts'

/** Pieces of one warehouse by SKU: what leaves now, and what waits there. */
export type OrderPart = { warehouse: string; now: ReadonlyMap<number, number>; later: ReadonlyMap<number, number> }

/** Whether an order has pieces of a line for which its warehouse was chosen. */
export const hasPinnedLine = ({ warehouse, now, later }: OrderPart, lines: readonly PinnedLine[]) =>
  lines.some(({ skuId, pinned }) => pinned === warehouse && (now.has(skuId) || later.has(skuId)))

type PinnedLine = { skuId: number; pinned?: string | null | undefined }

type Line = {
  skuId: number
  quantity: number
  shipsNow: number
  backOrdered: number
  preOrdered: number
  expectedOn: string | null
  unitPrice: number
  discountPrice: number | null
  amount: number
  discount: number
}

/**
 * The lines of each order. What is taken off a line is shared by its pieces, so that all orders have together what one would
 * have. Cents.
 */
export function linesOfParts<L extends Line>(lines: readonly L[], parts: readonly OrderPart[]): L[][] {
  const split = lines.map((line) => {
    const pieces = parts.map(({ now, later }) => ({ now: now.get(line.skuId) ?? 0, later: later.get(line.skuId) ?? 0 }))
    const quantities = pieces.map(({ now, later }) => now + later)
    const discounts = shareSum(line.discount, quantities)
    return pieces.map(({ now, later }, at) => ({
      ...line,
      quantity: now + later,
      shipsNow: now,
      backOrdered: line.backOrdered > 0 ? later : 0,
      preOrdered: line.preOrdered > 0 ? later : 0,
      expectedOn: later > 0 ? line.expectedOn : null,
      amount: linePrice(line, now + later) ?? 0,
      discount: discounts[at] ?? 0,
    }))
  })
  return parts.map((_, at) => split.flatMap((line) => line[at] ?? []).filter(({ quantity }) => quantity > 0))
}

/**
 * What the customer chose for pieces that are not in stock concerns the orders that have some; what is left out is said of
 * the first.
 */
export function backOrdersAt(choice: BackOrders, { later }: Pick<OrderPart, 'later'>, at: number): BackOrders {
  if (choice === 'reduce') return at === 0 ? 'reduce' : 'split'
  return later.size > 0 ? choice : 'split'
}

/** Of what goes off shipping, that of the first order comes first. Cents. */
export function offShipping(sum: number, costs: readonly number[]): number[] {
  let remainder = sum
  return costs.map((cost) => {
    const off = Math.min(remainder, cost)
    remainder -= off
    return off
  })
}
