import { type RawBuilder, sql } from 'kysely'
import type { PrinterSeries } from '../../../../rules/catalogue/search/printer-series.ts'
import type { Db } from '../../../db/database.ts'

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

const isIndexed = (word: string) => word.length >= 3

/** All as `normalise` writes them. */
export type NamedWords = {
  words: string[]
  /** Those of the brands alone that were typed. */
  brandIds: number[]
  /** Names that all that was typed would be, such as `HPINKTANK315`. */
  whole: string[]
  /** Names that it would be without the words that narrow. */
  narrowed: string[]
  /** As it was typed: `M880z+` and `M880z` are two. */
  typed: string
  /** Where a series is meant: its printers. */
  series: PrinterSeries | undefined
}

/**
 * Printers whose name holds all the words, or all of it written together; of a series, those of its numbers. Best first
 * (`at`): the one that was named in full, what ends so, words that begin where words of the name begin, then the shorter name.
 */
export function modelsNamed({ words, brandIds, whole, narrowed, typed, series }: NamedWords): RawBuilder<unknown> {
  const compact = words.join('')
  const first = series ? sql`(m.spaced ~ ${series.first}) desc,` : sql``
  return sql`
    select m.*, row_number() over (
             order by m.full desc, ${first} right(lower(m.name), length(${typed})) = lower(${typed}) desc, m.normalised like ${`%${compact}`} desc,
                      m.spaced like all (${words.map((word) => `% ${word}%`)}::text[]) desc,
                      length(m.normalised), m.name
           )::integer as at
      from (
        select m.id as "modelId", m.brand_id as "brandId", m.series_id as "seriesId", m.name, m.technology, m.colour,
               m.sku_count as "skuCount", m.normalised, m.spaced, m.normalised = any(${whole}::text[]) as whole,
               m.normalised = any(${[...whole, ...narrowed]}::text[]) as full
          from models m
         where (${series ? inSeries(series) : holdsAll(words)} or m.normalised like ${`%${compact}%`})
           ${brandIds.length ? sql`and m.brand_id = any(${brandIds})` : sql``}
      ) m
     order by at
     limit ${sql.lit(mostModels)}`
}

const inSeries = ({ words, within, spaced }: PrinterSeries) =>
  sql`(${holdsAll(words)} and m.normalised ~ ${within} and m.spaced ~ ${spaced})`

/** Each as a condition of its own, so that the index looks for all of them together; shorter ones it cannot look for. */
function holdsAll(words: readonly string[]) {
  const indexed = words.filter(isIndexed).map((word) => sql`and m.normalised like ${`%${word}%`}`)
  const short = words.filter((word) => !isIndexed(word)).map((word) => `%${word}%`)
  return sql`(m.normalised like all (${short}::text[]) ${sql.join(indexed, sql` `)})`
}

/** The same as a query of its own. */
export async function findModels(db: Db, named: NamedWords): Promise<NamedModel[]> {
  if (!namesPrinters(named.words)) return []
  const { rows } = await sql<NamedModel>`
    select n."modelId", n."brandId", n."seriesId", n.name, n.technology, n.colour, n."skuCount"
      from (${modelsNamed(named)}) n order by n.at
  `.execute(db)
  return rows
}
