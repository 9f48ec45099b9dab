import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buyer, show } from '../../../../testing/show.tsx'
import { OrderNotFound } from './OrderNotFound.tsx'

test('who looks for an order that does not exist is led to the list of their orders', async () => {
  await show(<OrderNotFound />, { session: buyer })
  expect(screen.getByRole('heading', { level: 1, name: 'This order does not exist' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/hisorder/orders')
})
