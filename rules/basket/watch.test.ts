import { expect, test } from 'vitest'
import { findNews, type Watch, watchAs } from './watch.ts'

const watch = (given: Partial<Watch>): Watch => ({
  stock: false,
  wasInStock: false,
  price: false,
  watchedPrice: 1000,
  ...given,
})

test.each([
  ['sold out and back', { stock: true }, { inStock: true, price: 1000 }, true],
  ['still sold out', { stock: true }, { inStock: false, price: 1000 }, false],
  ['never gone', { stock: true, wasInStock: true }, { inStock: true, price: 1000 }, false],
  ['not watched', { stock: false }, { inStock: true, price: 1000 }, false],
] as const)('%s: back is told or not', (_, given, seen, back) => {
  const { news, next } = findNews(watch(given), seen)
  expect(news).toEqual({ back, drop: null })
  expect(next.stock).toBe(given.stock && !back)
  expect(next.wasInStock).toBe(seen.inStock)
})

test('a product that goes and comes while it is watched is announced once', () => {
  const soldOut = findNews(watch({ stock: true, wasInStock: true }), { inStock: false, price: null })
  const back = findNews(soldOut.next, { inStock: true, price: null })
  const again = findNews(back.next, { inStock: true, price: null })
  expect([soldOut, back, again].map(({ news }) => news.back)).toEqual([false, true, false])
})

test.each([
  ['lower', 999, { before: 1000, now: 999 }, 999],
  ['the same', 1000, null, 1000],
  ['higher', 1001, null, 1000],
  ['gone', null, null, 1000],
] as const)('a price that is %s', (_, price, drop, watchedPrice) => {
  const { news, next } = findNews(watch({ price: true }), { inStock: true, price })
  expect(news.drop).toEqual(drop)
  expect(next).toMatchObject({ price: true, watchedPrice })
  expect(findNews(watch({ price: false }), { inStock: true, price }).news.drop).toBeNull()
})

test('a price that rose and falls back to what was announced is not announced again', () => {
  const first = findNews(watch({ price: true }), { inStock: true, price: 900 })
  const rose = findNews(first.next, { inStock: true, price: 1100 })
  const fell = findNews(rose.next, { inStock: true, price: 900 })
  expect([first, rose, fell].map(({ news }) => news.drop?.now)).toEqual([900, undefined, undefined])
})

test('a request begins with what is true now, but a price that is watched already stays as it was announced', () => {
  const productNow = { inStock: true, price: 1100 }
  const request = { stock: true, price: true }
  expect(watchAs(request, watch({}), productNow)).toEqual({ ...request, wasInStock: true, watchedPrice: 1100 })
  expect(watchAs(request, watch({ price: true, watchedPrice: 900 }), productNow)).toMatchObject({ watchedPrice: 900 })
})
