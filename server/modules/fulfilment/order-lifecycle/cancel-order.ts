import { sql } from 'kysely'
import {
  type CancellableLine,
  cancelAction,
  cancellablePieces,
  remainingTotals,
  totalsBetween,
} from '../../../../rules/fulfilment/cancellation.ts'
import { openPieces } from '../../../../rules/order/order-state.ts'
import type { Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { returnCoupon } from '../../catalogue/coupon/coupon.queries.ts'
import { type Changer, checkChange, type LockedOrder, lockOrder, writeChange } from './change-order.ts'
import { endPromises, promiseWaiting } from './promise.queries.ts'
import type { ShipmentPieces } from './shipment.ts'
import { lockLines, type ShippableLine } from './shippable.queries.ts'

type Cancellation = { orderId: number; pieces?: readonly ShipmentPieces[]; reason?: string }

/**
 * Cancels what has not left of an order, or some pieces of it: what waits before what is promised. After its release a customer
 * cancels what waits alone. What was promised goes to whoever waits next; a coupon comes back with the last piece. The sums of the
 * order stay; what is taken off them stands beside. Answers the state of the order.
 */
export async function cancelOrder(tx: Tx, { orderId, pieces, reason = '' }: Cancellation, changer: Changer) {
  const order = await lockOrder(tx, orderId)
  const isReleased = order.releasedAt !== null
  const action = cancelAction(isReleased)
  checkChange(action, order, changer)
  const lines = await lockLines(tx, order)
  const most = (line: ShippableLine) => cancellablePieces(line, { status: order.status, isReleased }, changer.party)
  const onlyWaiting = isReleased && changer.party === 'customer'
  const chosen = choosePieces(lines, { pieces, most, onlyWaiting })
  const places = chosen.map(({ skuId }) => ({ skuId, warehouse: order.shipFrom }))
  await cancelWaiting(tx, orderId, chosen)
  await endPromises(
    tx,
    chosen.flatMap(({ position, promised }) => (promised > 0 ? [{ orderId, position, pieces: promised }] : [])),
    'cancelled',
  )
  await writeCancellation(tx, order, { chosen, reason }, changer)
  const status = await writeChange(tx, order, { action, reason }, changer)
  if (status === 'cancelled') await returnCoupon(tx, orderId)
  await promiseWaiting(tx, places, { now: changer.now, causedBy: orderId })
  return status
}

type CancelledLine = { position: number; skuId: number; waiting: number; promised: number }
type Choice = {
  pieces: readonly ShipmentPieces[] | undefined
  most: (line: ShippableLine) => number
  /** What is promised stays. */
  onlyWaiting: boolean
}

/** How many pieces of each line are cancelled, of those that wait and of those that are promised. */
function choosePieces(lines: readonly ShippableLine[], { pieces, most, onlyWaiting }: Choice): CancelledLine[] {
  const requestedPieces = pieces ?? lines.map((line) => ({ position: line.position, pieces: most(line) }))
  if (!pieces && !onlyWaiting && lines.some((line) => openPieces(line) > most(line))) {
    throw new Refusal('order_change.in_shipment')
  }
  refuseTwice(requestedPieces)
  const byPosition = new Map(lines.map((line) => [line.position, line]))
  const chosen = requestedPieces.flatMap(({ position, pieces: count }, at) => {
    const line = byPosition.get(position)
    if (!line) throw new Refusal('request.invalid', { fields: [`lines.${at}.position`] })
    if (count > most(line)) throw new Refusal(refusalFor(line, onlyWaiting), { details: { position } })
    const waiting = Math.min(line.waiting, count)
    return count > 0 ? [{ position, skuId: line.skuId, waiting, promised: count - waiting }] : []
  })
  if (chosen.length === 0) throw new Refusal('order_change.nothing_left')
  return chosen
}

/** The pieces of a line are said once; else each time would be compared with all that is left of it. */
function refuseTwice(requestedPieces: readonly ShipmentPieces[]) {
  const positions = requestedPieces.map(({ position }) => position)
  const at = positions.findIndex((position, index) => positions.indexOf(position) < index)
  if (at >= 0) throw new Refusal('request.invalid', { fields: [`lines.${at}.position`] })
}

function refusalFor(line: ShippableLine, onlyWaiting: boolean) {
  if (onlyWaiting) return line.allocated > 0 ? 'order_change.released' : 'order_change.too_many_pieces'
  return line.allocated > line.free ? 'order_change.in_shipment' : 'order_change.too_many_pieces'
}

/** Cancels pieces that wait for goods; the order is locked. */
export async function cancelWaiting(
  tx: Tx,
  orderId: number,
  chosen: readonly Pick<CancelledLine, 'position' | 'waiting'>[],
) {
  const waiting = chosen.filter((line) => line.waiting > 0)
  if (waiting.length === 0) return
  await sql`
    update order_lines l set waiting = l.waiting - c.pieces, cancelled = l.cancelled + c.pieces
      from unnest(${waiting.map(({ position }) => position)}::integer[], ${waiting.map((line) => line.waiting)}::integer[])
           as c (position, pieces)
     where l.order_id = ${orderId} and l.position = c.position
  `.execute(tx)
}

async function writeCancellation(
  tx: Tx,
  order: LockedOrder,
  { chosen, reason }: { chosen: readonly CancelledLine[]; reason: string },
  { accountId, now }: Changer,
) {
  const off = await totalsOff(tx, order, chosen)
  const { id } = await tx
    .insertInto('order_cancellations')
    .values({
      order_id: order.orderId,
      account_id: accountId,
      reason,
      at: now,
      subtotal: off.subtotal,
      discount: off.discount,
      shipping_cost: off.shippingCost,
      handling_fee: off.handlingFee,
      vat: off.vat,
      total: off.total,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = chosen.map(({ position, waiting, promised }) => ({
    cancellation_id: id,
    order_id: order.orderId,
    position,
    quantity: waiting + promised,
  }))
  await tx.insertInto('order_cancellation_lines').values(lines).execute()
}

/** What this cancellation takes off the sums of the order: those of what remained before it, less those of what remains now. */
async function totalsOff(tx: Tx, { orderId }: LockedOrder, chosen: readonly CancelledLine[]) {
  const placed = await tx
    .selectFrom('orders')
    .select(['discount', 'shipping_cost as shippingCost', 'handling_fee as handlingFee', 'vat_rate_bp as vatRateBp'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const after: (CancellableLine & { position: number })[] = await tx
    .selectFrom('order_lines')
    .select([
      'position',
      'quantity',
      'cancelled',
      'unit_price as unitPrice',
      'discount_price as discountPrice',
      'discount',
    ])
    .where('order_id', '=', orderId)
    .execute()
  const now = new Map(chosen.map(({ position, waiting, promised }) => [position, waiting + promised]))
  const before = after.map((line) => ({ ...line, cancelled: line.cancelled - (now.get(line.position) ?? 0) }))
  return totalsBetween(remainingTotals(before, placed), remainingTotals(after, placed))
}
