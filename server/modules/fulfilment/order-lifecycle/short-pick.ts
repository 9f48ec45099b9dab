import { sql } from 'kysely'
import { type ShortPickReason, shortPickEffect } from '../../../../rules/fulfilment/shipment/short-pick.ts'
import type { Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { lockStock, postMoves } from '../../catalogue/availability/stock-ledger.queries.ts'
import { type Changer, orderStands } from './change-order.ts'
import { checkShipment, lockShipment } from './lock-shipment.ts'
import { endPromises, type LinePieces, promiseWaiting } from './promise.queries.ts'
import { readLines } from './shipment.ts'
import { endShipment, shortenLine, tellWaiting, writeShortPick } from './short-pick.queries.ts'

export type ShortPick = {
  shipmentId: number
  position: number
  /** The pieces of the line as they were shown to whoever picks it. */
  qty: number
  found: number
  reason: ShortPickReason
}

/**
 * Fewer pieces of a shipment's line were found than belong into it: `found` of them stay. What is missing or damaged goes off the shelf by
 * the stock ledger and waits again for its customer, who is notified; what lies elsewhere stays promised and can be picked later. The shipment
 * is cancelled where nothing is left in it, or where its customer wants all at once. Refuses a line that another user has changed
 * meanwhile. Answers how many pieces of the line wait then.
 */
export async function shortPick(tx: Tx, request: ShortPick, changer: Changer) {
  const { shipmentId, position, qty, found, reason } = request
  const { order, ...shipment } = await lockShipment(tx, shipmentId)
  checkShipment('shortPick', shipment)
  if (order.status === 'onHold') throw orderStands(order.status, changer.party)
  if (found >= qty) throw new Refusal('request.invalid', { fields: ['found'] })
  const lines = await readLines(tx, order, shipmentId)
  const line = lines.find((one) => one.position === position)
  if (!line) throw new Refusal('shipment.line_changed')
  const pieces = qty - found
  const others = lines.reduce((sum, one) => sum + one.pieces, -line.pieces)
  const { move, endsShipment } = shortPickEffect({
    found,
    reason,
    others,
    leavesWhole: order.backOrders === 'together',
  })
  await lockStock(tx, [line])
  const isShort = endsShipment ? await endShipment(tx, request) : await shortenLine(tx, request)
  if (!isShort) throw new Refusal('shipment.line_changed')
  const shortPickId = await writeShortPick(tx, { ...line, shipmentId, reason, pieces }, changer)
  if (move === null) return { waiting: await readWaiting(tx, line) }
  await endPromises(tx, [{ ...line, pieces }], { waitsSince: changer.now })
  await postMoves(tx, [{ ...line, pieces: -pieces }], {
    kind: move,
    ref: `short pick ${shortPickId}`,
    reason,
    ...changer,
  })
  await promiseWaiting(tx, [line], { now: changer.now, causedBy: order.orderId })
  await tellWaiting(tx, line, changer.now)
  return { waiting: await readWaiting(tx, line) }
}

async function readWaiting(tx: Tx, { orderId, position }: Omit<LinePieces, 'pieces'>) {
  const { rows } = await sql<{ waiting: number }>`
    select waiting from order_lines where order_id = ${orderId} and position = ${position}`.execute(tx)
  return rows[0]?.waiting ?? 0
}
