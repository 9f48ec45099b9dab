import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export type NamedModel = {
  modelId: number
  brandId: number
  seriesId: number
  name: string
  technology: string
  colour: string
  skuCount: number
}

export type Names = { brands: { id: number; normalised: string }[]; models: NamedModel[] }

/** So many printers of one name are read; `laserjet` alone names hundreds. */
export const mostModels = 30

/**
 * Brands that are called as one of `brandNames`, and printers whose name holds all the words, or all of it written
 * together. Best first: words that begin where words of the name begin, then the shorter name. Texts as `normalise`
 * writes them.
 */
export async function namesIn(db: Db, brandNames: string[], words: string[]): Promise<Names> {
  const compact = words.join('')
  // Two letters are part of nearly every name.
  if (compact.length < 3) return { brands: await brandsCalled(db, brandNames), models: [] }
  const [longest = ''] = [...words].sort((one, other) => other.length - one.length)
  const { rows } = await sql<Names>`
    select (select coalesce(json_agg(json_build_object('id', b.id, 'normalised', b.normalised)), '[]')
              from brands b where b.normalised = any(${brandNames}::text[])) as brands,
           (select coalesce(json_agg(m), '[]')
              from (
                select m.id as "modelId", m.brand_id as "brandId", m.series_id as "seriesId", m.name, m.technology,
                       m.colour, m.sku_count as "skuCount"
                  from models m
                 where (m.normalised like ${`%${longest}%`} and m.normalised like all (${words.map((word) => `%${word}%`)}::text[]))
                    or m.normalised like ${`%${compact}%`}
                 order by m.normalised like ${`%${compact}`} desc,
                          m.spaced like all (${words.map((word) => `% ${word}%`)}::text[]) desc,
                          length(m.normalised), m.name
                 limit ${sql.lit(mostModels)}
              ) m) as models
  `.execute(db)
  return rows[0] ?? { brands: [], models: [] }
}

async function brandsCalled(db: Db, names: string[]) {
  if (names.length === 0) return []
  return db.selectFrom('brands').select(['id', 'normalised']).where('normalised', 'in', names).execute()
}
