import { sql } from 'kysely'
import { accountPriceOf } from '../../../rules/account-price.ts'
import { seesAccountPrice, seesPurchasePrice } from '../../../rules/permissions.ts'
import { bestOffer, type OwnPrice } from '../../../rules/price.ts'
import type { Db, Tx } from '../../db/database.ts'
import { type Caller, type CustomerCaller, isCustomer } from '../../http/caller.ts'
import { markupsOf } from './seen-price.queries.ts'

type PriceRow = {
  skuId: number
  customerPrice: number | null
  listPrice: number | null
  promotionPrice: number | null
  promotionId: number | null
}

/**
 * What the caller pays for each SKU, in cents of his currency: customer price, else list price, and the price of the
 * best running promotion of his site. A sales rep gets the account price of his company instead, and no promotion.
 * Empty for a visitor, for staff, and for a role that may not see any; a SKU without a price is not in the map.
 */
export async function pricesFor(db: Db | Tx, caller: Caller | null, skuIds: readonly number[], now: Date) {
  const prices = new Map<number, OwnPrice>()
  if (!caller || !isCustomer(caller) || skuIds.length === 0) return prices
  if (seesAccountPrice(caller.role)) return accountPricesFor(db, caller, skuIds)
  if (!seesPurchasePrice(caller.role)) return prices

  const { rows } = await sql<PriceRow>`
    select s.id as "skuId", c.unit_price as "customerPrice", l.unit_price as "listPrice",
           p.discount_price as "promotionPrice", p.promotion_id as "promotionId"
      from unnest(${skuIds}::integer[]) as s(id)
      left join customer_prices c on c.sku_id = s.id and c.customer_id = ${caller.customerId}
      left join list_prices l on l.sku_id = s.id and l.price_list_id = ${caller.priceListId}
      left join lateral (
        select pp.discount_price, pp.promotion_id
          from promotion_prices pp
          join promotions r on r.id = pp.promotion_id
          join orgs o on o.id = r.org_id and o.currency = ${caller.currency}
         where pp.sku_id = s.id and r.org_id = ${caller.orgId} and r.starts_at <= ${now} and r.ends_at > ${now}
         order by pp.discount_price, pp.promotion_id
         limit 1
      ) p on true
  `.execute(db)

  for (const row of rows) {
    const price = bestOffer(row)
    if (price) prices.set(row.skuId, price)
  }
  return prices
}

type AccountPriceRow = { skuId: number } & Parameters<typeof accountPriceOf>[0]

/** What a sales rep sees. The purchase price is read for the mark-up and goes no further. */
async function accountPricesFor(
  db: Db | Tx,
  { customerId, accountId, priceListId }: CustomerCaller,
  skuIds: readonly number[],
) {
  const { rows } = await sql<AccountPriceRow>`
    select s.id as "skuId", coalesce(c.unit_price, l.unit_price) as purchase,
           o.unit_price as "ownPrice", a.unit_price as "allPrice",
           markup.own_bp as "ownMarkup", markup.all_bp as "allMarkup"
      from skus s
     cross join lateral (select ${markupsOf({ customerId, accountId })}) markup
      left join customer_prices c on c.sku_id = s.id and c.customer_id = ${customerId}
      left join list_prices l on l.sku_id = s.id and l.price_list_id = ${priceListId}
      left join account_prices o on o.sku_id = s.id and o.customer_id = ${customerId} and o.account_id = ${accountId}
      left join account_prices a on a.sku_id = s.id and a.customer_id = ${customerId} and a.account_id is null
     where s.id = any(${skuIds}::integer[])
  `.execute(db)

  const prices = new Map<number, OwnPrice>()
  for (const { skuId, ...row } of rows) {
    const unitPrice = accountPriceOf(row)
    if (unitPrice !== null) prices.set(skuId, { unitPrice, discountPrice: null, source: 'account', promotionId: null })
  }
  return prices
}
