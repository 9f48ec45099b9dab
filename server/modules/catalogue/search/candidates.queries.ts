import { sql } from 'kysely'
import { classIdByKind, classKinds, type Make } from '../../../../rules/catalogue/product/catalogue.ts'
import type { Db } from '../../../db/database.ts'
import { type ListedRow, listedColumns, toListed } from '../products/counterparts.queries.ts'
import { type Filter, matches, type Region, stocked } from '../products/facet.queries.ts'
import type { Page } from '../products/list.queries.ts'
import { sortOrders } from '../products/list.queries.ts'
import { orderByPrice, type PriceOrder } from '../products/price-order.queries.ts'
import { type SkuRow, skuColumns, skuJoins } from '../products/sku.queries.ts'
import { modelsNamed, type NamedModel } from './names.queries.ts'
import type { Search } from './search.ts'
import { kindRank, narrowedBy, toMatchKind } from './stages.queries.ts'

/** The printers that were named, as `named`, and all candidates, as `stages`. */
const together = ({ stages, printers }: Search) => sql`
    ${printers ? sql`named as materialized (${modelsNamed(printers)}),` : sql``}
    stages as materialized (${sql.join(stages, sql` union all `)})`

/**
 * Each SKU once, by its best match, where it passes the filter. A disabled product is found by its exact number alone.
 * `offset 0` keeps the look-up of each candidate a look-up, however wrong the planner's guess of their number.
 */
const found = ({ meant }: Search, filter: Filter, modelId: number | undefined) => sql`
  select distinct on (s.id) s.*, f.kind, f.rank
    from stages f
   cross join lateral (
     select k.id, k.number, k.name, k.yield_pages, k.created_at, k.own_make, k.colour, k.class_id, k.brand_id,
            k.series_id, k.yield_band, k.in_stock_eu, k.in_stock_us, k.facet_id
       from skus k where k.id = f.sku_id offset 0
   ) s
   where (s.facet_id is not null or f.kind = ${kindRank('exact')}) and ${matches(filter, 's')} ${stocked(filter)}
     and (f.narrowed = ${sql.lit(narrowedBy.nothing)} or (${matches(meant, 's', 'brand_id')}))
     and (f.narrowed <> ${sql.lit(narrowedBy.all)} or (${matches({ brandIds: meant.brandIds }, 's')}))
     ${modelId ? sql`and exists (select from compatibilities o where o.sku_id = s.id and o.model_id = ${modelId})` : sql``}
   order by s.id, f.kind, f.rank`

const classOrder = sql.lit(`{${classKinds.map((kind) => classIdByKind[kind])}}`)

/** Kind, then how well it matches, then originals before ours where ours are not asked for, then as on a printer's page. */
const best = (make: Make | null) => sql`
  s.kind, s.rank, s.own_make ${make === 'own' ? sql`desc` : sql``}, array_position(${classOrder}::integer[], s.class_id), colour_rank(s.colour),
  s.yield_pages nulls last, s.number`

type CandidateQuery = {
  filter: Filter
  modelId: number | undefined
  page: Page
  region: Region
  now: Date
  sorting: keyof typeof sortOrders | 'best'
  price?: PriceOrder | undefined
  /** Suggestions show no second line. */
  withoutCounterparts?: boolean
}

type FoundRow = SkuRow &
  Partial<Pick<ListedRow, 'counterpart'>> & {
    at: number
    total: number
    kind: number
    cut: boolean
    models: NamedModel[] | null
  }

/** One page of what was found, with how it was found, how many there are in all, and the printers that were named. */
export async function findCandidatePage(
  db: Db,
  search: Search,
  { filter, modelId, page, region, now, sorting, price, ...ask }: CandidateQuery,
) {
  const columns = ask.withoutCounterparts ? skuColumns : listedColumns(region, now)
  const byPrice = orderByPrice(price)
  const order = sql`${byPrice.order} ${sorting === 'best' ? best(search.make) : sortOrders[sorting]}`
  const models = search.printers
    ? sql`(
        select json_agg(json_build_object(
                 'modelId', n."modelId", 'brandId', n."brandId", 'seriesId', n."seriesId", 'name', n.name,
                 'technology', n.technology, 'colour', n.colour, 'skuCount', n."skuCount") order by n.at)
          from named n where n.at <= 10)`
    : sql`null::json`
  // Always one row at least, which brings the printers; the others do not repeat them.
  const { rows } = await sql<FoundRow | (Omit<FoundRow, 'id'> & { id: null })>`
    with ${together(search)}, page as materialized (
      select s.id, s.kind, count(*) over ()::integer as total, row_number() over (order by ${order}) as at
        from (${found(search, filter, modelId)}) s ${byPrice.joins}
       order by ${order}
       limit ${sql.lit(page.limit)} offset ${sql.lit(page.offset)}
    ), rows as (
      select p.at, p.total, p.kind, ${columns}
        from page p join skus s using (id) ${skuJoins(region, now)}
    )
    select r.*, case when r.at is null or r.at = ${page.offset + 1}::integer then ${models} end as models,
           (select coalesce(bool_or(more), false) from stages) as cut
      from (select) one left join rows r on true
     order by r.at
  `.execute(db)
  const skus = rows.flatMap(({ at: _, total: __, cut: ___, models: ____, kind, ...row }) =>
    row.id === null ? [] : [{ ...toListed(row), match: toMatchKind(kind) }],
  )
  const [first] = rows
  return { skus, total: first?.total ?? 0, cut: first?.cut ?? false, models: first?.models ?? [] }
}

/** The ids of all that was found, unfiltered but for the printer, for counting. */
export async function findAllIds(db: Db, search: Search, modelId: number | undefined): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with ${together(search)}
    select s.id from (${found(search, {}, modelId)}) s
  `.execute(db)
  return rows.map(({ id }) => id)
}
