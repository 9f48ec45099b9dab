import { expect, test } from 'vitest'
import { priceSaving, savingOfCounterpart } from './saving.ts'

test.each([
  ['half the price', { price: 1_000, pages: null }, { price: 2_000, pages: null }, 50],
  ['by the page where both say their yields', { price: 1_000, pages: 500 }, { price: 2_000, pages: 2_000 }, 0],
  ['by the piece where one does not', { price: 1_000, pages: 500 }, { price: 2_000, pages: null }, 50],
  ['never more than it is', { price: 334, pages: null }, { price: 1_000, pages: null }, 66],
  ['dearer', { price: 2_000, pages: null }, { price: 1_000, pages: null }, 0],
  ['nothing to compare with', { price: 2_000, pages: null }, { price: 0, pages: null }, 0],
])('%s', (_, product, other, percent) => {
  expect(priceSaving(product, other)).toBe(percent)
})

const piece = (unitPrice: number | null, ownMake: boolean, discountPrice: number | null = null) => ({
  ownMake,
  yieldPages: null,
  ...(unitPrice !== null && { price: { unitPrice, discountPrice } }),
})

test.each([
  ['ours against the original', piece(15, true), piece(30, false), 50],
  ['by what is paid after a discount', piece(20, true, 15), piece(40, false, 30), 50],
  ['the original against ours', piece(15, false), piece(30, true), 0],
  ['two of ours', piece(15, true), piece(30, true), 0],
  ['without a price of ours', piece(null, true), piece(30, false), 0],
  ['without a price of the original', piece(15, true), piece(null, false), 0],
])('a counterpart saves: %s', (_, counterpart, product, percent) => {
  expect(savingOfCounterpart(counterpart, product)).toBe(percent)
})
