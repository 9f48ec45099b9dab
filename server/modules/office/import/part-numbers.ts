import type { Carton } from '../../../../rules/catalogue/product/barcode.ts'
import { numberKeys } from '../../../../rules/catalogue/product/part-number.ts'

type NumberKind = 'own' | 'oem' | 'short' | 'ean' | 'other' | 'replaces' | 'union'
/** `pieces`: how many are in it, where it is the number of a carton. */
export type PartNumber = {
  kind: NumberKind
  raw: string
  normalised: string
  canonical: string
  skeleton: string
  pieces: number | null
}

/** What of a product is a number. */
export type Numbered = {
  number: string
  oemCode: string
  ownMake: boolean
  shortName: string
  productBarcode: string | null
  boxBarcode: string | null
  cartons: readonly Carton[]
  unionCode: string | null
}

/** Short names such as 59A, 045H, C-EXV 48, SP C252E, T702 XL; `300-ml` is a size, `dual pack` a description, `1T02RV0NL0` an order number. */
export const isShortName = (text: string) =>
  /^[A-Z0-9][A-Z0-9/-]{0,14}( [A-Z]?\d{1,5}[A-Z]{0,2})?( XX?L)?$/i.test(text) &&
  /\d/.test(text) &&
  !/-?ml$|^1T0/i.test(text)

/** Every number of the product, each once; those of an original stand on our compatible as what it replaces. */
function listNumbers(product: Numbered, alternatives: readonly string[]): PartNumber[] {
  const { number, oemCode, ownMake, shortName, productBarcode, boxBarcode, cartons, unionCode } = product
  const found = new Map<string, PartNumber>()
  const add = (kind: NumberKind, raw: string, pieces: number | null = null) => {
    const keys = numberKeys(raw)
    const key = numberKey({ kind, ...keys })
    if (keys.normalised && !found.has(key)) found.set(key, { kind, raw, ...keys, pieces })
  }
  const addOriginal = (kind: NumberKind, raw: string) => add(ownMake ? 'replaces' : kind, raw)
  add('own', number)
  addOriginal('oem', oemCode)
  addOriginal('short', shortName)
  for (const text of alternatives) {
    if (/\d/.test(text) && text.length <= 40) addOriginal(isShortName(text) ? 'short' : 'other', text)
  }
  for (const { barcode, pieces } of cartons) add('ean', barcode, pieces)
  for (const barcode of [productBarcode, boxBarcode]) if (barcode) add('ean', barcode)
  if (unionCode) add('union', unionCode)
  return [...found.values()]
}

const numberKey = ({ kind, normalised }: Pick<PartNumber, 'kind' | 'normalised'>) => `${kind} ${normalised}`

const alternativeKinds: readonly NumberKind[] = ['short', 'other', 'replaces']

/** The numbers of a product that stand in no column of their own: those of `alt_numbers`. */
export function alternativeNumbers(product: Numbered & { numbers: readonly PartNumber[] }) {
  const ofColumns = new Set(listNumbers(product, []).map(numberKey))
  return product.numbers.filter((one) => alternativeKinds.includes(one.kind) && !ofColumns.has(numberKey(one)))
}

/**
 * The numbers of a product after a line: those of its columns and its alternatives, and what was known beside them. Null alternatives:
 * the line says nothing of them.
 */
export function mergeNumbers(
  product: Numbered,
  alternatives: readonly string[] | null,
  known: (Numbered & { numbers: readonly PartNumber[] }) | undefined,
): PartNumber[] {
  const stay = known && !alternatives ? alternativeNumbers(known).map(({ raw }) => raw) : []
  const numbers = listNumbers(product, alternatives ?? stay)
  if (!known) return numbers
  const ofColumns = new Set(listNumbers(known, []).map(numberKey))
  const others = known.numbers.filter((one) => !alternativeKinds.includes(one.kind) && !ofColumns.has(numberKey(one)))
  const named = new Set(numbers.map(numberKey))
  return [...numbers, ...others.filter((one) => !named.has(numberKey(one)))]
}
