import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { orderDetail } from '../../../testing/order.ts'
import { answering, buyer, type Reader } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import type { OrderDetail } from '../../features/order/queries.ts'
import { Route } from './order-placed.tsx'

const placed = (id: number) => `GET /clientsystem/order/checkout/${id}`
const open = (id: string, more: Partial<Reader> = {}) =>
  openPage(Route, `/${id}`, { session: buyer, params: '/$id', ...more })

/** The next step, in words. */
async function next(overrides: Partial<OrderDetail>) {
  answering({ [placed(1)]: orderDetail(overrides) })
  await open('1')
  const steps = screen.getByRole('region', { name: 'What happens next' })
  return within(steps)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

const mail = 'A confirmation with the order as a PDF is on its way to noor@example.com.'
const later = '1 piece follows as soon as it is available; dates that are known are with the items.'

test('it thanks for the order, and leads to it, to its document and back to the shop', async () => {
  answering({ [placed(1)]: orderDetail() })
  await open('1')
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  expect(screen.getByText('Order ONL000001 is placed.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    '/hisorder/orderDetails/ONL000001',
  )
  expect(screen.getByRole('button', { name: 'PDF' })).toBeEnabled()
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/index')
})

test.each<[string, Partial<OrderDetail>, RegExp[]]>([
  ['what is in stock leaves', {}, [/^2 pieces ship now\./, new RegExp(later)]],
  ['all waits for the last piece', { backOrders: 'together' }, [/^Everything ships together/]],
  [
    'a payment is awaited',
    { status: 'awaitingPayment', payment: { amount: 30, currency: 'EUR' } as OrderDetail['payment'] },
    [/^Please pay €30\.00 by bank transfer/, new RegExp(later)],
  ],
  [
    'a payment and all pieces are awaited',
    {
      status: 'awaitingPayment',
      backOrders: 'together',
      payment: { amount: 30, currency: 'EUR' } as OrderDetail['payment'],
    },
    [/^Please pay €30\.00 .* once your payment has arrived and the items are in stock/, /^Everything ships together/],
  ],
  [
    'it is on hold for something that is overdue',
    { status: 'onHold', heldBecause: 'payment.held_overdue' },
    [/^A payment is overdue.*Your account manager will review it/, new RegExp(later)],
  ],
  ['it is on hold for an unknown reason', { status: 'onHold' }, [/exceeds your credit limit, or/, new RegExp(later)]],
])('what happens next is shown where %s', async (_, overrides, expected) => {
  const [first, ...steps] = await next(overrides)
  expect(first).toBe(mail)
  expect(steps).toHaveLength(expected.length)
  for (const [at, words] of expected.entries()) expect(steps[at]).toMatch(words)
})

test('of a split order each part stands by itself, with its own document', async () => {
  const part = { shipFrom: 'NL', total: 15, currency: 'EUR' }
  const second = { orderId: 2, orderno: 'ONL000002' }
  answering({
    [placed(1)]: orderDetail({ placedWith: [{ ...part, ...second }] }),
    [placed(2)]: orderDetail({ ...second, placedWith: [{ ...part, orderId: 1, orderno: 'ONL000001' }] }),
  })
  await open('1')
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you for your orders' })).toBeVisible()
  expect(screen.getByText('Your orders ONL000001 and ONL000002 are placed.')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'See the order' })).toHaveLength(2)
  const region = within(screen.getByRole('region', { name: 'Order ONL000002' }))
  expect(region.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    '/hisorder/orderDetails/ONL000002',
  )
  expect(region.getByRole('button', { name: 'PDF' })).toBeEnabled()
})

test.each(['1', 'abc', '-4'])('%j leads to the own orders where there is no such order', async (id) => {
  const requests = answering({})
  await open(id)
  await vi.waitFor(() => expect(screen.getByText('This order does not exist')).toBeVisible())
  expect(requests).toHaveLength(id === '1' ? 1 : 0)
})
