import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buyer, show } from '../../testing/show.tsx'
import { ProductList } from './ProductList.tsx'
import { ProductRow } from './ProductRow.tsx'
import type { Product } from './product.ts'

const chair: Product = {
  id: 1,
  number: 'AS-1',
  oemCode: 'CH-20-GRE',
  shortName: '',
  brand: 'Aster Living',
  classId: 111,
  name: 'Office chair with headrest, grey',
  names: null,
  colour: 'grey',
  yieldPages: null,
  yieldStandard: null,
  ownMake: false,
  status: 'active',
  image: null,
  printers: [],
  printerCount: 0,
  stock: { total: 3, byWarehouse: [], expectedOn: null, expectedQty: 0 },
}

test.each([
  ['by the name that ends with it', chair.name, []],
  ['beside a name that does not end with it', 'Office chair with grey headrest, tall', ['Grey']],
  ['beside a name of another language', 'Bürostuhl, Grau', ['Grey']],
])('a colour without a chip is shown once, %s', async (_, name, expectedText) => {
  await show(<ProductRow product={{ ...chair, name }} reader="visitor" />, { session: null })
  expect(screen.getByRole('link', { name })).toBeVisible()
  expect(screen.queryAllByText(/^grey$/i).map(({ textContent }) => textContent)).toEqual(expectedText)
})

const makePrice = (unitPrice: number) => ({ unitPrice, discountPrice: null, currency: 'EUR' })
const original: Product = { ...chair, oemCode: 'CF259A', yieldPages: 3_000, price: makePrice(75.09) }
const ours = { ...chair, id: 9, number: 'AS-103459', oemCode: 'CF259A', ownMake: true, yieldPages: 3_000 }

test('an original has our compatible below it, with what it saves', async () => {
  const product = { ...original, counterpart: { ...ours, price: makePrice(32.85) } }
  const action = <button type="button">Add</button>
  await show(<ProductRow product={product} reader="customer" counterpartAction={action} />, { session: buyer })
  expect(screen.getByRole('link', { name: 'Aster compatible AS-103459' })).toHaveAttribute(
    'href',
    '/pd/product?sku_id=9',
  )
  expect(screen.getByText('saves 56%')).toBeVisible()
  expect(screen.getByText('€32.85')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add' })).toBeVisible()
})

test('a visitor is asked to sign in once for the whole list, not by each of its products', async () => {
  const { price: _, ...withoutPrice } = original
  const products = [1, 2, 3].map((id) => ({ ...withoutPrice, id, counterpart: ours }))
  await show(<ProductList products={products} label="Found" reader="visitor" />, { session: null })
  expect(screen.getAllByRole('link', { name: 'Aster compatible AS-103459' })).toHaveLength(3)
  expect(screen.getAllByRole('link', { name: 'Sign in to see prices' })).toHaveLength(1)
  expect(screen.getAllByTitle('Sign in to see prices')).toHaveLength(3)
  expect(screen.queryByText(/saves/)).toBeNull()
})
