import { expect, test } from 'vitest'
import { pickLines, toCheckoutQuery } from './skus-query.ts'

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    shoppingCartId: 9_000_000 + at,
    number: `AS-${100_000 + at}`,
    qty: at + 1,
    custNumber: 'ü "1"',
  }))
const plain = (all: readonly { number: string; qty: number }[]) => all.map(({ number, qty }) => [number, qty])

test.each([1, 80, 81, 499])(
  '%i chosen lines of 500 come back as they were chosen, by an address that fits',
  (count) => {
    const basket = lines(500)
    const chosen = basket.slice(-count)
    const query = toCheckoutQuery(chosen)
    expect(plain(pickLines(query, basket))).toEqual(plain(chosen))
    expect(encodeURIComponent(JSON.stringify(query)).length).toBeLessThan(12_000)
  },
)

test('chosen products are said to be the basket’s, products of another customer are not', () => {
  expect(toCheckoutQuery(lines(3))).toMatchObject({ from: 'basket' })
  expect(toCheckoutQuery(lines(81))).not.toHaveProperty('skus')
})

test('without a query it is the whole basket', () => {
  const basket = lines(3)
  expect(pickLines({}, basket)).toBe(basket)
})

test.each([
  { skus: '[["","AS-100000",1' },
  { skus: '' },
  { skus: '{}' },
  { skus: '[1]' },
  { skus: '[[1,2,3],["","A","x"],["","A",1.5]]' },
  { lines: '1-x' },
  { lines: '' },
])('what cannot be read asks for nothing: %j', (query) => {
  expect(pickLines(query, lines(3))).toEqual([])
})
