import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** What narrows a list. */
export type Filter = {
  classId?: number | undefined
  brandId?: number | undefined
  seriesId?: number | undefined
  colour?: string | undefined
  inStock?: boolean | undefined
}

type Column = 'class_id' | 'brand_id' | 'series_id' | 'colour'

const valuesOf = ({ classId, brandId, seriesId, colour }: Filter): [Column, number | string | undefined][] => [
  ['class_id', classId],
  ['brand_id', brandId],
  ['series_id', seriesId],
  ['colour', colour],
]

/** The filter as a condition on `alias`, which has class_id, brand_id, series_id and colour. */
export function matches(filter: Filter, alias: string, without?: Column): RawBuilder<unknown> {
  const conditions = valuesOf(filter)
    .filter(([column, value]) => value !== undefined && column !== without)
    .map(([column, value]) => sql`${sql.ref(`${alias}.${column}`)} = ${value}`)
  return conditions.length ? sql.join(conditions, sql` and `) : sql`true`
}

/** Whether the filter asks for anything but stock. */
export const narrows = (filter: Filter) => valuesOf(filter).some(([, value]) => value !== undefined)

/** How many SKUs a filter takes, as a query of one value. Never looks at SKUs. */
export const totalOf = (filter: Filter) => sql`
  (select coalesce(sum(f.${filter.inStock ? sql`in_stock` : sql`skus`}), 0)::integer from live_facets f where ${matches(filter, 'f')})`

/** How many SKUs a filter takes, with or without those that are not in stock. */
export async function countSkusOf(db: Db, filter: Filter) {
  const { rows } = await sql<{ total: number; inStock: number }>`
    select ${totalOf(filter)} as total, ${totalOf({ ...filter, inStock: true })} as "inStock"
  `.execute(db)
  return rows[0] ?? { total: 0, inStock: 0 }
}

export type FacetCount = { column: Column; id: number | null; name: string; count: number }

/** SKUs counted by class, brand, series and colour; each under all filters but its own, so that one can change it. */
export async function countFacets(db: Db, filter: Filter) {
  const counted = filter.inStock ? sql`in_stock` : sql`skus`
  const part = (column: Column, id: RawBuilder<unknown>, name: RawBuilder<unknown>, join: RawBuilder<unknown>) => sql`
    select ${sql.lit(column)} as column, ${id} as id, ${name} as name, sum(f.${counted})::integer as count
      from f ${join}
     where ${matches(filter, 'f', column)}
     group by 2, 3
    having sum(f.${counted}) > 0`
  const { rows } = await sql<FacetCount>`
    with f as materialized (select * from live_facets)
    ${part('class_id', sql`c.id`, sql`c.name_en`, sql`join classes c on c.id = f.class_id`)}
    union all ${part('brand_id', sql`b.id`, sql`b.name`, sql`join brands b on b.id = f.brand_id`)}
    union all ${part('series_id', sql`s.id`, sql`s.name`, sql`join series s on s.id = f.series_id`)}
    union all ${part('colour', sql`null::integer`, sql`f.colour`, sql``)}
    order by 4 desc, 3
  `.execute(db)
  return rows
}

/** The same counts over some SKUs that were found, at most a thousand or so, with their total and those in stock. */
export async function countFacetsOf(db: Db, skuIds: readonly number[], filter: Filter) {
  const stocked = filter.inStock ? sql`and f.in_stock` : sql``
  const part = (column: Column, id: RawBuilder<unknown>, name: RawBuilder<unknown>, join: RawBuilder<unknown>) => sql`
    select ${sql.lit(column)} as column, ${id} as id, ${name} as name, count(*)::integer as count
      from f ${join}
     where ${matches(filter, 'f', column)} ${stocked}
     group by 2, 3`
  const { rows } = await sql<Omit<FacetCount, 'column'> & { column: Column | 'total' | 'inStock' }>`
    with f as materialized (
      select class_id, brand_id, series_id, colour, in_stock from skus where id = any(${skuIds}::integer[])
    )
    ${part('class_id', sql`c.id`, sql`c.name_en`, sql`join classes c on c.id = f.class_id`)}
    union all ${part('brand_id', sql`b.id`, sql`b.name`, sql`join brands b on b.id = f.brand_id`)}
    union all ${part('series_id', sql`s.id`, sql`s.name`, sql`join series s on s.id = f.series_id`)}
    union all ${part('colour', sql`null::integer`, sql`f.colour`, sql``)}
    union all select 'total', null, '', count(*)::integer from f where ${matches(filter, 'f')} ${stocked}
    union all select 'inStock', null, '', count(*)::integer from f where ${matches(filter, 'f')} and f.in_stock
    order by 4 desc, 3
  `.execute(db)
  const countOf = (what: string) => rows.find(({ column }) => column === what)?.count ?? 0
  const isFacet = (row: (typeof rows)[number]): row is FacetCount => row.column !== 'total' && row.column !== 'inStock'
  return { rows: rows.filter(isFacet), total: countOf('total'), inStock: countOf('inStock') }
}
