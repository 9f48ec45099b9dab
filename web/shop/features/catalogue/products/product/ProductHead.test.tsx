import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { attribute, toner } from '../../../../../testing/product.ts'
import { buyer, show } from '../../../../../testing/show.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductHead } from './ProductHead.tsx'
import type { ProductDetail } from './product-detail.ts'

const price = { unitPrice: 60, discountPrice: null, currency: 'EUR' }
const open = (overrides: Partial<ProductDetail> = {}, session: typeof buyer | null = buyer) =>
  show(
    <ProductHead
      otherYields={[]}
      product={{ ...toner, price, ...overrides }}
      buy={<button type="button">Buy</button>}
    />,
    { session },
  )

test('a product is named, with the number of its maker, its price and the way to buy it', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('HP 59A toner, black')
  expect(screen.getByRole('button', { name: 'Copy number CF259A' })).toBeVisible()
  expect(screen.getByText('€60.00')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Buy' })).toBeVisible()
  expect(screen.getByRole('link', { name: '1 printer' })).toHaveAttribute('href', '#printers')
})

test('our own make is called by our number', async () => {
  await open({ ownMake: true })
  expect(screen.getByRole('button', { name: 'Copy number AS-100004' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Copy number CF259A' })).toBeNull()
})

test('a visitor sees no price, and no cost of a page', async () => {
  const { price: _price, ...free } = { ...toner, price }
  await show(<ProductHead otherYields={[]} product={free} buy={null} />, { session: null })
  expect(screen.queryByText(/€/)).toBeNull()
})

test('a product that is no longer sold leads to its successor', async () => {
  await open({ status: 'disabled', replacedBy: { id: 12, number: 'AS-100012', name: 'New toner', names: null } })
  expect(screen.getByRole('link', { name: /AS-100012/ })).toHaveAttribute('href', '/pd/product?sku_id=12')
})

test('of a product that is sold no such thing is shown', async () => {
  await open({ replacedBy: { id: 12, number: 'AS-100012', name: 'New toner', names: null } })
  expect(screen.queryByRole('link', { name: /AS-100012/ })).toBeNull()
})

test('at a glance it says which warehouses have some, and when the next pieces come', async () => {
  const byWarehouse = [
    { warehouse: 'NL', pieces: 22 },
    { warehouse: 'FR', pieces: 0 },
  ]
  await open({
    stock: { ...toner.stock, byWarehouse },
    arrivals: [{ warehouse: 'NL', expectedOn: '2026-12-01', quantity: 30 }],
  })
  expect(screen.getByText(/29 in stock/).textContent).toBe('29 in stock · NL')
  expect(screen.getByText(/30 pieces · 1 Dec 2026 · Netherlands/)).toBeVisible()
})

const facts = async (overrides: Partial<ProductDetail>) => {
  await show(<ProductFacts product={{ ...toner, ...overrides }} />, { session: buyer })
  return within(screen.getAllByRole('region').at(-1) ?? document.body)
}

test('what is known of a product is listed, what is not is left out', async () => {
  const list = await facts({ series: 'LaserJet Pro', weightGrams: 1_250, attributes: [attribute('Chip', 'yes')] })
  expect(list.getByText('LaserJet Pro')).toBeVisible()
  expect(list.getByText('1,250 g')).toBeVisible()
  expect(list.getByText('Chip').nextElementSibling).toHaveTextContent('yes')
  expect(list.queryByText('Union code')).toBeNull()
})

test('brand and kind lead to the others of theirs; our make to all of ours', async () => {
  const maker = await facts({})
  expect(maker.getByRole('link', { name: 'HP' })).toHaveAttribute('href', '/list/toner?brandId=1')
  expect(maker.getByRole('link', { name: 'Toner' })).toHaveAttribute('href', '/list/toner?classId=102')
  const ours = await facts({ ownMake: true })
  expect(ours.getByRole('link', { name: /^Aster/ })).toHaveAttribute('href', '/list/toner?make=own')
  expect(ours.queryByText('Short name')).toBeNull()
})

test('the yields of a cartridge lead to each other; the one that is open says so', async () => {
  const own = { ...toner, price, id: 1, yieldPages: 1200 }
  const other = { id: 2, number: 'AS-2', oemCode: 'TN-2420', ownMake: false, yieldPages: 3000 }
  await show(<ProductHead otherYields={[other]} product={own} buy={null} />, { session: buyer })
  const yields = within(screen.getByRole('navigation', { name: 'Yields' })).getAllByRole('link')
  expect(yields.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['1,200 pages', 'page'],
    ['3,000 pages', null],
  ])
  expect(yields[1]).toHaveAttribute('href', '/pd/product?sku_id=2')
})
