import { sql } from 'kysely'
import { seesPurchasePrice } from '../../../rules/permissions.ts'
import { bestOffer, type OwnPrice } from '../../../rules/price.ts'
import type { Db, Tx } from '../../db/database.ts'
import { type Caller, isCustomer } from '../../http/caller.ts'

type PriceRow = {
  skuId: number
  customerPrice: number | null
  listPrice: number | null
  promotionPrice: number | null
  promotionId: number | null
}

/**
 * What the caller pays for each SKU, in cents of his currency: customer price, else list price, and the price of the
 * best running promotion of his site. Empty for a visitor, for staff, and for a role that may not see it; a SKU
 * without a price is not in the map.
 */
export async function pricesFor(db: Db | Tx, caller: Caller | null, skuIds: readonly number[], now: Date) {
  const prices = new Map<number, OwnPrice>()
  if (!caller || !isCustomer(caller) || !seesPurchasePrice(caller.role) || skuIds.length === 0) return prices

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
