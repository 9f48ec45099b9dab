import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type SkuOnWire, type SkuRow, skuColumns, skuJoins, skuOf } from './sku.queries.ts'

const mostShown = 3

/**
 * What does the same as a product by the maker's number: of an original our compatibles, of ours the original, and of what is
 * not sold any more either. What is in stock first.
 */
export async function counterpartsOf(db: Db, skuId: number, region: string, now: Date): Promise<SkuOnWire[]> {
  const { rows } = await sql<SkuRow>`
    with product as (select id, class_id, colour, own_make, status from skus where id = ${skuId}),
    same as (
      select distinct o.sku_id as id
        from part_numbers n
        join part_numbers o on o.canonical = n.canonical and o.kind in ('oem', 'replaces') and o.sku_id <> n.sku_id
       where n.sku_id = ${skuId} and n.kind in ('oem', 'replaces')
    )
    select ${skuColumns}
      from same
      join skus s using (id)
      join product p on p.class_id = s.class_id and p.colour = s.colour
      ${skuJoins(region, now)}
     where s.status <> 'disabled' and (s.own_make <> p.own_make or p.status = 'disabled')
     order by coalesce(k.pieces, 0) > 0 desc, s.own_make desc, s.number
     limit ${mostShown}
  `.execute(db)
  return rows.map(skuOf)
}
