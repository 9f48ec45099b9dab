import { sql } from 'kysely'
import { readShipmentNumber } from '../../../../rules/fulfilment/shipment/shipment.ts'
import type { Tx } from '../../../db/database.ts'

/** The orders with this short number, the digits at the end of their own without zeros in front: one of each site at most. */
export async function findByShortNumber(tx: Tx, digits: string) {
  const short = digits.replace(/^0+/, '')
  if (!/^\d{1,12}$/.test(short)) return []
  const { rows } = await sql<Row>`
    select id from orders where ltrim(substring(order_number from '[0-9]+$'), '0') = ${short}`.execute(tx)
  return rows
}

type Row = { id: number }

/** Orders by the whole number of their own, or of what was made of them or for them; in capitals. */
export async function findByWholeNumber(tx: Tx, sought: string) {
  const shipmentId = /^S\d/.test(sought) ? readShipmentNumber(sought) : undefined
  const { rows } = await sql<Row>`
    select id from orders where order_number = ${sought}
    union select id from orders where so_number = ${sought}
    -- Digits alone may be the end of a number of ours.
    union select id from orders where ${/\D/.test(sought)} and upper(po_number) = ${sought} and po_number <> ''
    union select order_id from finance_items where number = ${sought} and order_id is not null
    union select order_id from quick_orders where number = ${sought} and order_id is not null
    union select s.order_id from parcels p join shipments s on s.id = p.shipment_id
           where upper(p.tracking_number) = ${sought} and p.tracking_number <> ''
    union select order_id from shipments where id = ${shipmentId ?? null}::bigint
    union select l.order_id from returns r join return_lines l on l.return_id = r.id where r.rma_number = ${sought}
    union select l.order_id from returns r join return_lines l on l.return_id = r.id
           where upper(r.tracking_number) = ${sought} and r.tracking_number <> ''`.execute(tx)
  return rows
}
