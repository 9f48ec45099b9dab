import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { orderDetail } from '../../../../testing/order.ts'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import type { OrderDetail } from '../queries.ts'
import { CancelOrder } from './CancelOrder.tsx'

const CANCEL = 'POST /clientsystem/order/ONL000001/cancel'
const placed = orderDetail()
const [line] = placed.lines
if (!line) throw new Error('no line')

/** Three pieces at 10.00 of one product and two of another; shipping costs 5.00, VAT is 20 %. */
const lines = [
  { ...line, oemCode: 'TN-1', price: 30 },
  { ...line, position: 2, number: 'AS-2', oemCode: 'TN-2', qty: 2, price: 20, cancellable: 2, waiting: 0 },
]
const totals = { ...placed.totals, subtotal: 50, shippingCost: 5, vatRate: 20, vat: 11, total: 66 }
const order = orderDetail({ lines, totals, remainingTotals: totals, total: 66, remainingTotal: 66 })

const answer = {
  orderId: 1,
  orderno: 'ONL000001',
  status: 'submitted',
  lines: [{ position: 1, qty: 2 }],
  remainingTotal: 42,
}

async function open(overrides: Partial<OrderDetail> = {}, answers: Record<string, object> = { [CANCEL]: answer }) {
  const requests = answering(answers)
  await show(<CancelOrder order={{ ...order, ...overrides }} />, { session: buyer })
  await userEvent.click(screen.getByRole('button', { name: /^Cancel / }))
  const dialog = within(await screen.findByRole('dialog'))
  const sent = () => requests.filter(({ url }) => url.endsWith('/cancel'))
  return { dialog, answers, sent, bodies: () => sent().map(({ body }) => JSON.parse(body)) }
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog']
const press = (dialog: Dialog, name: string) => userEvent.click(dialog.getByRole('button', { name }))
const sums = (dialog: Dialog) => dialog.getAllByRole('definition').map(({ textContent }) => textContent)

test('all is chosen at first: the whole order, with what sending it costs', async () => {
  const { dialog, bodies } = await open({ couponCode: 'SAVE' })
  expect(screen.getByRole('dialog', { name: 'Cancel order ONL000001' })).toBeVisible()
  expect(sums(dialog)).toEqual(['-€66.00', '€0.00'])
  expect(dialog.getByText(/This cancels the whole order/)).toBeVisible()
  expect(dialog.getByText('You can then use your coupon SAVE again.')).toBeVisible()
  await press(dialog, 'Cancel the whole order')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies()).toEqual([{ lines: [1, 2].map((position) => ({ position, qty: 4 - position })), reason: '' }])
})

test('lines and pieces are chosen; what comes off and what is left follows, and the reason goes with it', async () => {
  const { dialog, bodies } = await open()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Cancel TN-2' }))
  expect(dialog.getByRole('checkbox', { name: 'Everything' })).toBePartiallyChecked()
  const pieces = dialog.getByRole('textbox', { name: 'Quantity of TN-1' })
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '2{Enter}')
  expect(sums(dialog)).toEqual(['-€24.00', '€42.00'])
  expect(dialog.getByText(/Shipping and handling stay/)).toBeVisible()
  await userEvent.type(dialog.getByLabelText('Reason (optional)'), ' Ordered twice ')
  await press(dialog, 'Cancel 2 pieces')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies()).toEqual([{ lines: [{ position: 1, qty: 2 }], reason: 'Ordered twice' }])
})

test('no more than a line has is chosen, and without any piece nothing is sent', async () => {
  const { dialog } = await open()
  const pieces = dialog.getByRole('textbox', { name: 'Quantity of TN-1' })
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '7{Enter}')
  expect(pieces).toHaveValue('3')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Everything' }))
  expect(dialog.getByRole('button', { name: 'Cancel 0 pieces' })).toBeDisabled()
})

test('after the release what waits alone is offered', async () => {
  const waits = lines.map((one) => ({ ...one, cancellable: one.position === 1 ? 1 : 0 }))
  const { dialog } = await open({ soOn: '2026-11-19', status: 'released', lines: waits })
  expect(screen.getByRole('dialog', { name: 'Cancel what is waiting in order ONL000001' })).toBeVisible()
  expect(dialog.queryByRole('checkbox', { name: 'Cancel TN-2' })).toBeNull()
  expect(dialog.queryByRole('checkbox', { name: 'Everything' })).toBeNull()
  expect(dialog.getByRole('button', { name: 'Cancel 1 piece' })).toBeEnabled()
})

test('an order of which nothing can be cancelled offers nothing', async () => {
  answering({})
  const none = lines.map((one) => ({ ...one, cancellable: 0 }))
  await show(<CancelOrder order={{ ...order, lines: none }} />, { session: buyer })
  expect(screen.queryByRole('button')).toBeNull()
})

test('what was paid in advance already is refunded', async () => {
  const { dialog } = await open({ termsNetDays: 0 })
  expect(dialog.getByText(/we refund what comes off/)).toBeVisible()
})

test('a refusal says why and the way on, and the choice stays', async () => {
  const { dialog, answers, bodies } = await open(
    {},
    { [CANCEL]: { refused: 'order_change.too_many_pieces', code: 30_053 } },
  )
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Cancel TN-2' }))
  await press(dialog, 'Cancel 3 pieces')
  expect(await dialog.findByText(/^Nothing was cancelled/)).toBeVisible()
  expect(dialog.getByText(/This is what you can cancel now/)).toBeVisible()
  expect(dialog.getByRole('checkbox', { name: 'Cancel TN-2' })).not.toBeChecked()
  answers[CANCEL] = answer
  await press(dialog, 'Cancel 3 pieces')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies()).toHaveLength(2)
})

test('where the answer is lost the same is sent again, under its key, whatever has changed', async () => {
  const { dialog, answers, sent } = await open({}, { [CANCEL]: { refused: 'server.failed', code: 500, status: 500 } })
  await press(dialog, 'Cancel the whole order')
  expect(await dialog.findByText(/We do not know whether your cancellation reached us/)).toBeVisible()
  expect(dialog.getByRole('checkbox', { name: 'Cancel TN-2' })).toBeDisabled()
  await press(dialog, 'Keep everything')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  const again = within(await screen.findByRole('dialog'))
  answers[CANCEL] = { ...answer, status: 'cancelled' }
  await press(again, 'Cancel the whole order')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [first, second] = sent()
  expect(second).toEqual(first)
})
