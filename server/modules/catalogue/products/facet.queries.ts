import { type RawBuilder, sql } from 'kysely'
import { classIdByKind } from '../../../../rules/catalogue/product/catalogue.ts'
import type { Db } from '../../../db/database.ts'

/** What narrows a list: any of the values of each, all where none is given. */
export type Filter = {
  classIds?: readonly number[] | undefined
  brandIds?: readonly number[] | undefined
  seriesIds?: readonly number[] | undefined
  colours?: readonly string[] | undefined
  /** The places of bands in `yieldBands`, from 1 on. */
  yieldBands?: readonly number[] | undefined
  /** Ours, or the makers'. */
  ownMake?: readonly boolean[] | undefined
  /** Sets of several: kits of toner, and what holds several colours. */
  packs?: boolean | undefined
  /** In stock in the warehouses of this region. */
  inStock?: Region | undefined
}

/** The class of kits, and the colours of what holds several. */
export const packs = { classId: classIdByKind.kit, colours: ['KIT', 'CMY', 'CMYK'] as readonly string[] }

export type Region = 'EU' | 'US'

const columns = {
  classIds: 'class_id',
  brandIds: 'brand_id',
  seriesIds: 'series_id',
  colours: 'colour',
  yieldBands: 'yield_band',
  ownMake: 'own_make',
} as const

type Value = number | string | boolean
type Column = (typeof columns)[keyof typeof columns]

/** What a filter asks of the columns of a facet or a SKU. */
export const filterColumns = (filter: Filter): [Column, readonly Value[]][] =>
  Object.entries(columns).flatMap(([name, column]): [Column, readonly Value[]][] => {
    const values = filter[name as keyof typeof columns]
    return values ? [[column, values]] : []
  })

/** What says whether a SKU is in stock in a region, and of a facet how many are. */
export const stockColumn = (region: Region) => (region === 'US' ? 'in_stock_us' : 'in_stock_eu')

/** What a filter counts of a facet. */
const countedColumn = ({ inStock }: Filter) => (inStock ? stockColumn(inStock) : 'skus')

/** The condition of the filter on the stock of the SKUs `s`; begins with `and`. */
export const stocked = ({ inStock }: Filter): RawBuilder<unknown> =>
  inStock ? sql`and ${sql.ref(`s.${stockColumn(inStock)}`)}` : sql``

/** The filter as a condition on `alias`, which has class_id, brand_id, series_id, colour, yield_band and own_make. */
export function matches(filter: Filter, alias: string, without?: Column): RawBuilder<unknown> {
  const conditions = filterColumns(filter)
    .filter(([column]) => column !== without)
    .map(([column, values]) => matchesAny(sql.ref(`${alias}.${column}`), values))
  if (filter.packs) {
    const [classId, colour] = [sql.ref(`${alias}.class_id`), sql.ref(`${alias}.colour`)]
    conditions.push(sql`(${classId} = ${packs.classId} or ${matchesAny(colour, packs.colours)})`)
  }
  return conditions.length ? sql.join(conditions, sql` and `) : sql`true`
}

