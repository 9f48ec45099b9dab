import { between, chance } from '../../chance.ts'
import type { Fields } from '../../fields.ts'

const brandLevel: Record<string, number> = { HP: 1.15, Canon: 1.1, Epson: 1.05, Lexmark: 1.2, DYMO: 1, Brother: 0.95 }

/** What an original costs in euro: a base of its class and a share of its pages, as such goods are priced. */
function guessEuro({ class_id, brand = '', yield_pages, oem_number = '', weight_grams }: Fields): number {
  const pages = Number(yield_pages)
  const level = brandLevel[brand] ?? 1
  const jitter = 0.92 + chance(`price ${brand} ${oem_number}`) * 0.16
  switch (class_id) {
    case '102':
      return (28 + Math.min((pages || 2_500) * 0.0125, 260)) * level * jitter
    case '103':
      return (75 + Math.min((pages || 6_000) * 0.012, 320)) * level * jitter
    case '104':
      return (9 + Math.min((pages || 700) * 0.024, 190)) * level * jitter
    case '105':
      return (45 + Math.min((pages || 20_000) * 0.0022, 240)) * level * jitter
    case '109':
      return (9 + 12 * chance(`tape ${oem_number}`)) * level * jitter
    default:
      return 19 + Number(weight_grams ?? 1_000) * 0.0085 * jitter
  }
}

const priceFactors: Record<string, number> = { EUR: 1, 'EUR partner': 0.93, GBP: 0.86, PLN: 4.28, USD: 1.09 }

/** Cents in the currency of the price list, ending in 5 or 9. Our compatibles cost about two fifths of the original. */
function makeListPrice(product: Fields, priceList: string): number {
  const share = product.own_make === 'true' ? 0.36 + chance(`share ${product.oem_number}`) * 0.12 : 1
  const cents = Math.round(guessEuro(product) * share * (priceFactors[priceList] ?? 1) * 100)
  return cents - (cents % 10) + (cents % 2 === 0 ? 5 : 9)
}

export const priceListNames = Object.keys(priceFactors)

/** Lines of a price file: every list knows every product, but for the few that have a price on request. */
export function* demoListPrices(products: Fields[]): Generator<Fields> {
  for (const product of products) {
    if (chance(`on request ${product.number}`) < 0.01) continue
    for (const price_list of priceListNames) {
      const cents = makeListPrice(product, price_list)
      yield { price_list, number: product.number ?? '', unit_price: (cents / 100).toFixed(2) }
    }
  }
}

/** Lines of a price file: some customers have agreed prices, 3 to 12 % below their list. */
export function* demoCustomerPrices(
  products: Fields[],
  customers: { custnum: string; priceList: string }[],
): Generator<Fields> {
  for (const { custnum, priceList } of customers) {
    for (const product of products) {
      const seed = `agreed ${custnum} ${product.number}`
      if (chance(seed) >= 0.06) continue
      const cents = Math.round((makeListPrice(product, priceList) * between(88, 97, seed)) / 100)
      yield { customer: custnum, number: product.number ?? '', unit_price: (cents / 100).toFixed(2) }
    }
  }
}
