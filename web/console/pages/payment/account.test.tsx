import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lastQuery, sentBodies } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import AccountPage from './account.tsx'
import AccountsPage from './accounts.tsx'

const LIST = 'GET /staff/money/customers'
const ACCOUNT = 'GET /staff/money/customers/12'
const OPEN = 'GET /staff/money/open-items'
const PAY = 'POST /staff/money/payments'

const row = {
  ...{ customerId: 12, custnum: 'C12', company: 'Kantoorshop', currency: 'EUR' },
  ...{ owed: 300, overdue: 121, unallocated: 71 },
}
const item = {
  ...{ kind: 'invoice', itemId: 71, orderId: null, number: 'INL26000031', orderno: 'ONL000017', poNumber: 'PO-9' },
  ...{
    customerId: 12,
    company: 'Kantoorshop',
    issuedOn: '2026-10-01',
    dueOn: '2026-10-31',
    currency: 'EUR',
    open: 121,
  },
}
const later = { ...item, itemId: 73, number: 'INL26000040', dueOn: '2026-12-31', open: 179 }
const credit = { ...item, kind: 'credit', itemId: 72, number: 'CNL26000002', dueOn: null, open: -71 }
const payment = {
  ...{
    itemId: 88,
    kind: 'payment',
    number: 'PNL26000004',
    paidOn: '2026-11-17',
    amount: 50,
    open: 10,
    currency: 'EUR',
  },
  ...{ note: 'Cheque 4711', bookedBy: 'Anna', handId: 3, mayUndoRefund: false, isUndone: false },
  settled: [{ number: 'INL26000020', amount: 40 }],
}
const buckets = [{ bucket: 'overdue30', amount: 121, items: 1 }]
const account = {
  ...{ customerId: 12, custnum: 'C12', company: 'Kantoorshop', currency: 'EUR', today: '2026-11-18' },
  ageing: [{ currency: 'EUR', buckets, unallocated: 71, balance: 50 }],
  payments: [payment],
}
const REMINDERS = 'GET /staff/money/customers/12/reminders'
const reminders = { stop: null, disputes: [], reminders: [] }
const answers = { [ACCOUNT]: account, [OPEN]: [item, later, credit], [REMINDERS]: reminders }
const open = () => showConsolePage(() => <AccountPage id={12} code="12" />, '', admin)

test('customers are listed with what they owe, searched, and the list says what it does not find', async () => {
  const list: Record<string, object> = { [LIST]: { rows: [row], total: 1 } }
  const requests = answering(list)
  await showConsolePage(AccountsPage, '?keyword=kantoor', admin)
  expect(await screen.findByRole('link', { name: 'Kantoorshop' })).toHaveAttribute('href', '/console/payments/12')
  expect(screen.getByText('€121.00')).toBeVisible()
  expect(lastQuery(requests, '/customers')).toMatchObject({ keyword: 'kantoor' })
})

test('an account shows what is open and since when, and what a payment settled', async () => {
  answering(answers)
  await open()
  expect(await screen.findByText('18 days overdue')).toBeVisible()
  expect(screen.getByText('Overdue 1–30 days')).toBeVisible()
  expect(screen.getByText('INL26000020 €40.00 · €10.00 stays the customer’s credit')).toBeVisible()
})

test('what the customer disputes is not overdue', async () => {
  const dispute = { itemId: 71, reason: 'Broken', by: 'Anna', on: '2026-11-10' }
  answering({ ...answers, [REMINDERS]: { ...reminders, disputes: [dispute] } })
  await open()
  expect(await screen.findByText('Disputed: Broken')).toBeVisible()
  expect(screen.queryByText('18 days overdue')).toBeNull()
})

test('a payment is proposed the oldest first as its amount is typed, and sent by the keyboard', async () => {
  const requests = answering({ ...answers, [PAY]: { numbers: ['PNL26000005'], unallocated: 0, difference: 0 } })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Book a payment' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Book a payment' }))
  await userEvent.type(drawer.getByRole('textbox', { name: 'Amount' }), '150')
  expect(drawer.getByRole('textbox', { name: 'Amount for INL26000031' })).toHaveValue('121.00')
  expect(drawer.getByRole('textbox', { name: 'Amount for INL26000040' })).toHaveValue('29.00')
  expect(drawer.getByText('Adds up exactly')).toBeVisible()
  await userEvent.clear(drawer.getByRole('textbox', { name: 'Amount' }))
  await userEvent.type(drawer.getByRole('textbox', { name: 'Amount' }), '179')
  expect(drawer.queryByRole('textbox', { name: 'Amount for INL26000031' })).toBeNull()
  await userEvent.type(drawer.getByRole('textbox', { name: 'Method or reference' }), 'Cash')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('1 payment booked')).toBeVisible()
  expect(sentBodies(requests)).toEqual([
    {
      ...{ customerId: 12, currency: 'EUR', amount: 179, paidOn: '2026-11-18', note: 'Cash' },
      items: [{ itemId: 73, amount: 179 }],
    },
  ])
})

test('a credit is paid out, no more than is open of it; a payment by hand is taken back with a reason', async () => {
  const requests = answering({
    ...answers,
    'POST /staff/money/refunds': { number: 'FNL26000001' },
    'POST /staff/money/payments/3/undo': { numbers: ['FNL26000002'] },
  })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Pay out' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'CNL26000002' }))
  const amount = drawer.getByRole('textbox', { name: 'Amount' })
  await userEvent.clear(amount)
  await userEvent.type(amount, '71.01{Enter}')
  expect(amount).toBeInvalid()
  await userEvent.clear(amount)
  await userEvent.type(amount, '70{Enter}')
  expect(await screen.findByText('Booked as FNL26000001')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Bounced')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Taken back')).toBeVisible()
  expect(sentBodies(requests)).toEqual([
    { itemId: 72, amount: 70, paidOn: '2026-11-18', note: '' },
    { reason: 'Bounced' },
  ])
})

test('a refund is taken back with a reason; one that was, and one that took back a payment, is not offered', async () => {
  const refund = { ...payment, itemId: 90, kind: 'refund', number: 'FNL26000003', handId: null, mayUndoRefund: true }
  const undone = { ...refund, itemId: 89, number: 'FNL26000002', mayUndoRefund: false, isUndone: true }
  const requests = answering({
    ...answers,
    [ACCOUNT]: { ...account, payments: [refund, undone] },
    'POST /staff/money/refunds/90/undo': { number: 'PNL26000009' },
  })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }))
  expect(within(await screen.findByRole('dialog', { name: 'FNL26000003' })).getByText(/credit again/)).toBeVisible()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Account closed')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Taken back')).toBeVisible()
  expect(sentBodies(requests)).toEqual([{ reason: 'Account closed' }])
})

test('an invoice is marked as disputed, and a customer left alone, each with a reason', async () => {
  const dispute = { itemId: 71, reason: 'Broken', by: 'Anna', on: '2026-11-10' }
  const requests = answering({
    ...answers,
    [REMINDERS]: { ...reminders, disputes: [{ ...dispute, itemId: 73 }] },
    'POST /staff/money/items/71/dispute': {},
    'POST /staff/money/customers/12/stop': {},
  })
  await open()
  expect(await screen.findByText('Disputed: Broken')).toBeVisible()
  expect(screen.getByRole('button', { name: 'End the dispute' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Mark as disputed' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Missing')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Stop reminders' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Instalments')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentBodies(requests)).toEqual([{ reason: 'Missing' }, { until: null, reason: 'Instalments' }])
})
