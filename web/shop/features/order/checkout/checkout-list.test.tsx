import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { preview } from '../../../../testing/order.ts'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { Checkout } from './Checkout.tsx'
import type { ListToOrder } from './notices/ListStateNotice.tsx'

const lines = [{ number: 'AS-1020', qty: 3, custNumber: '' }]
const PREVIEW = 'POST /clientsystem/order/preview'
const PLACE = 'POST /clientsystem/order'
const list: ListToOrder = { quickOrderId: 7, options: {} }

const open = (more: Partial<ListToOrder> = {}) =>
  show(<Checkout lines={lines} list={{ ...list, ...more }} onPlaced={() => {}} />, { session: buyer })
const place = () => screen.findByRole('button', { name: 'Place order · €30.00' })
const findAlert = () => screen.findByRole('alert')

test.each([
  [
    'quick_order.changed',
    30_102,
    /products in this list have changed/,
    'See the list',
    '/hisorder/quickOrderDetails/7',
  ],
  [
    'quick_order.other_state',
    30_101,
    /changed this list in the meantime/,
    'See the list',
    '/hisorder/quickOrderDetails/7',
  ],
  ['request.not_found', 404, /This list was deleted in the meantime/, 'Quick-order lists', '/hisorder/quickorders'],
])('refused with %s, it says so once where they are led, and has a link; what was typed stays', async (...row) => {
  const [refused, code, words, name, href] = row
  answering({ [PREVIEW]: preview('a', 10), [PLACE]: { refused, code } })
  await open()
  await userEvent.type(await screen.findByLabelText('Your PO number'), 'PO-1')
  await userEvent.click(await place())

  await vi.waitFor(async () => expect(await findAlert()).toHaveTextContent(words))
  const way = screen.getByRole('link', { name })
  expect(way).toHaveAttribute('href', href)
  expect(document.activeElement).toContainElement(way)
  expect(screen.getByLabelText('Your PO number')).toHaveValue('PO-1')
})

test('a list that was ordered, in another window or by a colleague, leads to its order and is not placed', async () => {
  answering({ [PREVIEW]: preview('a', 10) })
  await open({ state: 'closed', orderno: 'ONL000007' })
  expect(await findAlert()).toHaveTextContent('This list was ordered in the meantime')
  const order = screen.getByRole('link', { name: 'Order ONL000007' })
  expect(order).toHaveAttribute('href', '/hisorder/orderDetails/ONL000007')
  expect(await place()).toBeDisabled()
})

test('one that was rejected or deleted is not placed either', async () => {
  answering({ [PREVIEW]: preview('a', 10) })
  await open({ state: 'gone' })
  expect(await findAlert()).toHaveTextContent('This list was deleted in the meantime')
  expect(await place()).toBeDisabled()
})

test('what is noted on a line stands with it', async () => {
  const { lines: shown, ...order } = preview('a', 10)
  answering({ [PREVIEW]: { ...order, lines: shown.map((line) => ({ ...line, note: 'For floor 3' })) } })
  await open()
  const row = await screen.findByRole('row', { name: /CF259A/ })
  expect(within(row).getByText('Note: For floor 3')).toBeVisible()
})

test('what has no price is left out of a list too, or the list is changed', async () => {
  const answers: Record<string, object> = {
    [PREVIEW]: { refused: 'order.no_price', code: 30_005, fields: ['lines.1.number'] },
  }
  const calls = answering(answers)
  const both = [...lines, { number: 'AS-2', qty: 1, custNumber: '' }]
  await show(<Checkout lines={both} list={list} onPlaced={() => {}} />, { session: buyer })
  expect(await screen.findByRole('link', { name: 'See the list' })).toHaveAttribute(
    'href',
    '/hisorder/quickOrderDetails/7',
  )
  answers[PREVIEW] = preview('a', 10)
  await userEvent.click(screen.getByRole('button', { name: 'Leave out and continue' }))
  expect(await place()).toBeEnabled()
  const previews = calls.filter(({ url }) => url.endsWith('/order/preview'))
  expect(JSON.parse(previews.at(-1)?.body ?? '')).toEqual({ lines, quickOrderId: 7 })
})
