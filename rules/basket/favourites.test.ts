import { expect, test } from 'vitest'
import { mostFavourites, planFavourites } from './favourites.ts'

const request = (skuId: number | undefined, isFavourite = false) => ({ number: `A${skuId}`, skuId, isFavourite })

test('unknown products are refused, the others kept in their order', () => {
  expect(planFavourites([request(1), request(undefined), request(2)], 0)).toEqual([
    { number: 'A1', skuId: 1 },
    { number: 'Aundefined', refused: 'favourites.product_unknown' },
    { number: 'A2', skuId: 2 },
  ])
})

test('a full list takes what it holds already, and nothing more', () => {
  const plans = planFavourites([request(1), request(1), request(2), request(3, true)], mostFavourites - 1)
  expect(plans.map((plan) => 'refused' in plan)).toEqual([false, false, true, false])
})
