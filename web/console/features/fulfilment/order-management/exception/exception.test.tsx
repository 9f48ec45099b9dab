import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentBodies } from '../../../../../testing/sent.ts'
import { answering, show } from '../../../../../testing/show.tsx'
import { manager } from '../../../../../testing/staff.ts'
import { staffOrder } from '../../../../../testing/staff-order.ts'
import { OrderDetail } from '../OrderDetail.tsx'
import type { StaffOrder } from '../queries.ts'

const [progress] = staffOrder.desk.progress
if (!progress) throw new Error('the order has no line')
const shipped = { ...progress, shipped: 3, allocated: 0, inShipments: 0, waiting: 0 }
const desk = { ...staffOrder.desk, progress: [shipped] }
const delivered: StaffOrder = { ...staffOrder, status: 'allDelivered', desk }
const standing = { position: 1, until: '2026-12-24', reason: 'Was on holiday', by: 'Mia' }
const excepted = (overrides: object = {}): StaffOrder => ({
  ...delivered,
  desk: { ...desk, exceptions: [{ ...standing, ...overrides }] },
})

const path = `/staff/returns/exception/${staffOrder.orderno}/1`
const allow = 'Allow a return until …: AS-1020, line 1'
const change = 'Change the exception: AS-1020, line 1'

async function openDrawer(order: StaffOrder, name: string) {
  const calls = answering({ [`PUT ${path}`]: standing, [`DELETE ${path}`]: {} })
  await show(<OrderDetail order={order} />, { session: manager })
  await userEvent.click(screen.getByRole('button', { name }))
  return { calls, drawer: within(await screen.findByRole('dialog', { name: 'Late return: AS-1020, line 1' })) }
}

test('a delivered line may come back until a day, with a reason; a past day and no reason are refused', async () => {
  const { calls, drawer } = await openDrawer(delivered, allow)
  const save = () => userEvent.click(drawer.getByRole('button', { name: 'Save exception' }))
  expect(drawer.queryByRole('button', { name: 'Remove the exception' })).toBeNull()
  const until = drawer.getByLabelText('Return until')
  expect(until).toHaveFocus()
  await userEvent.type(until, '2026-11-18')
  await save()
  expect(until).toHaveAccessibleDescription(/Enter a day that is not in the past/)
  expect(drawer.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Please enter a reason/)
  expect(sentBodies(calls)).toEqual([])
  await userEvent.clear(until)
  await userEvent.type(until, '2026-12-24')
  await userEvent.type(drawer.getByRole('textbox', { name: 'Reason' }), ' Was on holiday ')
  await save()
  expect(await screen.findByText('Return allowed until 24 Dec 2026')).toBeVisible()
  expect(sentBodies(calls)).toEqual([{ until: '2026-12-24', reason: 'Was on holiday' }])
})

test('what stands is shown in its line, and changed from there', async () => {
  const { calls, drawer } = await openDrawer(excepted(), change)
  expect(screen.getByText('Return allowed until 24 Dec 2026 · Mia · Was on holiday')).toBeInTheDocument()
  expect(drawer.getByRole('textbox', { name: 'Reason' })).toHaveValue('Was on holiday')
  const until = drawer.getByLabelText('Return until')
  expect(until).toHaveValue('2026-12-24')
  await userEvent.clear(until)
  await userEvent.type(until, '2027-01-08')
  await userEvent.click(drawer.getByRole('button', { name: 'Save exception' }))
  await screen.findByText(/^Return allowed until 24 Dec 2026$/)
  expect(sentBodies(calls)).toEqual([{ until: '2027-01-08', reason: 'Was on holiday' }])
})

test('what stands is removed once that was confirmed', async () => {
  const { calls, drawer } = await openDrawer(excepted(), change)
  const removed = () => calls.filter(({ url }) => url.endsWith(path)).length
  const remove = 'Remove the exception'
  await userEvent.click(drawer.getByRole('button', { name: remove }))
  const question = async () => within(await screen.findByRole('dialog', { name: remove }))
  await userEvent.click((await question()).getByRole('button', { name: 'Keep it' }))
  expect(removed()).toBe(0)
  await userEvent.click(drawer.getByRole('button', { name: remove }))
  await userEvent.click((await question()).getByRole('button', { name: remove }))
  expect(await screen.findByText('Exception removed')).toBeVisible()
  expect(removed()).toBe(1)
})

test('an exception whose day is over is shown as such', async () => {
  await show(<OrderDetail order={excepted({ until: '2026-11-18' })} />, { session: manager })
  expect(screen.getByText(/^Return was allowed until 18 Nov 2026/)).toBeVisible()
})

const buyerSide = { ...manager, permissions: ['staff:console', 'staff:orders'] }

test.each<[string, StaffOrder, typeof manager]>([
  ['of an order of which something is still to come', { ...delivered, status: 'shipped' }, manager],
  [
    'of which nothing was shipped',
    { ...delivered, desk: { ...desk, progress: [{ ...shipped, shipped: 0 }] } },
    manager,
  ],
  ['for who may not decide about orders', excepted(), buyerSide],
])('there is no exception to make %s', async (_, order, session) => {
  await show(<OrderDetail order={order} />, { session })
  expect(screen.queryByRole('button', { name: /a return until|exception/i })).toBeNull()
})
