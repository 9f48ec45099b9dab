import { type RawBuilder, sql } from 'kysely'
import type { matchKinds } from '../../../../contract/catalogue/sku.ts'
import type { NamedWords } from './names.queries.ts'

/** A way of finding, as a query of `sku_id`, `kind`, `rank`, `narrowed` and whether there are `more`. */
export type Stage = RawBuilder<unknown>

/** What is looked for among numbers; `narrowed` where words beside it narrow what it may mean. */
export type Probe = { text: string; canonical: string; narrowed: boolean }

export type StageTerms = {
  probes: Probe[]
  printers: NamedWords | undefined
  words: string[]
}

/**
 * Each way of finding gives so many at most, so that a search costs the same however many SKUs there are. Of printers each
 * gives a share of theirs, ten at least.
 */
const most = { exact: 100, prefix: 200, printer: 300, share: 10, part: 200, word: 200, walked: 1_000, near: 100 }

/** At most so many rows of a way of finding, and in each whether there are more. */
const upTo = (limit: number, rows: RawBuilder<unknown>): Stage => sql`
    (select u.*, count(*) over () > ${sql.lit(limit)} as more from (${rows} limit ${sql.lit(limit + 1)}) u)`

const last = sql.lit('\u{10ffff}')
const range = (column: string, from: string) =>
  sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${from} || ${last}`

/** What a stage found is narrowed by: nothing, all that the words mean, or that without the brand. */
export const narrowedBy = { nothing: 0, all: 1, allButBrand: 2 }

type MatchKind = (typeof matchKinds)[number]

/** Kinds of matches in the order of the answer: what is called exactly so stands before what fits a printer of the name. */
const places = ['named', 'exact', 'prefix', 'called', 'printer', 'part', 'word', 'near'] as const satisfies (
  | MatchKind
  | 'called'
)[]

/** The place of a kind of match in the order of the answer. */
export const kindRank = (place: (typeof places)[number]) => sql.lit(places.indexOf(place))

/** The kind of match of a place. */
export function toMatchKind(rank: number): MatchKind {
  const place = places[rank] ?? 'near'
  return place === 'called' ? 'word' : place
}

/** All stages of a search but the near ones; empty where there is nothing to look for. */
export function makeStages({ probes, printers, words }: StageTerms): Stage[] {
  return [
    ...probes.flatMap(numberStages),
    ...(printers ? [printerStage] : []),
    ...(words.length ? [wordStage(words)] : []),
  ]
}

/** Written once for each probe, with the limits in it, so that the planner knows how little there is to read. */
function numberStages({ text, canonical, narrowed }: Probe): Stage[] {
  const by = sql.lit(narrowed ? narrowedBy.all : narrowedBy.nothing)
  const prefix = (column: string, from: string) =>
    upTo(
      most.prefix,
      sql`
    select sku_id, ${kindRank('prefix')} as kind, length(${sql.ref(column)}) as rank, ${by} as narrowed
      from part_numbers p where ${range(column, from)} order by ${sql.ref(column)}, sku_id`,
    )
  return [
    upTo(
      most.exact,
      sql`
    select sku_id, ${kindRank('exact')} as kind, (normalised <> ${text})::integer as rank, ${by} as narrowed
      from part_numbers p where canonical = ${canonical} order by sku_id`,
    ),
    prefix('canonical', canonical),
    ...(text === canonical ? [] : [prefix('normalised', text)]),
    ...(text.length < 3
      ? []
      : [
          upTo(
            most.part,
            sql`
    select sku_id, ${kindRank('part')} as kind, length(suffix) as rank, ${by} as narrowed
      from number_suffixes x where ${range('suffix', text)} order by suffix, sku_id`,
          ),
        ]),
  ]
}

/** What has one of these numbers, beside words that nothing has. */
export const exactStage = (canonicals: string[]): Stage =>
  upTo(
    most.exact,
    sql`
    select sku_id, ${kindRank('exact')} as kind, 0 as rank, ${sql.lit(narrowedBy.all)} as narrowed
      from part_numbers p where canonical = any(${canonicals}::text[]) order by sku_id`,
  )

/** What a customer calls so themselves, behind what the shop or a maker calls so. */
export const ownNumberStage = (customerId: number, typed: string): Stage =>
  upTo(
    most.exact,
    sql`
    select sku_id, ${kindRank('exact')} as kind, 2 as rank, ${sql.lit(narrowedBy.nothing)} as narrowed
      from cust_numbers c where customer_id = ${customerId} and key = cust_number_key(${typed}) order by sku_id`,
  )

/** What a number of ends with one of these: `545` is the end of `PG-545`. */
export const endStage = (numbers: string[]): Stage =>
  upTo(
    most.part,
    sql`
    select sku_id, ${kindRank('part')} as kind, 0 as rank, ${sql.lit(narrowedBy.all)} as narrowed
      from number_suffixes x where suffix = any(${numbers}::text[]) order by sku_id`,
  )

/** Numbers that hold each of the pieces: `551` and `XL` are in `CLI-551M XL`. The first is read to a limit. */
export function piecesStage([leading = '', ...others]: string[]): Stage {
  const alsoHold = others.map(
    (piece) => sql`and exists (
      select from part_numbers o where o.sku_id = w.sku_id and o.kind not in ('own', 'ean', 'union') and o.normalised like ${`%${piece}%`})`,
  )
  return upTo(
    most.part,
    sql`
    select w.sku_id, ${kindRank('part')} as kind, 0 as rank, ${sql.lit(narrowedBy.all)} as narrowed
      from (
        (select sku_id from part_numbers p where ${range('normalised', leading)} order by normalised, sku_id limit ${sql.lit(most.walked)})
        union
        (select sku_id from number_suffixes x where ${range('suffix', leading)} order by suffix, sku_id limit ${sql.lit(most.walked)})
      ) w
     where true ${sql.join(alsoHold, sql` `)}`,
  )
}

/** What fits the printers that were named: the fewer there are, the more of each. One that is named in full comes first. */
const printerStage: Stage = sql`
    (select u.sku_id, u.kind, u.rank, u.narrowed, bool_or(u.more) over () or count(*) over () > ${sql.lit(most.printer)} as more
       from (
         select f.sku_id, case when m.full then ${kindRank('named')} else ${kindRank('printer')} end as kind, 0 as rank,
                case when m.whole then ${sql.lit(narrowedBy.nothing)} else ${sql.lit(narrowedBy.allButBrand)} end as narrowed,
                f.at > n.share as more
           from (select greatest(${sql.lit(most.share)}, ${sql.lit(most.printer)} / greatest(count(*), 1)) as share from named) n
          cross join named m
          cross join lateral (
            select c.sku_id, row_number() over (order by c.sku_id) as at
              from (select sku_id from compatibilities c where c.model_id = m."modelId" order by sku_id limit n.share + 1) c
          ) f
          limit ${sql.lit(most.printer + 1)}
       ) u)`

/** Names that have a word beginning with each of the words, or these words; the longest leads, and is read to a limit. */
function wordStage(words: string[]): Stage {
  const [leading = '', ...others] = [...words].sort((one, other) => other.length - one.length)
  const alsoHas = others.map(
    (word) => sql`and exists (
      select from name_words o where o.sku_id = w.sku_id and ${range('o.word', word)})`,
  )
  const alsoCalled = others.map(
    (word) => sql`and exists (select from name_words o where o.sku_id = w.sku_id and o.word = ${word})`,
  )
  return sql`
    (select u.sku_id, u.kind, u.rank, u.narrowed, u.more or count(*) over () > ${sql.lit(most.word)} as more
       from (
         select w.sku_id, case when w.word = ${leading} ${sql.join(alsoCalled, sql` `)} then ${kindRank('called')} else ${kindRank('word')} end as kind,
                0 as rank, ${sql.lit(narrowedBy.all)} as narrowed, w.more
           from (
             select n.sku_id, n.word, count(*) over () > ${sql.lit(most.walked)} as more
               from (
                 select sku_id, word from name_words w where ${range('w.word', leading)}
                  order by word, sku_id limit ${sql.lit(most.walked + 1)}
               ) n
           ) w
          where true ${sql.join(alsoHas, sql` `)}
          limit ${sql.lit(most.word + 1)}
       ) u)`
}

/** Numbers that look the same, else those that are one slip away, which are looked up only then. */
export const nearStage = (skeletons: string[], spellings: string[]): Stage => sql`
  select sku_id, ${kindRank('near')} as kind, 0 as rank, ${sql.lit(narrowedBy.all)} as narrowed,
         count(*) over () > ${sql.lit(most.near)} as more
    from (
      with alike as materialized (
        select sku_id from part_numbers p where p.skeleton = any(${skeletons}::text[]) limit ${sql.lit(most.near + 1)}
      )
      select sku_id from alike
      union all
      (select sku_id from part_numbers p
        where p.canonical = any(${spellings}::text[]) and not exists (select from alike) limit ${sql.lit(most.near + 1)})
    ) n`
