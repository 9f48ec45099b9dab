import { sql } from 'kysely'
import { isDropShipment } from '../../../../rules/order/drop-shipment.ts'
import type { OrderType } from '../../../../rules/order/order.ts'
import { chooseVat } from '../../../../rules/vat/rate.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { orNotFound } from '../../../http/refuse.ts'

/** What of a placed order its VAT depends on. */
export type OrderSupply = {
  vatNumber: string
  confirmed: boolean | null
  orderType: OrderType
  shipVia: string
  shipFrom: { country: string; vatRateBp: number }
  shipTo: { country: string; postcode: string }
}

/** Its columns, of `supplyTables`. An order from before its VAT number was kept with it is judged by the one of its customer today. */
export const supplyColumns = sql`
  coalesce(o.vat_number, c.vat_number, '') as "vatNumber",
  case when o.vat_number is null or o.vat_number = c.vat_number then c.vat_confirmed end as confirmed,
  o.order_type as "orderType", o.ship_via as "shipVia",
  json_build_object('country', f.iso2, 'vatRateBp', f.vat_rate_bp) as "shipFrom",
  json_build_object('country', o.ship_to ->> 'country', 'postcode', coalesce(o.ship_to ->> 'postcode', '')) as "shipTo"`

export const supplyTables = sql`
  orders o
  join customers c on c.id = o.customer_id
  join warehouses w on w.code = o.ship_from
  join countries f on f.iso2 = w.country`

export async function findSupply(db: Db | Tx, orderId: number): Promise<OrderSupply> {
  const { rows } = await sql<OrderSupply>`
    select ${supplyColumns} from ${supplyTables} where o.id = ${orderId}`.execute(db)
  return orNotFound(rows[0])
}

/** The VAT that is due on it. */
export const toDueVat = ({ shipFrom, shipTo, vatNumber, confirmed, orderType, shipVia }: OrderSupply) =>
  chooseVat({
    shipFrom,
    shipTo,
    vatId: { number: vatNumber, confirmed },
    isDropShipped: isDropShipment(orderType, shipVia),
  })
