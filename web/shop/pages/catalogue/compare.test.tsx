import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toner } from '../../../testing/product.ts'
import { answering, buyer, type Reader } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { Route } from './compare.tsx'

const sku = (id: number) => `GET /goods/sku/freedom/${id}`
const other = { ...toner, id: 5, number: 'AS-5', oemCode: 'CF259X' }
const open = (query: string, session: Reader['session'] = null) => openPage(Route, query, { session })

test('products of the address stand side by side, each asked for once', async () => {
  const requests = answering({ [sku(4)]: toner, [sku(5)]: other })
  await open('?skus=4,5,4')
  expect(screen.getByRole('columnheader', { name: /CF259A/ })).toBeVisible()
  expect(screen.getByRole('columnheader', { name: /CF259X/ })).toBeVisible()
  expect(requests).toHaveLength(2)
  expect(screen.queryByText(/not in the catalogue/)).toBeNull()
})

test('what is not in the catalogue is counted, and the others are compared all the same', async () => {
  answering({ [sku(4)]: toner })
  await open('?skus=4,5,6')
  expect(await screen.findByText('2 products in this link are not in the catalogue.')).toHaveRole('status')
  expect(screen.getByRole('columnheader', { name: /CF259A/ })).toBeVisible()
})

test.each(['', '?skus=', '?skus=none'])('%j compares nothing: it says how to choose', async (query) => {
  const requests = answering({})
  await open(query)
  expect(screen.getByText('Nothing to compare yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/list/toner')
  expect(requests).toEqual([])
})

test('only who buys or keeps favourites finds the way to it', async () => {
  answering({ [sku(4)]: toner, [sku(5)]: other })
  await open('?skus=4,5')
  expect(screen.queryByRole('button', { name: 'Add CF259A to basket' })).toBeNull()
  cleanup()
  await open('?skus=4,5', buyer)
  expect(screen.getByRole('button', { name: 'Add CF259A to basket' })).toBeEnabled()
})
