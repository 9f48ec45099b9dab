import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { basketLine, basketWith } from '../../../testing/basket.ts'
import { listProduct, quickOrder } from '../../../testing/list-product.ts'
import { preview } from '../../../testing/order.ts'
import { answering, buyer } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { Route } from './order-confirm.tsx'

const PREVIEW = 'POST /clientsystem/order/preview'
const PLACE = 'POST /clientsystem/order'
const STAT = 'GET /clientsystem/shoppingcart/account/stat'
const BASKET = 'GET /clientsystem/shoppingcart/account/list'
const LIST = 'GET /clientsystem/quickorder/7'

const basket = basketWith(basketLine(1, { custNumber: 'OWN-1' }), basketLine(2))
const previewRequest = (sent: ReturnType<typeof answering>) => {
  const bodies = sent.filter(({ url }) => url.endsWith('/order/preview')).map(({ body }) => JSON.parse(body))
  return bodies.at(-1)
}
const open = (query: string) => openPage(Route, query, { session: buyer })
const place = async () => userEvent.click(await screen.findByRole('button', { name: 'Place order · €30.00' }))

test('without anything in the address the whole basket is ordered', async () => {
  const requests = answering({ [STAT]: basket, [BASKET]: basket, [PREVIEW]: preview('a', 10) })
  await open('')
  await screen.findByRole('button', { name: 'Place order · €30.00' })
  expect(screen.getByRole('heading', { level: 1, name: 'Confirm order' })).toBeVisible()
  expect(previewRequest(requests)).toMatchObject({
    fromBasket: true,
    lines: [
      { number: 'AS-1', qty: 1, custNumber: 'OWN-1' },
      { number: 'AS-2', qty: 1, custNumber: '' },
    ],
  })
})

test('of many chosen lines the address holds their ids', async () => {
  const requests = answering({ [STAT]: basket, [BASKET]: basket, [PREVIEW]: preview('a', 10) })
  await open('?lines=2-99')
  await screen.findByRole('button', { name: 'Place order · €30.00' })
  expect(previewRequest(requests).lines).toMatchObject([{ number: 'AS-2' }])
})

test('products that another system links to are ordered without the basket being asked for', async () => {
  const requests = answering({ [PREVIEW]: preview('a', 10) })
  await open(`?skus=${encodeURIComponent('[["OWN-9","AS-9",3]]')}`)
  await screen.findByRole('button', { name: 'Place order · €30.00' })
  expect(previewRequest(requests).lines).toMatchObject([{ number: 'AS-9', qty: 3, custNumber: 'OWN-9' }])
  expect(requests.filter(({ url }) => url.includes('/shoppingcart/account'))).toEqual([])
})

test.each(['?skus=nonsense', '?skus=%5B%5D'])('an address that names nothing orders nothing: %s', async (query) => {
  const requests = answering({ [STAT]: basket, [BASKET]: basket, [PREVIEW]: preview('a', 10) })
  await open(query)
  expect(await screen.findByText('There is nothing to order')).toBeVisible()
  expect(screen.getByRole('link', { name: 'View basket' })).toHaveAttribute('href', '/cust/shoppingcart')
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/hisorder/orders')
  expect(previewRequest(requests)).toBeUndefined()
})

test('a basket that cannot be had says so, and is asked for again', async () => {
  const answers: Record<string, object> = { [STAT]: { refused: 'server.unavailable', code: 503, status: 503 } }
  answering(answers)
  await open('')
  const again = await screen.findByRole('button', { name: 'Try again' })
  Object.assign(answers, { [STAT]: basket, [BASKET]: basket, [PREVIEW]: preview('a', 10) })
  await userEvent.click(again)
  expect(await screen.findByRole('button', { name: 'Place order · €30.00' })).toBeVisible()
})

test('an order that is placed is shown; the way back does not lead to its confirmation', async () => {
  answering({
    [STAT]: basket,
    [BASKET]: basket,
    [PREVIEW]: preview('a', 10),
    [PLACE]: { orderId: 4, orderno: 'ONL4', quickOrderId: null },
  })
  const { history } = await open('')
  const entries = history.length
  await place()
  await vi.waitFor(() => expect(history.location.href).toBe('/order/checkout/4'))
  expect(history.length).toBe(entries)
})

test('an order over the limit of its buyer is shown as the list that waits', async () => {
  answering({
    [STAT]: basket,
    [BASKET]: basket,
    [PREVIEW]: preview('a', 10),
    [PLACE]: { orderId: null, orderno: null, quickOrderId: 8 },
  })
  const { history } = await open('')
  await place()
  await vi.waitFor(() => expect(history.location.href).toBe('/hisorder/quickOrderDetails/8'))
  expect(screen.getByText(/exceeds your limit and waits for your main account as a list/)).toBeVisible()
})

test('a list is ordered with the options that its maker chose', async () => {
  const line = { ...listProduct(3), qty: 5, custNumber: 'OWN-3', note: '' }
  const list = quickOrder({
    status: 'submitted',
    checkoutOptions: { poNumber: 'PO-3' },
    lines: [line],
    may: { order: true },
  })
  const requests = answering({ [LIST]: list, [PREVIEW]: preview('a', 10) })
  await open('?quickOrder=7')
  expect(await screen.findByLabelText('Your PO number')).toHaveValue('PO-3')
  expect(previewRequest(requests)).toMatchObject({
    quickOrderId: 7,
    poNumber: 'PO-3',
    lines: [{ number: 'AS-3', qty: 5, custNumber: 'OWN-3' }],
  })
})

test('an unknown list is reported as not found; one that fails to load can be retried', async () => {
  answering({})
  await open('?quickOrder=7')
  expect(await screen.findByText('This list does not exist')).toBeVisible()
  cleanup()
  answering({ [LIST]: { refused: 'server.unavailable', code: 503, status: 503 } })
  await open('?quickOrder=7')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByText('This list does not exist')).toBeNull()
})
