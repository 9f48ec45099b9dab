import { sql } from 'kysely'
import { type Vat, vatOn } from '../../../../rules/vat/vat.ts'
import type { Db } from '../../../db/database.ts'
import { type OrderSupply, supplyColumns, supplyTables, toDueVat } from '../history/supply.queries.ts'

type Row = OrderSupply & {
  id: number
  orderno: string
  placedAt: Date
  custnum: string
  company: string
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
 * ones are not asked. A rate that has changed since is no fault.
 */
export async function* ordersWithWrongVat(db: Db): AsyncGenerator<WrongOrder> {
  for (let after = 0; ; ) {
    const rows = await readOrders(db, after)
    for (const row of rows) {
      const { id, confirmed: _, orderType: __, shipVia: ___, shipFrom: ____, ...order } = row
      after = id
      const due = toDueVat(row)
      if (due.reason !== order.charged.reason) yield { ...order, due, vat: vatOn(order.net, due.rateBp) }
    }
    if (rows.length < batch) return
  }
}

async function readOrders(db: Db, after: number) {
  const { rows } = await sql<Row>`
    select o.id, o.order_number as orderno, o.placed_at as "placedAt", c.custnum, c.company,
           ${supplyColumns},
           json_build_object('rateBp', o.vat_rate_bp, 'reason', o.vat_reason) as charged,
           o.currency, o.subtotal - o.discount + o.shipping_cost + o.handling_fee as net
      from ${supplyTables}
     where o.status <> 'cancelled' and o.id > ${after}
     order by o.id
     limit ${sql.lit(batch)}
  `.execute(db)
  return rows
}
