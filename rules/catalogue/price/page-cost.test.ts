import { expect, test } from 'vitest'
import { coinName, pageCost } from './page-cost.ts'

test.each([
  [8999, 3000, 300],
  [6495, 2600, 250],
  [1, 3, 33],
  [1, 200, 1],
  [1, 201, 0],
  [5, 400, 1],
  [0, 1000, 0],
  [123_456_789, 1, 12_345_678_900],
])('%i cents for %i pages are %i hundredths of a cent each', (price, pages, cost) => {
  expect(pageCost(price, pages)).toBe(cost)
})

test('coins are said as the trade writes them', () => {
  expect(['EUR', 'GBP', 'USD', 'PLN', 'CHF'].map(coinName)).toEqual(['ct', 'p', '¢', 'gr', 'CHF/100'])
})
