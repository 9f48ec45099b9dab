import { sql } from 'kysely'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import type { Tx } from '../../../db/database.ts'
import { BadField, type Row, readCents, readText, requiredText } from '../../../spreadsheets/fields.ts'
import { foldCounts } from './counts.ts'
import { countStored, type ImportKind } from './kinds.ts'
import { addBad, type Report } from './report.ts'

type PriceLine = { line: number; list: string; customer: string; number: string; key: string; cents: number }

/**
 * Prices: price_list (its name) or customer (custnum), number (ours, else an OEM number of one product), unit_price. Of
 * two lines for the same price the last counts.
 */
export const prices: ImportKind<PriceLine> = {
  name: 'prices',
  columns: ['number', 'unit_price'],
  batchSize: 10_000,
  read: (row: Row) => {
    const list = readText(row, 'price_list', 80)
    const customer = readText(row, 'customer', 80)
    if (!list === !customer) throw new BadField('needs either a price_list or a customer')
    const number = requiredText(row, 'number', 80)
    return { line: row.line, list, customer, number, key: normalise(number), cents: readCents(row, 'unit_price') }
  },
  store: async (tx, lines, report) => {
    await stagePrices(tx, lines)
    await reportUnknown(tx, report)
    const counts = [await storePrices(tx, stores.list), await storePrices(tx, stores.customer)]
    for (const { taken, added, changed } of counts) countStored(report, taken, { added, changed })
  },
  finish: foldCounts,
}

/** The lines with the ids that they name; null where the name is unknown. */
async function stagePrices(tx: Tx, lines: PriceLine[]) {
  await sql`drop table if exists price_lines`.execute(tx)
  await sql`
    create temporary table price_lines on commit drop as
    select i.line, i.list, i.customer, i.number, i.cents, l.id as list_id, c.id as customer_id,
           coalesce(
             (select min(p.sku_id) from part_numbers p where p.normalised = i.key and p.kind = 'own'),
             (select min(p.sku_id) from part_numbers p
               where p.normalised = i.key and p.kind = 'oem' having count(*) = 1)
           ) as sku_id
      from json_to_recordset(${JSON.stringify(lines)})
        as i (line integer, list text, customer text, number text, key text collate "C", cents integer)
      left join price_lists l on l.name = i.list
      left join customers c on c.custnum = i.customer
  `.execute(tx)
}

async function reportUnknown(tx: Tx, report: Report) {
  const { rows } = await sql<{ line: number; list: string; customer: string; number: string; known: boolean }>`
    select line, list, customer, number, coalesce(list_id, customer_id) is not null as known
      from price_lines
     where sku_id is null or coalesce(list_id, customer_id) is null
     order by line
  `.execute(tx)
  for (const row of rows) {
    const owner = row.list ? `price_list ${row.list}` : `customer ${row.customer}`
    addBad(report, row.line, row.known ? `no single product has the number ${row.number}` : `unknown ${owner}`)
  }
}

type Counts = { taken: number; added: number; changed: number }

/** Whose prices a table holds: the column of the owner there, and among the lines. */
const stores = {
  list: { table: 'list_prices', owner: 'price_list_id', line: 'list_id' },
  customer: { table: 'customer_prices', owner: 'customer_id', line: 'customer_id' },
}

async function storePrices(tx: Tx, { table, owner, line }: (typeof stores)[keyof typeof stores]): Promise<Counts> {
  const [ownerColumn, lineColumn] = [sql.ref(owner), sql.ref(line)]
  const { rows } = await sql<Counts>`
    with lines as (
      select distinct on (${lineColumn}, sku_id) ${lineColumn} as owner_id, sku_id, cents
        from price_lines where sku_id is not null and ${lineColumn} is not null order by ${lineColumn}, sku_id, line desc
    ), stored as (
      insert into ${sql.table(table)} as p (${ownerColumn}, sku_id, unit_price)
      select owner_id, sku_id, cents from lines
      on conflict (${ownerColumn}, sku_id) do update set unit_price = excluded.unit_price
       where p.unit_price <> excluded.unit_price
      returning (xmax = 0) as added
    )
    select (select count(*) from price_lines where sku_id is not null and ${lineColumn} is not null) as taken,
           count(*) filter (where added) as added, count(*) filter (where not added) as changed
      from stored
  `.execute(tx)
  return rows[0] ?? { taken: 0, added: 0, changed: 0 }
}
