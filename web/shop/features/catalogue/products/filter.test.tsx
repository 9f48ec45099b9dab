import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering, show } from '../../../../testing/show.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { type ListAddress, toFind } from './list-address.ts'

const counts = {
  classes: [{ id: 102, name: 'Toner', count: 7 }],
  brands: [
    { id: 1, name: 'HP', count: 5 },
    { id: 2, name: 'Brother', count: 3 },
    { id: 3, name: 'Canon', count: 2 },
  ],
  series: [],
  colours: [],
  yields: [],
  makes: [{ make: 'own', count: 1 }],
  inStock: 4,
  total: 8,
}

async function narrowed(address: ListAddress) {
  answering({
    'GET /goods/sku/freedom/list/stat': counts,
    'GET /clientsystem/goods/client/brands': [{ brandId: 9, name: 'Kyocera' }],
  })
  const find = toFind(address)
  await show(
    <>
      <FilterPanel address={address} find={find} />
      <ActiveFilters address={address} find={find} />
    </>,
    { session: null },
  )
  return within(await screen.findByRole('group', { name: 'Brand' }))
}

test('a filter takes one value more, or drops one, and the list starts at its first page', async () => {
  const brands = await narrowed({ brandId: [1, 2], page: 3 })
  const link = (name: string) => brands.getByRole('link', { name: new RegExp(name) })
  expect(['HP', 'Brother', 'Canon'].map((name) => link(name).getAttribute('aria-current'))).toEqual([
    'true',
    'true',
    null,
  ])
  expect(link('Canon')).toHaveAttribute('href', '/?brandId=1%2C2%2C3')
  expect(link('HP')).toHaveAttribute('href', '/?brandId=2')
})

test('each value that is on has its own way off', async () => {
  await narrowed({ brandId: [1, 2], page: 3 })
  const off = screen.getAllByRole('link', { name: /^Remove filter/ })
  expect(off.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['HP', '/?brandId=2'],
    ['Brother', '/?brandId=1'],
  ])
})

test('a brand of which nothing was found is named, too', async () => {
  await narrowed({ brandId: [9] })
  expect(await screen.findByRole('link', { name: 'Remove filter Kyocera' })).toBeVisible()
})

test('of what cannot be meant nothing is asked, and nothing is on', () => {
  expect(toFind({ brandId: [0], classId: [102] })).toEqual({ classId: [102], pageNum: 1, pageSize: 20 })
})
