import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { lockStock, postMoves } from '../../catalogue/availability/stock-ledger.queries.ts'
import { creditShipment } from '../../invoice/issue/credit-note.ts'
import { issueInvoice } from '../../invoice/issue/issue-invoice.ts'
import { type Changer, checkChange, type LockedOrder, lockOrder, orderStands, writeChange } from './change-order.ts'
import { checkShipment, lockShipment } from './lock-shipment.ts'
import { type Parcel, writeParcels } from './parcels.ts'
import { endPromises, promiseWaiting } from './promise.queries.ts'
import { lockLines, type ShippableLine } from './shippable.queries.ts'

export type ShipmentPieces = { position: number; pieces: number }

/**
 * Takes promised pieces of a released order into a shipment that is to be picked: all that are in none yet, or those that are named.
 * Where the customer wants all at once it takes all, and only once nothing waits: fewer pieces are refused. Answers its id.
 */
export async function createShipment(
  tx: Tx,
  { orderId, pieces }: { orderId: number; pieces?: readonly ShipmentPieces[] },
  changer: Changer,
) {
  const order = await lockOrder(tx, orderId)
  checkChange('ship', order, changer)
  const shippable = await lockLines(tx, order)
  if (order.backOrders === 'together' && shippable.some(({ waiting }) => waiting > 0)) {
    throw new Refusal('order_change.waits_for_all')
  }
  const lines = choosePieces(shippable, pieces)
  if (lines.length === 0) throw new Refusal('shipment.nothing_to_ship')
  if (order.backOrders === 'together' && sumPieces(lines) < sumFree(shippable))
    throw new Refusal('shipment.leaves_whole')
  const { rows } = await sql<{ id: number }>`
    with shipment as (
      insert into shipments (order_id, carrier, status, created_at)
      select id, ship_via, 'picking', ${changer.now}::timestamptz from orders where id = ${orderId}
      returning id, order_id
    ), lines as (
      insert into shipment_lines (shipment_id, order_id, position, quantity)
      select s.id, s.order_id, l.position, l.pieces
        from shipment s, unnest(${lines.map(({ position }) => position)}::integer[], ${lines.map(({ pieces }) => pieces)}::integer[])
                         as l (position, pieces)
    )
    select id from shipment
  `.execute(tx)
  return orNotFound(rows[0]).id
}

function choosePieces(shippable: readonly ShippableLine[], requested: readonly ShipmentPieces[] | undefined) {
  if (!requested) return shippable.flatMap(({ position, free }) => (free > 0 ? [{ position, pieces: free }] : []))
  const byPosition = Map.groupBy(requested, ({ position }) => position)
  return [...byPosition].map(([position, parts]) => {
    const pieces = parts.reduce((sum, part) => sum + part.pieces, 0)
    const free = shippable.find((line) => line.position === position)?.free ?? 0
    if (pieces > free) throw new Refusal('shipment.too_many_pieces', { details: { position, free } })
    return { position, pieces }
  })
}

const sumPieces = (lines: readonly ShipmentPieces[]) => lines.reduce((sum, { pieces }) => sum + pieces, 0)
const sumFree = (lines: readonly ShippableLine[]) => lines.reduce((sum, { free }) => sum + free, 0)

/** All of a shipment is in its parcels. */
export async function packShipment(tx: Tx, shipmentId: number, parcels: readonly Parcel[], changer: Changer) {
  const { order, ...shipment } = await lockShipment(tx, shipmentId)
  const status = checkShipment('pack', shipment)
  if (order.status === 'onHold') throw orderStands(order.status, changer.party)
  await tx.updateTable('shipments').set({ status, packed_at: changer.now }).where('id', '=', shipmentId).execute()
  await writeParcels(tx, shipmentId, parcels)
}

