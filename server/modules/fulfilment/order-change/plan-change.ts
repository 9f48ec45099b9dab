import { createHash } from 'node:crypto'
import type { RefusedCoupon } from '../../../../rules/catalogue/price/coupon.ts'
import { totalsBetween } from '../../../../rules/fulfilment/cancellation.ts'
import { changedTotals, wholeDiscount, withMorePieces } from '../../../../rules/fulfilment/order-change.ts'
import { expectedOn, remainingArrivals, splitLine } from '../../../../rules/order/back-order.ts'
import { type HoldReason, holdReason, type OrderTotals } from '../../../../rules/order/order.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { findArrivals } from '../../catalogue/availability/arrival.queries.ts'
import { shelfKey } from '../../catalogue/availability/shelf.ts'
import { findReceivables } from '../../customer/credit/credit.queries.ts'
import { findCancelledSums } from '../../order/history/order.queries.ts'
import { type Head, loadFreePieces, loadHead, loadLines } from './order-change.queries.ts'
import { planCosts } from './plan-costs.ts'
import { type ChangeRequest, type PlannedLine, planLines } from './plan-lines.ts'
import { planPromise } from './plan-promise.ts'

export type PlannedChange = Awaited<ReturnType<typeof planChange>>
export type ChangedLine = PlannedChange['lines'][number]

/**
 * What a change would make of an order now: lines, stock, sums, coupon, and whether the account of its customer holds it. Changes nothing.
 * Refuses what the rules of each line refuse, lines of a paid order, and lines of one that shares its coupon with the orders that it was
 * split into. Call it under the lock of the order where it is done.
 */
export async function planChange(db: Db | Tx, orderId: number, request: ChangeRequest, now: Date) {
  const head = await loadHead(db, orderId)
  const before = await loadLines(db, orderId)
  const cancelledBefore = await findCancelledSums(db, orderId)
  const priced = await planLines(db, { head, before }, request, now)
  const changesLines = priced.some(({ isTouched }) => isTouched)
  if (changesLines && head.paidAt !== null) throw new Refusal('order_change.paid')
  if (changesLines && head.couponId !== null && head.isSplit) throw new Refusal('order_change.split_coupon')
  const costs = await planCosts(db, head, { lines: priced, changesLines })
  const stocked = await planStock(db, head, priced, now)
  const lines = stocked.map((line, at) => withDiscount(line, changesLines ? (costs.ofLines[at] ?? 0) : null))
  const { placed, remaining } = changesLines
    ? changedTotals(lines, { ...costs, handlingFee: head.handlingFee, vatRateBp: head.vatRateBp })
    : { placed: placedTotals(head), remaining: totalsBetween(placedTotals(head), cancelledBefore) }
  const totalsBefore = totalsBetween(placedTotals(head), cancelledBefore)
  const held = changesLines
    ? await checkCredit(db, head, { before: totalsBefore, after: remaining }, now)
    : currentHold(head)
  const change = {
    head,
    lines,
    changesLines,
    coupon: costs.coupon,
    couponLost: costs.couponLost,
    shippingPromotion: costs.shippingPromotion,
    totalsBefore,
    totals: remaining,
    placed,
    /** What the change takes off the sums of what was cancelled so far, or adds to it. */
    off: totalsBetween(totalsBetween(placed, remaining), cancelledBefore),
    held,
    promisedOn: changesLines ? await planPromise(db, head, { orderId, lines, held }, now) : head.promisedOn,
    poNumber: request.poNumber?.trim() ?? head.poNumber,
    instruction: request.instruction?.trim() ?? head.instruction,
  }
  return { ...change, revision: makeRevision(change) }
}

const placedTotals = ({ subtotal, discount, shippingCost, handlingFee, vat, total }: Head): OrderTotals => ({
  subtotal,
  discount,
  shippingCost,
  handlingFee,
  vat,
  total,
})

const currentHold = ({ heldBecause }: Head): HoldReason | null => (heldBecause === 'staff' ? null : heldBecause)

