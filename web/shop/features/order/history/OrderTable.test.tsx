import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buyer, show } from '../../../../testing/show.tsx'
import { keepDates } from '../../../../ui/language/format.ts'
import type { OrderRow } from '../queries.ts'
import { OrderTable } from './OrderTable.tsx'

const order: OrderRow = {
  orderId: 7,
  orderno: 'ONL000007',
  poNumber: 'PO-1',
  soNumber: 'SO-9',
  status: 'submitted',
  orderType: 'REG',
  placedAt: '2026-11-18T09:00:00Z',
  promisedOn: '2026-11-19',
  total: 1_012.5,
  remainingTotal: 1_012.5,
  currency: 'EUR',
  lines: 2,
  pieces: 1_200,
  isLate: false,
  rest: null,
  goods: null,
  placedWith: [],
  invoices: [],
}

const rows = async (orders: OrderRow[]) => {
  await show(<OrderTable orders={orders} />, { session: buyer })
  const [head, ...body] = screen.getAllByRole('row')
  const texts = (row: HTMLElement | undefined, role: 'cell' | 'columnheader') =>
    row
      ? within(row)
          .getAllByRole(role)
          .map(({ textContent }) => textContent)
      : []
  return { heads: texts(head, 'columnheader'), cells: body.map((row) => texts(row, 'cell')), body }
}

test('each column says of an order what its head names', async () => {
  const { heads, cells } = await rows([order])
  expect(heads).toEqual([
    'Order',
    'Order date',
    'PO number',
    'SO number',
    'Status',
    'Delivery',
    'Invoices',
    'Pieces',
    'Total',
  ])
  expect(cells[0]?.map((cell, at) => (at === 1 || at === 4 ? '' : cell))).toEqual([
    'ONL000007',
    '',
    'PO-1',
    'SO-9',
    '',
    keepDates('19 Nov 2026'),
    '',
    '1,200',
    '€1,012.50',
  ])
  // A line ends before the hour at most.
  expect(cells[0]?.[1]).toBe('18\u00a0Nov\u00a02026, 10:00')
  expect(screen.getByRole('link', { name: 'ONL000007' })).toHaveAttribute('href', '/hisorder/orderDetails/ONL000007')
})

test('on a telephone each cell is named by its head, but for the number and the state, which say themselves', async () => {
  const { body } = await rows([order])
  const named = [...(body[0]?.querySelectorAll('td') ?? [])].map((cell) => cell.dataset.label ?? '')
  expect(named).toEqual(['', 'Order date', 'PO number', 'SO number', '', 'Delivery', 'Invoices', 'Pieces', 'Total'])
})

test('where something was cancelled, what remains stands before what was placed', async () => {
  const { cells } = await rows([{ ...order, remainingTotal: 12.5 }])
  expect(cells[0]?.[8]).toBe('€12.50€1,012.50 as placed')
})

test('a late order says so beside its state', async () => {
  await rows([{ ...order, status: 'partlyShipped', isLate: true }])
  expect(screen.getByText('Partly shipped, late')).toBeVisible()
})

test.each([
  ['that is promised', {}, '19 Nov 2026', false],
  ['that is missed', { isLate: true }, '19 Nov 2026', true],
  [
    'of the rest, once all that was promised has left',
    { rest: { on: '2026-12-03', isLate: false } },
    'rest in stock 3 Dec 2026',
    false,
  ],
  ['of a rest that is late', { rest: { on: '2026-12-03', isLate: true } }, 'rest in stock 3 Dec 2026', true],
  ['of goods that moved', { goods: { on: '2026-12-04', isLate: false } }, 'expected in stock 4 Dec 2026', false],
  ['unknown as it is on hold', { status: 'onHold' as const }, 'after release', false],
  ['unknown as nobody can name it', { promisedOn: null }, 'date unknown', false],
  ['that nobody named, once all of it has left', { status: 'shipped' as const, promisedOn: null }, '–', false],
  ['of none, as it is cancelled', { status: 'cancelled' as const }, '–', false],
  ['unknown and missed', { goods: { on: null, isLate: true } }, 'date unknown', true],
])('its day is the one %s', async (_, more, words, isMissed) => {
  await rows([{ ...order, ...more }])
  expect(/late/.test(screen.getByText(words).className)).toBe(isMissed)
})

test('an order that was split by warehouse names those it was placed with', async () => {
  const { cells } = await rows([
    { ...order, placedWith: ['ONL000008', 'ONL000009'] },
    { ...order, orderId: 8 },
  ])
  expect(cells[0]?.[0]).toBe('ONL000007Placed together with: ONL000008, ONL000009')
  expect(cells[1]?.[0]).toBe('ONL000007')
})

test('an order leads to its invoices and their files; who may not see what is owed has the files alone', async () => {
  const invoices = [{ kind: 'invoice' as const, number: 'INL26000007' }]
  const owing = { ...buyer, permissions: ['cust:order', 'cust:finance'] }
  await show(<OrderTable orders={[{ ...order, invoices }]} />, { session: owing })
  expect(screen.getByRole('link', { name: 'INL26000007' })).toHaveAttribute('href', '/finance/invoice/INL26000007')
  cleanup()
  await show(<OrderTable orders={[{ ...order, invoices }]} />, { session: { ...buyer, permissions: ['cust:order'] } })
  expect(screen.queryByRole('link', { name: 'INL26000007' })).toBeNull()
  expect(screen.getByRole('button', { name: 'PDF of INL26000007' })).toBeVisible()
})
