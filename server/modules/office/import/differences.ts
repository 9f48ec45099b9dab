import type { CompleteProduct, KnownProduct } from './complete-product.ts'
import { alternativeNumbers } from './part-numbers.ts'
import { otherLanguages } from './product-line.ts'

/** What a line would change: a column, as it is and as it would be. Of a new product it has what it is known by, and no column. */
export type Difference = { line: number; number: string; column: string | null; before: string; after: string }

/** What a line would change of a product, in the words of the file; one difference for a new one. */
export function listDifferences(product: CompleteProduct, known: KnownProduct | undefined): Difference[] {
  const { line, number, brand, oemCode } = product
  if (!known) return [{ line, number, column: null, before: '', after: `${brand} ${oemCode || number}` }]
  const [before, after] = [toCells(known), toCells({ ...product, ...lastingLists(product, known) })]
  return Object.entries(after).flatMap(([column, cell]) => {
    const was = before[column] ?? ''
    return was === cell ? [] : [{ line, number, column, before: was, after: cell }]
  })
}

const lastingLists = (product: CompleteProduct, known: KnownProduct) => ({
  models: product.models ?? known.models,
  attributes: product.attributes ?? known.attributes,
})

/** A product in the columns of a file. */
function toCells(product: KnownProduct): Record<string, string> {
  const { names, models, attributes } = product
  return {
    brand: product.brand,
    series: product.series,
    class_id: String(product.classId),
    oem_number: product.oemCode,
    alt_numbers: toList(alternativeNumbers(product).map(({ raw }) => raw)),
    short_name: product.shortName,
    name: product.name,
    ...Object.fromEntries(otherLanguages.map((language) => [`name_${language}`, names?.[language] ?? ''])),
    description: product.description,
    colour: product.colour,
    yield_pages: String(product.yieldPages ?? ''),
    yield_standard: product.yieldStandard ?? '',
    own_make: String(product.ownMake),
    union_code: product.unionCode ?? '',
    box_barcode: product.boxBarcode ?? '',
    product_barcode: product.productBarcode ?? '',
    cartons: toList(product.cartons.map(({ barcode, pieces }) => `${barcode}: ${pieces}`)),
    weight_grams: String(product.weightGrams || ''),
    status: product.status,
    compatible_printers: toList(models),
    attributes: toList(attributes.map(({ name, value }) => `${name}: ${value}`)),
  }
}

const toList = (parts: readonly string[]) => [...parts].sort().join('; ')
