import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { attribute, toner } from '../../../../../testing/product.ts'
import { buyer, show } from '../../../../../testing/show.tsx'
import { clearComparison, toggleComparison } from '../../../../../ui/product/comparison.ts'
import { Compare } from './Compare.tsx'
import { CompareBar } from './CompareBar.tsx'

const price = { unitPrice: 60, discountPrice: null, currency: 'EUR' }
const original = { ...toner, price }
const ours = {
  ...toner,
  id: 9,
  number: 'AS-103304',
  ownMake: true,
  price: { ...price, discountPrice: 30 },
  attributes: [attribute('Chip', 'yes')],
}

const open = (products = [original, ours]) =>
  show(<Compare products={products} action={undefined} />, { session: buyer })
const row = (name: RegExp) => screen.getByRole('row', { name })
const cells = (name: RegExp) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('products stand side by side by their numbers, each with its own price, reduced where it is', async () => {
  await open()
  const heads = screen.getAllByRole('columnheader')
  expect(within(heads[0] ?? document.body).getByRole('link', { name: 'CF259A' })).toBeVisible()
  expect(within(heads[1] ?? document.body).getByRole('link', { name: 'AS-103304' })).toHaveAttribute(
    'href',
    '/pd/product?sku_id=9',
  )
  expect(cells(/^Price/)).toEqual(['€60.00', '€30.00'])
  expect(cells(/^Cost per page/)[1]).not.toBe(cells(/^Cost per page/)[0])
})

test('our compatible says what it saves against its original, and against no other product', async () => {
  const summary = { ...ours, id: ours.id }
  await open([{ ...original, counterparts: [summary] }, ours])
  expect(cells(/^Price/)).toEqual(['€60.00', '€30.00 saves 50%'])
  cleanup()
  await open([original, ours])
  expect(screen.queryByText(/saves/)).toBeNull()
})

test('what a page costs is compared where one standard counted the pages, and nowhere else', async () => {
  await open()
  expect(row(/^Cost per page/)).toBeVisible()
  cleanup()
  await open([original, { ...ours, yieldStandard: 'ISO/IEC 19798' }])
  expect(screen.queryByRole('row', { name: /^Cost per page/ })).toBeNull()
  expect(cells(/^Warranty/)).toEqual(['2 years', '2 years'])
})

test('what differs is shown in a word, and what is the same is not', async () => {
  await open()
  expect(row(/^Aster compatible/)).toHaveTextContent('differs')
  expect(row(/^Colour/)).not.toHaveTextContent('differs')
  expect(cells(/^Chip/)).toEqual(['–', 'yes'])
  expect(row(/^Chip/)).toHaveTextContent('differs')
})

test('only differences are shown on request, and everything again', async () => {
  await open()
  const only = screen.getByRole('checkbox', { name: 'Only differences' })
  await userEvent.click(only)
  expect(screen.queryByRole('row', { name: /^Colour/ })).toBeNull()
  expect(row(/^Price/)).toBeVisible()
  await userEvent.click(only)
  expect(row(/^Colour/)).toBeVisible()
})

test('what none of them has is no row, and a product alone differs from nothing', async () => {
  await open([original])
  expect(screen.queryByRole('row', { name: /^Weight/ })).toBeNull()
  expect(screen.queryByText('differs')).toBeNull()
})

test('each can be taken out, the others stay in the address', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Do not compare CF259A' })).toHaveAttribute('href', '/?skus=9')
  expect(screen.getByRole('link', { name: 'Do not compare AS-103304' })).toHaveAttribute('href', '/?skus=4')
})

test('who may buy finds the way to it below each product, and all of it can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await show(<Compare products={[original, ours]} action={({ number }) => <button type="button">{number}</button>} />, {
    session: buyer,
  })
  expect(screen.getAllByRole('button', { name: /^AS-/ })).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

afterEach(() => act(clearComparison))

const bar = () => screen.queryByRole('region', { name: 'Selected for comparison' })

test('what was chosen is named; from the second on it can be compared, and given up one by one or all', async () => {
  await show(<CompareBar />, { session: null })
  expect(bar()).toBeNull()
  act(() => void toggleComparison({ id: 4, number: 'CF259A' }))
  expect(bar()).toHaveTextContent('CF259A')
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull()
  act(() => void toggleComparison({ id: 9, number: 'AS-103304' }))
  expect(screen.getByRole('link', { name: 'Compare 2' })).toHaveAttribute('href', '/pd/compare?skus=4%2C9')
  await userEvent.click(screen.getByRole('button', { name: 'Do not compare CF259A' }))
  expect(bar()).not.toHaveTextContent('CF259A')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(bar()).toBeNull()
})
