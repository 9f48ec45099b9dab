import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lastQuery } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import CreditNotesPage from './credit-notes.tsx'

const LIST = 'GET /staff/money/credit-notes'
const SITES = 'GET /staff/order/sites'
const note = {
  ...{ itemId: 88, number: 'CNL26000002', issuedOn: '2026-11-17', customerId: 12, custnum: 'C12' },
  ...{ company: 'Kantoorshop', siteName: 'Netherlands', corrects: 'INL26000031', orderId: 17, orderno: 'ONL000017' },
  ...{ reason: 'Box was damaged', isForFailure: false, writtenBy: 'Anna', amount: 60.5, open: 20, currency: 'EUR' },
}
const failed = {
  ...note,
  itemId: 89,
  number: 'CNL26000003',
  isForFailure: true,
  writtenBy: '',
  open: 0,
  currency: 'GBP',
}
const sums = [
  { currency: 'EUR', amount: 60.5, open: 20 },
  { currency: 'GBP', amount: 60.5, open: 0 },
]
const full = { [LIST]: { rows: [failed, note], total: 2, sums }, [SITES]: [{ orgId: 5, siteName: 'Deutschland' }] }

test('each says what it corrects, for which order and why, and leads to its customer and its PDF', async () => {
  const requests = answering(full)
  await showConsolePage(CreditNotesPage, '', admin)
  const row = within((await screen.findByText('CNL26000002')).closest('tr') ?? document.body)
  expect(row.getByText('Corrects INL26000031')).toBeVisible()
  expect(row.getByRole('link', { name: 'Kantoorshop' })).toHaveAttribute('href', '/console/payments/12')
  expect(row.getByRole('link', { name: 'ONL000017' })).toHaveAttribute('href', '/console/orders/17')
  expect(row.getByText('Anna')).toBeVisible()
  expect(screen.getByText('By itself, as a shipment failed')).toBeVisible()
  const total = screen.getByRole('region', { name: 'Total of 2 credit notes' })
  for (const amount of ['€60.50', '€20.00', '£0.00']) expect(total).toHaveTextContent(amount)
  await userEvent.click(row.getByRole('button', { name: 'Download CNL26000002 as PDF' }))
  await vi.waitFor(() => expect(requests.at(-1)?.url).toContain('/staff/invoice/CNL26000002/pdf'))
})

test('what narrows the list is asked for, and the file holds the same', async () => {
  const requests = answering(full)
  await showConsolePage(CreditNotesPage, '?keyword=INL26&orgId=5&status=open&from=2026-11-01&sort=highest', admin)
  await screen.findByText('CNL26000002')
  const narrowing = { keyword: 'INL26', orgId: '5', status: 'open', from: '2026-11-01', sort: 'highest' }
  expect(lastQuery(requests, '/credit-notes')).toEqual({ ...narrowing, pageNum: '1', pageSize: '20' })
  expect(screen.getByRole('combobox', { name: 'Site' })).toHaveValue('5')
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await vi.waitFor(() => expect(lastQuery(requests, '/credit-notes/export')).toEqual({ ...narrowing, format: 'csv' }))
})

test.each([
  ['there are none', '', { rows: [], total: 0, sums: [] }, 'No credit notes yet'],
  ['nothing matches', '?keyword=x', { rows: [], total: 0, sums: [] }, 'No credit notes found'],
  ['it could not be read', '', { refused: 'server.unavailable', code: 503, status: 503 }, ''],
])('the list says that %s', async (_name, search, answer, words) => {
  answering({ ...full, [LIST]: answer })
  await showConsolePage(CreditNotesPage, search, admin)
  if (words) expect(await screen.findByText(words)).toBeVisible()
  else expect(await screen.findByRole('alert')).toBeVisible()
})
