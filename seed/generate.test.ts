import { expect, test } from 'vitest'
import { numberKeys } from '../rules/catalogue/product/part-number.ts'
import { generatedFiles } from './generate.ts'

const linesOf = (name: string, skus: number, seed = 1) => [
  ...(generatedFiles({ skus, seed })
    .find((file) => file.name === name)
    ?.lines() ?? []),
]

test('the same size and seed give the same files, another seed others', () => {
  for (const { name } of generatedFiles({ skus: 1, seed: 1 })) {
    expect(linesOf(name, 300)).toEqual(linesOf(name, 300))
  }
  expect(linesOf('prices.csv', 300, 2)).not.toEqual(linesOf('prices.csv', 300))
})

test('every product has numbers of its own, a class and printers of its brand', () => {
  const products = linesOf('catalogue.csv', 12_000)
  expect(products).toHaveLength(12_000)
  expect(new Set(products.map(({ number }) => number)).size).toBe(12_000)
  expect(
    new Set(products.map(({ brand, oem_number }) => `${brand} ${numberKeys(oem_number ?? '').normalised}`)).size,
  ).toBe(12_000)
  for (const { brand = '', compatible_printers = '' } of products) {
    expect(compatible_printers.split(';').every((model) => model.startsWith(brand))).toBe(true)
  }
})

test('there are ten prices for each product', () => {
  expect(linesOf('prices.csv', 100)).toHaveLength(1_000)
})
