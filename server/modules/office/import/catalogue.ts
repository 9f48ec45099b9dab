import { numberKeys } from '../../../../rules/catalogue/product/part-number.ts'
import type { Tx } from '../../../db/database.ts'
import { BadField } from '../../../spreadsheets/fields.ts'
import { promiseAllWaiting } from '../../fulfilment/order-lifecycle/promise.queries.ts'
import { storeAttributes, storeCompatibilities, storePartNumbers, storeSkus } from './catalogue.queries.ts'
import { type CompleteProduct, completeProduct } from './complete-product.ts'
import { foldCounts } from './counts.ts'
import { type Difference, listDifferences } from './differences.ts'
import { countStored, type ImportKind } from './kinds.ts'
import { findItemNumbers, findKnownProducts, findUnknownModels, giveItemNumbers } from './known-products.queries.ts'
import { storeBrandsAndSeries } from './printers.ts'
import { type ProductLine, readProduct } from './product-line.ts'
import { addBad, type Report } from './report.ts'
import { type ReadProduct, withoutTakenCartons } from './taken-cartons.ts'

/**
 * Products, with the columns of docs/import.md: a line changes what it names, and leaves the rest. Without its item number a product is
 * known by brand and OEM number.
 */
export const catalogue: ImportKind<ProductLine> = {
  name: 'catalogue',
  columns: ['brand', 'series', 'class_id', 'oem_number'],
  batchSize: 2_500,
  read: readProduct,
  keyOf: (line) => (line.number ? `#${numberKeys(line.number).normalised}` : `${line.brand}\n${line.oemKey}`),
  store: async (tx, lines, report) => {
    const read = await completeLines(tx, await giveItemNumbers(tx, await findItemNumbers(tx, lines)), report)
    const products = read.map(({ product }) => product)
    await storeBrandsAndSeries(tx, products)
    const changed = await storeSkus(tx, products)
    const touched = new Set(changed.map(({ line }) => line))
    for (const line of await storePartNumbers(tx, products)) touched.add(line)
    for (const line of await storeAttributes(tx, products)) touched.add(line)
    for (const line of await storeCompatibilities(tx, products)) touched.add(line)
    await nameUnknownModels(tx, products, report)
    const added = changed.filter((row) => row.added).length
    countStored(report, products.length, { added, changed: touched.size - added })
  },
  // What went on sale is promised to who has waited for it.
  finish: async (db) => {
    await db.transaction().execute((tx) => promiseAllWaiting(tx, new Date()))
    await foldCounts(db)
  },
}

/** The same file, of which nothing is stored: it shows what would change. */
export function previewCatalogue(onDifference: (difference: Difference) => void): ImportKind<ProductLine> {
  const { finish: _, ...kind } = catalogue
  return {
    ...kind,
    store: async (tx, lines, report) => {
      const read = await completeLines(tx, await findItemNumbers(tx, lines), report)
      const unknown = await nameUnknownModels(
        tx,
        read.map(({ product }) => product),
        report,
      )
      let [added, changed] = [0, 0]
      for (const { product, known } of read) {
        const models = product.models?.filter((model) => !unknown.has(model)) ?? null
        const differences = listDifferences({ ...product, models }, known)
        if (!known) added++
        else if (differences.length > 0) changed++
        for (const difference of differences) onDifference(difference)
      }
      countStored(report, read.length, { added, changed })
    },
  }
}

/** Products as they are after the lines; named are a new one that lacks what every product has, and one with another's carton. */
async function completeLines(tx: Tx, lines: readonly ProductLine[], report: Report): Promise<ReadProduct[]> {
  const knownProducts = await findKnownProducts(
    tx,
    lines.flatMap(({ number }) => number || []),
  )
  const lineByNumber = new Map<string, number>()
  const read = lines.flatMap((line) => {
    try {
      // By its item number and by its brand and OEM number, a file may name a product twice.
      const before = line.number ? lineByNumber.get(line.number) : undefined
      if (before !== undefined) throw new BadField(`the same as line ${before}`)
      lineByNumber.set(line.number, line.line)
      return [{ product: completeProduct(line, knownProducts.get(line.number)), known: knownProducts.get(line.number) }]
    } catch (error) {
      if (!(error instanceof BadField)) throw error
      addBad(report, line.line, error.message)
      return []
    }
  })
  return withoutTakenCartons(tx, read, report)
}

async function nameUnknownModels(tx: Tx, products: readonly CompleteProduct[], report: Report) {
  const unknown = await findUnknownModels(tx, products)
  for (const { line, model } of unknown) addBad(report, line, `unknown printer left out: ${model}`)
  return new Set(unknown.map(({ model }) => model))
}
