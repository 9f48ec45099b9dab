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

const plans: Preview['plans'] = [
  { sourcing: 'fewestParcels', parcels: [{ warehouse: 'PL', pieces: 3 }], lastOn: '2026-11-27', shippingCost: 9 },
  {
    sourcing: 'earliest',
    parcels: [
      { warehouse: 'NL', pieces: 2 },
      { warehouse: 'FR', pieces: 1 },
    ],
    lastOn: '2026-11-25',
    shippingCost: 13,
  },
]
const one: Preview = { ...preview('a', 10), shipFrom: 'PL', waiting: 0, plans }

/** The same order, of which a piece comes from France. */
function two(revision: string): Preview {
  const parts = [
    makePart('NL', 2, { shippingCost: 5, total: 25 }),
    makePart('FR', 1, { shippingCost: 8, total: 18, vatRate: 20 }),
  ]
  const totals = { ...one.totals, shippingCost: 13, total: 43 }
  return { ...one, ...preview(revision, 10), plans, sourcing: 'earliest', waiting: 0, parts, totals }
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
  await screen.findByRole('button', { name: /^Place (2 )?order/ })
  return (path: string) => JSON.parse(calls.findLast(({ url }) => url.endsWith(path))?.body ?? '{}')
}
const early = () => screen.findByRole('radio', { name: /^As early as possible/ })

test('where both preferences come to the same nothing is asked', async () => {
  await open({ [PREVIEW]: preview('a', 10) })
  expect(screen.queryByRole('radio', { name: /^As early as possible/ })).toBeNull()
})

test('an order that leaves from two warehouses says that it is two, though there is nothing to choose', async () => {
  await open({ [PREVIEW]: { ...two('b'), plans: [] } })
  expect(screen.getByText(/^Each warehouse sends an order of its own/)).toBeVisible()
})

test('each preference says from where how much comes, until when, for how much', async () => {
  await open({ [PREVIEW]: one })
  expect(screen.getByRole('radio', { name: /^As few parcels/ })).toBeChecked()
  expect(screen.getByText('1 parcel: Poland (3) · all delivered by 27 Nov 2026 · shipping €9.00')).toBeVisible()
  expect(
    screen.getByText('2 parcels: Netherlands (2) and France (1) · all delivered by 25 Nov 2026 · shipping €13.00'),
  ).toBeVisible()
})

test('one click shows both orders, each with its goods, its day and its costs, and places both by one request', async () => {
  const placed = { orderId: 7, orderno: 'ONL000007', status: 'submitted', quickOrderId: null, total: 43 }
  const answers: Record<string, object> = { [PREVIEW]: one, [PLACE]: { ...placed, currency: 'EUR', orders: [] } }
  const onPlaced = vi.fn()
  const requests = await open(answers, onPlaced)
  answers[PREVIEW] = two('b')
  await userEvent.click(await early())
  expect(await screen.findByRole('button', { name: 'Place 2 orders · €43.00' })).toBeVisible()
  expect(requests('/order/preview')).toMatchObject({ sourcing: 'earliest' })
  expect(await early()).toHaveFocus()
  expect(screen.queryByRole('group', { name: 'Out of stock' })).toBeNull()

  const second = within(screen.getByRole('region', { name: 'Order 2 of 2 · from the France warehouse' }))
  expect(second.getByText('Standard parcel · Delivery: 25 Nov 2026')).toBeVisible()
  expect(second.getAllByRole('row')).toHaveLength(2)
  const summary = within(screen.getByRole('complementary', { name: 'Total' }))
  expect(summary.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Order 1 of 2 · from the Netherlands warehouse',
      'Order 2 of 2 · from the France warehouse',
    ]),
  )
  for (const amount of ['€25.00', '€8.00', '€18.00', '€43.00']) expect(summary.getByText(amount)).toBeVisible()
  expect(summary.getByText('Both orders')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: /^Place 2 orders/ }))
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalled())
  expect(requests('/order')).toMatchObject({ sourcing: 'earliest', revision: 'b' })
})

test('all can be asked for from one warehouse, and from wherever it lies again', async () => {
  const requests = await open({ [PREVIEW]: one })
  const shipFrom = screen.getByRole('combobox', { name: 'Ship from' })
  expect(shipFrom).toHaveDisplayValue('Chosen automatically: Poland')
  await userEvent.selectOptions(shipFrom, 'NL')
  await vi.waitFor(() => expect(requests('/order/preview')).toMatchObject({ shipFrom: 'NL' }))
  await userEvent.selectOptions(shipFrom, '')
  await vi.waitFor(() => expect(requests('/order/preview')).not.toHaveProperty('shipFrom'))
})

test('what differs of one of the orders is shown by its warehouse', async () => {
  const dearer = two('c')
  const [first, second] = dearer.parts
  if (!first || !second) throw new Error('there are two')
  const parts = [first, { ...second, totals: { ...second.totals, shippingCost: 9, total: 19 } }]
  const details = { ...dearer, parts, totals: { ...dearer.totals, shippingCost: 14, total: 44 } }
  const answers: Record<string, object> = { [PREVIEW]: two('b') }
  await open(answers)
  answers[PLACE] = { refused: 'order.changed', code: 30_001, details }
  answers[PREVIEW] = details
  await userEvent.click(screen.getByRole('button', { name: /^Place 2 orders/ }))
  const rows = within(await screen.findByRole('region', { name: /things have changed/ })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Order from the France warehouseShipping€8.00€9.00',
      'Order from the France warehouseGrand total€18.00€19.00',
      'OrderShipping€13.00€14.00',
    ]),
  )
  expect(screen.getByRole('button', { name: 'Accept and place 2 orders · €44.00' })).toBeVisible()
})
