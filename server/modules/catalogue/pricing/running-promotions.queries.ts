import { type RawBuilder, sql } from 'kysely'
import type { PromotionKind } from '../../../../rules/catalogue/price/promotion.ts'
import { seesAccountPrice, seesPurchasePrice } from '../../../../rules/identity/permissions.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { type Caller, type CustomerCaller, isCustomer } from '../../../http/caller.ts'

/** A title as it is stored: English always, the others where they are written. */
export type Title = { en: string } & Partial<Record<Language, string>>

/** A sales rep sees what their company sets, and never what takes something off what it pays. */
export const hasPromotions = (caller: Caller | null): caller is CustomerCaller =>
  caller !== null && isCustomer(caller) && seesPurchasePrice(caller.role)

/** Whether a promotion `r` of the site `o` is for the caller: of their site, in their currency, for their group or for all. */
export const isFor = ({ orgId, currency, priceListId }: CustomerCaller) => sql<boolean>`
  r.org_id = ${orgId} and r.currency = ${currency} and (r.price_list_id is null or r.price_list_id = ${priceListId})`

/** What the caller pays for a product without promotions: a price that was agreed with them goes before the list. */
export const unitPrice = sql`coalesce(c.unit_price, l.unit_price)`

/** The products that are sold and cost the caller less by the prices of a promotion. */
export const loweredProducts = ({ customerId, priceListId }: CustomerCaller) => sql`
        from promotion_prices pp
        join skus s on s.id = pp.sku_id and s.status <> 'disabled'
        left join customer_prices c on c.sku_id = pp.sku_id and c.customer_id = ${customerId}
        left join list_prices l on l.sku_id = pp.sku_id and l.price_list_id = ${priceListId}
       where pp.discount_price < ${unitPrice}`

/**
 * Whether a reader of the site `o` may hear of its promotion `r`: one of a group is for that group alone, prices are for who pays less by
 * one of them, and who sees what their company sets instead of prices gets none.
 */
export function isNamedTo(caller: Caller | null) {
  if (hasPromotions(caller))
    return sql<boolean>`${isFor(caller)} and (r.kind <> 'prices' or exists (select ${loweredProducts(caller)} and pp.promotion_id = r.id))`
  return caller !== null && isCustomer(caller) && seesAccountPrice(caller.role)
    ? sql<boolean>`false`
    : sql<boolean>`r.price_list_id is null`
}

/** A day begins and ends by the clock of its site. */
const begins = sql`r.starts_on::timestamp at time zone o.time_zone`
/** The first moment after a promotion `r` of the site `o`. */
export const ends = sql<Date>`(r.ends_on + 1)::timestamp at time zone o.time_zone`

/** Whether a promotion `r` of the site `o` runs; whether it is over; whether it is still to come. */
export const runs = (now: Date) => sql<boolean>`${begins} <= ${now} and ${ends} > ${now}`
export const isOver = (now: Date) => sql<boolean>`${ends} <= ${now}`
export const isToCome = (now: Date) => sql<boolean>`${begins} > ${now}`

/** Whether a promotion without prices of its own is for a product. */
export const isMeant = (promotion: RawBuilder<unknown>, sku: RawBuilder<unknown>) => sql<boolean>`
  (${promotion}.class_id is null or ${promotion}.class_id = ${sku}.class_id)
  and (${promotion}.brand_id is null or ${promotion}.brand_id = ${sku}.brand_id)
  and (not ${promotion}.of_products
       or exists (select from promotion_skus ps where ps.promotion_id = ${promotion}.id and ps.sku_id = ${sku}.id))`

/**
 * The ids of the first products of a promotion `r` that the region of the site `o` has in stock, by number. Those of a
 * class or a brand are read facet by facet, each from its index, so that no promotion walks through all SKUs.
 */
export function firstInStock(limit: number) {
  const sold = sql`s.status = 'active' and case when o.region = 'US' then s.in_stock_us else s.in_stock_eu end`
  return sql<number[]>`array(
    select m.id
      from (
        select s.id, s.number from promotion_prices pp join skus s on s.id = pp.sku_id
         where r.kind = 'prices' and pp.promotion_id = r.id and ${sold}
        union all
        select s.id, s.number from promotion_skus ps join skus s on s.id = ps.sku_id
         where r.of_products and ps.promotion_id = r.id and ${sold}
        union all
        select n.id, n.number
          from (select s.id, s.number from skus s where s.facet_id is not null and ${sold} order by s.number, s.id limit ${sql.lit(limit)}) n
         where r.kind <> 'prices' and not r.of_products and r.class_id is null and r.brand_id is null
        union all
        select n.id, n.number
          from facets f
         cross join lateral (
           select s.id, s.number from skus s where s.facet_id = f.id and ${sold} order by s.number, s.id limit ${sql.lit(limit)}
         ) n
         where (r.class_id is not null or r.brand_id is not null)
           and (r.class_id is null or f.class_id = r.class_id) and (r.brand_id is null or f.brand_id = r.brand_id)
      ) m
     order by m.number
     limit ${sql.lit(limit)})`
}

type RunningPromotion = {
  promotionId: number
  kind: PromotionKind
  title: Title
  endsAt: Date
  /** Cents of goods from which it sends for nothing; null of those that do not. */
  from: number | null
  meant: number[]
}

/** Of the promotions that run for the caller: those with these ids, and each that sends for nothing with the SKUs that it is for. */
export async function runningPromotions(
  db: Db | Tx,
  caller: CustomerCaller,
  { ids, skuIds }: { ids: readonly number[]; skuIds: readonly number[] },
  now: Date,
) {
  const { rows } = await sql<RunningPromotion>`
    select r.id as "promotionId", r.kind, r.title, ${ends} as "endsAt",
           case when r.kind = 'freeShipping' then r.value end as "from",
           case when r.kind = 'freeShipping' then
             array(select s.id from skus s where s.id = any(${skuIds}::integer[]) and ${isMeant(sql`r`, sql`s`)})
             else array[]::integer[] end as meant
      from promotions r
      join orgs o on o.id = r.org_id
     where ${isFor(caller)} and ${runs(now)} and (r.kind = 'freeShipping' or r.id = any(${ids}::integer[]))
     order by r.id
  `.execute(db)
  return rows
}
