import { sql } from 'kysely'
import { readShipmentNumber } from '../../../../rules/fulfilment/shipment/shipment.ts'
import type { RowShipment, TrackingRow } from '../../../../rules/fulfilment/shipment/tracking-rows.ts'
import type { Db } from '../../../db/database.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'

/** The shipments that rows name by their own number or by that of their order, of the sites that the caller can access. */
export async function findRowShipments(db: Db, staff: Staff, rows: readonly TrackingRow[]) {
  const shipmentIds = rows.flatMap(({ shipment }) => readShipmentNumber(shipment) ?? [])
  const orders = rows.map(({ order }) => order.trim().toUpperCase()).filter((order) => order !== '')
  const { rows: found } = await sql<RowShipment>`
    select s.id as "shipmentId", o.order_number as orderno, o.so_number as "soNumber", s.status, s.carrier,
           coalesce(nullif(o.forwarder, ''), c.name) as "carrierName",
           (select coalesce(json_agg(json_build_object('parcelId', id, 'trackingNumber', tracking_number, 'weightGrams', weight_grams)
                                     order by id), '[]')
              from parcels where shipment_id = s.id) as parcels
      from (select unnest(${shipmentIds}::bigint[]) as id
            union select h.id from orders w join shipments h on h.order_id = w.id where w.order_number = any(${orders}::text[])
            union select h.id from orders w join shipments h on h.order_id = w.id where w.so_number = any(${orders}::text[])) n
      join shipments s on s.id = n.id
      join orders o on o.id = s.order_id and ${canAccessSite(staff, sql.ref('o.org_id'))}
      join carriers c on c.code = s.carrier
     order by s.id
  `.execute(db)
  return found
}
