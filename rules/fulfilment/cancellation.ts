import { linePrice } from '../basket/basket.ts'
import type { OrderState, OrderTotals } from '../order/order.ts'
import { mayChange, type OrderAction, type OrderParty } from '../order/order-state.ts'
import { vatOn } from '../vat/vat.ts'

/** The longest reason for a cancellation. */
export const longestCancelReason = 300

/** What it is to cancel something of an order, before its release and after it. */
export const cancelAction = (isReleased: boolean) => (isReleased ? 'cancelRest' : 'cancel') satisfies OrderAction

type CancellableOrder = { status: OrderState; isReleased: boolean }
/** The pieces of a line that wait for goods, and those that are promised and in no shipment. */
type OpenLine = { waiting: number; free: number }

/** How many pieces of a line can be cancelled now. Of a released order a customer cancels what waits alone. */
export function cancellablePieces({ waiting, free }: OpenLine, order: CancellableOrder, party: OrderParty) {
  const action = cancelAction(order.isReleased)
  if (!mayChange(action, order.status, party)) return 0
  return action === 'cancelRest' && party === 'customer' ? waiting : waiting + free
}

export type CancellableLine = {
  quantity: number
  /** Pieces that were cancelled so far. */
  cancelled: number
  unitPrice: number
  discountPrice: number | null
  /** The line's share of the order's discount as it was placed, in cents. */
  discount: number
}

type PlacedOrder = Pick<OrderTotals, 'discount' | 'shippingCost' | 'handlingFee'> & { vatRateBp: number }

/**
 * The sums of what remains of an order, in cents. A line keeps its discount for the pieces that remain, rounded once for all of them,
 * so that it makes no difference in how many steps they were cancelled. Shipping, what a coupon took off it, and handling stay as long as a
 * piece does.
 */
export function remainingTotals(lines: readonly CancellableLine[], { vatRateBp, ...placed }: PlacedOrder): OrderTotals {
  const remaining = lines.map((line) => ({ ...line, pieces: line.quantity - line.cancelled }))
  const subtotal = remaining.reduce((sum, line) => sum + (linePrice(line, line.pieces) ?? 0), 0)
  const ofLines = remaining.reduce((sum, line) => sum + Math.round((line.discount * line.pieces) / line.quantity), 0)
  const isEmpty = remaining.every(({ pieces }) => pieces === 0)
  const ofShipping = placed.discount - lines.reduce((sum, line) => sum + line.discount, 0)
  const discount = isEmpty ? 0 : ofLines + ofShipping
  const shippingCost = isEmpty ? 0 : placed.shippingCost
  const handlingFee = isEmpty ? 0 : placed.handlingFee
  const net = subtotal - discount + shippingCost + handlingFee
  const vat = vatOn(net, vatRateBp)
  return { subtotal, discount, shippingCost, handlingFee, vat, total: net + vat }
}

/** What lies between two sums of an order, in cents. */
export function totalsBetween(before: OrderTotals, after: OrderTotals): OrderTotals {
  const fields = Object.keys(before) as (keyof OrderTotals)[]
  return Object.fromEntries(fields.map((field) => [field, before[field] - after[field]])) as OrderTotals
}

type PlacedLine = { qty: number; shipsNow: number; backOrdered: number; preOrdered: number; cancelled: number }

/** What was planned of a line as far as it remains: cancelling takes what waits before what ships now. Pieces. */
export function remainingLine<L extends PlacedLine>(line: L): L {
  const qty = line.qty - line.cancelled
  const backOrdered = Math.max(0, line.backOrdered - line.cancelled)
  const preOrdered = Math.max(0, line.preOrdered - line.cancelled)
  return { ...line, qty, backOrdered, preOrdered, shipsNow: qty - backOrdered - preOrdered }
}
