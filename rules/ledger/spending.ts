import type { ProductNames } from '../catalogue/product/name.ts'

type SpentProduct = ProductNames & { number: string; net: number }

/** What was invoiced less what was credited, in cents without VAT, by currency. */
export type SpendingFacts = {
  /** YYYY-MM; those without a document are left out. */
  months: readonly { currency: string; month: string; net: number }[]
  /** Of goods; null stands for shipping and handling. */
  brands: readonly { currency: string; brand: string | null; net: number }[]
  /** The products of the highest net, highest first. */
  products: readonly (SpentProduct & { currency: string })[]
}

export type Spending = {
  currency: string
  total: number
  months: { month: string; net: number }[]
  /** The highest first; with the others and the charges they are the total. */
  brands: { brand: string; net: number }[]
  otherBrands: number
  charges: number
  products: SpentProduct[]
  /** With the products and the charges they are the total. */
  otherProducts: number
}

/** Brands and products that stand by themselves. */
export const mostShares = 10

/** The twelve calendar months that end with that of `today`, as YYYY-MM, the oldest first. */
export function lastMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(year, month - 12 + at, 1)).toISOString().slice(0, 7))
}

/** The spending of each currency in these months; nothing of other months may be among the facts. */
export function makeSpending({ months, brands, products }: SpendingFacts, shown: readonly string[]): Spending[] {
  const currencies = [...new Set(months.map(({ currency }) => currency))].sort()
  return currencies.map((currency) => {
    const ofCurrency = <T extends { currency: string }>(facts: readonly T[]) =>
      facts.filter((fact) => fact.currency === currency)
    const byMonth = new Map(ofCurrency(months).map(({ month, net }) => [month, net]))
    const total = sumNet(ofCurrency(months))
    const charges = sumNet(ofCurrency(brands).filter(({ brand }) => brand === null))
    const best = ofCurrency(products).slice(0, mostShares)
    return {
      currency,
      total,
      months: shown.map((month) => ({ month, net: byMonth.get(month) ?? 0 })),
      ...topBrands(ofCurrency(brands)),
      charges,
      products: best.map(({ currency: _, ...product }) => product),
      otherProducts: total - charges - sumNet(best),
    }
  })
}

/** The brands of the highest net, and what all others come to. */
function topBrands(brands: SpendingFacts['brands']) {
  const sorted = brands
    .flatMap(({ brand, net }) => (brand === null ? [] : [{ brand, net }]))
    .sort((one, other) => other.net - one.net || (one.brand < other.brand ? -1 : 1))
  return { brands: sorted.slice(0, mostShares), otherBrands: sumNet(sorted.slice(mostShares)) }
}

const sumNet = (parts: readonly { net: number }[]) => parts.reduce((sum, { net }) => sum + net, 0)
