import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sentBodies } from '../../../../testing/sent.ts'
import { answering, show } from '../../../../testing/show.tsx'
import { manager } from '../../../../testing/staff.ts'
import { staffOrder as order } from '../../../../testing/staff-order.ts'
import { OrderDetail } from './OrderDetail.tsx'
import type { StaffOrder } from './queries.ts'

const open = (overrides: Partial<StaffOrder>) =>
  show(<OrderDetail order={{ ...order, ...overrides }} />, { session: manager })

/** What stands beside a term; nothing where the term is left out. */
const fact = (term: string) => screen.queryByText(term, { selector: 'dt' })?.nextElementSibling ?? null

test('why it is on hold stands among its facts, in words for staff', async () => {
  const { unmount } = await open({ status: 'onHold' })
  expect(fact('Status')).toHaveTextContent(/^On hold · Over the credit limit$/)
  unmount()
  const { unmount: close } = await open({ status: 'onHold', heldBecause: 'payment.held_overdue' })
  expect(fact('Status')).toHaveTextContent(/^On hold · The customer is overdue$/)
  close()
  const held = { status: 'onHold', heldBecause: null, desk: { ...order.desk, holdNote: 'Asked by phone' } } as const
  const { unmount: leave } = await open({ ...held, holdReason: 'We check your address' })
  const since = 'since 18 Nov 2026, 10:05, by clerk'
  expect(fact('Status')).toHaveTextContent(`On hold · Asked by phone${since}The customer reads: We check your address`)
  leave()
  await open({ ...held, holdReason: '' })
  expect(fact('Status')).toHaveTextContent(`On hold · Asked by phone${since}The customer reads no reason.`)
})

test('an order is put on hold with a reason for staff, and with one for the customer where there is one', async () => {
  const done = { orderId: 7, orderno: 'ONL000007', soNumber: '', status: 'onHold' }
  const requests = answering({ 'POST /staff/order/7/hold': done })
  const send = async () =>
    userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Put on hold' }))
  await open({ status: 'submitted', heldBecause: null })
  await userEvent.click(screen.getByRole('button', { name: /^Put on hold/ }))
  await userEvent.type(
    await screen.findByRole('textbox', { name: /What the customer reads/ }),
    ' We check your address ',
  )
  await send()
  expect(screen.getByRole('textbox', { name: 'Reason, for staff alone' })).toBeInvalid()
  expect(requests).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason, for staff alone' }), 'Fraud check')
  await send()
  const both = { reason: 'Fraud check', customerReason: 'We check your address' }
  await vi.waitFor(() => expect(sentBodies(requests)).toEqual([both]))
})
