import { sql } from 'kysely'
import type { ShortPickReason } from '../../../../rules/fulfilment/shipment/short-pick.ts'
import type { Tx } from '../../../db/database.ts'
import type { Changer } from './change-order.ts'
import type { LinePieces } from './promise.queries.ts'

/** A line of a shipment as it was shown, and what is left of it. */
type ShortLine = { shipmentId: number; position: number; qty: number; found: number }

/** Leaves as many pieces in a line as were found, none: the line goes. False where it has no longer the pieces that were shown. */
export async function shortenLine(tx: Tx, { shipmentId, position, qty, found }: ShortLine): Promise<boolean> {
  const shown = sql`shipment_id = ${shipmentId} and position = ${position} and quantity = ${qty}`
  const { numAffectedRows } = await (found === 0
    ? sql`delete from shipment_lines where ${shown}`
    : sql`update shipment_lines set quantity = ${found} where ${shown}`
  ).execute(tx)
  return numAffectedRows === 1n
}

/** Cancels a shipment as a short pick ends it; its lines say what was to be picked. False as `shortenLine` does. */
export async function endShipment(tx: Tx, { shipmentId, position, qty }: ShortLine): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update shipments s set status = 'cancelled'
     where s.id = ${shipmentId} and s.status = 'picking'
       and exists (select from shipment_lines h
                    where h.shipment_id = s.id and h.position = ${position} and h.quantity = ${qty})`.execute(tx)
  return numAffectedRows === 1n
}

type Entry = LinePieces & { shipmentId: number; reason: ShortPickReason }

/** Writes down what could not be picked. Answers its id. */
export async function writeShortPick(tx: Tx, entry: Entry, { accountId, now }: Changer): Promise<number> {
  const { id } = await tx
    .insertInto('short_picks')
    .values({
      shipment_id: entry.shipmentId,
      order_id: entry.orderId,
      position: entry.position,
      pieces: entry.pieces,
      reason: entry.reason,
      account_id: accountId,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * An event for the buyer of a line that waits again, with the day on which its goods are expected, null where nobody knows. None where
 * `moveDates` has just said another day: the goods were there, so that a line without a day has none that could have moved.
 */
export const tellWaiting = (tx: Tx, { orderId, position }: Omit<LinePieces, 'pieces'>, now: Date) =>
  sql`
    insert into order_events (order_id, status, action, details, at)
    select l.order_id, o.status, 'delayed',
           jsonb_build_array(jsonb_build_object('position', l.position, 'pieces', l.waiting, 'before', null, 'now', l.told_on)), ${now}
      from order_lines l join orders o on o.id = l.order_id
     where l.order_id = ${orderId} and l.position = ${position} and l.waiting > 0
       and not exists (
         select from order_events e
          where e.order_id = l.order_id and e.action = 'delayed' and e.at = ${now}
            and e.details @> jsonb_build_array(jsonb_build_object('position', l.position)))
  `.execute(tx)
