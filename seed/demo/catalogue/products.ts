import { createReadStream } from 'node:fs'
import { makeBarcode, makeCartonBarcode } from '../../../rules/catalogue/product/barcode.ts'
import { csvRecords } from '../../../server/spreadsheets/csv-lines.ts'
import { chance } from '../../chance.ts'
import type { Fields } from '../../fields.ts'
import { describe } from './descriptions.ts'
import { furniture } from './furniture.ts'
import { wasteBoxes } from './waste-boxes.ts'

async function readCsv(name: string): Promise<Fields[]> {
  const rows: string[][] = []
  for await (const record of csvRecords(createReadStream(new URL(name, import.meta.url), 'utf8'))) {
    if ('reason' in record) throw new Error(`${name}:${record.line} ${record.reason}`)
    rows.push(record.values)
  }
  const columns = rows.shift() ?? []
  return rows.map((values) => Object.fromEntries(columns.map((column, at) => [column, values[at] ?? ''])))
}

export const demoPrinters = () => readCsv('printers.csv')

/** The real products, as the file has them. */
export const originals = () => readCsv('consumables.csv')

/** Originals, our compatibles beside many of them, furniture and boxes for used toner; with item numbers from AS-100001 on. */
export async function demoProducts(): Promise<Fields[]> {
  const real = await originals()
  const compatibles = real.filter(hasCompatible).map(makeCompatible)
  return [...real, ...compatibles, ...furniture, ...wasteBoxes].map(complete)
}

/** About every second toner, drum and ink cartridge of a common brand; kits and labels have none. */
const hasCompatible = ({ class_id, brand, oem_number = '' }: Fields) =>
  bestKnown.has(oem_number) ||
  (['102', '104', '105'].includes(class_id ?? '') && brand !== 'Dell' && chance(`compatible ${oem_number}`) < 0.45)

// Shown so often that the demo must have both.
const bestKnown = new Set(['CF259A', 'CF259X', 'CF258A', 'CF258X', 'TN-2410', 'TN-2420', 'DR-2400', '106R01294'])

function makeCompatible(original: Fields): Fields {
  const pages = Number(original.yield_pages)
  return {
    ...original,
    own_make: 'true',
    yield_standard: pages ? 'manufacturer rating' : '',
  }
}

const firstItemNumber = 100_001

/** What the files lack, made up visibly: item number, barcodes of the range for internal use, weight, description. */
function complete(product: Fields, at: number): Fields {
  const serial = String(firstItemNumber + at)
  const barcode = makeBarcode(`200000${serial}`)
  const whole: Fields = {
    ...product,
    number: `AS-${serial}`,
    product_barcode: barcode,
    box_barcode: makeBarcode(`210000${serial}`),
    ...(bestKnown.has(product.oem_number ?? '') && { cartons: makeCartons(barcode) }),
    union_code: `U${serial}`,
    weight_grams: product.weight_grams ?? String(guessWeight(product)),
    status: product.status ?? chooseStatus(product),
  }
  return { ...whole, description: describe(whole, 'en') }
}

/** Two sizes of cartons, as makers ship what sells most. */
const makeCartons = (barcode: string) => `${makeCartonBarcode(1, barcode)}: 6; ${makeCartonBarcode(2, barcode)}: 24`

function guessWeight({ class_id, yield_pages, oem_number = '' }: Fields): number {
  const pages = Number(yield_pages) || 1_000
  const base = { '102': 600, '103': 1_800, '104': 60, '105': 900, '109': 80 }[class_id ?? ''] ?? 500
  const toner = class_id === '104' ? pages * 0.03 : pages * 0.09
  return Math.round((base + Math.min(toner, 4_000)) * (0.9 + chance(`weight ${oem_number}`) * 0.2))
}

function chooseStatus({ oem_number = '', own_make }: Fields) {
  const roll = chance(`status ${oem_number} ${own_make ?? ''}`)
  if (roll < 0.01) return 'disabled'
  return roll < 0.015 ? 'announced' : 'active'
}
