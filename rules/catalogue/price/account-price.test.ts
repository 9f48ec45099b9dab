import { expect, test } from 'vitest'
import { accountPrice, isAccountPrice, isMarkup } from './account-price.ts'

const nothing = { purchase: 1_000, ownPrice: null, ownMarkup: null, allPrice: null, allMarkup: null }

test.each([
  ['nothing is set', {}, null],
  ['a price for all', { allPrice: 1_500 }, 1_500],
  ['a mark-up for all', { allMarkup: 1_250 }, 1_125],
  ['a price wins over a mark-up', { allPrice: 1_500, allMarkup: 1_250 }, 1_500],
  ['their own mark-up wins over a price for all', { allPrice: 1_500, ownMarkup: 2_000 }, 1_200],
  ['their own price wins over everything', { allPrice: 1_500, ownMarkup: 2_000, ownPrice: 900 }, 900],
  ['half a cent goes up', { purchase: 1_001, allMarkup: 5_000 }, 1_502],
  ['a mark-up on nothing', { purchase: null, allMarkup: 2_000 }, null],
  ['a mark-up on nothing gives way to a price', { purchase: null, ownMarkup: 2_000, allPrice: 700 }, 700],
])('%s', (_, change, price) => {
  expect(accountPrice({ ...nothing, ...change })).toBe(price)
})

test('prices and mark-ups have bounds', () => {
  expect([0, 1, 1.5, Number.NaN, 1_000_000_001].map(isAccountPrice)).toEqual([false, true, false, false, false])
  expect([-1, 0, 1.5, 100_000, 100_001].map(isMarkup)).toEqual([false, true, false, true, false])
})
