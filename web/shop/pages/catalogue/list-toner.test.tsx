import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { foundSkus, noCounts } from '../../../testing/found.ts'
import { toner } from '../../../testing/product.ts'
import { answering } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { Route } from './list-toner.tsx'

const FIND = 'GET /goods/sku/freedom/query'
const COUNTS = 'GET /goods/sku/freedom/list/stat'
const brands = [
  { id: 1, name: 'HP', count: 2 },
  { id: 2, name: 'Brother', count: 1 },
]
const open = (query: string) => openPage(Route, query, { session: null })

test('a list is called by its kinds, and its metadata has its brands, too', async () => {
  const requests = answering({ [FIND]: foundSkus(toner), [COUNTS]: { ...noCounts, brands } })
  const { state } = await open('?classId=102,105&brandId=2')
  expect(screen.getByRole('heading', { level: 1, name: 'Toner, Drum units' })).toBeVisible()
  expect(state.matches.at(-1)?.meta).toContainEqual({ title: 'Brother · Toner, Drum units · Aster' })
  expect(requests.find(({ url }) => url.includes('/sku/freedom/query'))?.url).toMatch(/classId=102.*105/)
})

test('without a kind it is called products; no match is reported as such', async () => {
  answering({ [FIND]: foundSkus(), [COUNTS]: noCounts })
  await open('?inStock=true')
  expect(screen.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  expect(screen.getByText('No products match these filters')).toBeVisible()
})

test.each([
  ['?classId=none', 'This category does not exist.', 'Show all categories'],
  ['?brandId=none', 'No products of this brand here.', 'Show all brands'],
])('of the address %s that cannot be meant the page says so, with the way to all', async (query, words, way) => {
  const requests = answering({ [FIND]: foundSkus(toner), [COUNTS]: noCounts })
  await open(query)
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByRole('link', { name: way })).toBeVisible()
  expect(requests.map(({ url }) => url).join()).not.toMatch(/(class|brand)Id/)
})

test.each([
  ['?classId=999', 'This category does not exist.', 'Show all categories', '/page'],
  ['?classId=102&brandId=2147483647', 'No products of this brand here.', 'Show all brands', '/page?classId=102'],
])('of the address %s the page says what there is not, with the way to all', async (query, words, way, to) => {
  answering({ [FIND]: foundSkus(), [COUNTS]: { ...noCounts, brands } })
  await open(query)
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', to)
})

test('a page of a size that there is none of has the usual one, and says so', async () => {
  const requests = answering({ [FIND]: foundSkus(toner), [COUNTS]: noCounts })
  await open('?size=7')
  expect(screen.getByText('A page cannot show that many rows. It shows 20.')).toBeVisible()
  expect(requests.map(({ url }) => url).join()).toContain('pageSize=20')
})
