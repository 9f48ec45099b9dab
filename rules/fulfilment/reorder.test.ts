import { expect, test } from 'vitest'
import { daysOfStock, suggestQuantity } from './reorder.ts'

test.each([
  // available, sold in 90 days, reorder point, days until goods are here: pieces to order, days of stock
  ['reaches its level', 14, 90, null, 14, 0, 14],
  ['sells out before goods are here', 13, 90, null, 14, 31, 13],
  ['has less than its reorder point', 19, 90, 20, 14, 31, 19],
  ['has its reorder point', 20, 90, 20, 14, 0, 20],
  ['does not sell and has less than its reorder point', 1, 0, 5, 14, 4, null],
  ['does not sell', 0, 0, null, 14, 0, null],
  ['is owed to those who wait', -3, 0, null, 14, 3, null],
  ['sells less than a piece a day', 0, 10, null, 14, 6, 0],
] as const)('a product that %s', (_, available, sold, reorderPoint, leadDays, pieces, days) => {
  const standing = { available, sold, reorderPoint }
  expect(suggestQuantity(standing, leadDays)).toBe(pieces)
  expect(daysOfStock(standing)).toBe(days)
})
