import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

type Row = {
  shipmentId: number
  carrier: string
  trackingPage: string
  status: 'left' | 'delivered'
  shippedAt: Date
  deliveredAt: Date | null
  parcels: { trackingNumber: string }[]
  lines: { position: number; qty: number }[]
}

/** What of an order has left, the first shipment first. Whose the order is was asked before. */
export async function findShipments(db: Db, orderId: number) {
  const { rows } = await sql<Row>`
    select s.id as "shipmentId", coalesce(nullif(o.forwarder, ''), c.name) as carrier, c.tracking_url as "trackingPage",
           s.status, s.shipped_at as "shippedAt", s.delivered_at as "deliveredAt",
           (select coalesce(json_agg(json_build_object('trackingNumber', p.number) order by p.first), '[]')
              from (select tracking_number as number, min(id) as first from parcels
                     where shipment_id = s.id and tracking_number <> '' group by tracking_number) p) as parcels,
           (select coalesce(json_agg(json_build_object('position', l.position, 'qty', l.quantity) order by l.position), '[]')
              from shipment_lines l where l.shipment_id = s.id) as lines
      from shipments s
      join orders o on o.id = s.order_id
      join carriers c on c.code = s.carrier
     where s.order_id = ${orderId} and s.status in ('left', 'delivered')
     order by s.shipped_at, s.id
  `.execute(db)
  return rows
}
