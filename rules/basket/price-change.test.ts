import { expect, test } from 'vitest'
import { lineDifference, priceChange } from './price-change.ts'

const at = (unitPrice: number | null, discountPrice: number | null = null) => ({ unitPrice, discountPrice })

test.each([
  ['dearer', 1999, at(2199), { before: 1999, now: 2199, difference: 200 }],
  ['cheaper', 1999, at(1899), { before: 1999, now: 1899, difference: -100 }],
  ['a promotion began', 1999, at(1999, 1500), { before: 1999, now: 1500, difference: -499 }],
  ['a promotion is over', 1500, at(1999), { before: 1500, now: 1999, difference: 499 }],
  ['free now', 1999, at(1999, 0), { before: 1999, now: 0, difference: -1999 }],
  ['was free', 0, at(1999), { before: 0, now: 1999, difference: 1999 }],
  ['the same', 1999, at(1999), null],
  ['the same, by a promotion', 1500, at(1999, 1500), null],
  ['no price seen', null, at(1999), null],
  ['no price now', 1999, at(null), null],
  ['no longer offered', 1999, undefined, null],
])('%s', (_, before, offer, expected) => {
  expect(priceChange(before, offer)).toEqual(expected)
})

const threeAndOne = { promotionId: 1, buy: 3, free: 1 }
const price = (unitPrice: number, discountPrice: number | null, ...buyGet: (typeof threeAndOne)[]) => ({
  unitPrice,
  discountPrice,
  promotionId: discountPrice === null ? null : 2,
  buyGet,
})

test.each([
  ['each piece is dearer', 1000, price(1200, null), 5, 1000],
  ['each piece is cheaper, by a promotion', 1000, price(1200, 900), 5, -500],
  ['of what is paid alone, where pieces are free', 1000, price(1200, null, threeAndOne), 9, 7 * 200],
  ['of all, where too few are bought for a free one', 1000, price(1200, null, threeAndOne), 3, 600],
  ['nothing, where free pieces stay better than the lower price that began', 1000, price(1000, 900, threeAndOne), 4, 0],
])('a line differs: %s', (_, before, now, quantity, expected) => {
  expect(lineDifference(before, now, quantity)).toBe(expected)
})
