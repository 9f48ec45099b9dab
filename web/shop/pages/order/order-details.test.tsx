import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { orderDetail } from '../../../testing/order.ts'
import { answering, buyer } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { Route } from './order-details.tsx'

const params = '/$orderno'
const DETAILS = 'GET /clientsystem/order/ONL000001'
const AGAIN = 'POST /clientsystem/shoppingcart/buyagain'
const shopper = { ...buyer, permissions: [...buyer.permissions] }

const open = (session = shopper) => openPage(Route, '/ONL000001', { session, params })

test('an order says its number, its state and who placed it, and can be printed', async () => {
  answering({ [DETAILS]: orderDetail({ status: 'shipped', placedBy: 'Rik' }) })
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const router = await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Order ONL000001' })).toBeVisible()
  expect(screen.getByText('Ordered by Rik')).toBeVisible()
  expect(router.state.matches.at(-1)?.meta).toContainEqual({ title: 'Order ONL000001 · Aster' })
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('an order that does not exist, or belongs to another customer, leads to the own ones', async () => {
  answering({})
  await open()
  expect(await screen.findByText('This order does not exist')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/hisorder/orders')
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

test('ordered again, what could not be put in is named as it is shown, with the reason', async () => {
  const [line] = orderDetail().lines
  const lines = [{ number: line?.number, added: false, qty: 0, reason: null, msg: 'No longer sold.' }]
  const requests = answering({ [DETAILS]: orderDetail(), [AGAIN]: { shoppingCartQty: 0, pieces: 0, lines } })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }))
  expect(await screen.findByText('1 product could not be added: CF259A · No longer sold.')).toBeVisible()
  expect(JSON.parse(requests.find(({ url }) => url.endsWith('/buyagain'))?.body ?? '')).toEqual({
    orderno: 'ONL000001',
  })
})

test('who has no basket cannot order again', async () => {
  answering({ [DETAILS]: orderDetail() })
  await open({ ...buyer, permissions: ['cust:order'] })
  expect(screen.getByRole('button', { name: 'PDF' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull()
})

test('a document that cannot be had says why, and can be asked for again', async () => {
  answering({ [DETAILS]: orderDetail() })
  await open()
  answering({
    'GET /clientsystem/order/ONL000001/pdf': { refused: 'server.unavailable', code: 503, status: 503 },
  })
  await userEvent.click(screen.getByRole('button', { name: 'PDF' }))
  expect(await screen.findByText(/not available at the moment/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'PDF' })).toBeEnabled()
})

const CANCEL = 'POST /clientsystem/order/ONL000001/cancel'
const [placed] = orderDetail().lines
/** The order with so many pieces that may still be cancelled. */
const withPieces = (cancellable: number) =>
  orderDetail({ lines: placed ? [{ ...placed, cancelled: placed.qty - cancellable, cancellable }] : [] })

/** Wants to cancel all three pieces, of which one is left when the answer comes. */
async function cancelAll(refused: object) {
  const answers: Record<string, object> = { [DETAILS]: withPieces(3), [CANCEL]: refused }
  const requests = answering(answers)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  const dialog = within(await screen.findByRole('dialog'))
  answers[DETAILS] = withPieces(1)
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the whole order' }))
  expect(await dialog.findByText('of 1')).toBeVisible()
  const status = 'cancelled'
  answers[CANCEL] = { orderId: 1, orderno: 'ONL000001', status, lines: [{ position: 1, qty: 1 }], remainingTotal: 0 }
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the whole order' }))
  expect(await screen.findByText(/^Order ONL000001 is cancelled/)).toBeVisible()
  return requests.filter(({ url }) => url.endsWith('/cancel')).map(({ body }) => JSON.parse(body).lines[0].qty)
}

test('what was cancelled in another window is shown, and the rest can be cancelled at once', async () => {
  expect(await cancelAll({ refused: 'order_change.too_many_pieces', code: 30_053 })).toEqual([3, 1])
})

test('where the answer is lost the same is asked for again, also where the order shows that it was done', async () => {
  expect(await cancelAll({ refused: 'server.failed', code: 500, status: 500 })).toEqual([3, 3])
})
