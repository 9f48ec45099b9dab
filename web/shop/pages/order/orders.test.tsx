import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answering, buyer } from '../../../testing/show.tsx'
import { showPage } from '../../../testing/show-page.tsx'
import { Route } from './orders.tsx'

const LIST = 'GET /clientsystem/order/list'
const order = {
  orderId: 1,
  orderno: 'NL-1001',
  placedAt: '2026-11-02T10:00:00Z',
  poNumber: 'PO-7',
  soNumber: null,
  status: 'shipped',
  pieces: 3,
  total: 99,
  currency: 'EUR',
  placedWith: [],
  invoices: [],
}

test('orders are asked for as the address says, and each leads to its details', async () => {
  const calls = answering({ [LIST]: { rows: [order], total: 1 } })
  await showPage(Route, '?keyword=PO-7&status=shipped&from=2026-11-01&until=never&page=2', buyer)
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'NL-1001' })).toHaveAttribute('href', '/hisorder/orderDetails/NL-1001')
  expect(screen.getByRole('cell', { name: 'PO-7' })).toHaveAttribute('data-label', 'PO number')
  const params = new URL(calls[0]?.url ?? '', 'http://here').searchParams
  expect(Object.fromEntries(params)).toMatchObject({
    keyword: 'PO-7',
    status: 'shipped',
    from: '2026-11-01',
    pageNum: '2',
  })
  expect(params.has('until')).toBe(false)
})

test('who has ordered nothing is led on; of what is looked for a message says that nothing is like it', async () => {
  answering({ [LIST]: { rows: [], total: 0 } })
  const address = await showPage(Route, '?sort=oldest', buyer)
  expect(await screen.findByText('No orders yet')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Shipped')
  expect(await screen.findByText('No orders found')).toBeVisible()
  await vi.waitFor(() => expect(address()).toContain('status=shipped'))
  expect(address()).toContain('sort=oldest')
})
