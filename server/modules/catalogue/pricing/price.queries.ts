import { type RawBuilder, sql } from 'kysely'
import { accountPrice } from '../../../../rules/catalogue/price/account-price.ts'
import { bestOffer, type OwnPrice } from '../../../../rules/catalogue/price/price.ts'
import type { Promotion } from '../../../../rules/catalogue/price/promotion.ts'
import { seesAccountPrice, seesPurchasePrice } from '../../../../rules/identity/permissions.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { type Caller, type CustomerCaller, isCustomer } from '../../../http/caller.ts'
import { isFor, isMeant, runs } from './running-promotions.queries.ts'
import { markupColumns } from './visible-price.queries.ts'

/** A list for each column: so many small rows take the process longer to read than the database to find. */
type PriceColumns = {
  skuIds: number[]
  customerPrices: (number | null)[]
  listPrices: (number | null)[]
  promotionPrices: (number | null)[]
  promotionIds: (number | null)[]
  /** Promotions without prices of their own. */
  wide: (Promotion[] | null)[]
}

/** Ids of SKUs, or what those (`s`) have in common that are asked for. */
type SkuSelection = readonly number[] | RawBuilder<boolean>

const isSelected = (skus: SkuSelection) => ('length' in skus ? sql<boolean>`s.id = any(${skus}::integer[])` : skus)

/**
 * What the caller pays for each SKU, in cents of their currency: customer price, else list price, and the price of the
 * best running promotion of their site and group. A sales rep gets the account price of their company instead, and no promotion.
 * Empty for a visitor, for staff, and for a role that may not see any; a SKU without a price is not in the map.
 */
export async function pricesFor(db: Db | Tx, caller: Caller | null, skus: SkuSelection, now: Date) {
  const prices = new Map<number, OwnPrice>()
  if (!caller || !isCustomer(caller) || ('length' in skus && skus.length === 0)) return prices
  if (seesAccountPrice(caller.role)) return accountPricesFor(db, caller, skus)
  if (!seesPurchasePrice(caller.role)) return prices

  const { rows } = await sql<PriceColumns | { skuIds: null }>`
    with mine as materialized (
      select r.*
        from promotions r
        join orgs o on o.id = r.org_id
       where ${isFor(caller)} and ${runs(now)} and r.kind <> 'freeShipping'
    ), asked as materialized (
      select s.id, s.class_id, s.brand_id from skus s where ${isSelected(skus)}
    ), wide as materialized (
      select k.id, json_agg(json_strip_nulls(json_build_object(
                     'promotionId', w.id, 'kind', w.kind, 'value', w.value, 'buy', w.buy, 'free', w.free))) as promotions
        from asked k
        join mine w on w.kind <> 'prices' and ${isMeant(sql`w`, sql`k`)}
       group by k.id
    ), lowest as materialized (
      select distinct on (pp.sku_id) pp.sku_id, pp.discount_price, pp.promotion_id
        from promotion_prices pp
        join mine r on r.id = pp.promotion_id
        join asked k on k.id = pp.sku_id
       order by pp.sku_id, pp.discount_price, pp.promotion_id
    )
    select json_agg(s.id) as "skuIds", json_agg(c.unit_price) as "customerPrices", json_agg(l.unit_price) as "listPrices",
           json_agg(p.discount_price) as "promotionPrices", json_agg(p.promotion_id) as "promotionIds",
           json_agg(w.promotions) as wide
      from asked s
      left join customer_prices c on c.sku_id = s.id and c.customer_id = ${caller.customerId}
      left join list_prices l on l.sku_id = s.id and l.price_list_id = ${caller.priceListId}
      left join lowest p on p.sku_id = s.id
      left join wide w on w.id = s.id
  `.execute(db)

  const [found] = rows
  if (!found?.skuIds) return prices
  for (const [at, skuId] of found.skuIds.entries()) {
    const price = bestOffer({
      customerPrice: found.customerPrices[at] ?? null,
      listPrice: found.listPrices[at] ?? null,
      promotions: promotionsAt(found, at),
    })
    if (price) prices.set(skuId, price)
  }
  return prices
}

/** Of those with prices of their own the lowest alone can be the best; of the others any, by what the product costs. */
function promotionsAt({ promotionPrices, promotionIds, wide }: PriceColumns, at: number): Promotion[] {
  const [value, promotionId, others] = [promotionPrices[at] ?? null, promotionIds[at] ?? null, wide[at] ?? []]
  return value === null || promotionId === null ? others : [...others, { promotionId, kind: 'prices', value }]
}

const noPromotion = { discountPrice: null, promotionId: null, buyGet: [], promotions: [] }

type AccountPriceRow = { skuId: number } & Parameters<typeof accountPrice>[0]

/** What a sales rep sees. The purchase price is read for the mark-up and goes no further. */
async function accountPricesFor(
  db: Db | Tx,
  { customerId, accountId, priceListId }: CustomerCaller,
  skus: SkuSelection,
) {
  const { rows } = await sql<AccountPriceRow>`
    select s.id as "skuId", coalesce(c.unit_price, l.unit_price) as purchase,
           o.unit_price as "ownPrice", a.unit_price as "allPrice",
           markup.own_bp as "ownMarkup", markup.all_bp as "allMarkup"
      from skus s
     cross join lateral (select ${markupColumns({ customerId, accountId })}) markup
      left join customer_prices c on c.sku_id = s.id and c.customer_id = ${customerId}
      left join list_prices l on l.sku_id = s.id and l.price_list_id = ${priceListId}
      left join account_prices o on o.sku_id = s.id and o.customer_id = ${customerId} and o.account_id = ${accountId}
      left join account_prices a on a.sku_id = s.id and a.customer_id = ${customerId} and a.account_id is null
     where ${isSelected(skus)}
  `.execute(db)

  const prices = new Map<number, OwnPrice>()
  for (const { skuId, ...row } of rows) {
    const unitPrice = accountPrice(row)
    if (unitPrice !== null) prices.set(skuId, { unitPrice, source: 'account', ...noPromotion })
  }
  return prices
}
