import { isBarcode } from '../../../../rules/product/barcode.ts'
import { classKinds, kindOfClass } from '../../../../rules/product/catalogue.ts'
import { colourName, productName, readKitColour } from '../../../../rules/product/name.ts'
import { normalise, numberKeys } from '../../../../rules/product/part-number.ts'
import {
  BadField,
  type Row,
  readChoice,
  readList,
  readNumber,
  readText,
  readWholeNumber,
  requiredText,
  requiredWholeNumber,
} from '../../../spreadsheets/fields.ts'

type NumberKind = 'own' | 'oem' | 'short' | 'ean' | 'other' | 'replaces' | 'union'
type Attribute = { name: string; value: string }
type PartNumber = { kind: NumberKind; raw: string; normalised: string; canonical: string; skeleton: string }

/** A product as a line of a catalogue file says it; null: the column is not there or empty. */
export type ProductLine = {
  line: number
  number: string
  brand: string
  series: string
  classId: number
  oemCode: string
  oemKey: string
  shortName: string
  name: string
  /** In other languages; null where the file has no such column: what is known stays, unless the name is another. */
  names: Readonly<Record<string, string>> | null
  description: string
  colour: string
  yieldPages: number | null
  yieldStandard: string | null
  ownMake: boolean
  unionCode: string | null
  boxBarcode: string | null
  productBarcode: string | null
  weightGrams: number
  status: string
  numbers: PartNumber[]
  models: string[]
  /** Null where the file has no such column: what is known stays. */
  attributes: Attribute[] | null
}

/** What of a line is stored as it was read: the column of `skus`, and its type. */
export const storedFields = {
  classId: ['class_id', 'integer'],
  oemCode: ['oem_code', 'text'],
  shortName: ['short_name', 'text'],
  name: ['name', 'text'],
  description: ['description', 'text'],
  colour: ['colour', 'text'],
  yieldPages: ['yield_pages', 'integer'],
  yieldStandard: ['yield_standard', 'text'],
  ownMake: ['own_make', 'boolean'],
  unionCode: ['union_code', 'text'],
  boxBarcode: ['box_barcode', 'text'],
  productBarcode: ['product_barcode', 'text'],
  weightGrams: ['weight_grams', 'integer'],
  status: ['status', 'text'],
} as const satisfies { [Field in keyof ProductLine]?: readonly [string, string] }

/** Reads a line of a catalogue file; throws BadField where it cannot be taken. */
export function readProduct(row: Row): ProductLine {
  const { classId, kind } = requiredClass(row)
  const brand = requiredText(row, 'brand', 80)
  const number = readNumber(row, 'number', 40)
  const oemCode = readNumber(row, 'oem_number', 80)
  if (!number && !oemCode) throw new BadField('oem_number is empty')
  const ownMake = readChoice(row, 'own_make', ['true', 'false'], 'false') === 'true'
  readNumber(row, 'alt_numbers', 20_000)
  const alternatives = readList(row, 'alt_numbers')
  const shortName = readText(row, 'short_name', 60) || (alternatives.find(isShortName) ?? '')
  const colour = readText(row, 'colour', 40)
  const yieldPages = readWholeNumber(row, 'yield_pages') || null
  const unionCode = readNumber(row, 'union_code', 40) || null
  const [productBarcode, boxBarcode] = [barcodeIn(row, 'product_barcode'), barcodeIn(row, 'box_barcode')]
  const barcodes = [productBarcode, boxBarcode]
  const named = { brand, oemCode: oemCode || number, shortName, kind, colour, ownMake, words: alternatives }
  return {
    line: row.line,
    number,
    brand,
    series: readText(row, 'series', 80),
    classId,
    oemCode,
    oemKey: normalise(oemCode),
    shortName,
    name: readText(row, 'name', 200) || productName(named),
    names: namesIn(row),
    description: readText(row, 'description', 4_000),
    colour: readKitColour(colourName(colour) ? colour.toUpperCase() : colour, alternatives),
    yieldPages,
    yieldStandard: (yieldPages && readText(row, 'yield_standard', 80)) || null,
    ownMake,
    unionCode,
    boxBarcode,
    productBarcode,
    weightGrams: readWholeNumber(row, 'weight_grams') ?? 0,
    status: readChoice(row, 'status', ['active', 'disabled', 'announced'], 'active'),
    numbers: listNumbers({ number, oemCode, ownMake, shortName, alternatives, barcodes, unionCode }),
    models: readList(row, 'compatible_printers'),
    attributes: readAttributes(row),
  }
}

