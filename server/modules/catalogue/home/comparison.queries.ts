import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

type Pair = {
  originalId: number
  compatibleId: number
  pages: number
  originalPrice: number
  compatiblePrice: number
}

const mostLookedAt = 60

/**
 * A black toner of a maker and our compatible of it with the same yield, both in stock in the region, that has most pieces there
 * and saves something by the first price list in the currency of the site. Cents. Of the compatibles only the best stocked are
 * looked at.
 */
export async function findComparablePair(db: Db, orgId: number, region: string): Promise<Pair | undefined> {
  const { rows } = await sql<Pair>`
    with places as materialized (
      select array_agg(w.code) as codes from warehouses w where w.region = ${region}
    ), list as materialized (
      select l.id from price_lists l join orgs g on g.id = ${orgId} and g.currency = l.currency order by l.id limit 1
    ), ours as materialized (
      select s.id, s.yield_pages, k.pieces
        from skus s
       cross join lateral (
         select sum(k.on_hand - k.allocated) as pieces
           from stock k
          where k.sku_id = s.id and k.warehouse = any (select unnest(codes) from places)
       ) k
       where s.own_make and s.class_id = 102 and s.colour = 'K' and s.status = 'active' and s.in_stock
         and s.yield_pages is not null and k.pieces > 0
       order by k.pieces desc, s.id
       limit ${sql.lit(mostLookedAt)}
    )
    select p.id as "originalId", ours.id as "compatibleId", ours.yield_pages as pages,
           o.unit_price as "originalPrice", c.unit_price as "compatiblePrice"
      from ours
     cross join list
      join part_numbers n on n.sku_id = ours.id and n.kind = 'replaces'
      join part_numbers m on m.canonical = n.canonical and m.kind = 'oem'
      join skus p on p.id = m.sku_id and not p.own_make and p.class_id = 102 and p.colour = 'K' and p.status = 'active'
       and p.yield_pages = ours.yield_pages
      join list_prices o on o.price_list_id = list.id and o.sku_id = p.id
      join list_prices c on c.price_list_id = list.id and c.sku_id = ours.id and c.unit_price < o.unit_price
     where exists (
       select from stock k
        where k.sku_id = p.id and k.on_hand > k.allocated and k.warehouse = any (select unnest(codes) from places))
     order by ours.pieces desc, ours.id, p.id
     limit 1
  `.execute(db)
  return rows[0]
}
