import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { admin, manager } from '../../../testing/staff.ts'
import { TodayTiles } from '../today/TodayTiles.tsx'
import { OrderList } from './OrderList.tsx'

const order = {
  ...{ orderId: 7, orderno: 'ONL000007', poNumber: 'PO-1', status: 'onHold' as const, total: 12.5, currency: 'EUR' },
  ...{ placedAt: '2026-11-18T09:00:00Z', placedBy: 'Nora', customerId: 3, company: 'Voorbeeld', custnum: 'C1' },
  siteName: 'Netherlands',
}

test('an order is found by its number, with its customer, sum and state', async () => {
  await show(<OrderList orders={[order]} />, { session: manager })
  expect(screen.getByRole('link', { name: 'ONL000007' })).toHaveAttribute('href', '/console/orders/7')
  const [, row] = screen.getAllByRole('row')
  for (const words of ['PO-1', 'Voorbeeld', 'C1 · Nora', '€12.50', 'On hold']) expect(row).toHaveTextContent(words)
})

test('what waits leads to its list; what nobody may see is not there', async () => {
  const orders = { today: 2, totals: [{ currency: 'EUR', total: 99 }], onHold: 1, awaitingPayment: 0 }
  await show(<TodayTiles today={{ registrations: 4, orders, mails: null, sites: null }} />, { session: admin })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2Orders today€99.00', '/console/orders?today=true'],
    ['1On hold', '/console/orders?status=onHold'],
    ['0Awaiting payment', '/console/orders?status=awaitingPayment'],
    ['4Registrations to decide', '/console/customers?status=pending'],
  ])
})
