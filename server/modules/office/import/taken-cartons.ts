import type { Tx } from '../../../db/database.ts'
import type { CompleteProduct, KnownProduct } from './complete-product.ts'
import { type BarcodeOwner, findBarcodeOwners } from './known-products.queries.ts'
import { addBad, type Report } from './report.ts'

/** A line of a catalogue file: its product as it is afterwards, and as it is known. */
export type ReadProduct = { product: CompleteProduct; known: KnownProduct | undefined }

/**
 * Leaves out the lines with a carton that is another product's, or with another's carton as their barcode, and names them. What a
 * line gives up is free for those behind it, whichever batch they are in.
 */
export async function withoutTakenCartons(tx: Tx, lines: readonly ReadProduct[], report: Report) {
  const owners = await findBarcodeOwners(
    tx,
    lines.flatMap(({ product }) => [...listBarcodes(product).keys()]),
  )
  return lines.filter(({ product, known }) => {
    // A new one has no number before it is stored.
    const self = product.number || `line ${product.line}`
    const barcodes = listBarcodes(product)
    const taken = [...barcodes].find(([barcode, { isCarton }]) => isTaken(owners.get(barcode), { self, isCarton }))
    if (taken) {
      const [barcode, { column }] = taken
      addBad(report, product.line, `${column} holds ${barcode}, which is a number of ${owners.get(barcode)?.number}`)
      return false
    }
    for (const barcode of known ? listBarcodes(known).keys() : [])
      if (owners.get(barcode)?.number === self) owners.delete(barcode)
    for (const [barcode, { isCarton }] of barcodes)
      if (isCarton || !owners.has(barcode)) owners.set(barcode, { number: self, isCarton })
    return true
  })
}

type Barcodes = Pick<KnownProduct, 'cartons' | 'boxBarcode' | 'productBarcode'>

/** The barcodes of a product, each with its column: what is a carton of it is that before all. */
function listBarcodes({ cartons, boxBarcode, productBarcode }: Barcodes) {
  const found = new Map<string, { column: string; isCarton: boolean }>()
  if (boxBarcode) found.set(boxBarcode, { column: 'box_barcode', isCarton: false })
  if (productBarcode) found.set(productBarcode, { column: 'product_barcode', isCarton: false })
  for (const { barcode } of cartons) found.set(barcode, { column: 'cartons', isCarton: true })
  return found
}

/** Two products may share a barcode, but nobody a carton. */
const isTaken = (owner: BarcodeOwner | undefined, { self, isCarton }: { self: string; isCarton: boolean }) =>
  owner !== undefined && owner.number !== self && (isCarton || owner.isCarton)