function requiredClass(row: Row) {
  const classId = requiredWholeNumber(row, 'class_id')
  const kind = kindOfClass(classId)
  if (!kind) throw new BadField(`class_id is none of the ${classKinds.length} classes: ${classId}`)
  return { classId, kind }
}

const otherLanguages = ['de', 'it', 'fr', 'pl'] as const

/** `name_de`, `name_it` and so on; without those that are empty. */
function namesIn(row: Row): ProductLine['names'] {
  const columns = otherLanguages.filter((language) => row.fields[`name_${language}`] !== undefined)
  if (columns.length === 0) return null
  const names = columns.map((language) => [language, readText(row, `name_${language}`, 200)] as const)
  return Object.fromEntries(names.filter(([, name]) => name !== ''))
}

/** `Name: value; Name: value`, each name once. */
function readAttributes(row: Row): Attribute[] | null {
  if (row.fields.attributes === undefined) return null
  const attributes = readList(row, 'attributes').map((part) => {
    const [name = '', ...rest] = part.split(':')
    const attribute = { name: name.trim(), value: rest.join(':').trim() }
    if (!attribute.name || !attribute.value)
      throw new BadField(`attributes holds no name and value with : between: ${part}`)
    if (part.length > longestAttribute)
      throw new BadField(`attributes holds one longer than ${longestAttribute} characters`)
    return attribute
  })
  const names = attributes.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new BadField(`attributes names ${twice} twice`)
  return attributes
}

const longestAttribute = 200

/** Short names such as 59A, 045H, C-EXV 48, SP C252E, T702 XL; `300-ml` is a size, `dual pack` a description. */
const isShortName = (text: string) =>
  /^[A-Z0-9][A-Z0-9/-]{0,14}( [A-Z]?\d{1,5}[A-Z]{0,2})?( XX?L)?$/i.test(text) && /\d/.test(text) && !/-?ml$/i.test(text)

function barcodeIn(row: Row, column: string): string | null {
  const digits = readText(row, column, 20)
  if (!digits) return null
  if (!isBarcode(digits)) throw new BadField(`${column} is not a barcode, or its check digit is wrong: ${digits}`)
  return digits
}

type ProductNumbers = {
  number: string
  oemCode: string
  ownMake: boolean
  shortName: string
  alternatives: string[]
  barcodes: (string | null)[]
  unionCode: string | null
}

/** Every number of the product, each once; those of an original stand on our compatible as what it replaces. */
function listNumbers({
  number,
  oemCode,
  ownMake,
  shortName,
  alternatives,
  barcodes,
  unionCode,
}: ProductNumbers): PartNumber[] {
  const found = new Map<string, PartNumber>()
  const add = (kind: NumberKind, raw: string) => {
    const keys = numberKeys(raw)
    const key = `${kind} ${keys.normalised}`
    if (keys.normalised && !found.has(key)) found.set(key, { kind, raw, ...keys })
  }
  const addOriginal = (kind: NumberKind, raw: string) => add(ownMake ? 'replaces' : kind, raw)
  add('own', number)
  addOriginal('oem', oemCode)
  addOriginal('short', shortName)
  for (const text of alternatives) {
    if (/\d/.test(text) && text.length <= 40) addOriginal(isShortName(text) ? 'short' : 'other', text)
  }
  for (const barcode of barcodes) if (barcode) add('ean', barcode)
  if (unionCode) add('union', unionCode)
  return [...found.values()]
}
