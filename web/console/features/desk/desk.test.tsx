import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { manager } from '../../../testing/staff.ts'
import { OrderList } from './OrderList.tsx'

const order = {
  orderId: 7,
  orderno: 'ONL000007',
  poNumber: 'PO-1',
  status: 'onHold' as const,
  total: 20,
  remainingTotal: 12.5,
  currency: 'EUR',
  placedAt: '2026-11-18T09:00:00Z',
  placedBy: 'Nora',
  customerId: 3,
  company: 'Voorbeeld',
  custnum: 'C1',
  siteName: 'Netherlands',
}

test('an order is found by its number, with its customer, sum and state', async () => {
  await show(<OrderList orders={[order]} />, { session: manager })
  expect(screen.getByRole('link', { name: 'ONL000007' })).toHaveAttribute('href', '/console/orders/7')
  const [, row] = screen.getAllByRole('row')
  for (const words of ['PO-1', 'Voorbeeld', 'C1 · Nora', '€12.50', 'On hold']) expect(row).toHaveTextContent(words)
})
