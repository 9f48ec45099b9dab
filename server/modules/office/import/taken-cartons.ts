import type { Tx } from '../../../db/database.ts'
import type { CompleteProduct, KnownProduct } from './complete-product.ts'
import { findBarcodeOwners } from './known-products.queries.ts'
import { addBad, type Report } from './report.ts'

/** A line of a catalogue file: its product as it is afterwards, and as it is known. */
export type ReadProduct = { product: CompleteProduct; known: KnownProduct | undefined }

/**
 * Leaves out the lines with a carton that is another product's, and names them. What a line gives up is free for those behind it,
 * whichever batch they are in.
 */
export async function withoutTakenCartons(tx: Tx, lines: readonly ReadProduct[], report: Report) {
  const barcodes = lines.flatMap(({ product }) => product.cartons.map(({ barcode }) => barcode))
  const owners = await findBarcodeOwners(tx, barcodes)
  return lines.filter(({ product, known }) => {
    // A new one has no number before it is stored.
    const self = product.number || `line ${product.line}`
    const isTaken = ({ barcode }: { barcode: string }) => (owners.get(barcode) ?? self) !== self
    const taken = product.cartons.find(isTaken)
    if (taken) {
      addBad(report, product.line, `cartons holds ${taken.barcode}, which is a number of ${owners.get(taken.barcode)}`)
      return false
    }
    for (const { barcode } of known?.cartons ?? []) owners.delete(barcode)
    for (const { barcode } of product.cartons) owners.set(barcode, self)
    return true
  })
}
