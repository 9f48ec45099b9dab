import { type RawBuilder, sql } from 'kysely'
import { seesAccountPrice } from '../../../../rules/identity/permissions.ts'
import type { CustomerCaller } from '../../../http/caller.ts'

/**
 * The price that a caller sees of each SKU `s`, promotions left aside: to order by, never to show. `cents` is null where
 * they see none, and speaks of `joins`; those of a sales rep speak of a row `markup`, which `markups` joins.
 */
export function visiblePrice(caller: CustomerCaller) {
  const { customerId, accountId, priceListId } = caller
  const purchaseJoins = sql`
    left join customer_prices agreed on agreed.sku_id = s.id and agreed.customer_id = ${customerId}
    left join list_prices listed on listed.sku_id = s.id and listed.price_list_id = ${priceListId}`
  const purchase = sql`coalesce(agreed.unit_price, listed.unit_price)`
  if (!seesAccountPrice(caller.role)) return { markups: sql``, joins: purchaseJoins, cents: purchase }
  return {
    markups: sql`cross join lateral (select ${markupColumns(caller)}) markup`,
    joins: sql`${purchaseJoins}
      left join account_prices own_price
        on own_price.sku_id = s.id and own_price.customer_id = ${customerId} and own_price.account_id = ${accountId}
      left join account_prices all_price
        on all_price.sku_id = s.id and all_price.customer_id = ${customerId} and all_price.account_id is null`,
    cents: sql`coalesce(own_price.unit_price, ${withMarkup(purchase, sql`markup.own_bp`)},
      all_price.unit_price, ${withMarkup(purchase, sql`markup.all_bp`)})`,
  }
}

/** The mark-ups for a sales rep, and for all, that fit a SKU or facet `s` best, as own_bp and all_bp. */
export const markupColumns = ({ customerId, accountId }: Pick<CustomerCaller, 'customerId' | 'accountId'>) => sql`
  ${markupColumn(customerId, sql`r.account_id = ${accountId}`)} as own_bp,
  ${markupColumn(customerId, sql`r.account_id is null`)} as all_bp`

/** The mark-up of the brand and class of `s`, else of its brand, of its class, of everything: four looks into an index. */
function markupColumn(customerId: number, whose: RawBuilder<unknown>) {
  const set = (classIs: RawBuilder<unknown>, brandIs: RawBuilder<unknown>) => sql`(
    select r.markup_bp from account_price_rules r
     where r.customer_id = ${customerId} and ${whose} and r.class_id ${classIs} and r.brand_id ${brandIs})`
  const [ofClass, ofBrand, any] = [sql`= s.class_id`, sql`= s.brand_id`, sql`is null`]
  return sql`coalesce(${set(ofClass, ofBrand)}, ${set(any, ofBrand)}, ${set(ofClass, any)}, ${set(any, any)})`
}

/** Half a cent up, as `addMarkup` of the rules does it. */
export const withMarkup = (cents: RawBuilder<unknown>, bp: RawBuilder<unknown>) =>
  sql`((${cents}::bigint * (10000 + ${bp}) + 5000) / 10000)`
