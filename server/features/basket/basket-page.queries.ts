import { sql } from 'kysely'
import { seesPurchasePrice } from '../../../rules/permissions.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CustomerCaller } from '../../http/caller.ts'

export type BasketRow = {
  id: number
  skuId: number
  custNumber: string
  note: string
  quantity: number
  /** Of one piece. */
  weightGrams: number
  warehouse: string | null
  /** Pieces that the warehouse of the line, else the caller's own, can promise now. */
  available: number
  /** When it gets more. */
  expectedOn: string | null
  priceSeen: number | null
  priceSeenAt: Date
}

/** The caller's lines, oldest first. */
export async function basketLinesOf(db: Db | Tx, { accountId, warehouse }: CustomerCaller, now: Date) {
  const { rows } = await sql<BasketRow>`
    select l.id, l.sku_id as "skuId", l.cust_number as "custNumber", l.note, l.quantity,
           s.weight_grams as "weightGrams", l.warehouse, coalesce(k.on_hand - k.allocated, 0) as available,
           (select min(e.expected_on) from expected_arrivals e
             where e.sku_id = l.sku_id and e.warehouse = coalesce(l.warehouse, ${warehouse})
               and e.expected_on >= ${now.toISOString().slice(0, 10)}::date) as "expectedOn",
           l.price_seen as "priceSeen", l.price_seen_at as "priceSeenAt"
      from basket_lines l
      join skus s on s.id = l.sku_id
      left join stock k on k.sku_id = l.sku_id and k.warehouse = coalesce(l.warehouse, ${warehouse})
     where l.account_id = ${accountId}
     order by l.id
  `.execute(db)
  return rows
}

/**
 * Where the caller's lines may come from, and the value in cents from which the cheapest carrier sends them for nothing
 * to his own address; null where none does, and for who does not see what his company pays.
 */
export async function shippingOf(db: Db | Tx, { customerId, warehouse, region, role }: CustomerCaller) {
  const { rows } = await sql<{ warehouses: string[]; freeFrom: number | null }>`
    select array(select code from warehouses where region = ${region} order by code) as warehouses,
           (select r.free_from
              from shipping_rates r
             where r.warehouse = ${warehouse}
               and r.country = coalesce(
                     (select country from addresses
                       where customer_id = ${customerId} and kind = 'regular'
                       order by is_default desc, id limit 1),
                     (select country from customers where id = ${customerId}))
             order by r.price, r.carrier
             limit 1) as "freeFrom"
  `.execute(db)
  const { warehouses = [], freeFrom = null } = rows[0] ?? {}
  return { warehouses, freeFrom: seesPurchasePrice(role) ? freeFrom : null }
}
