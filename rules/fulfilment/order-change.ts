import { bestPromotion, type OfferedPrice, type Promotion } from '../catalogue/price/promotion.ts'
import { type OrderTotals, orderTotals } from '../order/order.ts'
import { type CancellableLine, remainingTotals } from './cancellation.ts'

type AgreedLine = { unitPrice: number; discountPrice: number | null; promotionId: number | null }

/** The offer under which a line was placed, for any number of pieces: its price and the promotions that ran for it then. Cents. */
export function agreedOffer(line: AgreedLine & { trace: readonly Promotion[] }): OfferedPrice {
  const best = bestPromotion(line.trace, line.unitPrice)
  const buyGet = line.trace.filter((promotion) => promotion.kind === 'buyGet')
  if (best) return { unitPrice: line.unitPrice, discountPrice: best.price, promotionId: best.promotionId, buyGet }
  const { unitPrice, discountPrice } = line
  return { unitPrice, discountPrice, promotionId: discountPrice === null ? null : line.promotionId, buyGet }
}

/** What staff have typed: no promotion counts beside it. Cents. */
export const typedOffer = (unitPrice: number): OfferedPrice => ({
  unitPrice,
  discountPrice: null,
  promotionId: null,
  buyGet: [],
})

/** The discount of a whole line by that of the pieces that remain: its share for them is rounded to the same cents again. */
export const wholeDiscount = (ofRemaining: number, { pieces, cancelled }: { pieces: number; cancelled: number }) =>
  Math.round((ofRemaining * (pieces + cancelled)) / pieces)

type Costs = { offShipping: number; shippingCost: number; handlingFee: number; vatRateBp: number }

/**
 * The sums of a changed order in cents: of all its lines, and of what is not cancelled of them. The second are those of the same order
 * placed again at these prices.
 */
export function changedTotals(lines: readonly CancellableLine[], { offShipping, ...costs }: Costs) {
  const discount = lines.reduce((sum, line) => sum + line.discount, offShipping)
  const placed = orderTotals(lines, { ...costs, discount })
  const remaining: OrderTotals = remainingTotals(lines, { ...costs, discount })
  return { placed, remaining }
}

type PlannedPieces = { cancelled: number; shipsNow: number; backOrdered: number; preOrdered: number }
type MorePieces = { now: number; backOrdered: number; preOrdered: number }

/**
 * How a line is planned with more pieces. What was cancelled of it is taken off what waits first, so that it is added there again where
 * something waits.
 */
export function withMorePieces(line: PlannedPieces, more: MorePieces) {
  const quantity = line.shipsNow + line.backOrdered + line.preOrdered + more.now + more.backOrdered + more.preOrdered
  const plan = (planned: number, added: number) => {
    const waits = Math.max(0, planned - line.cancelled) + added
    return waits > 0 ? waits + line.cancelled : Math.min(planned, line.cancelled)
  }
  const preOrdered = line.preOrdered + more.preOrdered > 0 ? plan(line.preOrdered, more.preOrdered) : 0
  const backOrdered = preOrdered > 0 ? line.backOrdered : plan(line.backOrdered, more.backOrdered)
  return { shipsNow: quantity - backOrdered - preOrdered, backOrdered, preOrdered }
}