/** A packed shipment leaves the warehouse: its pieces leave the shelves and the promises, the order moves on, and its invoice is issued. */
export async function dispatchShipment(tx: Tx, shipmentId: number, changer: Changer) {
  const { order, ...shipment } = await lockShipment(tx, shipmentId)
  const status = checkShipment('dispatch', shipment)
  checkChange('ship', order, changer)
  const lines = await readLines(tx, order, shipmentId)
  await lockStock(tx, lines)
  await endPromises(tx, lines, 'shipped')
  await postMoves(
    tx,
    lines.map((line) => ({ ...line, pieces: -line.pieces })),
    { kind: 'shipment', ref: `shipment ${shipmentId}`, promised: true, ...changer },
  )
  await tx.updateTable('shipments').set({ status, shipped_at: changer.now }).where('id', '=', shipmentId).execute()
  const orderStatus = await writeChange(tx, order, { action: 'ship', shipmentId }, changer)
  await issueInvoice(tx, shipmentId, changer)
  return orderStatus
}

/** The lines of a shipment with their shelves, as the use cases take them. */
export async function readLines(tx: Tx, { orderId, shipFrom }: LockedOrder, shipmentId: number) {
  const lines = await tx
    .selectFrom('shipment_lines as h')
    .innerJoin('order_lines as l', (join) =>
      join.onRef('l.order_id', '=', 'h.order_id').onRef('l.position', '=', 'h.position'),
    )
    .select(['h.position', 'h.quantity as pieces', 'l.sku_id as skuId'])
    .where('h.shipment_id', '=', shipmentId)
    .orderBy('h.position')
    .execute()
  return lines.map((line) => ({ ...line, orderId, warehouse: shipFrom }))
}

/** A shipment has arrived, now or when its carrier says so. */
export async function deliverShipment(tx: Tx, shipmentId: number, changer: Changer, arrivedAt = changer.now) {
  const { order, ...shipment } = await lockShipment(tx, shipmentId)
  const status = checkShipment('deliver', shipment)
  await tx.updateTable('shipments').set({ status, delivered_at: arrivedAt }).where('id', '=', shipmentId).execute()
  return writeChange(tx, order, { action: 'deliver', shipmentId }, changer)
}

type Failure = { reason: string; comesBack: boolean }

/**
 * A shipment did not arrive. Its pieces are owed again: from the shelf where they came back, else as soon as there are others, at the
 * order's old place in the queue. What is left of its invoice is credited.
 */
export async function failShipment(tx: Tx, shipmentId: number, { reason, comesBack }: Failure, changer: Changer) {
  const { order, ...shipment } = await lockShipment(tx, shipmentId)
  const status = checkShipment('fail', shipment)
  const lines = await readLines(tx, order, shipmentId)
  await lockStock(tx, lines)
  await sql`
    update order_lines l
       set waiting = l.waiting + h.quantity,
           waits_since = case when l.waiting = 0 then ${changer.now}::timestamptz else l.waits_since end
      from shipment_lines h
     where h.shipment_id = ${shipmentId} and l.order_id = h.order_id and l.position = h.position
  `.execute(tx)
  if (comesBack) await postMoves(tx, lines, { kind: 'return', ref: `shipment ${shipmentId}`, reason, ...changer })
  await tx.updateTable('shipments').set({ status, ended_reason: reason }).where('id', '=', shipmentId).execute()
  await promiseWaiting(tx, lines, { now: changer.now, causedBy: order.orderId })
  const orderStatus = await writeChange(tx, order, { action: 'fail', shipmentId, reason }, changer)
  await creditShipment(tx, shipmentId, reason, changer)
  return orderStatus
}

/** Takes a shipment apart that has not left: its pieces stay promised to the order. */
export async function cancelShipment(tx: Tx, shipmentId: number, reason: string) {
  const { order: _, ...shipment } = await lockShipment(tx, shipmentId)
  const status = checkShipment('cancel', shipment)
  await tx.updateTable('shipments').set({ status, ended_reason: reason }).where('id', '=', shipmentId).execute()
}

/** All that is promised to an order leaves at once, picked and packed in the same breath. Answers the shipment. */
export async function shipOrder(
  tx: Tx,
  { parcels, ...contents }: { orderId: number; pieces?: readonly ShipmentPieces[]; parcels: readonly Parcel[] },
  changer: Changer,
) {
  const shipmentId = await createShipment(tx, contents, changer)
  await packShipment(tx, shipmentId, parcels, changer)
  await dispatchShipment(tx, shipmentId, changer)
  return shipmentId
}
