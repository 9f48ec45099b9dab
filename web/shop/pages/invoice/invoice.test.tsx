import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { bookkeeper, financeItem, invoiceDetail } from '../../../testing/finance.ts'
import { answering } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { Route } from './invoice.tsx'

const INVOICE = 'GET /clientsystem/finance/invoice/INL26000031'
const open = (session = bookkeeper) => openPage(Route, '/INL26000031', { session, params: '/$number' })

test('an invoice says its facts, lines and sums, and leads to its order', async () => {
  answering({ [INVOICE]: invoiceDetail() })
  const router = await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Invoice INL26000031' })).toBeVisible()
  expect(router.state.matches.at(-1)?.meta).toContainEqual({ title: 'Invoice INL26000031 · Aster' })
  expect(screen.getByText('18 days overdue')).toBeVisible()
  expect(screen.getByRole('link', { name: 'ONL000017' })).toHaveAttribute('href', '/hisorder/orderDetails/ONL000017')
  for (const fact of ['SO-17', 'DNL000021', '1 Oct 2026', '31 Oct 2026', 'Toner, black', '-€5.00', '€26.25'])
    expect(screen.getByText(fact)).toBeVisible()
  expect(screen.getByText('Still open').nextSibling).toHaveTextContent('€101.25')
  expect(screen.getByText('VAT 21%')).toBeVisible()
  expect(screen.queryByText('Handling fee')).toBeNull()
  expect(screen.getByText('PNL26000004').closest('li')).toHaveTextContent('Payment PNL26000004')
})

test('VAT that is declared in another currency is shown in it, too', async () => {
  const plain = invoiceDetail()
  const sums = { ...plain.sums, vatLocal: { currency: 'PLN', vat: 111.52 } }
  answering({ [INVOICE]: invoiceDetail({ sums }) })
  await open()
  expect(screen.getByText('VAT in reporting currency').nextSibling).toHaveTextContent(/PLN.?111\.52/)
})

test('where to pay is shown with account and reference as people read them, while anything is open', async () => {
  answering({ [INVOICE]: invoiceDetail() })
  await open()
  const pay = within(screen.getByRole('region', { name: 'Where to pay' }))
  for (const expectedText of ['€101.25', 'NL42 ASTR 0000 0000 01', 'RF18 5390 0754 7034']) {
    expect(pay.getByText(expectedText)).toBeVisible()
  }
  expect(pay.getByText(/Please pay by 31 Oct 2026/)).toBeVisible()
})

test('a paid invoice does not show where to pay', async () => {
  const item = financeItem({ status: 'cleared', paid: 151.25, balance: 0, daysOverdue: null })
  answering({ [INVOICE]: invoiceDetail({ item }) })
  await open()
  expect(screen.getByText('Cleared')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Where to pay' })).toBeNull()
})

test('credit notes that correct it lead to their pages', async () => {
  answering({ [INVOICE]: invoiceDetail({ credits: [{ number: 'CNL26000002', issuedOn: '2026-11-03', amount: 20 }] }) })
  await open()
  expect(screen.getByRole('link', { name: 'CNL26000002' })).toHaveAttribute('href', '/finance/invoice/CNL26000002')
})

test('a credit note names its invoice and why it was written, and counts above zero as its paper does', async () => {
  const item = financeItem({
    kind: 'credit',
    amount: -151.25,
    paid: -50,
    balance: -101.25,
    dueOn: null,
    daysOverdue: null,
  })
  answering({
    [INVOICE]: invoiceDetail({ item, corrects: 'INL26000009', reason: 'Returned', payment: null, clearings: [] }),
  })
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Credit note INL26000031' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'INL26000009' })).toHaveAttribute('href', '/finance/invoice/INL26000009')
  expect(screen.getByText('Returned')).toBeVisible()
  expect(screen.getByText('Used').nextSibling).toHaveTextContent('€50.00')
  expect(screen.getByText('Still open').nextSibling).toHaveTextContent(/^€101.25$/)
  expect(screen.getByText('Nothing yet.')).toBeVisible()
})

test.each([
  ['PDF', '/pdf'],
  ['E-invoice (UBL)', '/xml?format=ubl'],
  ['E-invoice (CII)', '/xml?format=cii'],
])('it can be had as %s, and what failed is shown', async (name, path) => {
  const calls = answering({ [INVOICE]: invoiceDetail() })
  await open()
  await userEvent.click(screen.getByRole('button', { name }))
  expect(calls.at(-1)?.url).toMatch(`/clientsystem/finance/invoice/INL26000031${path}`)
  expect(screen.getByRole('button', { name })).toBeEnabled()
})

test('an invoice that does not exist, or belongs to another customer, leads to the own ones', async () => {
  answering({})
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'This invoice does not exist' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', '/finance/all')
})
