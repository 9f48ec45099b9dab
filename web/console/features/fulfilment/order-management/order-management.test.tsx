import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sentBodies } from '../../../../testing/sent.ts'
import { answering, show } from '../../../../testing/show.tsx'
import { manager } from '../../../../testing/staff.ts'
import { useRowChoice } from '../../../../ui/list/row-choice.tsx'
import { OrderList } from './OrderList.tsx'
import { OrdersAtOnce } from './OrdersAtOnce.tsx'

const order = {
  orderId: 7,
  orderno: 'ONL000007',
  poNumber: 'PO-1',
  status: 'onHold' as const,
  total: 20,
  remainingTotal: 12.5,
  currency: 'EUR',
  placedAt: '2026-11-18T09:00:00Z',
  orderType: 'DROP' as const,
  pieces: 1234,
  promisedOn: '2026-11-19',
  isLate: true,
  rest: null,
  goods: null,
  shipFrom: 'NL',
  placedBy: 'Nora',
  customerId: 3,
  company: 'Voorbeeld',
  custnum: 'C1',
  siteName: 'Netherlands',
  tags: [],
  invoices: [
    { kind: 'invoice' as const, number: 'INL26000031' },
    { kind: 'credit' as const, number: 'CNL26000007' },
  ],
}

test('an order is found by its number, with its customer, type, pieces, days, sum and state', async () => {
  await show(<OrderList orders={[order]} />, { session: manager })
  expect(screen.getByRole('link', { name: 'ONL000007' })).toHaveAttribute('href', '/console/orders/7')
  const [, row] = screen.getAllByRole('row')
  for (const words of ['PO-1', 'Voorbeeld', 'C1 · Nora', '€12.50', 'On hold', 'Late', 'Drop shipment', '1,234'])
    expect(row).toHaveTextContent(words)
})

test('the invoices and credit notes of an order stand below its number, each with its PDF', async () => {
  const requests = answering({})
  const without = { ...order, orderId: 8, orderno: 'ONL000008', invoices: [] }
  await show(<OrderList orders={[order, without]} />, { session: manager })
  const [, ...rows] = screen.getAllByRole('row')
  const cells = rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)
  expect(cells).toEqual(['ONL000007PO-1INL26000031CNL26000007', 'ONL000008PO-1'])
  await userEvent.click(screen.getByRole('button', { name: 'PDF of CNL26000007' }))
  await vi.waitFor(() => expect(requests.at(-1)?.url).toBe('/dev-api/staff/invoice/CNL26000007/pdf'))
})

test('orders that can be released are chosen and released together; one that refuses says why', async () => {
  const requests = answering({
    'POST /staff/order/release': {
      released: [{ orderId: 7, orderno: 'ONL000007', soNumber: 'SNL000001', status: 'released' }],
      refused: [{ id: 8, reason: 'order_change.not_now', msg: 'This order has changed' }],
    },
  })
  await show(<Chosen />, { session: manager })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 3 orders' }))
  await userEvent.click(screen.getByRole('button', { name: 'Release 2 orders' }))
  expect(await screen.findByText('1 order released')).toBeVisible()
  expect(screen.getByText('ONL000008: This order has changed')).toBeVisible()
  expect(sentBodies(requests)).toEqual([{ orderIds: [7, 8] }])
  expect(screen.getByRole('button', { name: 'Release' })).toBeDisabled()
})

const three = [
  { ...order, status: 'submitted' as const },
  { ...order, orderId: 8, orderno: 'ONL000008', status: 'submitted' as const },
  { ...order, orderId: 9, orderno: 'ONL000009', status: 'shipped' as const },
]
function Chosen() {
  const choice = useRowChoice(three.map(({ orderId }) => orderId))
  return (
    <>
      <OrdersAtOnce orders={three} choice={choice} />
      <OrderList orders={three} choice={choice} />
    </>
  )
}

const documents = '/staff/shipment/documents?kind='
const asked = (requests: readonly { url: string }[]) =>
  requests.map(({ url }) => url).filter((url) => url.includes('/staff/shipment/'))

test('shipping documents of the chosen orders are one file, whatever their state; those without a shipment are named', async () => {
  const requests = answering({
    'GET /staff/shipment/printable': [
      { orderId: 7, shipmentIds: [] },
      { orderId: 8, shipmentIds: [] },
      { orderId: 9, shipmentIds: [31, 33] },
    ],
  })
  await show(<Chosen />, { session: { ...manager, permissions: ['staff:orders'] } })
  expect(screen.queryByRole('button', { name: /Release/ })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 3 orders' }))
  await userEvent.click(screen.getByRole('button', { name: 'Packing list' }))
  const words = 'ONL000007 and ONL000008 have no shipment yet and are not among the documents.'
  expect(await screen.findByText(words)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /label/i }))
  await vi.waitFor(() => expect(asked(requests)).toHaveLength(4))
  expect(asked(requests)).toEqual([
    expect.stringContaining('/printable?orderIds=7&orderIds=8&orderIds=9'),
    expect.stringContaining(`${documents}packinglist&ids=31&ids=33`),
    expect.stringContaining('/printable?'),
    expect.stringContaining(`${documents}label&ids=31&ids=33`),
  ])
})

test('where no chosen order has a shipment nothing is printed, and more than fifty are refused in words', async () => {
  const answers = { 'GET /staff/shipment/printable': [{ orderId: 7, shipmentIds: [] as number[] }] }
  const requests = answering(answers)
  await show(<Chosen />, { session: manager })
  expect(screen.getByRole('button', { name: 'Packing list' })).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'ONL000007' }))
  await userEvent.click(screen.getByRole('button', { name: 'Packing list' }))
  expect(await screen.findByText('ONL000007 has no shipment yet and is not among the documents.')).toBeVisible()
  answers['GET /staff/shipment/printable'] = [
    { orderId: 7, shipmentIds: Array.from({ length: 51 }, (_, at) => at + 1) },
  ]
  await userEvent.click(screen.getByRole('button', { name: 'Packing list' }))
  expect(await screen.findByText(/^At most 50 shipments/)).toBeVisible()
  expect(asked(requests).filter((url) => url.includes('documents'))).toEqual([])
})
