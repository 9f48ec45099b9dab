import { expect, test } from 'vitest'
import { savingOf } from './saving.ts'

test.each([
  ['half the price', { price: 1_000, pages: null }, { price: 2_000, pages: null }, 50],
  ['by the page where both say their yields', { price: 1_000, pages: 500 }, { price: 2_000, pages: 2_000 }, 0],
  ['by the piece where one does not', { price: 1_000, pages: 500 }, { price: 2_000, pages: null }, 50],
  ['never more than it is', { price: 334, pages: null }, { price: 1_000, pages: null }, 66],
  ['dearer', { price: 2_000, pages: null }, { price: 1_000, pages: null }, 0],
  ['nothing to compare with', { price: 2_000, pages: null }, { price: 0, pages: null }, 0],
])('%s', (_, product, other, percent) => {
  expect(savingOf(product, other)).toBe(percent)
})
