import { type RawBuilder, sql } from 'kysely'
import { classIdOf, classKinds } from '../../../rules/catalogue.ts'
import type { Db } from '../../db/database.ts'
import { type Filter, matches, type Region, stocked } from '../catalogue/facet.queries.ts'
import type { Page } from '../catalogue/list.queries.ts'
import { orderOf } from '../catalogue/list.queries.ts'
import { orderByPrice, type PriceOrder } from '../catalogue/price-order.queries.ts'
import { type SkuRow, skuColumns, skuJoins, skuOf } from '../catalogue/sku.queries.ts'
import { modelsNamed, type NamedModel } from './names.queries.ts'

/** What is looked for among numbers; `narrowed` where words beside it narrow what it may mean. */
export type Probe = { text: string; canonical: string; narrowed: boolean }

export type Wanted = {
  probes: Probe[]
  /** Words that may name printers; empty: none are looked for. */
  modelWords: string[]
  words: string[]
}

/** The kinds of a match in the order of the answer; the same as in the contract. */
const kinds = ['exact', 'prefix', 'printer', 'part', 'word', 'near'] as const
type Kind = (typeof kinds)[number]

/**
 * Each way of finding gives so many at most, so that a search costs the same however many SKUs there are. Of printers each
 * gives a share of theirs, ten at least.
 */
const most = { exact: 100, prefix: 200, printer: 300, share: 10, part: 200, word: 200, walked: 1_000, near: 100 }

/** At most so many rows of a way of finding, and in each whether there are more. */
const upTo = (limit: number, rows: RawBuilder<unknown>) => sql`
    (select u.*, count(*) over () > ${sql.lit(limit)} as more from (${rows} limit ${sql.lit(limit + 1)}) u)`

const last = sql.lit('\u{10ffff}')

/** What a stage found is narrowed by: nothing, all that the words mean, or that without the brand. */
const narrowedBy = { nothing: 0, all: 1, allButBrand: 2 }

const kindOf = (kind: Kind) => sql.lit(kinds.indexOf(kind))

