import { type RawBuilder, sql } from 'kysely'
import { classKinds } from '../../../rules/catalogue.ts'
import type { Db } from '../../db/database.ts'
import { type Filter, matches } from '../catalogue/facet.queries.ts'
import type { Page } from '../catalogue/list.queries.ts'
import { orderOf } from '../catalogue/list.queries.ts'
import { type SkuRow, skuColumns, skuJoins, skuOf } from '../catalogue/sku.queries.ts'

/** What is looked for among numbers; `narrowed` where words beside it narrow what it may mean. */
export type Probe = { text: string; canonical: string; narrowed: boolean }

export type Wanted = {
  probes: Probe[]
  /** Printers that the keyword names, best first. */
  modelIds: number[]
  words: string[]
  /** What the words for class, brand and colour mean. */
  meant: Filter
}

/** The kinds of a match in the order of the answer; the same as in the contract. */
const kinds = ['exact', 'prefix', 'printer', 'part', 'word', 'near'] as const
type Kind = (typeof kinds)[number]

/** Each way of finding gives so many at most, so that a search costs the same however many SKUs there are. */
const most = { exact: 100, prefix: 200, printer: 300, part: 200, word: 200, walked: 1_000 }

const last = sql.lit('\u{10ffff}')

function numberStages({ probes, meant }: Wanted): RawBuilder<unknown>[] {
  const asked = sql`json_to_recordset(${JSON.stringify(probes)}) as i (text text collate "C", canonical text collate "C", narrowed boolean)`
  const range = (column: string, of: string) =>
    sql`${sql.ref(column)} >= ${sql.ref(of)} and ${sql.ref(column)} < ${sql.ref(of)} || ${last}`
  const stage = (kind: Kind, rank: RawBuilder<unknown>, found: RawBuilder<unknown>) => sql`
    select f.sku_id, ${sql.lit(kinds.indexOf(kind))} as kind, ${rank} as rank
      from ${asked} cross join lateral (${found}) f
      join skus s on s.id = f.sku_id
     where not i.narrowed or (${matches(meant, 's')})`
  return [
    stage(
      'exact',
      sql`(f.normalised <> i.text)::integer`,
      sql`select sku_id, normalised from part_numbers p where p.canonical = i.canonical order by sku_id limit ${sql.lit(most.exact)}`,
    ),
    stage(
      'prefix',
      sql`length(f.key)`,
      sql`(select sku_id, canonical as key from part_numbers p where ${range('p.canonical', 'i.canonical')} order by canonical, sku_id limit ${sql.lit(most.prefix)})
          union all
          (select sku_id, normalised from part_numbers p where ${range('p.normalised', 'i.text')} order by normalised, sku_id limit ${sql.lit(most.prefix)})`,
    ),
    stage(
      'part',
      sql`length(f.suffix)`,
      sql`select sku_id, suffix from number_suffixes p
           where length(i.text) >= 3 and ${range('p.suffix', 'i.text')} order by suffix, sku_id limit ${sql.lit(most.part)}`,
    ),
  ]
}

/** What fits the printers that were named: the best printer's goods first taken, each gets its share. */
function printerStage({ modelIds, meant: { brandId: _, ...meant } }: Wanted): RawBuilder<unknown> {
  const share = Math.max(10, Math.floor(most.printer / modelIds.length))
  return sql`
    select f.sku_id, ${sql.lit(kinds.indexOf('printer'))} as kind, 0 as rank
      from unnest(${modelIds}::integer[]) as m (id)
     cross join lateral (
       select sku_id from compatibilities c where c.model_id = m.id order by sku_id limit ${share}::integer
     ) f
      join skus s on s.id = f.sku_id
     where ${matches(meant, 's')}`
}

/** Names that have a word beginning with each of the words; the longest word leads, and is read to a limit. */
function wordStage({ words, meant }: Wanted): RawBuilder<unknown> {
  const [leading = '', ...others] = [...words].sort((one, other) => other.length - one.length)
  const alsoHas = others.map(
    (word) => sql`and exists (
      select from name_words o where o.sku_id = w.sku_id and o.word >= ${word} and o.word < ${word} || ${last})`,
  )
  return sql`
    (select w.sku_id, ${sql.lit(kinds.indexOf('word'))} as kind, 0 as rank
      from (
        select sku_id from name_words w
         where w.word >= ${leading} and w.word < ${leading} || ${last} order by word, sku_id limit ${sql.lit(most.walked)}
      ) w
      join skus s on s.id = w.sku_id
     where ${matches(meant, 's')} ${sql.join(alsoHas, sql` `)}
     limit ${sql.lit(most.word)})`
}

