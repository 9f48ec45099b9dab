import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { type CompleteProduct, storedFields } from './complete-product.ts'

/** Inserts and updates the SKUs by item number; answers the lines that were not the same already. */
export async function storeSkus(tx: Tx, lines: readonly CompleteProduct[]) {
  const { rows } = await sql<{ line: number; added: boolean }>`
    with lines as (
      select * from json_to_recordset(${JSON.stringify(lines.map(({ numbers: _, models: __, attributes: ___, ...line }) => line))}) as i (
        line integer, number text collate "C", brand text, series text, ${fieldTypes})
    ), stored as (
      insert into skus as k (number, ${inserted})
      select i.number, b.id, s.id, ${fieldsIn('i')}
        from lines i
        join brands b on b.name = i.brand
        left join series s on s.brand_id = b.id and s.name = i.series
       order by i.line
      on conflict (number) do update
         set (${inserted}) = row (${columnsIn('excluded')})
       where (${columnsIn('k')}) is distinct from (${columnsIn('excluded')})
      returning number, (xmax = 0) as added
    )
    select i.line, s.added from stored s join lines i using (number)
  `.execute(tx)
  return rows
}

const fields = Object.entries(storedFields)
const fieldTypes = sql.join(fields.map(([field, [, type]]) => sql`${sql.id(field)} ${sql.raw(type)}`))
const fieldsIn = (table: string) => sql.join(fields.map(([field]) => sql.id(table, field)))

/** What a line says of a SKU beside its item number, in the order in which it is inserted. */
const skuColumns = ['brand_id', 'series_id', ...fields.map(([, [column]]) => column)]
const inserted = sql.join(skuColumns.map((column) => sql.id(column)))
const columnsIn = (table: string) => sql.join(skuColumns.map((column) => sql.id(table, column)))

/** Makes the numbers of the SKUs those of the lines; answers the lines where that changed something. */
export async function storePartNumbers(tx: Tx, lines: readonly CompleteProduct[]): Promise<number[]> {
  const numbers = lines.flatMap(({ line, number, numbers }) => numbers.map((part) => ({ line, number, ...part })))
  await sql`drop table if exists number_lines`.execute(tx)
  await sql`
    create temporary table number_lines on commit drop as
    select i.line, s.id as sku_id, s.brand_id, i.kind, i.raw, i.normalised, i.canonical, i.skeleton, i.pieces
      from json_to_recordset(${JSON.stringify(numbers)})
        as i (line integer, number text collate "C", kind text, raw text, normalised text collate "C",
              canonical text collate "C", skeleton text collate "C", pieces integer)
      join skus s on s.number = i.number
  `.execute(tx)
  await sql`analyze number_lines`.execute(tx)
  const deleted = await sql<{ sku_id: number }>`
    delete from part_numbers p
     where p.sku_id in (select sku_id from number_lines)
       and not exists (
         select from number_lines n
          where n.sku_id = p.sku_id and n.kind = p.kind and n.normalised = p.normalised and n.raw = p.raw
            and n.brand_id = p.brand_id and n.pieces is not distinct from p.pieces)
    returning p.sku_id
  `.execute(tx)
  const come = await sql<{ sku_id: number }>`
    insert into part_numbers (sku_id, kind, brand_id, raw, normalised, canonical, skeleton, pieces)
    select sku_id, kind, brand_id, raw, normalised, canonical, skeleton, pieces
      from number_lines n
     where not exists (
       select from part_numbers p where p.sku_id = n.sku_id and p.kind = n.kind and p.normalised = n.normalised)
    returning sku_id
  `.execute(tx)
  return storeLines(tx, 'number_lines', [...deleted.rows, ...come.rows])
}

/** Makes the printers of the SKUs those of the lines that name some, as far as they are known; answers the lines where that changed something. */
export async function storeCompatibilities(tx: Tx, lines: readonly CompleteProduct[]): Promise<number[]> {
  const fits = lines.flatMap(({ line, number, models }) =>
    (models?.length === 0 ? [null] : (models ?? [])).map((model) => ({ line, number, model })),
  )
  if (fits.length === 0) return []
  await sql`drop table if exists fit_lines`.execute(tx)
  await sql`
    create temporary table fit_lines on commit drop as
    select i.line, s.id as sku_id, i.model, m.id as model_id
      from json_to_recordset(${JSON.stringify(fits)}) as i (line integer, number text collate "C", model text)
      join skus s on s.number = i.number
      left join models m on m.name = i.model
  `.execute(tx)
  await sql`analyze fit_lines`.execute(tx)
  const deleted = await sql<{ sku_id: number }>`
    delete from compatibilities c
     where c.sku_id in (select sku_id from fit_lines)
       and not exists (select from fit_lines f where f.sku_id = c.sku_id and f.model_id = c.model_id)
    returning c.sku_id
  `.execute(tx)
  const come = await sql<{ sku_id: number }>`
    insert into compatibilities (sku_id, model_id)
    select distinct f.sku_id, f.model_id from fit_lines f where f.model_id is not null
       and not exists (select from compatibilities c where c.sku_id = f.sku_id and c.model_id = f.model_id)
    returning sku_id
  `.execute(tx)
  return storeLines(tx, 'fit_lines', [...deleted.rows, ...come.rows])
}

/** Makes the attributes of the SKUs those of the lines that have some to say; answers the lines where that changed something. */
export async function storeAttributes(tx: Tx, lines: readonly CompleteProduct[]): Promise<number[]> {
  const attributes = lines.flatMap(({ line, number, attributes }) =>
    (attributes?.length === 0 ? [{ name: null, value: null }] : (attributes ?? [])).map((one) => ({
      line,
      number,
      ...one,
    })),
  )
  if (attributes.length === 0) return []
  await sql`drop table if exists attribute_lines`.execute(tx)
  await sql`
    create temporary table attribute_lines on commit drop as
    select i.line, s.id as sku_id, i.name, i.value
      from json_to_recordset(${JSON.stringify(attributes)})
        as i (line integer, number text collate "C", name text, value text)
      join skus s on s.number = i.number
  `.execute(tx)
  await sql`analyze attribute_lines`.execute(tx)
  const deleted = await sql<{ sku_id: number }>`
    delete from sku_attributes t
     where t.sku_id in (select sku_id from attribute_lines)
       and not exists (
         select from attribute_lines a where a.sku_id = t.sku_id and a.name = t.name and a.value = t.value)
    returning t.sku_id
  `.execute(tx)
  const come = await sql<{ sku_id: number }>`
    insert into sku_attributes (sku_id, name, value)
    select a.sku_id, a.name, a.value from attribute_lines a where a.name is not null
       and not exists (select from sku_attributes t where t.sku_id = a.sku_id and t.name = a.name)
    returning sku_id
  `.execute(tx)
  return storeLines(tx, 'attribute_lines', [...deleted.rows, ...come.rows])
}

async function storeLines(
  tx: Tx,
  table: 'number_lines' | 'fit_lines' | 'attribute_lines',
  changed: { sku_id: number }[],
) {
  const skuIds = [...new Set(changed.map(({ sku_id }) => sku_id))]
  if (skuIds.length === 0) return []
  const { rows } = await sql<{ line: number }>`
    select distinct line from ${sql.table(table)} where sku_id = any(${skuIds}::integer[])
  `.execute(tx)
  return rows.map(({ line }) => line)
}
