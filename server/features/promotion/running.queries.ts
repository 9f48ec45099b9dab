import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../../texts/index.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CustomerCaller } from '../../http/caller.ts'

/** A title as it is stored: English always, the others where somebody wrote them. */
export type Title = { en: string } & Partial<Record<Language, string>>

/** Whether a promotion `r` of the site `o` is for the caller: of his site, in his currency, for his group or for all. */
export const isFor = ({ orgId, currency, priceListId }: CustomerCaller) => sql<boolean>`
  r.org_id = ${orgId} and o.currency = ${currency} and (r.price_list_id is null or r.price_list_id = ${priceListId})`

/** A day begins and ends by the clock of its site. */
const begins = sql`r.starts_on::timestamp at time zone o.time_zone`
const ends = sql`(r.ends_on + 1)::timestamp at time zone o.time_zone`

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

type OfOrder = {
  promotionId: number
  title: Title
  /** Cents of goods from which it sends for nothing; null of those that do not. */
  from: number | null
  meant: number[]
}

/** Of the promotions that run for the caller: those with these ids, and each that sends for nothing with the SKUs that it is for. */
export async function promotionsOfOrder(
  db: Db | Tx,
  caller: CustomerCaller,
  { ids, skuIds }: { ids: readonly number[]; skuIds: readonly number[] },
  now: Date,
) {
  const { rows } = await sql<OfOrder>`
    select r.id as "promotionId", r.title,
           case when r.kind = 'freeShipping' then r.value end as "from",
           case when r.kind = 'freeShipping' then
             array(select s.id from skus s where s.id = any(${skuIds}::integer[]) and ${isMeant(sql`r`, sql`s`)})
             else array[]::integer[] end as meant
      from promotions r
      join orgs o on o.id = r.org_id
     where ${isFor(caller)} and ${runs(now)} and (r.kind = 'freeShipping' or r.id = any(${ids}::integer[]))
  `.execute(db)
  return rows
}
