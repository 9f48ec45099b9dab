import { sql } from 'kysely'
import { seesPurchasePrice } from '../../../../rules/identity/permissions.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { isFor, runs } from '../../catalogue/pricing/running-promotions.queries.ts'
import { sendingWarehouses } from '../../customer/delivery/delivery.queries.ts'
import { linePlace } from './basket.queries.ts'

export type BasketRow = {
  id: number
  place: number
  skuId: number
  custNumber: string
  note: string
  quantity: number
  /** Of one piece. */
  weightGrams: number
  warehouse: string | null
  /** Pieces that can be promised now by the warehouse of the line, else by all that send to the caller. */
  available: number
  /** Where it may come from: the warehouse of the line, where it sends to the caller, else all that do. */
  sources: string[]
  priceSeen: number | null
  priceSeenAt: Date
}

export type BasketPageRequest = {
  keyword?: string | undefined
  /** Rows at most; all where it is not said. */
  size?: number | undefined
  /** The line that the rows come after. */
  after?: number | undefined
}

type BasketPageKeys = {
  /** Of the lines that are asked for. */
  skuIds: number[]
  /** Lines that the keyword finds. */
  total: number
}

/** Which of the caller's lines are asked for, out of how many. */
export async function findAskedSkus(
  db: Db,
  { accountId }: CustomerCaller,
  { keyword = '', size, after = 0 }: BasketPageRequest,
) {
  const words = sql`concat_ws(e'\n', s.number, l.cust_number, l.note, s.oem_code, all_names(s.name, s.names))`
  // The products are read only where words are looked for in their names.
  const keywordJoin = keyword.trim()
    ? sql`join skus s on s.id = l.sku_id and position(lower(${keyword.trim()}) in lower(${words})) > 0`
    : sql``
  const place = linePlace('l')
  const last = sql`coalesce((select ${place} from basket_lines l where l.id = ${after} and l.account_id = ${accountId}), ${after})`
  const { rows } = await sql<BasketPageKeys>`
    with lines as materialized (
      select l.id, ${place} as place, l.sku_id from basket_lines l ${keywordJoin} where l.account_id = ${accountId}
    )
    select array(select sku_id from lines where (place, id) > (${last}, ${after}::bigint)
                  order by place, id limit ${size ?? null}) as "skuIds",
           count(*)::integer as total
      from lines
  `.execute(db)
  return rows[0] ?? { skuIds: [], total: 0 }
}

type Weight = {
  /** Of all lines that are sold, as far as it is known; and how many there are whose weight is not. */
  weightGrams: number
  unweighed: number
}

/** What all of the caller's lines weigh that are sold. */
export async function findWeight(db: Db, { accountId }: CustomerCaller) {
  const { rows } = await sql<Weight>`
    select coalesce(sum(l.quantity::bigint * s.weight_grams), 0)::bigint as "weightGrams",
           count(*) filter (where s.weight_grams = 0)::integer as unweighed
      from basket_lines l
      join skus s on s.id = l.sku_id
     where l.account_id = ${accountId} and s.status <> 'disabled'
  `.execute(db)
  return rows[0] ?? { weightGrams: 0, unweighed: 0 }
}

/** The caller's lines, the first first; all, or of these products alone. */
export async function findBasketLines(db: Db | Tx, caller: CustomerCaller, skuIds?: readonly number[]) {
  const { rows } = await sql<BasketRow>`
    with sending as materialized (select ${sendingWarehouses(caller)} as codes)
    select l.id, ${linePlace('l')} as place, l.sku_id as "skuId", l.cust_number as "custNumber", l.note, l.quantity,
           s.weight_grams as "weightGrams", l.warehouse, f.sources,
           (select coalesce(sum(greatest(0, k.on_hand - k.allocated)), 0)::integer
              from stock k where k.sku_id = l.sku_id and k.warehouse = any(f.sources)) as available,
           l.price_seen as "priceSeen", l.price_seen_at as "priceSeenAt"
      from basket_lines l
      join skus s on s.id = l.sku_id
      cross join sending g
      cross join lateral (
        select case when l.warehouse = any(g.codes) then array[l.warehouse] else g.codes end as sources) f
     where l.account_id = ${caller.accountId} ${skuIds ? sql`and l.sku_id = any(${skuIds}::integer[])` : sql``}
     order by place, l.id
  `.execute(db)
  return rows
}

/**
 * Where the caller's lines may come from, and the value in cents from which the cheapest carrier sends them for nothing
 * to their own address, by its rate or by a promotion for all goods; null where none does, and for who does not see what their company pays.
 */
export async function findShipping(db: Db | Tx, caller: CustomerCaller, now: Date) {
  const { customerId, warehouse, region, role, currency } = caller
  const { rows } = await sql<{ warehouses: string[]; freeFrom: number | null; promotedFrom: number | null }>`
    select array(select code from warehouses where region = ${region} order by code) as warehouses,
           (select r.free_from
              from shipping_rates r
             where r.warehouse = ${warehouse} and r.currency = ${currency}
               and r.country = coalesce(
                     (select country from addresses
                       where customer_id = ${customerId} and kind = 'regular'
                       order by is_default desc, id limit 1),
                     (select country from customers where id = ${customerId}))
             order by r.price, r.carrier
             limit 1) as "freeFrom",
           (select min(r.value)
              from promotions r
              join orgs o on o.id = r.org_id
             where ${isFor(caller)} and ${runs(now)} and r.kind = 'freeShipping'
               and r.class_id is null and r.brand_id is null and not r.of_products) as "promotedFrom"
  `.execute(db)
  const { warehouses = [], freeFrom = null, promotedFrom = null } = rows[0] ?? {}
  const lowest =
    freeFrom === null || promotedFrom === null ? (freeFrom ?? promotedFrom) : Math.min(freeFrom, promotedFrom)
  return { warehouses, freeFrom: seesPurchasePrice(role) ? lowest : null }
}
