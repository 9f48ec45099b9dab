import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastMonths, makeSpending, mostShares } from './spending.ts'

test.each([
  ['2026-11-26', '2025-12', '2026-11'],
  ['2026-12-01', '2026-01', '2026-12'],
  ['2027-01-31', '2026-02', '2027-01'],
  ['2028-02-29', '2027-03', '2028-02'],
])('on %s the last twelve months are %s to %s', (today, first, last) => {
  const months = lastMonths(today)
  expect([months[0], months.at(-1), new Set(months).size]).toEqual([first, last, 12])
})

const shown = lastMonths('2026-11-26')
const product = (number: string, net: number, currency = 'EUR') => ({
  number,
  name: number,
  names: null,
  net,
  currency,
})

test('months without a document are nothing, and what is not among the best is the rest', () => {
  const months = [
    { currency: 'EUR', month: '2026-11', net: -500 },
    { currency: 'EUR', month: '2026-03', net: 2_000 },
    { currency: 'GBP', month: '2026-03', net: 70 },
  ]
  const brands = [
    { currency: 'EUR', brand: null, net: 100 },
    { currency: 'GBP', brand: 'HP', net: 70 },
    ...Array.from({ length: 12 }, (_, at) => ({ currency: 'EUR', brand: `B${at}`, net: at < 11 ? at * 10 : 850 })),
  ]
  const [euro, pound] = makeSpending({ months, brands, products: [product('A', 900), product('B', 1, 'GBP')] }, shown)
  expect(euro?.months.filter(({ net }) => net !== 0)).toEqual([
    { month: '2026-03', net: 2_000 },
    { month: '2026-11', net: -500 },
  ])
  expect(euro?.brands.map(({ brand }) => brand)).toEqual(['B11', 'B10', 'B9', 'B8', 'B7', 'B6', 'B5', 'B4', 'B3', 'B2'])
  expect(euro).toMatchObject({ total: 1_500, otherBrands: 10, charges: 100, otherProducts: 500 })
  expect(pound).toMatchObject({ currency: 'GBP', total: 70, charges: 0, otherBrands: 0, otherProducts: 69 })
})

const anyLine = fc.record({
  currency: fc.constantFrom('EUR', 'GBP'),
  month: fc.constantFrom(...shown),
  brand: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 25 }).map(String)),
  net: fc.integer({ min: -(10 ** 8), max: 10 ** 8 }),
})
type Line = typeof anyLine extends fc.Arbitrary<infer T> ? T : never

/** The sums of lines by what a key says of them. */
function sums(lines: readonly Line[], key: 'month' | 'brand') {
  const found = new Map<string, Line>()
  for (const line of lines) {
    const name = `${line.currency} ${line[key]}`
    found.set(name, { ...line, net: line.net + (found.get(name)?.net ?? 0) })
  }
  return [...found.values()]
}

test('months, brands and products come to the same, in each currency by itself', () => {
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => {
      const brands = sums(lines, 'brand')
      const products = brands
        .flatMap(({ brand, net, currency }) => (brand === null ? [] : [product(brand, net, currency)]))
        .sort((one, other) => other.net - one.net)
      for (const spending of makeSpending({ months: sums(lines, 'month'), brands, products }, shown)) {
        const total = lines.reduce((sum, { currency, net }) => sum + (currency === spending.currency ? net : 0), 0)
        const sum = (parts: readonly { net: number }[]) => parts.reduce((all, { net }) => all + net, 0)
        expect(spending.total).toBe(total)
        expect(sum(spending.months)).toBe(total)
        expect(sum(spending.brands) + spending.otherBrands + spending.charges).toBe(total)
        expect(sum(spending.products) + spending.otherProducts + spending.charges).toBe(total)
        expect(Math.max(spending.brands.length, spending.products.length)).toBeLessThanOrEqual(mostShares)
      }
    }),
  )
})
