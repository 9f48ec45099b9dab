import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buyer, show } from '../../../../../testing/show.tsx'
import { Counterparts } from './Counterparts.tsx'
import type { ProductDetail } from './product-detail.ts'

const stock = { total: 29, nl: 22, byWarehouse: [{ warehouse: 'NL', pieces: 29 }], expectedOn: null, expectedQty: 0 }
const makePrice = (unitPrice: number) => ({ unitPrice, discountPrice: null, currency: 'EUR' })
const original = { id: 4, number: 'AS-100004', oemCode: 'W2073A', brand: 'HP', ownMake: false, yieldPages: 700, stock }
const ours = { ...original, id: 9, number: 'AS-103304', ownMake: true }

const beside = async (product: object, other: object, session: typeof buyer | null = buyer) => {
  const productWithCounterparts = {
    ...product,
    counterparts: [{ ...other, status: 'active' }],
  } as unknown as ProductDetail
  await show(<Counterparts product={productWithCounterparts} />, { session })
  return within(screen.getByRole('list', { name: 'Original or compatible' }))
}

test('an original leads to ours, and says what it saves', async () => {
  const list = await beside({ ...original, price: makePrice(40.35) }, { ...ours, price: makePrice(15.39) })
  expect(list.getByRole('link', { name: 'AS-103304' })).toHaveAttribute('href', '/pd/product?sku_id=9')
  expect(list.getByText('saves 61%')).toBeVisible()
  expect(list.getAllByText(/29 in stock/)).toHaveLength(2)
})

test('ours leads to the original, which saves nothing: ours does', async () => {
  const list = await beside({ ...ours, price: makePrice(15.39) }, { ...original, price: makePrice(40.35) })
  expect(list.getByRole('link', { name: 'W2073A' }).closest('li')).not.toHaveTextContent('saves')
  expect(list.getByRole('link', { name: 'AS-103304' }).closest('li')).toHaveTextContent('saves 61%')
})

test('a page costs what one standard counted, or nothing is shown of it', async () => {
  const prices = [{ price: makePrice(40.35) }, { price: makePrice(15.39) }] as const
  const same = await beside({ ...original, ...prices[0] }, { ...ours, ...prices[1] })
  expect(same.getAllByText('Cost per page')).toHaveLength(2)
  cleanup()
  const other = await beside({ ...original, ...prices[0], yieldStandard: 'ISO/IEC 19798' }, { ...ours, ...prices[1] })
  expect(other.queryByText('Cost per page')).toBeNull()
})

test('a visitor sees neither a price nor a saving', async () => {
  const list = await beside(original, ours, null)
  expect(list.getByRole('link', { name: 'Sign in to see prices' })).toBeVisible()
  expect(list.queryByText(/saves|€/)).toBeNull()
})

test('a product without a counterpart shows none', async () => {
  await show(<Counterparts product={{ ...original, counterparts: [] } as unknown as ProductDetail} />, {
    session: null,
  })
  expect(screen.queryByRole('list')).toBeNull()
})
