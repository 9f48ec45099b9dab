import { sql } from 'kysely'
import { isDropShipment } from '../../../../rules/order/drop-shipment.ts'
import type { OrderType } from '../../../../rules/order/order.ts'
import { chooseVat } from '../../../../rules/vat/rate.ts'
import { type Vat, vatOn } from '../../../../rules/vat/vat.ts'
import type { Db } from '../../../db/database.ts'

type Row = {
  id: number
  orderno: string
  placedAt: Date
  custnum: string
  company: string
  vatNumber: string
  confirmed: boolean | null
  orderType: OrderType
  shipVia: string
  shipFrom: { country: string; vatRateBp: number }
  shipTo: { country: string; postcode: string }
  charged: Vat
  currency: string
  /** What VAT is taken on, in cents of the currency. */
  net: number
}

export type WrongOrder = Pick<Row, 'orderno' | 'placedAt' | 'custnum' | 'company' | 'vatNumber' | 'shipTo'> &
  Pick<Row, 'charged' | 'currency' | 'net'> & {
    /** What should have been charged. */
    due: Vat
    /** In cents of the currency. */
    vat: number
  }

const batch = 1_000

/**
 * The orders whose VAT is not that of where they went and of the VAT number they were placed under, the oldest first; cancelled
 * ones are not asked. A rate that has changed since is no fault. An order from before its VAT number was kept with it is judged
 * by the one of its customer today.
 */
export async function* ordersWithWrongVat(db: Db): AsyncGenerator<WrongOrder> {
  for (let after = 0; ; ) {
    const rows = await readOrders(db, after)
    for (const { id, confirmed, orderType, shipVia, shipFrom, ...order } of rows) {
      after = id
      const vatId = { number: order.vatNumber, confirmed }
      const isDropShipped = isDropShipment(orderType, shipVia)
      const due = chooseVat({ shipFrom, shipTo: order.shipTo, vatId, isDropShipped })
      if (due.reason !== order.charged.reason) yield { ...order, due, vat: vatOn(order.net, due.rateBp) }
    }
    if (rows.length < batch) return
  }
}

async function readOrders(db: Db, after: number) {
  const { rows } = await sql<Row>`
    select o.id, o.order_number as orderno, o.placed_at as "placedAt", c.custnum, c.company,
           coalesce(o.vat_number, c.vat_number, '') as "vatNumber",
           case when o.vat_number is null or o.vat_number = c.vat_number then c.vat_confirmed end as confirmed,
           o.order_type as "orderType", o.ship_via as "shipVia",
           json_build_object('country', f.iso2, 'vatRateBp', f.vat_rate_bp) as "shipFrom",
           json_build_object('country', o.ship_to ->> 'country', 'postcode', coalesce(o.ship_to ->> 'postcode', '')) as "shipTo",
           json_build_object('rateBp', o.vat_rate_bp, 'reason', o.vat_reason) as charged,
           o.currency, o.subtotal - o.discount + o.shipping_cost + o.handling_fee as net
      from orders o
      join customers c on c.id = o.customer_id
      join warehouses w on w.code = o.ship_from
      join countries f on f.iso2 = w.country
     where o.status <> 'cancelled' and o.id > ${after}
     order by o.id
     limit ${sql.lit(batch)}
  `.execute(db)
  return rows
}
