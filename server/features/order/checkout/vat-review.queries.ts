import { sql } from 'kysely'
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
  from: { country: string; euMember: boolean; vatRateBp: number }
  to: { country: string; euMember: boolean; vatRateBp: number; postcode: string }
  currency: string
  /** What VAT is taken on, in cents of the currency. */
  net: number
}

export type WrongOrder = Pick<Row, 'orderno' | 'placedAt' | 'custnum' | 'company' | 'vatNumber' | 'currency' | 'net'> &
  Pick<Vat, 'rateBp'> & {
    /** The VAT that should have been charged, in cents of the currency. */
    vat: number
  }

const batch = 1_000

/**
 * The orders that were sold free of VAT inside the EU although the VAT number does not allow it, the oldest first; cancelled
 * ones are not asked. An order from before its VAT number was kept with it is judged by the one of its customer today.
 */
export async function* ordersWithoutDueVat(db: Db): AsyncGenerator<WrongOrder> {
  for (let after = 0; ; ) {
    const rows = await freeOrders(db, after)
    for (const { id, confirmed, from, to, ...order } of rows) {
      after = id
      const vat = chooseVat({ shipFrom: from, shipTo: to, vatId: { number: order.vatNumber, confirmed } })
      if (vat.reason !== 'vat.intra_eu') yield { ...order, rateBp: vat.rateBp, vat: vatOn(order.net, vat.rateBp) }
    }
    if (rows.length < batch) return
  }
}

async function freeOrders(db: Db, after: number) {
  const place = (country: string) => sql`
    'country', ${sql.ref(`${country}.iso2`)}, 'euMember', ${sql.ref(`${country}.eu_member`)},
    'vatRateBp', ${sql.ref(`${country}.vat_rate_bp`)}`
  const { rows } = await sql<Row>`
    select o.id, o.order_number as orderno, o.placed_at as "placedAt", c.custnum, c.company,
           coalesce(o.vat_number, c.vat_number, '') as "vatNumber",
           case when o.vat_number is null or o.vat_number = c.vat_number then c.vat_confirmed end as confirmed,
           json_build_object(${place('f')}) as "from",
           json_build_object(${place('t')}, 'postcode', o.ship_to ->> 'postcode') as "to",
           o.currency, o.subtotal - o.discount + o.shipping_cost + o.handling_fee as net
      from orders o
      join customers c on c.id = o.customer_id
      join warehouses w on w.code = o.ship_from
      join countries f on f.iso2 = w.country
      join countries t on t.iso2 = o.ship_to ->> 'country'
     where o.vat_reason = 'vat.intra_eu' and o.status <> 'cancelled' and o.id > ${after}
     order by o.id
     limit ${sql.lit(batch)}
  `.execute(db)
  return rows
}
