import type { Carton } from '../../../../rules/catalogue/product/barcode.ts'
import { kindOfClass } from '../../../../rules/catalogue/product/catalogue.ts'
import { colourName, productName, readKitColour } from '../../../../rules/catalogue/product/name.ts'
import { BadField } from '../../../spreadsheets/fields.ts'
import { pickCell } from './cell.ts'
import { alternativeNumbers, isShortName, mergeNumbers, type PartNumber } from './part-numbers.ts'
import { type Attribute, otherLanguages, type ProductLine } from './product-line.ts'

/** What of a product is stored as it is: the column of `skus`, and its type. */
export const storedFields = {
  classId: ['class_id', 'integer'],
  oemCode: ['oem_code', 'text'],
  shortName: ['short_name', 'text'],
  name: ['name', 'text'],
  names: ['names', 'jsonb'],
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
} as const satisfies { [Field in keyof Product]?: readonly [string, string] }

type Product = {
  number: string
  brand: string
  series: string
  classId: number
  oemCode: string
  shortName: string
  name: string
  /** In other languages; null without any. */
  names: Readonly<Record<string, string>> | null
  description: string
  colour: string
  yieldPages: number | null
  yieldStandard: string | null
  ownMake: boolean
  unionCode: string | null
  boxBarcode: string | null
  productBarcode: string | null
  cartons: readonly Carton[]
  weightGrams: number
  status: string
  numbers: readonly PartNumber[]
}

/** A product as it is known. */
export type KnownProduct = Product & { models: readonly string[]; attributes: readonly Attribute[] }

/** A product as it is after a line; null: the line says nothing of its printers, or of its attributes. */
export type CompleteProduct = Product & {
  line: number
  models: readonly string[] | null
  attributes: readonly Attribute[] | null
}

/**
 * What a product is after a line: what the line names, and the rest as it is known. A new one gets the usual values, and a name that is
 * built of what the line says. Throws BadField for a new one without brand or class.
 */
export function completeProduct(line: ProductLine, known: KnownProduct | undefined): CompleteProduct {
  const brand = line.brand ?? known?.brand
  if (!brand) throw new BadField('brand is empty')
  const classId = line.classId ?? known?.classId
  if (classId === undefined) throw new BadField('class_id is empty')
  const yieldPages = pickCell(line.yieldPages, known?.yieldPages, null)
  const product = {
    number: line.number,
    brand,
    series: pickCell(line.series, known?.series, ''),
    classId,
    oemCode: pickCell(line.oemCode, known?.oemCode, ''),
    shortName: chooseShortName(line, known),
    names: mergeNames(line, known),
    description: pickCell(line.description, known?.description, ''),
    colour: chooseColour(line, known),
    yieldPages,
    yieldStandard: yieldPages ? pickCell(line.yieldStandard, known?.yieldStandard, null) : null,
    ownMake: line.ownMake ?? known?.ownMake ?? false,
    unionCode: pickCell(line.unionCode, known?.unionCode, null),
    boxBarcode: pickCell(line.boxBarcode, known?.boxBarcode, null),
    productBarcode: pickCell(line.productBarcode, known?.productBarcode, null),
    cartons: pickCell<readonly Carton[]>(line.cartons, known?.cartons, []),
    weightGrams: pickCell(line.weightGrams, known?.weightGrams, 0),
    status: line.status ?? known?.status ?? 'active',
  }
  return {
    ...product,
    line: line.line,
    name: pickCell(line.name, known?.name, '') || buildName(product, readAlternatives(line, known)),
    numbers: mergeNumbers(product, line.alternatives === undefined ? null : (line.alternatives ?? []), known),
    models: line.models === undefined ? null : (line.models ?? []),
    attributes: line.attributes === undefined ? null : (line.attributes ?? []),
  }
}

const readAlternatives = ({ alternatives }: ProductLine, known: KnownProduct | undefined) =>
  pickCell(alternatives, known && alternativeNumbers(known).map(({ raw }) => raw), [])

/** Where no line names one, it is the first of the alternatives that looks like one; it follows those, where they change. */
function chooseShortName({ shortName, alternatives }: ProductLine, known: KnownProduct | undefined) {
  const stays = pickCell(shortName, known?.shortName, '')
  if (shortName !== undefined || !alternatives || alternatives.includes(stays)) return stays
  return alternatives.find(isShortName) ?? stays
}

function chooseColour(line: ProductLine, known: KnownProduct | undefined) {
  if (!line.colour) return pickCell(line.colour, known?.colour, '')
  const colour = colourName(line.colour) ? line.colour.toUpperCase() : line.colour
  return readKitColour(colour, readAlternatives(line, known))
}

function mergeNames({ names }: ProductLine, known: KnownProduct | undefined) {
  const merged = otherLanguages.map(
    (language) => [language, pickCell(names[language], known?.names?.[language], '')] as const,
  )
  const nonEmpty = merged.filter(([, name]) => name !== '')
  return nonEmpty.length > 0 ? Object.fromEntries(nonEmpty) : null
}

type Named = Pick<Product, 'number' | 'brand' | 'oemCode' | 'shortName' | 'classId' | 'colour' | 'ownMake'>

function buildName({ number, oemCode, classId, ...facts }: Named, words: readonly string[]) {
  const kind = kindOfClass(classId)
  if (!kind) throw new BadField(`class_id is no class: ${classId}`)
  return productName({ ...facts, oemCode: oemCode || number, kind, words })
}
