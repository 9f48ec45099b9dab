import { priceListNames } from './demo/catalogue/prices.ts'
import { demoPrinters, originals } from './demo/catalogue/products.ts'
import { demoCustomers } from './demo/customer/accounts.ts'
import type { Fields } from './fields.ts'
import { warehouses } from './reference/reference-data.ts'

export type GeneratedData = { skus: number; seed: number }

/** The files of a made-up catalogue: name, columns and lines. The same for the same size and seed. */
export async function generatedFiles({ skus, seed }: GeneratedData) {
  const [printers, real] = await Promise.all([demoPrinters(), originals()])
  return [
    { name: 'printers.csv', columns: Object.keys(printers[0] ?? {}), lines: () => printers.values() },
    { name: 'catalogue.csv', columns: catalogueColumns, lines: () => products({ skus, seed }, real, printers) },
    {
      name: 'prices.csv',
      columns: ['price_list', 'customer', 'number', 'unit_price'],
      lines: () => prices(skus, seed),
    },
    {
      name: 'stock.csv',
      columns: ['number', 'warehouse', 'on_hand', 'expected_on', 'expected_qty'],
      lines: () => stock(skus, seed),
    },
  ]
}

const catalogueColumns = [
  'number',
  'brand',
  'series',
  'class_id',
  'oem_number',
  'alt_numbers',
  'colour',
  'yield_pages',
  'yield_standard',
  'compatible_printers',
]

const makeNumber = (at: number) => `AS-${1_000_001 + at}`
const printersEach = 3

/** First the real products in mixed order, then variants of them: the same form of number with other digits. */
function* products({ skus, seed }: GeneratedData, real: Fields[], printers: Fields[]): Generator<Fields> {
  const modelsByBrand = Map.groupBy(printers, ({ brand }) => brand)
  const roll = rolls(seed)
  for (let at = 0; at < skus; at++) {
    // A prime step walks through all of them before it repeats.
    const template = real[(at * 1_009) % real.length]
    if (!template) throw new Error('the demo has no products')
    const models = modelsByBrand.get(template.brand ?? '') ?? printers
    const names = Array.from({ length: printersEach }, () => models[Math.floor(roll() * models.length)]?.model ?? '')
    yield {
      ...(at < real.length ? template : makeVariant(template, at)),
      number: makeNumber(at),
      compatible_printers: [...new Set(names)].join(';'),
    }
  }
}

/** `CF259A` becomes `CF0012345A`: the last digits of each number are replaced by unique ones. */
function makeVariant(template: Fields, at: number): Fields {
  const renumbered = (text: string) => text.replace(/\d+(?=\D*$)/, String(at).padStart(7, '0'))
  const [short = ''] = (template.alt_numbers ?? '').split(';')
  return { ...template, oem_number: renumbered(template.oem_number ?? ''), alt_numbers: short && renumbered(short) }
}

const agreedWith = demoCustomers.slice(0, 5)

/** Ten prices for each product: five price lists, and five customers of the demo. */
function* prices(skus: number, seed: number): Generator<Fields> {
  const roll = rolls(seed + 1)
  for (let at = 0; at < skus; at++) {
    const number = makeNumber(at)
    const euro = 8 + roll() * 240
    for (const price_list of priceListNames) yield { price_list, customer: '', number, unit_price: euro.toFixed(2) }
    for (const { custnum } of agreedWith) {
      yield { price_list: '', customer: custnum, number, unit_price: (euro * (0.85 + roll() * 0.1)).toFixed(2) }
    }
  }
}

function* stock(skus: number, seed: number): Generator<Fields> {
  const roll = rolls(seed + 2)
  for (let at = 0; at < skus; at++) {
    for (const { code } of warehouses) {
      if (roll() < 0.5) continue
      const on_hand = String(Math.floor(roll() * roll() * 400))
      yield { number: makeNumber(at), warehouse: code, on_hand, expected_on: '', expected_qty: '' }
    }
  }
}

/** Numbers from 0 to below 1 that look like chance and are the same for the same seed (mulberry32). */
function rolls(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