const matchesAny = (column: RawBuilder<unknown>, values: readonly Value[]) =>
  values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values})`

/** Whether the filter asks for anything but stock. */
export const narrows = (filter: Filter) => filterColumns(filter).length > 0 || filter.packs === true

/** How many SKUs a filter takes, as a query of one value. Never looks at SKUs. */
export const totalQuery = (filter: Filter) => sql`
  (select coalesce(sum(${sql.ref(`f.${countedColumn(filter)}`)}), 0)::integer from live_facets f where ${matches(filter, 'f')})`

/** How many SKUs a filter takes, and how many of them are in stock in a region. */
export async function countMatching(db: Db, filter: Filter, region: Region) {
  const { rows } = await sql<{ total: number; inStock: number }>`
    select ${totalQuery(filter)} as total, ${totalQuery({ ...filter, inStock: region })} as "inStock"
  `.execute(db)
  return rows[0] ?? { total: 0, inStock: 0 }
}

export type FacetCount = { column: Column; id: number | null; name: string; count: number }

/**
 * SKUs counted by class, brand, series, colour, yield and make; each under all filters but its own, so that one can change it, and
 * under what is meant in any case.
 */
export async function countFacets(db: Db, filter: Filter, meant: Filter) {
  const counted = sql.ref(countedColumn(filter))
  const part = (column: Column, id: RawBuilder<unknown>, name: RawBuilder<unknown>, join: RawBuilder<unknown>) => sql`
    select ${sql.lit(column)} as column, ${id} as id, ${name} as name, sum(${counted})::integer as count
      from f ${join}
     where ${matches(filter, 'f', column)}
     group by 2, 3
    having sum(${counted}) > 0`
  const { rows } = await sql<FacetCount>`
    with f as materialized (select * from live_facets l where ${matches(meant, 'l')})
    ${part('class_id', sql`c.id`, sql`c.name_en`, sql`join classes c on c.id = f.class_id`)}
    union all ${part('brand_id', sql`b.id`, sql`b.name`, sql`join brands b on b.id = f.brand_id`)}
    union all ${part('series_id', sql`s.id`, sql`s.name`, sql`join series s on s.id = f.series_id`)}
    union all ${part('colour', sql`null::integer`, sql`f.colour`, sql``)}
    union all ${part('yield_band', sql`f.yield_band::integer`, sql`''`, sql``)}
    union all ${part('own_make', sql`f.own_make::integer`, sql`''`, sql``)}
    order by 4 desc, 3, 2
  `.execute(db)
  return rows
}

type FacetQuery = { filter: Filter; region: Region; meant: Filter }

/** The same counts over some SKUs that were found, at most a thousand or so, with their total and those in stock. */
export async function countFacetsOfSome(db: Db, skuIds: readonly number[], { filter, region, meant }: FacetQuery) {
  const only = filter.inStock ? sql`and f.in_stock` : sql``
  const part = (column: Column, id: RawBuilder<unknown>, name: RawBuilder<unknown>, join: RawBuilder<unknown>) => sql`
    select ${sql.lit(column)} as column, ${id} as id, ${name} as name, count(*)::integer as count
      from f ${join}
     where ${matches(filter, 'f', column)} ${only}
     group by 2, 3`
  const { rows } = await sql<Omit<FacetCount, 'column'> & { column: Column | 'total' | 'inStock' }>`
    with f as materialized (
      select class_id, brand_id, series_id, colour, yield_band, own_make, ${sql.ref(stockColumn(region))} as in_stock
        from skus s where id = any(${skuIds}::integer[]) and ${matches(meant, 's')}
    )
    ${part('class_id', sql`c.id`, sql`c.name_en`, sql`join classes c on c.id = f.class_id`)}
    union all ${part('brand_id', sql`b.id`, sql`b.name`, sql`join brands b on b.id = f.brand_id`)}
    union all ${part('series_id', sql`s.id`, sql`s.name`, sql`join series s on s.id = f.series_id`)}
    union all ${part('colour', sql`null::integer`, sql`f.colour`, sql``)}
    union all ${part('yield_band', sql`f.yield_band::integer`, sql`''`, sql``)}
    union all ${part('own_make', sql`f.own_make::integer`, sql`''`, sql``)}
    union all select 'total', null, '', count(*)::integer from f where ${matches(filter, 'f')} ${only}
    union all select 'inStock', null, '', count(*)::integer from f where ${matches(filter, 'f')} and f.in_stock
    order by 4 desc, 3, 2
  `.execute(db)
  const countOf = (what: string) => rows.find(({ column }) => column === what)?.count ?? 0
  const isFacet = (row: (typeof rows)[number]): row is FacetCount => row.column !== 'total' && row.column !== 'inStock'
  return { rows: rows.filter(isFacet), total: countOf('total'), inStock: countOf('inStock') }
}