/** Numbers that look the same, else those that are one slip away. */
export const nearStage = (skeletons: string[], spellings: string[]) => sql`
  select sku_id, ${sql.lit(kinds.indexOf('near'))} as kind, rank
    from (
      select sku_id, rank, min(rank) over () as best
        from (
          (select sku_id, 0 as rank from part_numbers p where p.skeleton = any(${skeletons}::text[]) limit 100)
          union all
          (select sku_id, 1 from part_numbers p where p.canonical = any(${spellings}::text[]) limit 100)
        ) n
    ) f
   where rank = best`

/** All stages of a search but the near ones; empty where there is nothing to look for. */
export function stagesOf(wanted: Wanted): RawBuilder<unknown>[] {
  return [
    ...(wanted.probes.length ? numberStages(wanted) : []),
    ...(wanted.modelIds.length ? [printerStage(wanted)] : []),
    ...(wanted.words.length ? [wordStage(wanted)] : []),
  ]
}

/** Each SKU once, by its best match, where it passes the filter. A disabled product is found by its exact number alone. */
const found = (filter: Filter, modelId: number | undefined) => sql`
  select s.id, f.kind, f.rank, s.number, s.name, s.yield_pages, s.created_at, s.own_make, s.colour, s.class_id,
         s.brand_id, s.series_id, s.in_stock, array_position(${[...classKinds]}::text[], c.kind) as class_rank
    from (select distinct on (sku_id) sku_id, kind, rank from stages order by sku_id, kind, rank) f
    join skus s on s.id = f.sku_id
    join classes c on c.id = s.class_id
   where (s.facet_id is not null or f.kind = 0) and ${matches(filter, 's')}
     ${filter.inStock ? sql`and s.in_stock` : sql``}
     ${modelId ? sql`and exists (select from compatibilities c where c.sku_id = s.id and c.model_id = ${modelId})` : sql``}`

/** Kind, then how well it matches, then originals before ours, then as on a printer's page. */
const best = sql`
  s.kind, s.rank, s.own_make, s.class_rank, colour_rank(s.colour), s.yield_pages nulls last, s.number`

const together = (stages: RawBuilder<unknown>[]) => sql`stages as materialized (${sql.join(stages, sql` union all `)})`

type Ask = {
  filter: Filter
  modelId: number | undefined
  page: Page
  region: string
  now: Date
  sorting: keyof typeof orderOf | 'best'
}

/** One page of what was found, with how it was found, and how many there are in all. */
export async function pageOfFound(
  db: Db,
  stages: RawBuilder<unknown>[],
  { filter, modelId, page, region, now, sorting }: Ask,
) {
  const order = sorting === 'best' ? best : orderOf[sorting]
  const { rows } = await sql<SkuRow & { total: number; kind: number; cut: boolean }>`
    with ${together(stages)}, page as materialized (
      select s.id, s.kind, count(*) over ()::integer as total, row_number() over (order by ${order}) as at
        from (${found(filter, modelId)}) s
       order by at
       limit ${page.limit}::integer offset ${page.offset}::integer
    )
    select p.total, p.kind, exists (select from stages group by kind having count(*) >= ${sql.lit(most.prefix)}) as cut,
           ${skuColumns}
      from page p join skus s using (id) ${skuJoins(region, now)}
     order by p.at
  `.execute(db)
  const skus = rows.map(({ total: _, cut: __, kind, ...row }) => ({ ...skuOf(row), match: kinds[kind] ?? 'near' }))
  return { skus, total: rows[0]?.total ?? 0, cut: rows[0]?.cut ?? false }
}

/** The ids of all that was found, unfiltered but for the printer, for counting. */
export async function idsOfFound(
  db: Db,
  stages: RawBuilder<unknown>[],
  modelId: number | undefined,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with ${together(stages)}
    select s.id from (${found({}, modelId)}) s
  `.execute(db)
  return rows.map(({ id }) => id)
}
