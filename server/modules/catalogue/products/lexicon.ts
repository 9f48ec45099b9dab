import { sql } from 'kysely'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import type { Db } from '../../../db/database.ts'
import { type Filter, filterColumns, packs, stockColumn } from './facet.queries.ts'

type KnownFacet = {
  class_id: number
  brand_id: number
  series_id: number | null
  colour: string
  yield_band: number
  own_make: boolean
  skus: number
  in_stock_eu: number
  in_stock_us: number
}

/**
 * What every search asks and imports alone change: the names of the brands, roughly how many SKUs each facet has, and the
 * words of brands and series for those who mistype them.
 */
export type Lexicon = {
  brands: ReadonlyMap<string, number>
  facets: readonly KnownFacet[]
  names: ReadonlySet<string>
}

// Only the choice of a way rests on it, and whether a word is a brand; totals and rows are always read fresh.
const freshFor = 5_000

const lexicons = new WeakMap<Db, { since: number; lexicon: Promise<Lexicon> }>()

/** The lexicon of a database, at most some seconds old. */
export function loadLexicon(db: Db): Promise<Lexicon> {
  const cached = lexicons.get(db)
  if (cached && performance.now() - cached.since < freshFor) return cached.lexicon
  const lexicon = readLexicon(db)
  lexicons.set(db, { since: performance.now(), lexicon })
  lexicon.catch(() => lexicons.delete(db))
  return lexicon
}

async function readLexicon(db: Db): Promise<Lexicon> {
  const { rows: facets } = await sql<KnownFacet>`
    select class_id, brand_id, series_id, colour, yield_band, own_make, skus, in_stock_eu, in_stock_us from live_facets where skus > 0
  `.execute(db)
  const brands = await db.selectFrom('brands').select(['id', 'normalised']).execute()
  const named = await db.selectFrom('series').select('name').union(db.selectFrom('brands').select('name')).execute()
  return {
    facets,
    brands: new Map(brands.map(({ id, normalised }) => [normalised, id])),
    names: new Set(named.flatMap(({ name }) => name.split(/\s+/u).map(normalise))),
  }
}

/** How many facets a filter takes, how many SKUs they hold, and how many there are in all; roughly. */
export function measure({ facets }: Lexicon, filter: Filter) {
  const found = { facets: 0, skus: 0, all: 0 }
  const conditions = filterColumns(filter)
  const count = filter.inStock ? stockColumn(filter.inStock) : 'skus'
  for (const facet of facets) {
    found.all += facet.skus
    if (!conditions.every(([column, values]) => values.includes(facet[column] ?? Number.NaN))) continue
    if (filter.packs && facet.class_id !== packs.classId && !packs.colours.includes(facet.colour)) continue
    found.facets++
    found.skus += facet[count]
  }
  return found
}
