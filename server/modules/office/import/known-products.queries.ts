import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { type KnownProduct, storedFields } from './complete-product.ts'
import type { ProductLine } from './product-line.ts'

const columns = sql.join(
  Object.entries(storedFields).map(([field, [column]]) => sql`${sql.id('s', column)} as ${sql.id(field)}`),
)

/** The products of these item numbers, as they are known, by their number. */
export async function findKnownProducts(tx: Tx, numbers: readonly string[]) {
  const { rows } = await sql<KnownProduct>`
    select s.number, b.name as brand, coalesce(r.name, '') as series, ${columns}, s.printers as models,
           coalesce((select json_agg(json_build_object('kind', p.kind, 'raw', p.raw, 'normalised', p.normalised,
                                                       'canonical', p.canonical, 'skeleton', p.skeleton, 'pieces', p.pieces) order by p.kind, p.normalised)
                       from part_numbers p where p.sku_id = s.id), '[]') as numbers,
           coalesce((select json_agg(json_build_object('barcode', p.normalised, 'pieces', p.pieces) order by p.normalised)
                       from part_numbers p where p.sku_id = s.id and p.pieces is not null), '[]') as cartons,
           coalesce((select json_agg(json_build_object('name', a.name, 'value', a.value) order by a.name)
                       from sku_attributes a where a.sku_id = s.id), '[]') as attributes
      from unnest(${numbers}::text[]) as i (number)
      join skus s on s.number = i.number collate "C"
      join brands b on b.id = s.brand_id
      left join series r on r.id = s.series_id
  `.execute(tx)
  return new Map(rows.map((row) => [row.number, row]))
}

/** The lines with the item number of the product that they mean; empty where there is none yet. */
export async function findItemNumbers(tx: Tx, lines: readonly ProductLine[]): Promise<ProductLine[]> {
  const records = lines.filter(({ number }) => !number).map(({ line, brand, oemKey }) => ({ line, brand, oemKey }))
  const { rows } = await sql<{ line: number; number: string }>`
    select distinct on (i.line) i.line, s.number
      from json_to_recordset(${JSON.stringify(records)}) as i (line integer, brand text, "oemKey" text collate "C")
      join brands b on b.name = i.brand
      join part_numbers p on p.normalised = i."oemKey" and p.kind = 'oem' and p.brand_id = b.id
      join skus s on s.id = p.sku_id
     where not s.own_make
     order by i.line, s.id
  `.execute(tx)
  const numbers = new Map(rows.map(({ line, number }) => [line, number]))
  return lines.map((line) => ({ ...line, number: line.number || (numbers.get(line.line) ?? '') }))
}

/** Gives the lines without an item number their next one, in the file's order. */
export async function giveItemNumbers(tx: Tx, lines: readonly ProductLine[]): Promise<ProductLine[]> {
  const missing = lines.filter(({ number }) => !number)
  const { rows } = await sql<{ next: number }>`
    select nextval('own_numbers') as next from generate_series(1, ${missing.length}::integer)
  `.execute(tx)
  const numbers = new Map(missing.map(({ line }, at) => [line, `AS-${rows[at]?.next}`]))
  return lines.map((line) => ({ ...line, number: numbers.get(line.line) ?? line.number }))
}

/** Printers of the lines that the shop does not know, in the order of the lines. */
export async function findUnknownModels(tx: Tx, lines: readonly { line: number; models: readonly string[] | null }[]) {
  const named = lines.flatMap(({ line, models }) => (models ?? []).map((model) => ({ line, model })))
  const { rows } = await sql<{ line: number; model: string }>`
    select i.line, i.model
      from json_to_recordset(${JSON.stringify(named)}) as i (line integer, model text)
     where not exists (select from models m where m.name = i.model)
     order by i.line
  `.execute(tx)
  return rows
}

export type BarcodeOwner = { number: string; isCarton: boolean }

/** Whose numbers these barcodes are: that of a carton the one product that has it. */
export async function findBarcodeOwners(tx: Tx, barcodes: readonly string[]): Promise<Map<string, BarcodeOwner>> {
  if (barcodes.length === 0) return new Map()
  const { rows } = await sql<BarcodeOwner & { barcode: string }>`
    select distinct on (p.normalised) p.normalised as barcode, s.number, p.pieces is not null as "isCarton"
      from part_numbers p join skus s on s.id = p.sku_id
     where p.normalised = any(${[...barcodes]}::text[]) and p.kind = 'ean'
     order by p.normalised, p.pieces is null, s.id
  `.execute(tx)
  return new Map(rows.map(({ barcode, number, isCarton }) => [barcode, { number, isCarton }]))
}
