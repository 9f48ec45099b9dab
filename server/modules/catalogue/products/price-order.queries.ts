import { type RawBuilder, sql } from 'kysely'
import { seesAccountPrice } from '../../../../rules/identity/permissions.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { markupColumns, visiblePrice, withMarkup } from '../pricing/visible-price.queries.ts'
import { type Filter, matches, narrows, stockColumn, stocked } from './facet.queries.ts'

/** Up to so many SKUs all their prices are looked up and sorted; of more, the ordered prices are walked. */
export const mostSorted = 2_000

/** By whose price, and whether the dearest comes first. */
export type PriceOrder = { caller: CustomerCaller; down: boolean }

/** The joins and the order by price of SKUs `s`, where one is asked for; ends with a comma before what comes next. */
export function orderByPrice(price: PriceOrder | undefined) {
  if (!price) return { joins: sql``, order: sql`` }
  const { markups, joins, cents } = visiblePrice(price.caller)
  return { joins: sql`${markups} ${joins}`, order: sql`${cents} ${price.down ? sql`desc` : sql`asc`} nulls last,` }
}

type PriceOrderQuery = {
  filter: Filter
  caller: CustomerCaller
  /** Rows that are wanted, with those of the pages before. */
  depth: number
  direction: RawBuilder<unknown>
}

/** The ids and prices, as the caller sees them, of the first SKUs of a list by price: all of a short one. */
export function idsByPrice(ask: PriceOrderQuery, skus: number): RawBuilder<unknown> {
  if (seesAccountPrice(ask.caller.role)) return skus <= mostSorted ? sortedForRep(ask) : walkedForRep(ask)
  return skus <= mostSorted ? sorted(ask) : walked(ask)
}

function sorted({ filter, caller }: PriceOrderQuery) {
  const { joins, cents } = visiblePrice(caller)
  return sql`
    select s.id, ${cents} as price
      from facets f
      join skus s on s.facet_id = f.id ${stocked(filter)} ${joins}
     where ${matches(filter, 'f')}`
}

const inFacets = (filter: Filter) =>
  narrows(filter) ? sql`and s.facet_id + 0 in (select f.id from facets f where ${matches(filter, 'f')})` : sql``

/** The first of prices `p`, in the order of their index. */
const first = ({ depth, direction }: PriceOrderQuery) =>
  sql`order by p.unit_price ${direction}, p.sku_id limit ${sql.lit(depth)}`

/** The prices `p` of the caller's list where nothing else is agreed with them. */
const ofList = ({ customerId, priceListId }: CustomerCaller) => sql`
  p.price_list_id = ${priceListId}
    and not exists (select from customer_prices c where c.customer_id = ${customerId} and c.sku_id = p.sku_id)`

/** Two ordered streams: the prices agreed with the customer, and their list without what is agreed. */
function walked(ask: PriceOrderQuery) {
  const { filter, caller } = ask
  const taken = sql`
    join skus s on s.id = p.sku_id and s.facet_id is not null ${stocked(filter)} ${inFacets(filter)}`
  return sql`
    (select p.sku_id as id, p.unit_price as price from customer_prices p ${taken}
      where p.customer_id = ${caller.customerId} ${first(ask)})
    union all
    (select p.sku_id as id, p.unit_price as price from list_prices p ${taken} where ${ofList(caller)} ${first(ask)})`
}

/** The mark-ups that fit the classes of a brand, worked out once: facets are many times as many, SKUs thousands of times. */
const markupTable = (caller: CustomerCaller) => sql`
  markups as materialized (
    select s.class_id, s.brand_id, ${markupColumns(caller)} from (select distinct class_id, brand_id from facets) s
  )`

function sortedForRep({ filter, caller }: PriceOrderQuery) {
  const { joins, cents } = visiblePrice(caller)
  return sql`
    with ${markupTable(caller)}
    select s.id, ${cents} as price
      from facets f
      join markups markup using (class_id, brand_id)
      join skus s on s.facet_id = f.id ${stocked(filter)} ${joins}
     where ${matches(filter, 'f')}`
}

/**
 * What a sales rep sees, in streams: the prices that are set; of each mark-up what the customer pays, whose order is that
 * of the marked prices; then what has no mark-up. A group of few SKUs is not worth a walk.
 */
function walkedForRep(ask: PriceOrderQuery) {
  const { filter, caller, depth, direction } = ask
  const set = (whose: RawBuilder<unknown>) => sql`exists (
    select from account_prices a where a.customer_id = ${caller.customerId} and a.sku_id = s.id and a.account_id ${whose})`
  const [setForAccount, setForAll] = [set(sql`= ${caller.accountId}`), set(sql`is null`)]
  const bare = sql`not ${setForAccount} and not (g.all_wins and ${setForAll}) ${stocked(filter)}`
  const counted = sql.ref(`f.${filter.inStock ? stockColumn(filter.inStock) : 'skus'}`)
  const few = sql.lit(Math.max(mostSorted, 4 * depth))
  // `is true` keeps it a look into a hash, made once.
  const inGroup = sql`((s.facet_id, g.grp) in (select id, grp from f)) is true`
  const walk = (prices: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`
    (select s.id, p.unit_price from ${prices} p
       join skus s on s.id = p.sku_id and ${inGroup} and ${bare}
      where ${where} ${first(ask)})`
  return sql`
    with ${markupTable(caller)},
    f as materialized (
      select f.id, ${counted} as skus, own_bp, all_bp, dense_rank() over (order by coalesce(own_bp, all_bp), own_bp is null) as grp
        from facets f
        join markups using (class_id, brand_id)
       where ${matches(filter, 'f')}
    ), g as materialized (
      select grp, min(coalesce(own_bp, all_bp)) as bp, bool_and(own_bp is null) as all_wins, sum(skus) as skus
        from f group by grp
    )
    (select s.id, p.unit_price as price
       from account_prices p
       join skus s on s.id = p.sku_id ${stocked(filter)}
       join f on f.id = s.facet_id
      where p.customer_id = ${caller.customerId}
        and (p.account_id = ${caller.accountId} or (p.account_id is null and f.own_bp is null and not ${setForAccount})))
    union all
    (select s.id, ${withMarkup(sql`coalesce(c.unit_price, l.unit_price)`, sql`g.bp`)} as price
       from g
       join f using (grp)
       join skus s on s.facet_id = f.id and ${bare}
       left join customer_prices c on c.sku_id = s.id and c.customer_id = ${caller.customerId}
       left join list_prices l on l.sku_id = s.id and l.price_list_id = ${caller.priceListId}
      where g.skus <= ${few})
    union all
    (select x.id, ${withMarkup(sql`x.unit_price`, sql`g.bp`)} as price
       from g
      cross join lateral (
        ${walk(sql`customer_prices`, sql`p.customer_id = ${caller.customerId}`)}
        union all
        ${walk(sql`list_prices`, ofList(caller))}
      ) x
      where g.bp is not null and g.skus > ${few})
    union all
    (select x.id, null::bigint as price
       from g
      cross join lateral (
        select s.id from skus s where ${inGroup} and ${bare} order by s.id limit ${sql.lit(depth)}
      ) x
      where g.bp is null and g.skus > ${few})
    order by price ${direction} nulls last, id limit ${sql.lit(depth)}`
}
