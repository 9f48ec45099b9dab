import { sql } from 'kysely'
import { numberKeys } from '../../../../rules/product/part-number.ts'
import type { Tx } from '../../../db/database.ts'
import { promiseAllWaiting } from '../../order/fulfilment/promise.queries.ts'
import { storeAttributes, storeCompatibilities, storePartNumbers, storeSkus } from './catalogue.queries.ts'
import { foldCounts } from './counts.ts'
import { countStored, type ImportKind } from './kinds.ts'
import { storeBrandsAndSeries } from './printers.ts'
import { type ProductLine, readProduct } from './product-line.ts'
import { addBad } from './report.ts'

/**
 * Products, with the columns of docs/import.md. Without its item number a product is known by brand and OEM number.
 */
export const catalogue: ImportKind<ProductLine> = {
  name: 'catalogue',
  columns: ['brand', 'series', 'class_id', 'oem_number'],
  batchSize: 2_500,
  read: readProduct,
  keyOf: (line) => (line.number ? `#${numberKeys(line.number).normalised}` : `${line.brand}\n${line.oemKey}`),
  store: async (tx, lines, report) => {
    await storeBrandsAndSeries(tx, lines)
    const numbered = await giveItemNumbers(tx, lines)
    const changed = await storeSkus(tx, numbered)
    const touched = new Set(changed.map(({ line }) => line))
    for (const line of await storePartNumbers(tx, numbered)) touched.add(line)
    for (const line of await storeAttributes(tx, numbered)) touched.add(line)
    const { changedLines, unknown } = await storeCompatibilities(tx, numbered)
    for (const line of changedLines) touched.add(line)
    for (const { line, model } of unknown) addBad(report, line, `unknown printer left out: ${model}`)
    const added = changed.filter((row) => row.added).length
    countStored(report, lines.length, { added, changed: touched.size - added })
  },
  // What went on sale is promised to who has waited for it.
  finish: async (db) => {
    await db.transaction().execute((tx) => promiseAllWaiting(tx, new Date()))
    await foldCounts(db)
  },
}

/** Finds the item number of a product that is stored already and gives the others their next one, in the file's order. */
async function giveItemNumbers(tx: Tx, lines: ProductLine[]): Promise<ProductLine[]> {
  const unnumbered = lines.filter(({ number }) => !number)
  const records = unnumbered.map(({ line, brand, oemKey }) => ({ line, brand, oemKey }))
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
  const missing = unnumbered.filter(({ line }) => !numbers.has(line))
  const fresh = await sql<{ next: number }>`
    select nextval('own_numbers') as next from generate_series(1, ${missing.length}::integer)
  `.execute(tx)
  missing.forEach(({ line }, at) => {
    numbers.set(line, `AS-${fresh.rows[at]?.next}`)
  })
  return lines.map((line) => {
    const number = numbers.get(line.line)
    if (!number) return line
    return { ...line, number, numbers: [{ kind: 'own', raw: number, ...numberKeys(number) }, ...line.numbers] }
  })
}
