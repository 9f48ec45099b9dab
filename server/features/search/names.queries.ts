import { type RawBuilder, sql } from 'kysely'
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

/** So many printers of one name are read; `laserjet` alone names hundreds. */
const mostModels = 30

/** Two letters are part of nearly every name. */
export const namesPrinters = (words: string[]) => words.join('').length >= 3

/**
 * Printers whose name holds all the words, or all of it written together. Best first (`at`): what ends so, words that
 * begin where words of the name begin, then the shorter name. Words as `normalise` writes them.
 */
export function modelsNamed(words: string[]): RawBuilder<unknown> {
  const compact = words.join('')
  // Each as a condition of its own, so that the index looks for all of them together; shorter ones it cannot look for.
  const indexed = words.filter((word) => word.length >= 3).map((word) => sql`and m.normalised like ${`%${word}%`}`)
  return sql`
    select m.id as "modelId", m.brand_id as "brandId", m.series_id as "seriesId", m.name, m.technology, m.colour,
           m.sku_count as "skuCount",
           row_number() over (
             order by m.normalised like ${`%${compact}`} desc,
                      m.spaced like all (${words.map((word) => `% ${word}%`)}::text[]) desc,
                      length(m.normalised), m.name
           )::integer as at
      from models m
     where (m.normalised like all (${words.map((word) => `%${word}%`)}::text[]) ${sql.join(indexed, sql` `)})
        or m.normalised like ${`%${compact}%`}
     order by at
     limit ${sql.lit(mostModels)}`
}

/** The same as a query of its own. */
export async function findModels(db: Db, words: string[]): Promise<NamedModel[]> {
  if (!namesPrinters(words)) return []
  const { rows } = await sql<NamedModel & { at: number }>`${modelsNamed(words)}`.execute(db)
  return rows.map(({ at: _, ...model }) => model)
}
