import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Session } from '../../api/session/session.ts'
import { toner } from '../../testing/product.ts'
import { answering, buyer, show } from '../../testing/show.tsx'
import Overview from './Overview.tsx'

const everything: Session = { ...buyer, permissions: ['*:*:*'] }
const order = {
  orderId: 8,
  orderno: 'ONL000008',
  poNumber: 'PO-8',
  soNumber: '',
  status: 'released',
  orderType: 'REG',
  placedAt: '2026-11-18T09:00:00Z',
  promisedOn: '2026-11-19',
  total: 432.03,
  currency: 'EUR',
  isLate: true,
  rest: null,
  goods: null,
}
const months = Array.from({ length: 12 }, (_, at) => ({
  month: `2026-${String(at + 1).padStart(2, '0')}`,
  amount: at === 11 ? 1_000.5 : 0,
  orders: at === 11 ? 3 : 0,
}))
const price = { unitPrice: 60, discountPrice: null, currency: 'EUR' }
const purchases = [
  { ...toner, price, lastQty: 5 },
  { ...toner, id: 9, number: 'AS-9', oemCode: 'TN-9', price, lastQty: 2 },
]
const creditStatus = {
  termsNetDays: 30,
  creditLimit: 25_000,
  creditBalance: 13_832.45,
  openBalance: 11_167.55,
  overdueDays: 12,
  overdueAmount: 100,
}
const answers = {
  'GET /clientsystem/order/open': { rows: [order], total: 7, late: 2 },
  'GET /clientsystem/order/spending': [{ currency: 'EUR', months }],
  'GET /clientsystem/order/bought': purchases,
  'GET /clientsystem/favorites/account/news': [{ goodsSku: { ...toner, price }, isBack: true, priceBefore: 75 }],
  'GET /clientsystem/account/profile': { creditStatus },
}

async function openOverview(overrides: object = {}, session: Session = everything) {
  const calls = answering({ ...answers, ...overrides })
  await show(<Overview />, { session })
  return calls
}
const block = async (name: string) => within(await screen.findByRole('region', { name }))

test('an order that is late says so, since when, and how many are', async () => {
  await openOverview()
  const orders = await block('Orders under way')
  expect(await orders.findByRole('link', { name: 'ONL000008' })).toHaveAttribute(
    'href',
    '/hisorder/orderDetails/ONL000008',
  )
  expect(orders.getByText('Released, late')).toBeVisible()
  expect(orders.getByText('delivery was due 19 Nov 2026')).toBeVisible()
  expect(orders.getByText('2 late')).toBeVisible()
})

test('an order whose goods moved says the new day, not the promised one', async () => {
  const moved = { ...order, isLate: false, goods: { on: '2026-12-04', isLate: false } }
  await openOverview({ 'GET /clientsystem/order/open': { rows: [moved], total: 1, late: 0 } })
  const orders = await block('Orders under way')
  expect(await orders.findByText('expected in stock 4 Dec 2026')).toBeVisible()
  expect(orders.queryByText(/19 Nov/)).toBeNull()
})

test('the credit says what is used, what is left, and what is overdue', async () => {
  await openOverview()
  const credit = await block('Credit')
  expect(await credit.findByText('€11,167.55')).toBeVisible()
  expect(credit.getByText('€13,832.45')).toBeVisible()
  expect(credit.getByText('€100.00')).toBeVisible()
})

test('what was bought is ordered again with the pieces of last time, or those that were typed', async () => {
  const calls = await openOverview({
    'POST /clientsystem/shoppingcart/batch': { shoppingCartQty: 2, pieces: 9, shoppingCartPrice: 1, lines: [] },
  })
  const reorder = await block('Order again')
  const field = await reorder.findByRole('textbox', { name: 'Quantity of TN-9' })
  expect(field).toHaveValue('2')
  await userEvent.clear(field)
  await userEvent.type(field, '4')
  await userEvent.tab()
  await userEvent.click(reorder.getByRole('button', { name: 'Add all 2' }))
  const request = calls.find(({ url }) => url.endsWith('/shoppingcart/batch'))
  expect(JSON.parse(request?.body ?? '[]')).toEqual([
    { number: toner.number, qty: 5 },
    { number: 'AS-9', qty: 4 },
  ])
})

test('the months are a table for who cannot see the bars', async () => {
  await openOverview()
  const spending = await block('Ordered by month')
  const rows = await spending.findAllByRole('row')
  expect(rows).toHaveLength(13)
  expect(rows.at(-1)).toHaveTextContent('€1,000.50')
})

test('a favourite that is back says how many there are, and what it cost before', async () => {
  await openOverview()
  const news = await block('News of your favourites')
  expect(await news.findByText('€75.00')).toBeVisible()
  expect(news.getByRole('link', { name: 'CF259A' })).toBeVisible()
})

test('where there is nothing, each part says so and leads on', async () => {
  await openOverview({
    'GET /clientsystem/order/open': { rows: [], total: 0, late: 0 },
    'GET /clientsystem/order/bought': [],
    'GET /clientsystem/order/spending': [],
    'GET /clientsystem/favorites/account/news': [],
  })
  const orders = await block('Orders under way')
  expect(await orders.findByRole('link', { name: 'Find something to order' })).toHaveAttribute('href', '/list/toner')
})

test('who may only order does not see what the main account decides; who may not order sees none of it', async () => {
  const calls = await openOverview({}, { ...buyer, permissions: ['cust:favorites'] })
  await block('News of your favourites')
  expect(screen.queryByRole('region', { name: 'Orders under way' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Credit' })).toBeNull()
  expect(calls.some(({ url }) => url.includes('/order/'))).toBe(false)
})
