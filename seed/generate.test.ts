import { expect, test } from 'vitest'
import { numberKeys } from '../rules/catalogue/product/part-number.ts'
import { generatedFiles } from './generate.ts'

async function linesOf(name: string, skus: number, seed = 1) {
  const files = await generatedFiles({ skus, seed })
  return [...(files.find((file) => file.name === name)?.lines() ?? [])]
}

test('the same size and seed give the same files, another seed others', async () => {
  for (const { name } of await generatedFiles({ skus: 1, seed: 1 })) {
    expect(await linesOf(name, 300)).toEqual(await linesOf(name, 300))
  }
  expect(await linesOf('prices.csv', 300, 2)).not.toEqual(await linesOf('prices.csv', 300))
})

test('every product has numbers of its own, a class and printers of its brand', async () => {
  const products = await linesOf('catalogue.csv', 12_000)
  expect(products).toHaveLength(12_000)
  expect(new Set(products.map(({ number }) => number)).size).toBe(12_000)
  expect(
    new Set(products.map(({ brand, oem_number }) => `${brand} ${numberKeys(oem_number ?? '').normalised}`)).size,
  ).toBe(12_000)
  for (const { brand = '', compatible_printers = '' } of products) {
    expect(compatible_printers.split(';').every((model) => model.startsWith(brand))).toBe(true)
  }
})

test('there are ten prices for each product', async () => {
  expect(await linesOf('prices.csv', 100)).toHaveLength(1_000)
})
