import { expect, test } from 'vitest'
import { bestOffer } from './price.ts'

const nothing = { customerPrice: null, listPrice: null, promotions: [] }
const promotions = [{ promotionId: 7, kind: 'prices' as const, value: 800 }]

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
    { ...nothing, listPrice: 900, promotions },
    { unitPrice: 900, discountPrice: 800, source: 'list', promotionId: 7 },
  ],
  [
    'a promotion that is not below',
    { ...nothing, customerPrice: 700, listPrice: 900, promotions },
    { unitPrice: 700, discountPrice: null, source: 'customer', promotionId: null },
  ],
  ['a promotion without a price', { ...nothing, promotions }, null],
])('%s', (_, given, expected) => {
  expect(bestOffer(given)).toEqual(expected && { ...expected, buyGet: [], promotions: given.promotions })
})
