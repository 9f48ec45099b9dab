import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentBodies } from '../../../testing/sent.ts'
import { answering, show } from '../../../testing/show.tsx'
import { manager } from '../../../testing/staff.ts'
import { useRowChoice } from '../../../ui/list/row-choice.tsx'
import { BulkRelease } from './BulkRelease.tsx'
import { OrderList } from './OrderList.tsx'

const order = {
  orderId: 7,
  orderno: 'ONL000007',
  poNumber: 'PO-1',
  status: 'onHold' as const,
  total: 20,
  remainingTotal: 12.5,
  currency: 'EUR',
  placedAt: '2026-11-18T09:00:00Z',
  promisedOn: '2026-11-19',
  isLate: true,
  shipFrom: 'NL',
  placedBy: 'Nora',
  customerId: 3,
  company: 'Voorbeeld',
  custnum: 'C1',
  siteName: 'Netherlands',
}

test('an order is found by its number, with its customer, sum and state', async () => {
  await show(<OrderList orders={[order]} />, { session: manager })
  expect(screen.getByRole('link', { name: 'ONL000007' })).toHaveAttribute('href', '/console/orders/7')
  const [, row] = screen.getAllByRole('row')
  for (const words of ['PO-1', 'Voorbeeld', 'C1 · Nora', '€12.50', 'On hold', 'Late'])
    expect(row).toHaveTextContent(words)
})

test('orders that can be released are chosen and released together; one that refuses says why', async () => {
  const requests = answering({
    'POST /staff/order/release': {
      released: [{ orderId: 7, orderno: 'ONL000007', soNumber: 'SNL000001', status: 'released' }],
      refused: [{ id: 8, reason: 'order_change.not_now', msg: 'This order has changed' }],
    },
  })
  await show(<Releasing />, { session: manager })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 2 that can be released' }))
  await userEvent.click(screen.getByRole('button', { name: 'Release 2 orders' }))
  expect(await screen.findByText('1 order released')).toBeVisible()
  expect(screen.getByText('ONL000008: This order has changed')).toBeVisible()
  expect(sentBodies(requests)).toEqual([{ orderIds: [7, 8] }])
  expect(screen.getByRole('button', { name: 'Release' })).toBeDisabled()
})

function Releasing() {
  const choice = useRowChoice([7, 8])
  return <BulkRelease choice={choice} nameOf={(id) => `ONL00000${id}`} />
}
