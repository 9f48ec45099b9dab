import { expect, test } from 'vitest'
import { bestOffer } from './price.ts'

const nothing = { customerPrice: null, listPrice: null, promotionPrice: null, promotionId: null }

test.each([
  [
    'the list price',
    { ...nothing, listPrice: 900 },
    { unitPrice: 900, discountPrice: null, source: 'list', promotionId: null },
  ],
  [
    'the customer price wins',
    { ...nothing, listPrice: 900, customerPrice: 950 },
    { unitPrice: 950, discountPrice: null, source: 'customer', promotionId: null },
  ],
  [
    'a promotion below',
    { ...nothing, listPrice: 900, promotionPrice: 800, promotionId: 7 },
    { unitPrice: 900, discountPrice: 800, source: 'list', promotionId: 7 },
  ],
  [
    'a promotion that is not below',
    { ...nothing, customerPrice: 700, listPrice: 900, promotionPrice: 800, promotionId: 7 },
    { unitPrice: 700, discountPrice: null, source: 'customer', promotionId: null },
  ],
  ['a promotion without a price', { ...nothing, promotionPrice: 800, promotionId: 7 }, null],
])('%s', (_, given, expected) => {
  expect(bestOffer(given)).toEqual(expected)
})
