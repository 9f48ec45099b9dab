import { sql } from 'kysely'
import { classKinds } from '../../../../rules/catalogue/product/catalogue.ts'
import type { Db } from '../../../db/database.ts'
import { type ListedRow, listedColumns, toListed } from './counterparts.queries.ts'
import { type Filter, matches, type Region, stocked } from './facet.queries.ts'
import { type Page, sortOrders } from './list.queries.ts'
import { orderByPrice, type PriceOrder } from './price-order.queries.ts'
import { skuJoins } from './sku.queries.ts'

/** What fits a printer is read to here; no printer of the trade has half as many. */
const mostThatFit = 1_000

/** The order of a printer's page: class, colour, yield; our own make after the originals. */
const pageOrder = sql`
  array_position(${[...classKinds]}::text[], c.kind), colour_rank(s.colour), s.colour, s.own_make,
  s.yield_pages nulls last, s.number`

type PrinterQuery = { modelId: number; filter: Filter; page: Page; region: Region; now: Date }

/** What fits a printer and passes the filter: one page in the order of the printer's page, by a column or by price. */
export async function skusForModel(
  db: Db,
  { modelId, filter, page, region, now }: PrinterQuery,
  sorting?: keyof typeof sortOrders,
  price?: PriceOrder,
) {
  const byPrice = orderByPrice(price)
  const order = sql`${byPrice.order} ${sorting ? sortOrders[sorting] : pageOrder}`
  const { rows } = await sql<ListedRow & { total: number }>`
    with page as materialized (
      select s.id, count(*) over ()::integer as total, row_number() over (order by ${order}) as at
        from (
          select sku_id from compatibilities where model_id = ${modelId} order by sku_id limit ${sql.lit(mostThatFit)}
        ) f
        join skus s on s.id = f.sku_id and s.facet_id is not null
        join classes c on c.id = s.class_id ${byPrice.joins}
       where ${matches(filter, 's')} ${stocked(filter)}
       order by at
       limit ${page.limit}::integer offset ${page.offset}::integer
    )
    select p.total, ${listedColumns(region, now)}
      from page p join skus s using (id) ${skuJoins(region, now)}
     order by p.at
  `.execute(db)
  return { skus: rows.map(({ total: _, ...row }) => toListed(row)), total: rows[0]?.total ?? 0 }
}

/** The ids of what fits a printer, for counting. */
export async function skuIdsOfModel(db: Db, modelId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id
      from (
        select sku_id from compatibilities where model_id = ${modelId} order by sku_id limit ${sql.lit(mostThatFit)}
      ) f
      join skus s on s.id = f.sku_id and s.facet_id is not null
  `.execute(db)
  return rows.map(({ id }) => id)
}
