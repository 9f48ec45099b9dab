import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { preview } from '../../../../../testing/order.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import type { Preview } from '../../queries.ts'
import { Checkout } from '../Checkout.tsx'

const lines = [{ number: 'AS-1020', qty: 3, custNumber: '' }]
const PREVIEW = 'POST /clientsystem/order/preview'
const PLACE = 'POST /clientsystem/order'

const one: Preview = { ...preview('a', 10), canSplit: [{ warehouse: 'FR', pieces: 1 }] }

/** The same order, of which a piece comes from France. */
function two(revision: string): Preview {
  const parts = [
    makePart('NL', 2, { shippingCost: 5, total: 25 }),
    makePart('FR', 1, { shippingCost: 8, total: 18, vatRate: 20 }),
  ]
  const totals = { ...one.totals, shippingCost: 13, total: 43 }
  return { ...one, ...preview(revision, 10), canSplit: one.canSplit, waiting: 0, parts, totals }
}

function makePart(shipFrom: string, qty: number, totals: Partial<Preview['totals']>): Preview['parts'][number] {
  const promisedOn = shipFrom === 'NL' ? '2026-11-23' : '2026-11-25'
  return {
    shipFrom,
    shipVia: 'STD',
    carrier: 'Standard parcel',
    promisedOn,
    backOrders: 'split',
    couponCode: '',
    lines: one.lines.map((line) => ({
      ...line,
      qty,
      shipsNow: qty,
      backOrdered: 0,
      expectedOn: null,
      price: qty * 10,
    })),
    totals: { ...one.totals, subtotal: qty * 10, ...totals },
  }
}

async function open(answers: Record<string, object>, onPlaced = vi.fn()) {
  const calls = answering(answers)
  await show(<Checkout lines={lines} onPlaced={onPlaced} />, { session: buyer })
  await screen.findByRole('button', { name: /^Place order/ })
  return (path: string) => JSON.parse(calls.findLast(({ url }) => url.endsWith(path))?.body ?? '{}')
}
const box = () => screen.findByRole('checkbox', { name: /^Order the other piece from France now, as a second order/ })

test('where no other warehouse has more nothing is offered', async () => {
  await open({ [PREVIEW]: preview('a', 10) })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('one click shows both orders, each with its goods, its day and its costs, and the sum of both', async () => {
  const answers: Record<string, object> = { [PREVIEW]: one }
  const requests = await open(answers)
  answers[PREVIEW] = two('b')
  await userEvent.click(await box())
  expect(await screen.findByRole('button', { name: 'Place 2 orders · €43.00' })).toBeVisible()
  expect(requests('/order/preview')).toMatchObject({ splitByWarehouse: true })
  expect(await box()).toHaveFocus()
  expect(screen.queryByRole('group', { name: 'Out of stock' })).toBeNull()

  const second = within(screen.getByRole('region', { name: 'Order 2 of 2 · from France' }))
  expect(second.getByText('Standard parcel · Delivery: 25 Nov 2026')).toBeVisible()
  expect(second.getAllByRole('row')).toHaveLength(2)
  const summary = within(screen.getByRole('complementary', { name: 'Total' }))
  expect(summary.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Order 1 of 2 · from Netherlands', 'Order 2 of 2 · from France']),
  )
  for (const amount of ['€25.00', '€8.00', '€18.00', '€43.00']) expect(summary.getByText(amount)).toBeVisible()
  expect(summary.getByText('Both orders')).toBeVisible()
})

test('both are placed by one request, and the box takes it back', async () => {
  const placed = {
    orderId: 7,
    orderno: 'ONL000007',
    status: 'submitted',
    quickOrderId: null,
    total: 43,
    currency: 'EUR',
    orders: [],
  }
  const answers: Record<string, object> = { [PREVIEW]: one, [PLACE]: placed }
  const onPlaced = vi.fn()
  const requests = await open(answers, onPlaced)
  answers[PREVIEW] = two('b')
  await userEvent.click(await box())
  await screen.findByRole('button', { name: /^Place 2 orders/ })
  answers[PREVIEW] = one
  await userEvent.click(await box())
  await screen.findByRole('button', { name: /^Place order/ })
  expect(requests('/order/preview')).not.toHaveProperty('splitByWarehouse')

  answers[PREVIEW] = two('b')
  await userEvent.click(await box())
  await userEvent.click(await screen.findByRole('button', { name: /^Place 2 orders/ }))
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalled())
  expect(requests('/order')).toMatchObject({ splitByWarehouse: true, revision: 'b' })
})

test('what differs of one of the orders is shown by its warehouse', async () => {
  const answers: Record<string, object> = { [PREVIEW]: one }
  await open(answers)
  answers[PREVIEW] = two('b')
  await userEvent.click(await box())
  await screen.findByRole('button', { name: /^Place 2 orders/ })

  const dearer = two('c')
  const [first, second] = dearer.parts
  if (!first || !second) throw new Error('there are two')
  const parts = [first, { ...second, totals: { ...second.totals, shippingCost: 9, total: 19 } }]
  const details = { ...dearer, parts, totals: { ...dearer.totals, shippingCost: 14, total: 44 } }
  answers[PLACE] = { refused: 'order.changed', code: 30_001, details }
  answers[PREVIEW] = details
  await userEvent.click(screen.getByRole('button', { name: /^Place 2 orders/ }))
  const rows = within(await screen.findByRole('region', { name: /things have changed/ })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Order from FranceShipping€8.00€9.00',
      'Order from FranceGrand total€18.00€19.00',
      'OrderShipping€13.00€14.00',
    ]),
  )
  expect(screen.getByRole('button', { name: 'Accept and place 2 orders · €44.00' })).toBeVisible()
})
