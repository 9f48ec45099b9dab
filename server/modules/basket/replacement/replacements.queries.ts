import { sql } from 'kysely'
import type { ProductSummary } from '../../../../rules/catalogue/product/summary.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Context } from '../../../http/context.ts'
import { pricesFor } from '../../catalogue/pricing/price.queries.ts'
import { summarySql } from '../../catalogue/products/summary-columns.ts'
import { sendingWarehouses } from '../../customer/delivery/delivery.queries.ts'

/** So many are offered for one product. */
const mostReplacements = 3
// A few more are looked at than are offered: some have no price for the customer.
const mostLookedAt = 8

type Row = ProductSummary & {
  /** The SKU that is discontinued. */
  gone: number
  skuId: number
  available: number
}

/**
 * What may be ordered instead of SKUs that are discontinued, by SKU: what is in stock first; then its successor,
 * what is or replaces the same number, and what does the same for the same printers. Only what the caller has a price for.
 */
export async function replacementsFor({ db, caller, now }: Context<CustomerCaller>, skuIds: readonly number[]) {
  if (skuIds.length === 0) return new Map<number, never[]>()
  const { rows } = await candidates(skuIds, caller).execute(db)
  const prices = await pricesFor(db, caller, [...new Set(rows.map(({ skuId }) => skuId))], now)
  const offers = rows.flatMap((row) => {
    const price = prices.get(row.skuId)
    return price ? [{ ...row, unitPrice: price.unitPrice, discountPrice: price.discountPrice }] : []
  })
  const bySku = Map.groupBy(offers, ({ gone }) => gone)
  return new Map([...bySku].map(([gone, found]) => [gone, found.slice(0, mostReplacements)]))
}

const candidates = (skuIds: readonly number[], caller: CustomerCaller) => sql<Row>`
    with gone as materialized (
      select id, class_id, colour, replaced_by from skus where id = any(${skuIds}::integer[])
    ), found as (
      select g.id as gone, g.replaced_by as id, 0 as rank from gone g where g.replaced_by is not null
      union all
      select g.id, o.sku_id, 1
        from gone g
        join part_numbers n on n.sku_id = g.id and n.kind in ('oem', 'replaces')
        join part_numbers o on o.canonical = n.canonical and o.kind in ('oem', 'replaces')
        join skus s on s.id = o.sku_id and s.class_id = g.class_id
      union all
      select g.id, f.sku_id, 2
        from gone g
        join compatibilities c on c.sku_id = g.id
        join compatibilities f on f.model_id = c.model_id
        join skus s on s.id = f.sku_id and s.class_id = g.class_id and s.colour = g.colour
    ), ranked as (
      select f.gone, s.*,
             k.available,
             row_number() over (partition by f.gone order by k.available > 0 desc, f.rank, s.number) as at
        from (select gone, id, min(rank) as rank from found group by gone, id) f
        join skus s on s.id = f.id and s.status = 'active'
        cross join lateral (
          select coalesce(sum(greatest(0, k.on_hand - k.allocated)), 0)::integer as available
            from stock k where k.sku_id = s.id and k.warehouse = any(${sendingWarehouses(caller)})) k
    )
    select gone, r.id as "skuId", ${summarySql('r')}, available
      from ranked r
     where at <= ${sql.lit(mostLookedAt)}
     order by gone, at
  `
