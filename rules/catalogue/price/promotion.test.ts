import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestPromotion, freeShippingOffer, lineSum, paidFor, priceTrace, promotionPrice } from './promotion.ts'

test.each([
  ['a price', 'prices', 1500, 1500],
  ['ten per cent off', 'percentage', 1000, 1799],
  ['all of it', 'percentage', 10_000, 0],
  ['half a cent off, rounded up', 'percentage', 5, 1998],
  ['an amount off', 'amount', 500, 1499],
  ['more off than it costs', 'amount', 2500, 0],
] as const)('%s', (_, kind, value, price) => {
  expect(promotionPrice({ promotionId: 1, kind, value }, 1999)).toBe(price)
})

const tenPercent = { promotionId: 3, kind: 'percentage', value: 1000 } as const
const twoOff = { promotionId: 2, kind: 'amount', value: 200 } as const
const fixed = { promotionId: 1, kind: 'prices', value: 1800 } as const

test.each([
  ['the one that takes off most', [fixed, tenPercent, twoOff], 3000, { promotionId: 1, price: 1800 }],
  ['another for a lower price', [fixed, tenPercent, twoOff], 1900, { promotionId: 2, price: 1700 }],
  ['the oldest of equals', [tenPercent, twoOff], 2000, { promotionId: 2, price: 1800 }],
  ['none that is not below', [fixed], 1800, undefined],
  ['none of none', [], 1800, undefined],
])('best is %s', (_, promotions, unitPrice, best) => {
  expect(bestPromotion(promotions, unitPrice)).toEqual(best)
})

test('whatever runs, nobody pays more than without it, nor less than nothing, and no other promotion is better', () => {
  const promotion = fc.record({
    promotionId: fc.nat(),
    kind: fc.constantFrom('prices', 'percentage', 'amount'),
    value: fc.integer({ min: 1, max: 10_000 }),
  })
  fc.assert(
    fc.property(fc.array(promotion), fc.integer({ min: 0, max: 2_147_483_647 }), (promotions, unitPrice) => {
      const paid = bestPromotion(promotions, unitPrice)?.price ?? unitPrice
      expect(paid).toBeGreaterThanOrEqual(0)
      for (const one of promotions)
        expect(paid).toBeLessThanOrEqual(Math.min(unitPrice, promotionPrice(one, unitPrice)))
    }),
  )
})

const priced = { unitPrice: 2000, discountPrice: null, promotionId: null, buyGet: [] }
const threeAndOne = { promotionId: 4, buy: 3, free: 1 }
const tenAndFive = { promotionId: 5, buy: 10, free: 5 }

test.each([
  ['without any promotion', priced, 3, { price: 6000, discount: 0, promotionId: null }],
  [
    'with a lower price',
    { ...priced, discountPrice: 1800, promotionId: 2 },
    3,
    { price: 5400, discount: 0, promotionId: 2 },
  ],
  ['of one piece too few', { ...priced, buyGet: [threeAndOne] }, 3, { price: 6000, discount: 0, promotionId: null }],
  ['of just enough', { ...priced, buyGet: [threeAndOne] }, 4, { price: 8000, discount: 2000, promotionId: 4 }],
  ['of some more', { ...priced, buyGet: [threeAndOne] }, 7, { price: 14_000, discount: 2000, promotionId: 4 }],
  ['of twice as many', { ...priced, buyGet: [threeAndOne] }, 8, { price: 16_000, discount: 4000, promotionId: 4 }],
  [
    'that another is better for',
    { ...priced, buyGet: [threeAndOne, tenAndFive] },
    15,
    { price: 30_000, discount: 10_000, promotionId: 5 },
  ],
  [
    'of the oldest of equals',
    { ...priced, buyGet: [{ ...threeAndOne, promotionId: 9 }, threeAndOne] },
    4,
    { price: 8000, discount: 2000, promotionId: 4 },
  ],
  [
    'whose lower price is better',
    { ...priced, discountPrice: 1400, promotionId: 7, buyGet: [threeAndOne] },
    4,
    { price: 5600, discount: 0, promotionId: 7 },
  ],
  [
    'whose free piece is better',
    { ...priced, discountPrice: 1600, promotionId: 7, buyGet: [threeAndOne] },
    4,
    { price: 8000, discount: 2000, promotionId: 4 },
  ],
  [
    'whose free piece comes to the same and is older',
    { ...priced, discountPrice: 1500, promotionId: 7, buyGet: [threeAndOne] },
    4,
    { price: 8000, discount: 2000, promotionId: 4 },
  ],
  [
    'whose lower price comes to the same and is older',
    { ...priced, discountPrice: 1500, promotionId: 3, buyGet: [threeAndOne] },
    4,
    { price: 6000, discount: 0, promotionId: 3 },
  ],
])('a line %s', (_, price, quantity, expected) => {
  expect(lineSum(price, quantity)).toMatchObject(expected)
})

test('a line has the discount price or free pieces, never both, and costs what the first of its trace says', () => {
  const buyGet = fc.record({
    promotionId: fc.integer({ min: 1, max: 20 }),
    buy: fc.integer({ min: 1, max: 20 }),
    free: fc.integer({ min: 1, max: 5 }),
  })
  const off = fc.record({ promotionId: fc.integer({ min: 21, max: 40 }), value: fc.integer({ min: 1, max: 10_000 }) })
  const [unitPrices, quantities] = [fc.integer({ min: 0, max: 2_147_483_647 }), fc.integer({ min: 1, max: 9999 })]
  fc.assert(
    fc.property(fc.array(buyGet), fc.array(off), unitPrices, quantities, (offers, lower, unitPrice, quantity) => {
      const promotions = [
        ...offers.map((offer) => ({ kind: 'buyGet' as const, ...offer })),
        ...lower.map((one) => ({ kind: 'percentage' as const, ...one })),
      ]
      const best = bestPromotion(promotions, unitPrice)
      const [discountPrice, promotionId] = [best?.price ?? null, best?.promotionId ?? null]
      const sum = lineSum({ unitPrice, discountPrice, promotionId, buyGet: offers }, quantity)
      expect(sum.price).toBe(quantity * (sum.discountPrice ?? unitPrice))
      expect(sum.discount === 0 || sum.discountPrice === null).toBe(true)
      const [first] = priceTrace(promotions, unitPrice, quantity)
      expect(paidFor(sum)).toBe(Math.min(first?.sum ?? Number.POSITIVE_INFINITY, quantity * unitPrice))
      if (sum.promotionId !== null) expect(sum.promotionId).toBe(first?.promotionId)
    }),
  )
})

test.each([
  ['none below its value', [{ promotionId: 1, from: 5000, goods: 4999 }], undefined],
  ['one from its value on', [{ promotionId: 1, from: 5000, goods: 5000 }], 1],
  ['none without its goods', [{ promotionId: 1, from: 0, goods: 0 }], undefined],
  [
    'the oldest of several',
    [
      { promotionId: 3, from: 1, goods: 9 },
      { promotionId: 2, from: 1, goods: 9 },
    ],
    2,
  ],
])('sends for nothing: %s', (_, promotions, expected) => {
  expect(freeShippingOffer(promotions)?.promotionId).toBe(expected)
})
