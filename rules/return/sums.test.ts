import fc from 'fast-check'
import { expect, test } from 'vitest'
import { netAmount, returnSums } from './sums.ts'

const line = { pieces: 2, quantity: 3, amount: 10_000, discount: 1_000, feeBp: 0, vatRateBp: 2_100 }

test('pieces cost their share of the line after its discount', () => {
  expect(netAmount(line)).toBe(6_000)
  expect(returnSums([line])).toEqual({ amount: 6_000, fee: 0, shipping: 0, vat: 1_260, total: 7_260 })
})

test('a fee comes off before VAT, which is taken once for each rate', () => {
  const lines = [
    { ...line, feeBp: 2_000 },
    { ...line, vatRateBp: 0 },
    { ...line, vatRateBp: 2_100 },
  ]
  expect(returnSums(lines)).toEqual({ amount: 18_000, fee: 1_200, shipping: 0, vat: 2_268, total: 19_068 })
})

const lines = fc.array(
  fc.record({
    pieces: fc.integer({ min: 1, max: 50 }),
    quantity: fc.integer({ min: 50, max: 100 }),
    amount: fc.integer({ min: 0, max: 1_000_000 }),
    feeBp: fc.constantFrom(0, 2_000),
    vatRateBp: fc.constantFrom(0, 1_900, 2_100),
  }),
)

test('nothing comes to more than was paid, and the parts add up', () => {
  fc.assert(
    fc.property(lines, (some) => {
      const { amount, fee, shipping, vat, total } = returnSums(some.map((one) => ({ ...one, discount: 0 })))
      expect(amount - fee + shipping + vat).toBe(total)
      expect(amount).toBeLessThanOrEqual(some.reduce((sum, one) => sum + one.amount, 0))
      expect(fee).toBeGreaterThanOrEqual(0)
    }),
  )
})