/** Written once for each probe, with the limits in it, so that the planner knows how little there is to read. */
function numberStages({ text, canonical, narrowed }: Probe): RawBuilder<unknown>[] {
  const by = sql.lit(narrowed ? narrowedBy.all : narrowedBy.nothing)
  const range = (column: string, from: string) =>
    sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${from} || ${last}`
  const prefix = (column: string, from: string) =>
    upTo(
      most.prefix,
      sql`
    select sku_id, ${kindOf('prefix')} as kind, length(${sql.ref(column)}) as rank, ${by} as narrowed
      from part_numbers p where ${range(column, from)} order by ${sql.ref(column)}, sku_id`,
    )
  return [
    upTo(
      most.exact,
      sql`
    select sku_id, ${kindOf('exact')} as kind, (normalised <> ${text})::integer as rank, ${by} as narrowed
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
    select sku_id, ${kindOf('part')} as kind, length(suffix) as rank, ${by} as narrowed
      from number_suffixes x where ${range('suffix', text)} order by suffix, sku_id`,
          ),
        ]),
  ]
}

/** What fits the printers that were named: the fewer there are, the more of each. */
const printerStage = sql`
    (select u.sku_id, u.kind, u.rank, u.narrowed, bool_or(u.more) over () or count(*) over () > ${sql.lit(most.printer)} as more
       from (
         select f.sku_id, ${kindOf('printer')} as kind, 0 as rank, ${sql.lit(narrowedBy.allButBrand)} as narrowed, f.at > f.share as more
           from named m
          cross join lateral (
            select sku_id, row_number() over (order by sku_id) as at, greatest(${sql.lit(most.share)}, ${sql.lit(most.printer)} / n.named) as share
              from (select count(*) as named from named) n
             cross join lateral (
               select sku_id from compatibilities c where c.model_id = m."modelId" order by sku_id
                limit greatest(${sql.lit(most.share)}, ${sql.lit(most.printer)} / n.named) + 1
             ) c
          ) f
          limit ${sql.lit(most.printer + 1)}
       ) u)`

/** Names that have a word beginning with each of the words; the longest word leads, and is read to a limit. */
function wordStage(words: string[]): RawBuilder<unknown> {
  const [leading = '', ...others] = [...words].sort((one, other) => other.length - one.length)
  const alsoHas = others.map(
    (word) => sql`and exists (
      select from name_words o where o.sku_id = w.sku_id and o.word >= ${word} and o.word < ${word} || ${last})`,
  )
  return sql`
    (select u.sku_id, u.kind, u.rank, u.narrowed, u.more or count(*) over () > ${sql.lit(most.word)} as more
       from (
         select w.sku_id, ${kindOf('word')} as kind, 0 as rank, ${sql.lit(narrowedBy.all)} as narrowed, w.more
           from (
             select n.sku_id, count(*) over () > ${sql.lit(most.walked)} as more
               from (
                 select sku_id from name_words w where w.word >= ${leading} and w.word < ${leading} || ${last}
                  order by word, sku_id limit ${sql.lit(most.walked + 1)}
               ) n
           ) w
          where true ${sql.join(alsoHas, sql` `)}
          limit ${sql.lit(most.word + 1)}
       ) u)`
}

/** Numbers that look the same, else those that are one slip away, which are looked up only then. */
export const nearStage = (skeletons: string[], spellings: string[]) => sql`
  select sku_id, ${kindOf('near')} as kind, 0 as rank, ${sql.lit(narrowedBy.nothing)} as narrowed,
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

/** All stages of a search but the near ones; empty where there is nothing to look for. */
export function stagesOf({ probes, modelWords, words }: Wanted): RawBuilder<unknown>[] {
  return [
    ...probes.flatMap(numberStages),
    ...(modelWords.length ? [printerStage] : []),
    ...(words.length ? [wordStage(words)] : []),
  ]
}

/** Where to look, and what the words beside it narrow. */
export type Search = { stages: RawBuilder<unknown>[]; meant: Filter; modelWords: string[] }

/** The printers that were named, as `named`, and all candidates, as `stages`. */
const together = ({ stages, modelWords }: Search) => sql`
    ${modelWords.length ? sql`named as materialized (${modelsNamed(modelWords)}),` : sql``}
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
   where (s.facet_id is not null or f.kind = 0) and ${matches(filter, 's')} ${stocked(filter)}
     and (f.narrowed = ${sql.lit(narrowedBy.nothing)} or (${matches(meant, 's', 'brand_id')}))
     and (f.narrowed <> ${sql.lit(narrowedBy.all)} or (${matches({ brandIds: meant.brandIds }, 's')}))
     ${modelId ? sql`and exists (select from compatibilities o where o.sku_id = s.id and o.model_id = ${modelId})` : sql``}
   order by s.id, f.kind, f.rank`

const classOrder = sql.lit(`{${classKinds.map((kind) => classIdOf[kind])}}`)

/** Kind, then how well it matches, then originals before ours, then as on a printer's page. */
const best = sql`
  s.kind, s.rank, s.own_make, array_position(${classOrder}::integer[], s.class_id), colour_rank(s.colour),
  s.yield_pages nulls last, s.number`

type Ask = {
  filter: Filter
  modelId: number | undefined
  page: Page
  region: Region
  now: Date
  sorting: keyof typeof orderOf | 'best'
  price?: PriceOrder | undefined
}

type FoundRow = SkuRow & { at: number; total: number; kind: number; cut: boolean; models: NamedModel[] | null }

/** One page of what was found, with how it was found, how many there are in all, and the printers that were named. */
export async function pageOfFound(db: Db, search: Search, { filter, modelId, page, region, now, sorting, price }: Ask) {
  const byPrice = orderByPrice(price)
  const order = sql`${byPrice.order} ${sorting === 'best' ? best : orderOf[sorting]}`
  const models = search.modelWords.length
    ? sql`(select json_agg(n order by n.at) from named n where n.at <= 10)`
    : sql`null::json`
  // Always one row at least, which brings the printers; the others do not repeat them.
  const { rows } = await sql<FoundRow | (Omit<FoundRow, 'id'> & { id: null })>`
    with ${together(search)}, page as materialized (
      select s.id, s.kind, count(*) over ()::integer as total, row_number() over (order by ${order}) as at
        from (${found(search, filter, modelId)}) s ${byPrice.joins}
       order by ${order}
       limit ${sql.lit(page.limit)} offset ${sql.lit(page.offset)}
    ), rows as (
      select p.at, p.total, p.kind, ${skuColumns}
        from page p join skus s using (id) ${skuJoins(region, now)}
    )
    select r.*, case when r.at is null or r.at = ${page.offset + 1}::integer then ${models} end as models,
           (select coalesce(bool_or(more), false) from stages) as cut
      from (select) one left join rows r on true
     order by r.at
  `.execute(db)
  const skus = rows.flatMap(({ at: _, total: __, cut: ___, models: ____, kind, ...row }) =>
    row.id === null ? [] : [{ ...skuOf(row), match: kinds[kind] ?? 'near' }],
  )
  const [first] = rows
  return { skus, total: first?.total ?? 0, cut: first?.cut ?? false, models: first?.models ?? [] }
}

/** The ids of all that was found, unfiltered but for the printer, for counting. */
export async function idsOfFound(db: Db, search: Search, modelId: number | undefined): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with ${together(search)}
    select s.id from (${found(search, {}, modelId)}) s
  `.execute(db)
  return rows.map(({ id }) => id)
}