/** What comes off the shelf of more pieces, and what waits, until when: the same product in two lines is asked for once. */
async function planStock(db: Db | Tx, head: Head, lines: readonly PlannedLine[], now: Date) {
  const free = await loadFreePieces(
    db,
    lines.map(({ skuId }) => skuId),
    head.shipFrom,
  )
  const planned = lines.map((line) => {
    const more = Math.max(0, line.pieces - line.piecesBefore)
    const split = splitLine(line.isAnnounced ? 'announced' : 'active', more, free.get(line.skuId) ?? 0)
    free.set(line.skuId, (free.get(line.skuId) ?? 0) - split.shipsNow)
    const waitsMore = split.backOrdered + split.preOrdered
    const removed = Math.max(0, line.piecesBefore - line.pieces)
    const plan = more > 0 ? withMorePieces(line, { now: split.shipsNow, ...split }) : {}
    return {
      ...line,
      ...plan,
      quantity: line.quantity + more,
      cancelled: line.cancelled + removed,
      takes: split.shipsNow,
      waitsMore,
      removed,
      waitsAfter: Math.max(0, line.waiting - removed) + waitsMore,
    }
  })
  return withDays(db, head, planned, now)
}

type Waiting = PlannedLine & { waitsMore: number; waitsAfter: number }

/**
 * When what a line waits for has come, where it waits for more: by the place of its order among all that wait for the product, which
 * is that of the instant at which it was placed.
 */
async function withDays<Line extends Waiting>(db: Db | Tx, head: Head, lines: readonly Line[], now: Date) {
  const shelves = lines
    .filter(({ waitsMore }) => waitsMore > 0)
    .map(({ skuId }) => ({ skuId, warehouse: head.shipFrom }))
  if (shelves.length === 0) return lines
  const coming = await findArrivals(db, shelves, now, head)
  const waitedFor = new Map<number, number>()
  return lines.map((line) => {
    const { arrivals = [], waitedFor: byOthers = 0 } =
      coming.get(shelfKey({ skuId: line.skuId, warehouse: head.shipFrom })) ?? {}
    const before = waitedFor.get(line.skuId) ?? byOthers
    waitedFor.set(line.skuId, before + line.waitsAfter)
    if (line.waitsMore === 0) return line
    return { ...line, expectedOn: expectedOn(remainingArrivals(arrivals, before), line.waitsAfter) }
  })
}

type StockedLine = Awaited<ReturnType<typeof planStock>>[number]

/** What promotion and coupon take off a line, cancelled pieces included; null where its sums stay. */
function withDiscount(line: StockedLine, ofCoupon: number | null) {
  const { pieces, cancelled } = line
  if (ofCoupon === null || pieces === 0) {
    return { ...line, discountOfPieces: pieces === 0 ? 0 : Math.round((line.discount * pieces) / line.quantity) }
  }
  const discountOfPieces = line.free + ofCoupon
  return { ...line, discountOfPieces, discount: wholeDiscount(discountOfPieces, { pieces, cancelled }) }
}

type Sums = { before: OrderTotals; after: OrderTotals }

/** As when an order is placed: it is held where more is ordered than the account takes. What staff hold stays theirs. */
async function checkCredit(db: Db | Tx, head: Head, { before, after }: Sums, now: Date): Promise<HoldReason | null> {
  if (head.heldBecause === 'staff') return null
  if (head.heldBecause === null && after.total <= before.total) return null
  const { openBalance, overdueDays } = await findReceivables(db, head.customerId, now)
  // What is ordered on account counts as owed already, this order too.
  const others = openBalance - (head.termsNetDays > 0 ? before.total : 0)
  return holdReason({ ...head, openBalance: others, overdueDays }, after.total)
}

type Shown = {
  head: Head
  lines: readonly (StockedLine & { discountOfPieces: number })[]
  coupon: { code: string } | null
  couponLost: RefusedCoupon | null
  totalsBefore: OrderTotals
  totals: OrderTotals
  held: HoldReason | null
  promisedOn: string | null
  poNumber: string
  instruction: string
}

/** Changes with everything that staff see before they confirm, and with how the order stood. */
function makeRevision({ head, lines, ...shown }: Shown) {
  const facts = lines.map((line) => [
    ...[line.position, line.number, line.piecesBefore, line.pieces, line.unitPrice, line.discountPrice],
    ...[line.discountOfPieces, line.takes, line.waitsAfter, line.expectedOn],
  ])
  return createHash('sha256')
    .update(JSON.stringify([head.status, head.poNumber, head.instruction, head.couponCode, facts, shown]))
    .digest('base64url')
}
