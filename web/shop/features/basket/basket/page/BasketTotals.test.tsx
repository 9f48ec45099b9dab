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
