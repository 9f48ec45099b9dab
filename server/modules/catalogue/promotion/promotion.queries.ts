import { type RawBuilder, sql } from 'kysely'
import type { PromotionKind } from '../../../../rules/catalogue/price/promotion.ts'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import { rowsAndTotal } from '../../../db/rows-and-total.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { isFor, isMeant, isOver, isToCome, loweredProducts, unitPrice } from '../pricing/running-promotions.queries.ts'

type PromotionRow = {
  promotionId: number
  title: string
  kind: PromotionKind
  value: number | null
  buy: number | null
  free: number | null
  discountPercent: number | null
  startsOn: string
  endsOn: string
  status: 'running' | 'coming'
  ofProducts: boolean
  products: number | null
  classId: number | null
  className: string | null
  brandId: number | null
  brand: string | null
}

type PromotionsQuery = { now: Date; language: Language }
type Page = { limit: number; offset: number }

/** The promotions for the caller that are not over: those that run first, then what ends or begins first. */
export async function findPromotions(db: Db, caller: CustomerCaller, { now, language }: PromotionsQuery, page: Page) {
  return rowsAndTotal(page, async ({ limit, offset }) => {
    const { rows } = await sql<PromotionRow & { total: number }>`
      ${promotions(caller, { now, language }, sql`true`)}
       order by ${isToCome(now)}, case when ${isToCome(now)} then r.starts_on else r.ends_on end, r.id
       limit ${limit} offset ${offset}
    `.execute(db)
    return rows
  })
}

/** One of them, undefined where it is not for the caller or is over. */
export async function promotionById(db: Db, caller: CustomerCaller, id: number, ask: PromotionsQuery) {
  const { rows } = await sql<PromotionRow>`${promotions(caller, ask, sql`r.id = ${id}`)}`.execute(db)
  return rows[0]
}

const promotions = (caller: CustomerCaller, { now, language }: PromotionsQuery, which: RawBuilder<boolean>) => sql`
  select r.id as "promotionId", coalesce(nullif(r.title ->> ${language}, ''), r.title ->> 'en') as title, r.kind, r.value,
         r.buy, r.free, r.starts_on as "startsOn", r.ends_on as "endsOn", r.of_products as "ofProducts",
         case when ${isToCome(now)} then 'coming' else 'running' end as status, coalesce(p.products, n.products) as products, p.percent as "discountPercent", r.class_id as "classId",
         coalesce(nullif(to_jsonb(k) ->> ('name_' || ${language}), ''), k.name_en) as "className",
         r.brand_id as "brandId", b.name as brand, count(*) over ()::integer as total
    from promotions r
    join orgs o on o.id = r.org_id
    left join classes k on k.id = r.class_id
    left join brands b on b.id = r.brand_id
    left join lateral (
      -- No more is promised than a product gives.
      select count(*)::integer as products, floor(max(100 - 100.0 * pp.discount_price / ${unitPrice}))::integer as percent
        ${loweredProducts(caller)} and pp.promotion_id = r.id
    ) p on r.kind = 'prices'
    left join lateral (
      select count(*)::integer as products
        from promotion_skus ps join skus s on s.id = ps.sku_id and s.status <> 'disabled' where ps.promotion_id = r.id
    ) n on r.of_products
   where ${isFor(caller)} and not ${isOver(now)} and (r.kind <> 'prices' or p.products > 0) and ${which}`

// Nobody turns so many pages.
const mostCounted = 10_000

/** A page of the products that a promotion has for the caller, by number, and how many there are up to `mostCounted`. */
export async function skusOfPromotion(
  db: Db,
  caller: CustomerCaller,
  { promotionId, kind }: Pick<PromotionRow, 'promotionId' | 'kind'>,
  page: Page,
) {
  const promotedProducts =
    kind === 'prices'
      ? sql`${loweredProducts(caller)} and pp.promotion_id = ${promotionId}`
      : sql`from promotions r join skus s on ${isMeant(sql`r`, sql`s`)} where r.id = ${promotionId} and s.status <> 'disabled'`
  const { rows } = await sql<{ skuId: number }>`
    select s.id as "skuId" ${promotedProducts}
     order by s.number limit ${page.limit} offset ${page.offset}
  `.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total
      from (select 1 ${promotedProducts} limit ${sql.lit(mostCounted)}) f
  `.execute(db)
  return { ids: rows.map(({ skuId }) => skuId), total: counted.rows[0]?.total ?? 0 }
}

/** The SKUs with these item numbers, each beside the number as it was asked. Unknown numbers are left out. */
export async function skusByItemNumber(db: Db, numbers: readonly string[]) {
  const { rows } = await sql<{ number: string; skuId: number }>`
    select distinct i.number, n.sku_id as "skuId"
      from unnest(${numbers}::text[], ${numbers.map(normalise)}::text[] collate "C") as i (number, key)
      join part_numbers n on n.normalised = i.key and n.kind = 'own'
  `.execute(db)
  return rows
}
