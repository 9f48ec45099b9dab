import { sql } from 'kysely'
import { toCanonical } from '../../../../rules/catalogue/product/part-number.ts'
import type { Db } from '../../../db/database.ts'

/** Where a word occurs; of words as `normalise` writes them. */
export type WordOccurrence = { number: boolean; partOfNumber: boolean; printer: boolean; name: boolean }

const last = sql.lit('\u{10ffff}')

/** Where each of the words occurs: one query for all. Asked only where a search has found nothing. */
export async function findOccurrences(db: Db, words: string[]): Promise<ReadonlyMap<string, WordOccurrence>> {
  if (words.length === 0) return new Map()
  const records = words.map((word) => ({ word, canonical: toCanonical(word) }))
  const { rows } = await sql<WordOccurrence & { word: string }>`
    select w.word,
           exists (select from part_numbers p where p.canonical = w.canonical) as number,
           length(w.word) >= 2 and (
             exists (select from part_numbers p where p.normalised >= w.word and p.normalised < w.word || ${last})
             or exists (select from number_suffixes x where x.suffix >= w.word and x.suffix < w.word || ${last})
           ) as "partOfNumber",
           length(w.word) >= 3 and exists (
             select from models m
              where m.normalised like '%' || w.word || '%' and (length(w.word) >= 5 or m.spaced like '% ' || w.word || '%')
           ) as printer,
           length(w.word) >= 3 and exists (
             select from name_words n where n.word >= w.word and n.word < w.word || ${last}
           ) as name
      from json_to_recordset(${JSON.stringify(records)}::json) as w (word text collate "C", canonical text collate "C")
  `.execute(db)
  return new Map(rows.map(({ word, ...known }) => [word, known]))
}

/** Those of the spellings that are words of names, the word of the most products first. */
export async function nameWordsAmong(db: Db, spellings: string[]): Promise<string[]> {
  if (spellings.length === 0) return []
  const { rows } = await sql<{ word: string }>`
    select word from name_words where word = any(${spellings}::text[]) group by word order by count(*) desc, word
  `.execute(db)
  return rows.map(({ word }) => word)
}

/** Whether a printer has one of these names; of names as `normalise` writes them. */
export async function isPrinter(db: Db, names: string[]): Promise<boolean> {
  const { rows } = await sql`select from models where normalised = any(${names}::text[]) limit 1`.execute(db)
  return rows.length > 0
}
