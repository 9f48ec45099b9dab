import {
  type Carton,
  fewestCartonPieces,
  isBarcode,
  isCarton,
  mostCartonPieces,
} from '../../../../rules/catalogue/product/barcode.ts'
import { classKinds, kindOfClass } from '../../../../rules/catalogue/product/catalogue.ts'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import {
  BadField,
  type Row,
  readChoice,
  readList,
  readNumber,
  readText,
  readWholeNumber,
  requiredText,
} from '../../../spreadsheets/fields.ts'
import { type Cell, readCell, readLastingCell, textUpTo } from './cell.ts'

export type Attribute = { name: string; value: string }

/** What a line of a catalogue file says of a product; what it does not say stays as it is. */
export type ProductLine = {
  line: number
  /** Empty where the product is known by brand and OEM number. */
  number: string
  brand: string | undefined
  oemKey: string
  series: Cell<string>
  classId: number | undefined
  oemCode: Cell<string>
  alternatives: Cell<string[]>
  shortName: Cell<string>
  name: Cell<string>
  /** In other languages. */
  names: Readonly<Record<OtherLanguage, Cell<string>>>
  description: Cell<string>
  colour: Cell<string>
  yieldPages: Cell<number>
  yieldStandard: Cell<string>
  ownMake: boolean | undefined
  unionCode: Cell<string>
  boxBarcode: Cell<string>
  productBarcode: Cell<string>
  cartons: Cell<Carton[]>
  weightGrams: Cell<number>
  status: string | undefined
  models: Cell<string[]>
  attributes: Cell<Attribute[]>
}

export const otherLanguages = ['de', 'it', 'fr', 'pl'] as const
type OtherLanguage = (typeof otherLanguages)[number]

/** Reads a line of a catalogue file; throws BadField where it cannot be taken. */
export function readProduct(row: Row): ProductLine {
  const number = readNumber(row, 'number', 40)
  const brand = readLastingCell(row, 'brand', textUpTo(80))
  const oemCode = readCell(row, 'oem_number', numberText(80))
  if (!number) for (const column of ['brand', 'oem_number']) requiredText(row, column, 80)
  if (!number && oemCode === null) throw new BadField('oem_number cannot be cleared without number')
  return {
    line: row.line,
    number,
    brand,
    oemKey: normalise(oemCode ?? ''),
    series: readCell(row, 'series', textUpTo(80)),
    classId: readLastingCell(row, 'class_id', readClass),
    oemCode,
    ...readWords(row),
    ...readFacts(row),
    models: readCell(row, 'compatible_printers', readList),
    attributes: readCell(row, 'attributes', readAttributes),
  }
}

const readWords = (row: Row) => ({
  alternatives: readCell(row, 'alt_numbers', readNumbers),
  shortName: readCell(row, 'short_name', textUpTo(60)),
  name: readCell(row, 'name', textUpTo(200)),
  names: {
    de: readCell(row, 'name_de', textUpTo(200)),
    it: readCell(row, 'name_it', textUpTo(200)),
    fr: readCell(row, 'name_fr', textUpTo(200)),
    pl: readCell(row, 'name_pl', textUpTo(200)),
  },
  description: readCell(row, 'description', textUpTo(4_000)),
})

const readFacts = (row: Row) => ({
  colour: readCell(row, 'colour', textUpTo(40)),
  yieldPages: readCell(row, 'yield_pages', (from, column) => readWholeNumber(from, column) || null),
  yieldStandard: readCell(row, 'yield_standard', textUpTo(80)),
  ownMake: readLastingCell(row, 'own_make', (from, column) => readChoice(from, column, ['true', 'false']) === 'true'),
  unionCode: readCell(row, 'union_code', numberText(40)),
  boxBarcode: readCell(row, 'box_barcode', readBarcode),
  productBarcode: readCell(row, 'product_barcode', readBarcode),
  cartons: readCell(row, 'cartons', readCartons),
  weightGrams: readCell(row, 'weight_grams', readWholeNumber),
  status: readLastingCell(row, 'status', (from, column) =>
    readChoice(from, column, ['active', 'disabled', 'announced']),
  ),
})

const numberText = (longest: number) => (row: Row, column: string) => readNumber(row, column, longest)

function readNumbers(row: Row, column: string) {
  readNumber(row, column)
  return readList(row, column)
}

function readClass(row: Row, column: string) {
  const classId = readWholeNumber(row, column) ?? 0
  if (!kindOfClass(classId)) throw new BadField(`${column} is none of the ${classKinds.length} classes: ${classId}`)
  return classId
}

function readBarcode(row: Row, column: string) {
  const digits = readText(row, column, 20)
  if (!isBarcode(digits)) throw new BadField(`${column} is not a barcode, or its check digit is wrong: ${digits}`)
  return digits
}

/** `GTIN-14: pieces; GTIN-14: pieces`, each carton once. */
function readCartons(row: Row, column: string): Carton[] {
  const cartons = readList(row, column).map((part) => {
    const [barcode = '', typed = '', ...rest] = part.split(':').map((text) => text.trim())
    if (!/^\d{1,9}$/.test(typed) || rest.length > 0)
      throw new BadField(`${column} holds no number and pieces with : between: ${part}`)
    if (!isCarton(barcode))
      throw new BadField(
        `${column} holds no number of a carton (14 digits, the first 1 to 8, the last its check digit): ${barcode}`,
      )
    const pieces = Number(typed)
    if (pieces < fewestCartonPieces || pieces > mostCartonPieces)
      throw new BadField(
        `${column} holds a carton of ${pieces} pieces, not of ${fewestCartonPieces} to ${mostCartonPieces}: ${barcode}`,
      )
    return { barcode, pieces }
  })
  const twice = findTwice(cartons.map(({ barcode }) => barcode))
  if (twice !== undefined) throw new BadField(`${column} names ${twice} twice`)
  return cartons
}

const findTwice = (names: readonly string[]) => names.find((name, at) => names.indexOf(name) !== at)

/** `Name: value; Name: value`, each name once. */
function readAttributes(row: Row, column: string): Attribute[] {
  const attributes = readList(row, column).map((part) => {
    const [name = '', ...rest] = part.split(':')
    const attribute = { name: name.trim(), value: rest.join(':').trim() }
    if (!attribute.name || !attribute.value)
      throw new BadField(`attributes holds no name and value with : between: ${part}`)
    if (part.length > longestAttribute)
      throw new BadField(`attributes holds one longer than ${longestAttribute} characters`)
    return attribute
  })
  const twice = findTwice(attributes.map(({ name }) => name))
  if (twice !== undefined) throw new BadField(`attributes names ${twice} twice`)
  return attributes
}

const longestAttribute = 200
