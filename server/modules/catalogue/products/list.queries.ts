import { type RawBuilder, sql } from 'kysely'
import type { Sorting } from '../../../../rules/catalogue/product/catalogue.ts'
import type { Db } from '../../../db/database.ts'
import { type ListedRow, listedColumns, toListed } from './counterparts.queries.ts'
import {
  countMatching,
  type Filter,
  matches,
  narrows,
  type Region,
  stockColumn,
  stocked,
  totalQuery,
} from './facet.queries.ts'
import { loadLexicon, measure } from './lexicon.ts'
import { idsByPrice, type PriceOrder } from './price-order.queries.ts'
import { skuJoins } from './sku.queries.ts'

/** A list can be paged to here; who wants more narrows it. Keeps the deepest page as bounded as the first. */
export const deepestRow = 10_000

export type Page = { limit: number; offset: number }

type SkuSorting = Exclude<Sorting, 'best' | 'priceUp' | 'priceDown'>

/** The order of each sorting as its index has it, over the SKUs `s`. */
export const sortOrders: Record<SkuSorting, RawBuilder<unknown>> = {
  number: sql`s.number, s.id`,
  name: sql`s.name collate "C", s.id`,
  yield: sql`coalesce(s.yield_pages, 0) desc, s.id`,
  newest: sql`s.created_at desc, s.id desc`,
}

type ListQuery = { filter: Filter; sorting: SkuSorting; page: Page; region: Region; now: Date }

/** One page of a list without a keyword, and how many there are: one query, two where the first way leads nowhere. */
export async function listSkus(db: Db, ask: ListQuery) {
  const { filter, sorting, page, region } = ask
  const reach = reachOfWalk(ask, measure(await loadLexicon(db), filter))
  if (reach > 0) {
    const rows = await toRows(db, ask, walk(filter, sorting, page, reach))
    if (rows.length === page.limit || !isFiltered(filter)) return pageFrom(db, rows, filter, region)
  }
  return pageFrom(db, await toRows(db, ask, mergeFacets(filter, sorting, page)), filter, region)
}

const isFiltered = (filter: Filter) => narrows(filter) || filter.inStock !== undefined

async function toRows(db: Db, { filter, sorting, region, now }: ListQuery, ids: RawBuilder<unknown>) {
  const { rows } = await sql<ListedRow & { total: number }>`
    with page as materialized (${ids})
    select ${totalQuery(filter)} as total, ${listedColumns(region, now)}
      from page p join skus s using (id) ${skuJoins(region, now)}
     order by ${sortOrders[sorting]}
  `.execute(db)
  return rows
}

/** Behind the last page no row has the total. */
async function pageFrom(db: Db, rows: (ListedRow & { total: number })[], filter: Filter, region: Region) {
  const [first] = rows
  const total = first ? first.total : (await countMatching(db, filter, region)).total
  return { skus: rows.map(({ total: _, ...row }) => toListed(row)), total }
}

/** A walk that reads so many times the rows that it should need has lost its way. */
const scanMargin = 8
const longestWalk = 4_000

/**
 * How many rows a walk along the order of all SKUs may read to fill the page, skipping what the filter does not take;
 * 0 where merging the facets that it takes is cheaper. What is sought may lie all at the far end (ink among the
 * largest yields, the last brand among the names), so a walk that does not fill its page is given up for the merge.
 */
function reachOfWalk(
  { filter, page }: ListQuery,
  { facets, skus, all }: Record<'facets' | 'skus' | 'all', number>,
): number {
  const depth = page.offset + page.limit
  if (!isFiltered(filter)) return depth
  const walked = Math.ceil((depth * all) / Math.max(skus, 1)) * scanMargin
  const merged = Math.min(facets * depth, skus)
  if (merged <= walked || walked > Math.max(longestWalk, depth)) return 0
  // Powers of two, so that there are few statements to prepare.
  return 2 ** Math.ceil(Math.log2(walked))
}

const mergeFacets = (filter: Filter, sorting: SkuSorting, { limit, offset }: Page) => sql`
  select s.id
    from facets f
   cross join lateral (
     select s.id, s.number, s.name, s.yield_pages, s.created_at
       from skus s
      where s.facet_id = f.id ${stocked(filter)}
      order by ${sortOrders[sorting]}
      limit ${sql.lit(offset + limit)}
   ) s
   where ${matches(filter, 'f')}
   order by ${sortOrders[sorting]}
   limit ${sql.lit(limit)} offset ${sql.lit(offset)}`

// Limits are written into the text: without them the planner would expect a tenth of all rows.
const walk = (filter: Filter, sorting: SkuSorting, { limit, offset }: Page, reach: number) => sql`
  select s.id
    from (
      select s.id, s.number, s.name, s.yield_pages, s.created_at, s.facet_id ${filter.inStock ? sql`, ${sql.ref(`s.${stockColumn(filter.inStock)}`)}` : sql``}
        from skus s
       where s.facet_id is not null
       order by ${sortOrders[sorting]}
       limit ${sql.lit(reach)}
    ) s
   where true ${stocked(filter)}
     ${narrows(filter) ? sql`and s.facet_id in (select f.id from facets f where ${matches(filter, 'f')})` : sql``}
   order by ${sortOrders[sorting]}
   limit ${sql.lit(limit)} offset ${sql.lit(offset)}`

type PriceListQuery = Omit<ListQuery, 'sorting'> & PriceOrder

/** One page of a list by the price that the caller sees; what has none is left to the end, or out of a long list. */
export async function listByPrice(db: Db, { filter, page, region, now, caller, down }: PriceListQuery) {
  const about = measure(await loadLexicon(db), filter)
  const direction = down ? sql`desc` : sql`asc`
  const ids = idsByPrice({ filter, caller, depth: page.offset + page.limit, direction }, about.skus)
  const { rows } = await sql<ListedRow & { total: number }>`
    with page as materialized (
      select id, price from (${ids}) x order by price ${direction} nulls last, id
       limit ${sql.lit(page.limit)} offset ${sql.lit(page.offset)}
    )
    select ${totalQuery(filter)} as total, ${listedColumns(region, now)}
      from page p join skus s using (id) ${skuJoins(region, now)}
     order by p.price ${direction} nulls last, s.id
  `.execute(db)
  return pageFrom(db, rows, filter, region)
}
