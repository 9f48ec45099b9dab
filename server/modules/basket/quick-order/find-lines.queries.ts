import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'

/** A spelling that may name the product of a line; `group` as the rule orders them. */
export type LineSpelling = { line: number; group: number; normalised: string; canonical: string; skeleton: string }

/** `rank`: item number, number of this product, the same in another spelling, number that it replaces, what the customer calls it. */
export type Hit = {
  line: number
  group: number
  normalised: string
  skuId: number
  rank: number
  sold: boolean
  /** How many are in it, where the number is that of a carton. */
  pieces: number | null
}

// So many products have one number at most before a choice among them is of no use.
const mostOfANumber = 20

/** What only the customer calls a product. */
export const ownNumberRank = 4

/**
 * The products whose number is exactly what was asked, or that the customer calls so themselves, of all lines in one query;
 * `spellings` are theirs as JSON.
 */
export async function exactHits(db: Db, { customerId }: CustomerCaller, spellings: string): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select a.line, a.group, a.normalised, p.sku_id as "skuId", s.facet_id is not null as sold,
           min(case when p.kind = 'customer' then ${sql.lit(ownNumberRank)}
                    when p.kind = 'own' and p.normalised = a.normalised then 0
                    when p.kind = 'replaces' then 3
                    when p.normalised = a.normalised then 1
                    else 2 end)::integer as rank,
           max(p.pieces) as pieces
      from jsonb_to_recordset(${spellings}::jsonb) as a (line integer, "group" integer, normalised text, canonical text)
     cross join lateral (
       (select n.sku_id, n.kind, n.normalised, n.pieces from part_numbers n where n.canonical = a.canonical
         order by n.sku_id limit ${sql.lit(mostOfANumber)})
       union all
       (select c.sku_id, 'customer', a.normalised, null from cust_numbers c
         where c.customer_id = ${customerId} and c.key = cust_number_key(a.normalised)
         order by c.sku_id limit ${sql.lit(mostOfANumber)})
     ) p
      join skus s on s.id = p.sku_id
     group by 1, 2, 3, 4, 5
     order by 1, 2, 4
  `.execute(db)
  return rows
}

type NearMatch = { line: number; skuId: number }

/** Products whose number looks the same or begins so, of all lines in one query; only those that are sold. */
export async function nearHits(db: Db, spellings: readonly LineSpelling[]): Promise<NearMatch[]> {
  const { rows } = await sql<NearMatch>`
    select distinct a.line, f.sku_id as "skuId"
      from ${spellingRecords(spellings)}
     cross join lateral (
       (select n.sku_id from part_numbers n where n.skeleton = a.skeleton order by n.sku_id limit 5)
       union all
       (select n.sku_id from part_numbers n
         where length(a.canonical) >= 4 and n.canonical >= a.canonical and n.canonical < a.canonical || ${last}
         order by n.canonical, n.sku_id limit 5)
     ) f
      join skus s on s.id = f.sku_id and s.facet_id is not null
     order by 1, 2
  `.execute(db)
  return rows
}

const last = sql.lit('\u{10ffff}')

/** Products one of whose numbers is one slip away from a line's; only those that are sold. */
export async function slipHits(db: Db, slips: readonly { line: number; spelling: string }[]): Promise<NearMatch[]> {
  const { rows } = await sql<NearMatch>`
    select distinct a.line, n.sku_id as "skuId"
      from unnest(${slips.map(({ line }) => line)}::integer[], ${slips.map(({ spelling }) => spelling)}::text[]) as a (line, spelling)
      join part_numbers n on n.canonical = a.spelling collate "C"
      join skus s on s.id = n.sku_id and s.facet_id is not null
     order by 1, 2
  `.execute(db)
  return rows
}

/** Which of some words are part of a printer's name; a few digits with letters, `150nw`, only where they are a word of it. */
export async function printersAmong(db: Db, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select w.word from unnest(${words}::text[]) as w (word)
     where exists (
       select 1 from models m
        where w.word ~ '[0-9]' and length(w.word) > 2 and m.normalised like '%' || w.word || '%'
          and (w.word ~ '^[^0-9].{3}' or m.spaced || ' ' like '% ' || w.word || ' %')
     )
  `.execute(db)
  return new Set(rows.map(({ word }) => word))
}

const spellingRecords = (spellings: readonly LineSpelling[]) => sql`
  unnest(${spellings.map(({ line }) => line)}::integer[], ${spellings.map(({ group }) => group)}::integer[],
         ${spellings.map(({ normalised }) => normalised)}::text[], ${spellings.map(({ canonical }) => canonical)}::text[],
         ${spellings.map(({ skeleton }) => skeleton)}::text[]) as a (line, "group", normalised, canonical, skeleton)`
