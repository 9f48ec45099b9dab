import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buyer, show } from '../../../testing/show.tsx'
import { Price } from './Price.tsx'

const price = { unitPrice: 10, discountPrice: null, currency: 'EUR' }

test('a visitor is led to sign in', async () => {
  await show(<Price price={undefined} reader="visitor" />, { session: null })
  expect(screen.getByRole('link', { name: 'Sign in to see prices' })).toHaveAttribute('href', '/login')
})

test.each([
  ['newcomer', 'Prices once your account is approved'],
  ['customer', 'Price on request'],
] as const)('a %s without a price shows why', async (reader, expectedText) => {
  await show(<Price price={undefined} reader={reader} />, { session: buyer })
  expect(screen.getByText(expectedText)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a discount stands before what it was, and every offer of free pieces beside it', async () => {
  const buyGet = [
    { promotionId: 1, buy: 10, free: 1 },
    { promotionId: 2, buy: 20, free: 3 },
  ]
  await show(<Price price={{ ...price, discountPrice: 9, buyGet }} reader="customer" />, { session: buyer })
  expect(screen.getByText('€9.00').closest('strong')).toBeVisible()
  expect(screen.getByText('€10.00').closest('s')).toBeVisible()
  expect(screen.getByText('10 + 1 free')).toBeVisible()
  expect(screen.getByText('20 + 3 free')).toBeVisible()
})
