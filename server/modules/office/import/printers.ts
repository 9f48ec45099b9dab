import { sql } from 'kysely'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import type { Tx } from '../../../db/database.ts'
import { BadField, type Row, readChoice, requiredText } from '../../../spreadsheets/fields.ts'
import { foldCounts } from './counts.ts'
import { countStored, type ImportKind } from './kinds.ts'

type Printer = {
  line: number
  brand: string
  series: string
  name: string
  normalised: string
  technology: string
  colour: string
}

/** Printers: brand, series, model (the full name with its brand), technology, colour. */
export const printers: ImportKind<Printer> = {
  name: 'printers',
  columns: ['brand', 'series', 'model', 'technology', 'colour'],
  batchSize: 5_000,
  read: (row: Row) => {
    const name = requiredText(row, 'model', 120)
    const normalised = normalise(name)
    if (!normalised) throw new BadField(`model has neither letters nor digits: ${name}`)
    return {
      line: row.line,
      brand: requiredText(row, 'brand', 80),
      series: requiredText(row, 'series', 80),
      name,
      normalised,
      technology: readChoice(row, 'technology', ['laser', 'inkjet', 'label']),
      colour: readChoice(row, 'colour', ['mono', 'colour']),
    }
  },
  keyOf: ({ name }) => name,
  store: async (tx, lines, report) => {
    await storeBrandsAndSeries(tx, lines)
    const { rows } = await sql<{ added: boolean }>`
      insert into models as m (brand_id, series_id, name, normalised, technology, colour)
      select b.id, s.id, i.name, i.normalised, i.technology, i.colour
        from json_to_recordset(${JSON.stringify(lines)})
          as i (line integer, brand text, series text, name text, normalised text, technology text, colour text)
        join brands b on b.name = i.brand
        join series s on s.brand_id = b.id and s.name = i.series
       order by i.line
      on conflict (name) do update
         set brand_id = excluded.brand_id, series_id = excluded.series_id, normalised = excluded.normalised,
             technology = excluded.technology, colour = excluded.colour
       where (m.brand_id, m.series_id, m.normalised, m.technology, m.colour)
             is distinct from
             (excluded.brand_id, excluded.series_id, excluded.normalised, excluded.technology, excluded.colour)
      returning (xmax = 0) as added
    `.execute(tx)
    const added = rows.filter((row) => row.added).length
    countStored(report, lines.length, { added, changed: rows.length - added })
  },
  finish: foldCounts,
}

/** Brands and series that are not there yet, in the order of the file. */
export async function storeBrandsAndSeries(tx: Tx, lines: { brand: string; series: string }[]) {
  const brands = [...new Set(lines.map(({ brand }) => brand))]
  await sql`
    insert into brands (name)
    select i.name from unnest(${brands}::text[]) with ordinality as i (name, at)
     where not exists (select from brands b where b.name = i.name)
     order by i.at
  `.execute(tx)
  const series = new Map(lines.filter((line) => line.series).map((line) => [`${line.brand}\n${line.series}`, line]))
  await sql`
    insert into series (brand_id, name)
    select b.id, i.series
      from json_to_recordset(${JSON.stringify([...series.values()].map((line) => ({ brand: line.brand, series: line.series })))})
        as i (brand text, series text)
      join brands b on b.name = i.brand
     where not exists (select from series s where s.brand_id = b.id and s.name = i.series)
  `.execute(tx)
}
