import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { preview } from '../../../../../testing/order.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import { Checkout } from '../Checkout.tsx'

const lines = [{ number: 'AS-1020', qty: 3, custNumber: '' }]
const PREVIEW = 'POST /clientsystem/order/preview'

async function open(answers: Record<string, object>) {
  const calls = answering(answers)
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  await screen.findByRole('button', { name: /^Place order/ })
  return () => JSON.parse(calls.findLast(({ url }) => url.endsWith('/order/preview'))?.body ?? '{}')
}

test('no choice is shown where everything is in stock', async () => {
  await open({ [PREVIEW]: { ...preview('a', 10), waiting: 0 } })
  expect(screen.queryByRole('group', { name: 'Out of stock' })).toBeNull()
})

test('the notice offers three ways; what waits for all has no date where none is known', async () => {
  const answers: Record<string, object> = { [PREVIEW]: preview('a', 10) }
  const lastAsked = await open(answers)
  const group = within(screen.getByRole('group', { name: 'Out of stock' }))
  expect(group.getByText('1 piece is out of stock. How should we ship?')).toBeVisible()
  expect(group.getByRole('radio', { name: /Split delivery/ })).toBeChecked()

  const [line] = preview('b', 10).lines
  const waiting = {
    ...preview('b', 10),
    backOrders: 'together',
    promisedOn: null,
    lines: [{ ...line, expectedOn: null }],
  }
  answers[PREVIEW] = waiting
  await userEvent.click(group.getByRole('radio', { name: /^Ship complete/ }))
  expect(await group.findByText(/when CF259A will all be here/)).toBeVisible()
  expect(lastAsked()).toMatchObject({ backOrders: 'together' })
  expect(screen.getByRole('columnheader', { name: 'Reserved' })).toBeVisible()
  expect(screen.queryByText('Delivery:')).toBeNull()
})

test('what is ordered less of is named, and what cannot be reduced says so', async () => {
  const answers: Record<string, object> = { [PREVIEW]: preview('a', 10) }
  await open(answers)
  const less = { number: 'AS-1020', oemCode: 'CF259A', ownMake: false, name: 'HP 59A toner, black', asked: 3, qty: 2 }
  answers[PREVIEW] = { ...preview('b', 10), backOrders: 'reduce', reduced: [less] }
  await userEvent.click(screen.getByRole('radio', { name: /In-stock items only/ }))
  expect(await screen.findByText(/CF259A: 2 instead of 3/)).toBeVisible()

  const fault = { field: 'backOrders', reason: 'order.nothing_in_stock', msg: 'Nothing in this order is in stock.' }
  answers[PREVIEW] = { ...preview('c', 10), backOrders: 'reduce', faults: [fault] }
  await userEvent.click(screen.getByRole('radio', { name: /Split delivery/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing in this order is in stock.')
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  await vi.waitFor(() => expect(screen.getByRole('radio', { name: /Split delivery/ })).toHaveFocus())
})

test('where another warehouse has more than the chosen one, it takes one step, and every warehouse says what it has', async () => {
  const warehouses = [
    { warehouse: 'FR', name: 'France', ready: 1 },
    { warehouse: 'IT', name: 'Italy', ready: 3 },
    { warehouse: 'NL', name: 'Netherlands', ready: 2 },
  ]
  const answers: Record<string, object> = { [PREVIEW]: { ...preview('a', 10), warehouses } }
  const lastAsked = await open(answers)
  const shipFrom = screen.getByRole('combobox', { name: 'Ship from' })
  expect(screen.queryByRole('button', { name: /instead/ })).toBeNull()
  await userEvent.selectOptions(shipFrom, 'NL')
  expect(
    within(shipFrom)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Wherever it is in stock',
    'All from the France warehouse · 1 of 3 pieces now',
    'All from the Italy warehouse · 3 of 3 pieces now',
    'All from the Netherlands warehouse · 2 of 3 pieces now',
  ])
  const none = warehouses.map((one) => ({ ...one, ready: null }))
  answers[PREVIEW] = { ...preview('b', 10), waiting: 0, warehouses: none, shipFrom: 'IT' }
  await userEvent.click(
    await screen.findByRole('button', { name: 'Ship from the Italy warehouse instead: 3 of 3 pieces now' }),
  )
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /instead/ })).toBeNull())
  expect(lastAsked()).toMatchObject({ shipFrom: 'IT' })
  expect(shipFrom).toHaveValue('IT')
  expect(shipFrom).toHaveFocus()
  expect(within(shipFrom).getByRole('option', { name: 'All from the Italy warehouse' })).toBeVisible()
})

test('where none has more, none is offered', async () => {
  const warehouses = [
    { warehouse: 'IT', name: 'Italy', ready: 2 },
    { warehouse: 'NL', name: 'Netherlands', ready: 2 },
  ]
  await open({ [PREVIEW]: { ...preview('a', 10), warehouses } })
  expect(screen.queryByRole('button', { name: /instead/ })).toBeNull()
})

test.each([
  ['submitted', 'no date yet · shipping €5.95'],
  ['awaitingPayment', 'shipping €5.95'],
])('where the order will be %s, a way without a day says: %s', async (outcome, words) => {
  const compared = [{ backOrders: 'together', firstOn: null, lastOn: null, shippingCost: 5.95 }]
  await open({ [PREVIEW]: { ...preview('a', 10), outcome }, [`${PREVIEW}/back-orders`]: compared })
  expect(await screen.findByText(words)).toBeVisible()
})

test('each way says until when the order is there with it and what sending costs, and takes one click', async () => {
  const compared = [
    { backOrders: 'split', firstOn: '2026-11-23', lastOn: null, shippingCost: 5.95 },
    { backOrders: 'together', firstOn: '2026-12-03', lastOn: '2026-12-03', shippingCost: 0 },
  ]
  const lastAsked = await open({ [PREVIEW]: preview('a', 10), [`${PREVIEW}/back-orders`]: compared })
  expect(await screen.findByText('first delivery by 23 Nov 2026 · shipping €5.95')).toBeVisible()
  expect(screen.getByText('all delivered by 3 Dec 2026 · shipping €0.00')).toBeVisible()
  expect(screen.getByText('We reduce the quantities to what is in stock. The rest is not ordered.')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /Ship complete/ }))
  await vi.waitFor(() => expect(lastAsked()).toMatchObject({ backOrders: 'together' }))
})
