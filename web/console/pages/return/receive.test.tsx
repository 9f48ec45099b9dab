import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sentBodies } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import { staffReturnWith } from '../../../testing/staff-return.ts'
import ReturnPage from './return.tsx'

const GET = 'GET /staff/returns/5'
const RECEIVE = 'POST /staff/returns/5/receive'

/** The drawer in which goods of a return of so many lines are received, and what was asked of the server. */
async function openReceiving(lines: number) {
  const found = staffReturnWith(Array.from({ length: lines }, () => ['receive']))
  const calls = answering({ [GET]: found, [RECEIVE]: found })
  await showConsolePage(() => <ReturnPage id={5} code="" />, '', admin)
  await userEvent.click(await screen.findByRole('button', { name: 'Receive goods' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Receive goods' }))
  const send = () => userEvent.click(drawer.getByRole('button', { name: 'Receive goods' }))
  return { drawer, calls, send }
}

test('one press receives all pieces of all lines', async () => {
  const { calls, send } = await openReceiving(2)
  await send()
  const all = [1, 2].map((position) => ({ position, qty: 2 }))
  await vi.waitFor(() => expect(sentBodies(calls)).toEqual([{ lines: all }]))
})

test('what is not in this parcel is left out, and waits for the next', async () => {
  const { drawer, calls, send } = await openReceiving(2)
  await userEvent.click(drawer.getByRole('checkbox', { name: 'AS-1020, line 2' }))
  expect(drawer.getByText('Not in this parcel')).toBeVisible()
  expect(drawer.queryByRole('textbox', { name: /line 2$/ })).toBeNull()
  const pieces = drawer.getByRole('textbox', { name: 'Pieces that came in, of 2: AS-1020, line 1' })
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '1')
  await send()
  await vi.waitFor(() => expect(sentBodies(calls)).toEqual([{ lines: [{ position: 1, qty: 1 }] }]))
})

test('a parcel of nothing is not sent, and the drawer says why until a line is in it', async () => {
  const { drawer, calls, send } = await openReceiving(1)
  await userEvent.click(drawer.getByRole('checkbox', { name: 'AS-1020, line 1' }))
  await send()
  expect(drawer.getByText('Tick at least one line')).toBeVisible()
  expect(sentBodies(calls)).toEqual([])
  await userEvent.click(drawer.getByRole('checkbox', { name: 'AS-1020, line 1' }))
  expect(drawer.queryByText('Tick at least one line')).toBeNull()
})
