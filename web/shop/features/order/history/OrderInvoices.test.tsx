import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { OrderInvoices } from './OrderInvoices.tsx'

const invoice = {
  number: 'INL26000031',
  kind: 'invoice' as const,
  issuedOn: '2026-10-01',
  dueOn: '2026-10-31',
  amount: 151.25,
  balance: 101.25,
}
const credit = { ...invoice, number: 'CNL26000002', kind: 'credit' as const, dueOn: null, amount: 12.1, balance: 0 }

test('an invoice says what of it is open and when it is due; each can be downloaded', async () => {
  const calls = answering({})
  await show(<OrderInvoices order={{ currency: 'EUR', invoices: [invoice, credit] }} />, { session: buyer })
  const section = within(screen.getByRole('region', { name: 'Invoices' }))
  expect(section.getByText(/€101.25 open · due 31 Oct 2026/)).toBeVisible()
  expect(section.getByRole('heading', { name: 'Credit note CNL26000002' })).toBeVisible()
  await userEvent.click(section.getByRole('button', { name: 'PDF of INL26000031' }))
  expect(calls.map(({ url }) => url)).toEqual(['/dev-api/clientsystem/finance/invoice/INL26000031/pdf'])
})

test('what is settled says so', async () => {
  answering({})
  const paid = { ...invoice, balance: 0 }
  await show(<OrderInvoices order={{ currency: 'EUR', invoices: [paid] }} />, { session: buyer })
  expect(screen.getByText(/€151.25 · settled$/)).toBeVisible()
})

test('before anything is invoiced there is nothing to see', async () => {
  answering({})
  await show(<OrderInvoices order={{ currency: 'EUR', invoices: [] }} />, { session: buyer })
  expect(screen.queryByRole('region')).toBeNull()
})

test('who sees what is owed is led to the invoice', async () => {
  answering({})
  const order = { currency: 'EUR', invoices: [invoice] }
  await show(<OrderInvoices order={order} />, { session: { ...buyer, permissions: ['cust:order', 'cust:finance'] } })
  expect(screen.getByRole('link', { name: 'INL26000031' })).toHaveAttribute('href', '/finance/invoice/INL26000031')
})

test('who orders alone reads its number', async () => {
  answering({})
  const order = { currency: 'EUR', invoices: [invoice] }
  await show(<OrderInvoices order={order} />, { session: { ...buyer, permissions: ['cust:order'] } })
  expect(screen.queryByRole('link')).toBeNull()
})
