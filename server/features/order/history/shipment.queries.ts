import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

type Row = {
  shipmentId: number
  carrier: string
  trackingPage: string
  trackingNumber: string
  shippedAt: Date
  lines: { position: number; qty: number }[]
}

/** What of an order has left, the first shipment first. Whose the order is was asked before. */
export async function findShipments(db: Db, orderId: number) {
  const { rows } = await sql<Row>`
    select s.id as "shipmentId", coalesce(nullif(o.forwarder, ''), c.name) as carrier, c.tracking_url as "trackingPage",
           s.tracking_number as "trackingNumber", s.shipped_at as "shippedAt",
           (select coalesce(json_agg(json_build_object('position', l.position, 'qty', l.quantity) order by l.position), '[]')
              from shipment_lines l where l.shipment_id = s.id) as lines
      from shipments s
      join orders o on o.id = s.order_id
      join carriers c on c.code = s.carrier
     where s.order_id = ${orderId}
     order by s.shipped_at, s.id
  `.execute(db)
  return rows
}

type ShipmentToRecord = { trackingNumber: string; most: number; at: Date }

/** The promised pieces of the first `most` lines leave in one shipment, with the carrier of the order. */
export const shipPromised = (tx: Tx, orderId: number, { trackingNumber, most, at }: ShipmentToRecord) =>
  sql`
    with left_now as (
      insert into shipments (order_id, carrier, tracking_number, shipped_at)
      select id, ship_via, ${trackingNumber}, ${at} from orders where id = ${orderId}
      returning id, order_id
    )
    insert into shipment_lines (shipment_id, order_id, position, quantity)
    select n.id, n.order_id, l.position, l.ships_now
      from left_now n
      join order_lines l on l.order_id = n.order_id
     where l.position <= ${most} and l.ships_now > 0
  `.execute(tx)
