import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sentBodies } from '../../../../testing/sent.ts'
import { answering, show } from '../../../../testing/show.tsx'
import { admin, manager } from '../../../../testing/staff.ts'
import { staffOrder as order } from '../../../../testing/staff-order.ts'
import { OrderDetail } from './OrderDetail.tsx'
import type { StaffOrder } from './queries.ts'

const open = (overrides: Partial<StaffOrder> = {}) =>
  show(<OrderDetail order={{ ...order, ...overrides }} />, { session: manager })

test('pieces are cancelled with a reason; those in a shipment are not among them', async () => {
  const requests = answering({
    'POST /staff/order/7/cancel': { orderId: 7, orderno: 'ONL000007', soNumber: '', status: 'onHold' },
  })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel pieces' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel ONL000007' })
  const send = within(dialog).getByRole('button', { name: 'Cancel pieces' })
  await userEvent.click(send)
  expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Please enter a reason/)
  const pieces = within(dialog).getByRole('textbox', { name: 'Pieces of AS-1020 to cancel, up to 2' })
  expect(pieces).toHaveValue('2')
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '1')
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'No longer made')
  await userEvent.click(send)
  expect(await screen.findByText('Cancelled: ONL000007')).toBeVisible()
  expect(sentBodies(requests)).toEqual([{ reason: 'No longer made', lines: [{ position: 1, qty: 1 }] }])
})

const twoLines = {
  lines: [...order.lines, ...order.lines].map((line, at) => ({ ...line, position: at + 1, number: `AS-${at + 1}` })),
  desk: {
    ...order.desk,
    progress: [1, 2].map((position) => ({
      position,
      shipped: 0,
      allocated: 0,
      inShipments: 0,
      waiting: 2,
      cancelled: 0,
    })),
  },
}

test('one line is chosen by its number and cancelled by keyboard alone', async () => {
  const requests = answering({
    'POST /staff/order/7/cancel': { orderId: 7, orderno: 'ONL000007', soNumber: '', status: 'onHold' },
  })
  await open(twoLines)
  await userEvent.keyboard('{Alt>}c{/Alt}')
  const dialog = await screen.findByRole('dialog', { name: 'Cancel ONL000007' })
  const what = within(dialog).getByRole('combobox', { name: 'What' })
  expect(what).toHaveFocus()
  await userEvent.selectOptions(what, 'AS-2')
  expect(within(dialog).getByRole('textbox', { name: /^Pieces of AS-1/ })).toHaveValue('0')
  expect(within(dialog).getByRole('textbox', { name: /^Pieces of AS-2/ })).toHaveValue('2')
  await userEvent.keyboard('{Tab}No longer made{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Cancelled: ONL000007')).toBeVisible()
  expect(sentBodies(requests)).toEqual([{ reason: 'No longer made', lines: [{ position: 2, qty: 2 }] }])
})

test.each<[string, Partial<StaffOrder>, boolean]>([
  ['has promised pieces in no shipment', { status: 'released' }, true],
  ['is not released', { status: 'submitted' }, false],
  ['is to come all together and waits', { status: 'released', backOrders: 'together' }, false],
  ['waits for goods', { ...twoLines, status: 'released' }, false],
])('the warehouse can pick an order that %s: %o', async (_, overrides, canPick) => {
  await show(<OrderDetail order={{ ...order, ...overrides }} />, { session: admin })
  expect(screen.queryByRole('button', { name: 'Start picking' }) !== null).toBe(canPick)
})

test('some pieces are picked by choosing them line by line; all that is promised is proposed', async () => {
  const requests = answering({
    'POST /staff/order/7/shipment': { shipmentId: 33, orderId: 7, status: 'picking', orderStatus: 'released' },
  })
  const progress = twoLines.desk.progress.map((line) => ({ ...line, allocated: 3, inShipments: 1 }))
  const released = { ...order, ...twoLines, status: 'released' as const, desk: { ...twoLines.desk, progress } }
  await show(<OrderDetail order={released} />, { session: admin })
  await userEvent.click(screen.getByRole('button', { name: 'Pick some pieces' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pick ONL000007' }))
  const [first, second] = [1, 2].map((at) =>
    dialog.getByRole('textbox', { name: `Pieces of AS-${at} to pick, up to 2` }),
  )
  expect(second).toHaveValue('2')
  for (const field of [first, second]) {
    await userEvent.clear(field ?? document.body)
    await userEvent.type(field ?? document.body, '0')
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Start picking' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Enter how many pieces to pick')
  await userEvent.clear(second ?? document.body)
  await userEvent.type(second ?? document.body, '1{Enter}')
  await vi.waitFor(() => expect(sentBodies(requests)).toEqual([{ lines: [{ position: 2, qty: 1 }] }]))
})

test.each([
  ['nothing waits', 0, true, 'This order leaves only as a whole.'],
  ['a piece waits', 1, false, 'This order leaves only as a whole. 1 piece has not arrived yet.'],
])(
  'an order that leaves as a whole says so where %s, and is not picked in part',
  async (_, waiting, canPick, words) => {
    const progress = order.desk.progress.map((line) => ({ ...line, allocated: 3, inShipments: 0, waiting }))
    const together = { ...order, backOrders: 'together' as const, status: 'released' as const }
    await show(<OrderDetail order={{ ...together, desk: { ...order.desk, progress } }} />, { session: admin })
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Start picking' }) !== null).toBe(canPick)
    expect(screen.queryByRole('button', { name: 'Pick some pieces' })).toBeNull()
  },
)

test('order management picks nothing', async () => {
  await open({ status: 'released' })
  expect(screen.queryByRole('button', { name: 'Start picking' })).toBeNull()
})
