import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lastQuery } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { manager } from '../../../testing/staff.ts'
import OrderPage from './order.tsx'
import OrdersPage from './orders.tsx'

const LIST = 'GET /staff/order/list'
const SITES = 'GET /staff/order/sites'
const order = {
  orderId: 7,
  orderno: 'ONL000007',
  poNumber: '',
  status: 'onHold',
  total: 12.5,
  currency: 'EUR',
  placedAt: '2026-11-18T09:00:00Z',
  placedBy: 'Nora',
  customerId: 3,
  company: 'Voorbeeld',
  custnum: 'C1',
  siteName: 'Netherlands',
  orderType: 'REG',
  pieces: 2,
  promisedOn: null,
  invoices: [],
  tags: [],
}
const listed = { rows: [order], total: 1 }
const sites = [
  { orgId: 1, siteName: 'Netherlands' },
  { orgId: 5, siteName: 'Deutschland' },
]
const none = { rows: [], total: 0 }
const choose = (filter: string, choice: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: filter }), choice)

test('orders are narrowed by state, site, day and a word, which the address keeps', async () => {
  const requests = answering({ [LIST]: listed, [SITES]: sites })
  const address = await showConsolePage(OrdersPage, '?status=onHold&page=2', manager)
  expect(await screen.findByRole('link', { name: 'ONL000007' })).toHaveAttribute('href', '/console/orders/7')
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('On hold')
  await choose('Site', 'Deutschland')
  await vi.waitFor(() =>
    expect(lastQuery(requests, '/order/list')).toEqual({ status: 'onHold', orgId: '5', pageNum: '1', pageSize: '20' }),
  )
  await choose('Show', 'Placed today')
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Number or company' }), ' PO-1 {Enter}')
  const all = { status: 'onHold', orgId: '5', keyword: 'PO-1' }
  await vi.waitFor(() => expect(lastQuery(requests, '/order/list')).toMatchObject({ ...all, today: 'true' }))
  expect(Object.fromEntries(new URLSearchParams(address()))).toEqual({ ...all, when: 'today' })
})

test('a word of two letters says that the newest orders alone are searched', async () => {
  answering({ [LIST]: listed, [SITES]: sites })
  await showConsolePage(OrdersPage, '?keyword=zq', manager)
  expect(await screen.findByText(/^One or two letters are looked for in the newest 10,000 orders/)).toBeVisible()
})

test.each(['62', 'zqx'])('%s is looked for in all orders', async (keyword) => {
  answering({ [LIST]: listed, [SITES]: sites })
  await showConsolePage(OrdersPage, `?keyword=${keyword}`, manager)
  await screen.findByRole('link', { name: 'ONL000007' })
  expect(screen.queryByText(/^One or two letters/)).toBeNull()
})

test('type, days and order of the list are asked for, and the file holds the same', async () => {
  const requests = answering({ [LIST]: listed, [SITES]: sites })
  await showConsolePage(OrdersPage, '?from=2026-11-01&until=2026-11-30&when=late', manager)
  await screen.findByRole('link', { name: 'ONL000007' })
  await choose('Order type', 'Drop shipment')
  await choose('Sort', 'Promised first')
  const narrowing = {
    ...{ from: '2026-11-01', until: '2026-11-30', late: 'true' },
    orderType: 'DROP',
    sort: 'promised',
  }
  await vi.waitFor(() =>
    expect(lastQuery(requests, '/order/list')).toEqual({ ...narrowing, pageNum: '1', pageSize: '20' }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await vi.waitFor(() => expect(lastQuery(requests, '/order/list/export')).toEqual({ ...narrowing, format: 'csv' }))
})

test('orders are narrowed by a tag, in the list and in its file', async () => {
  const tagged = { rows: [{ ...order, tags: ['Urgent'] }], total: 1 }
  const requests = answering({ [LIST]: tagged, [SITES]: sites, 'GET /staff/order/tags': ['Fair', 'Urgent'] })
  await showConsolePage(OrdersPage, '', manager)
  expect(await screen.findByRole('link', { name: 'Urgent' })).toHaveAttribute('href', '/page?tag=Urgent')
  await choose('Tag', 'Fair')
  await vi.waitFor(() =>
    expect(lastQuery(requests, '/order/list')).toEqual({ tag: 'Fair', pageNum: '1', pageSize: '20' }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await vi.waitFor(() => expect(lastQuery(requests, '/order/list/export')).toEqual({ tag: 'Fair', format: 'csv' }))
})

test('what cannot be meant in an address is not asked for', async () => {
  const requests = answering({ [LIST]: listed, [SITES]: sites })
  await showConsolePage(
    OrdersPage,
    '?status=lost&orgId=x&when=yes&size=13&page=-1&orderType=x&from=2026-02-30&sort=dear',
    manager,
  )
  await screen.findByRole('link', { name: 'ONL000007' })
  expect(lastQuery(requests, '/order/list')).toEqual({ pageNum: '1', pageSize: '20' })
  expect(screen.getByRole('combobox', { name: 'Show' })).toHaveDisplayValue('All')
})

test.each([
  ['', 'No orders yet'],
  ['?when=today', 'No orders found'],
  ['?page=2', 'No orders yet'],
])('where %j finds none it says: %s', async (query, expectedText) => {
  answering({ [LIST]: none, [SITES]: sites })
  await showConsolePage(OrdersPage, query, manager)
  expect(await screen.findByText(expectedText)).toBeVisible()
})

test('sites that could not be had leave the orders as they are', async () => {
  answering({ [LIST]: listed })
  await showConsolePage(OrdersPage, '', manager)
  expect(await screen.findByRole('link', { name: 'ONL000007' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Site' })).toHaveDisplayValue('All sites')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  [7, '/dev-api/staff/order/7'],
  [undefined, '/dev-api/staff/order/2147483647'],
])('of the order %s that is not there the page says so, and leads back', async (id, url) => {
  const requests = answering({})
  await showConsolePage(() => <OrderPage id={id} code="" />, '', manager)
  expect(await screen.findByRole('alert')).toHaveTextContent('The access resource does not exist')
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/console/orders')
  expect(requests.map((call) => call.url)).toEqual([url])
})
