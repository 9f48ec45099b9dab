import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buyer, show } from '../../../../../testing/show.tsx'
import type { Basket, BasketLine } from '../queries.ts'
import { BasketTotals } from './BasketTotals.tsx'

const line = (price: number | null, weightGrams: number, status: 'active' | 'disabled' = 'active') =>
  ({
    price,
    priceSeen: price,
    priceSeenAt: '2026-11-18T09:00:00Z',
    discount: 0,
    qty: 2,
    weightGrams,
    goodsSku: { status },
  }) as BasketLine
const basket = {
  rows: [] as Basket['rows'],
  total: 9,
  pieces: 30,
  shoppingCartPrice: 99.9,
  weightGrams: 4_000,
  unweighed: 0,
  currency: 'EUR',
  freeShippingFrom: 120,
  warehouse: 'NL',
  warehouses: ['FR', 'IT', 'NL'],
} as Basket

const open = (...chosen: BasketLine[]) => show(<BasketTotals basket={basket} chosen={chosen} />, { session: buyer })

test('where nothing is chosen, the sums are those of all, and of what is missing for free shipping', async () => {
  await open()
  expect(screen.getByText('9 items, 30 pieces')).toBeVisible()
  expect(screen.getByText('4 kg')).toBeVisible()
  expect(screen.getByText(/€20\.10/)).toBeVisible()
  expect(screen.getByRole('link', { name: /€99\.90/ })).toBeVisible()
  expect(screen.queryByText(/not included in this total/)).toBeNull()
})

test('of what is chosen nothing counts that is no longer sold, whatever it weighs', async () => {
  await open(line(10, 500), line(5, 250), line(null, 700, 'disabled'))
  expect(screen.getByText('3 items, 6 pieces')).toBeVisible()
  expect(screen.getByText('Weight')).toBeVisible()
  expect(screen.getByText('0.75 kg')).toBeVisible()
  expect(screen.getByRole('link', { name: /€15\.00/ })).toBeVisible()
})

test('a sum says what it leaves out because it has no price', async () => {
  await open(line(10, 500), line(null, 250))
  expect(screen.getByText('1 product without a price is not included in this total.')).toBeVisible()
})

test('a weight that is not known of all says so', async () => {
  await open(line(10, 500), line(5, 0))
  expect(screen.getByText('Weight (as far as known)')).toBeVisible()
})

const from = (warehouse: string | null, id: number) =>
  ({ ...line(10, 500), warehouse, shoppingCartId: id, number: `AS-${id}`, custNumber: '' }) as BasketLine
const holding = (...rows: BasketLine[]) => ({ ...basket, rows, total: rows.length })

test('what was put in from another warehouse than all leave from can be ordered alone', async () => {
  const mixed = holding(from(null, 1), from('FR', 2), from(null, 3), from('IT', 4), from('FR', 5), from('NL', 6))
  await show(<BasketTotals basket={mixed} chosen={[]} />, { session: buyer })
  expect(screen.getByText(/ships from one warehouse.*Netherlands/)).toBeVisible()
  const alone = screen.getByRole('link', { name: 'Order separately from France: 2 products' })
  const { searchParams } = new URL(alone.getAttribute('href') ?? '', location.origin)
  expect(searchParams.get('from')).toBe('basket')
  expect(searchParams.get('skus')?.match(/AS-\d/g)).toEqual(['AS-2', 'AS-5'])
  expect(screen.getByRole('link', { name: 'Order separately from Italy: 1 product' })).toBeVisible()
})

test.each([
  ['where all lines share a warehouse', holding(from('FR', 1), from('FR', 2)), []],
  ['where lines are chosen', holding(from('FR', 1), from(null, 2)), [from('FR', 1)]],
])('nothing is shown of warehouses %s', async (_, of, chosen) => {
  await show(<BasketTotals basket={of} chosen={chosen} />, { session: buyer })
  expect(screen.queryByText(/ships from one warehouse/)).toBeNull()
})
