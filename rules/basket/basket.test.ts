import { expect, test } from 'vitest'
import { linePrice, maxQuantity } from './basket.ts'
import { planLine } from './planned-line.ts'

const offer = { status: 'active' as const, unitPrice: 1999, discountPrice: null, available: 5 }

test.each([
  ['list price', offer, 3, { quantity: 3, backOrdered: 0, price: 5997 }],
  ['discount wins', { ...offer, discountPrice: 1500 }, 3, { quantity: 3, backOrdered: 0, price: 4500 }],
  ['a free product stays free', { ...offer, discountPrice: 0 }, 3, { quantity: 3, backOrdered: 0, price: 0 }],
  ['the rest is back-ordered', offer, 8, { quantity: 8, backOrdered: 3, price: 15_992 }],
  ['not on sale yet', { ...offer, status: 'announced' as const }, 3, { quantity: 3, backOrdered: 3, price: 5997 }],
  ['no price yet', { ...offer, unitPrice: null }, 2, { quantity: 2, backOrdered: 0, price: null }],
  ['the largest line', offer, maxQuantity, { quantity: 9999, backOrdered: 9994, price: 19_988_001 }],
  ['one too many', offer, maxQuantity + 1, { refused: 'basket.quantity_out_of_range' }],
  ['none', offer, 0, { refused: 'basket.quantity_out_of_range' }],
  ['less than none', offer, -5, { refused: 'basket.quantity_out_of_range' }],
  ['a part of a piece', offer, 1.5, { refused: 'basket.quantity_out_of_range' }],
  ['disabled', { ...offer, status: 'disabled' as const }, 1, { refused: 'basket.product_disabled' }],
  ['unknown', undefined, 1, { refused: 'basket.product_unknown' }],
])('%s', (_, given, quantity, expected) => {
  expect(planLine(given, quantity)).toEqual(expected)
})

test('a line costs quantity times the discount price, else the unit price', () => {
  expect(linePrice({ unitPrice: 1999, discountPrice: null }, 2)).toBe(3998)
  expect(linePrice({ unitPrice: 1999, discountPrice: 1000 }, 2)).toBe(2000)
})
