import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lastQuery, sentBodies } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import type { ListedInvoice } from '../../features/invoice/list/queries.ts'
import InvoicesPage from './invoices.tsx'

const LIST = 'GET /staff/money/invoices'
const SUMS = 'GET /staff/money/invoices/sums'
const overdue: ListedInvoice = {
  itemId: 88,
  kind: 'invoice',
  number: 'IIT26000031',
  customerId: 12,
  custnum: 'C12',
  company: 'Kantoorshop',
  siteName: 'Netherlands',
  issuer: 'Aster Italia',
  orderId: 17,
  orderno: 'ONL000017',
  poNumber: 'PO-4711',
  issuedOn: '2026-10-01',
  dueOn: '2026-10-31',
  amount: 121,
  cleared: 21,
  open: 100,
  currency: 'EUR',
  isDisputed: false,
  daysOverdue: 17,
  hasEInvoice: true,
}
const credit: ListedInvoice = {
  ...overdue,
  itemId: 89,
  kind: 'credit',
  number: 'CIT26000002',
  orderId: null,
  orderno: 'OIT000005',
  dueOn: null,
  amount: -60.5,
  cleared: -60.5,
  open: 0,
  daysOverdue: null,
  hasEInvoice: false,
}
const disputed: ListedInvoice = { ...overdue, itemId: 90, number: 'IIT26000032', isDisputed: true, daysOverdue: null }
const full = {
  [LIST]: { rows: [overdue, credit, disputed], total: 3 },
  [SUMS]: [{ currency: 'EUR', documents: 3, amount: 181.5, open: 200, overdue: 100 }],
  'GET /staff/money/invoices/currencies': ['EUR', 'GBP'],
  'GET /staff/order/sites': [{ orgId: 5, siteName: 'Deutschland' }],
}
const findRow = async (number: string) => within((await screen.findByText(number)).closest('tr') ?? document.body)

test('each says what is open and for how long, and leads to its customer, order, PDF and e-invoice', async () => {
  const requests = answering(full)
  await showConsolePage(InvoicesPage, '', admin)
  const row = await findRow('IIT26000031')
  expect(row.getByRole('link', { name: 'Kantoorshop' })).toHaveAttribute('href', '/console/payments/12')
  expect(row.getByRole('link', { name: 'ONL000017' })).toHaveAttribute('href', '/console/orders/17')
  const eInvoice = row.getByRole('link', { name: 'E-invoice of IIT26000031' })
  expect(eInvoice).toHaveAttribute('href', '/console/payments/e-invoices?keyword=IIT26000031')
  for (const words of ['PO-4711', '17 days overdue', 'Invoice · Issued by Aster Italia'])
    expect(row.getByText(words)).toBeVisible()
  await userEvent.click(row.getByRole('button', { name: 'Download IIT26000031 as PDF' }))
  await vi.waitFor(() => expect(requests.at(-1)?.url).toContain('/staff/invoice/IIT26000031/pdf'))
})

test('a credit note is below zero, and an order of another site leads nowhere; a disputed invoice says so', async () => {
  answering(full)
  await showConsolePage(InvoicesPage, '', admin)
  const row = await findRow('CIT26000002')
  expect(row.getByText('Credit note · Issued by Aster Italia')).toBeVisible()
  expect(row.getAllByText('-€60.50')).toHaveLength(2)
  expect(row.queryByRole('link', { name: 'OIT000005' })).toBeNull()
  expect((await findRow('IIT26000032')).getByText('Disputed')).toBeVisible()
})

test('what narrows the list is asked for by the list, its sums and its file', async () => {
  const requests = answering(full)
  const narrowing = {
    ...{ keyword: 'RF18', kind: 'invoice', status: 'overdue', from: '2026-10-01', until: '2026-10-31' },
    ...{ orgId: '5', currency: 'EUR', custnum: 'C12' },
  }
  await showConsolePage(InvoicesPage, `?${new URLSearchParams(narrowing)}`, admin)
  const total = await screen.findByRole('region', { name: 'Total of 3 documents' })
  for (const amount of ['€181.50', '€200.00', '€100.00']) expect(total).toHaveTextContent(amount)
  expect(lastQuery(requests, '/invoices')).toEqual({ ...narrowing, pageNum: '1', pageSize: '20' })
  expect(lastQuery(requests, '/invoices/sums')).toEqual(narrowing)
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR')
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await vi.waitFor(() => expect(lastQuery(requests, '/invoices/export')).toEqual({ ...narrowing, format: 'csv' }))
})

test('a file for bookkeeping is asked for by company and period, which both have to be chosen', async () => {
  const issuers = [
    { orgId: 1, name: 'Aster B.V.', siteName: 'Aster Netherlands', isGerman: false },
    { orgId: 3, name: 'Aster B.V.', siteName: 'Aster Italy', isGerman: false },
  ]
  const requests = answering({ ...full, 'GET /staff/money/bookkeeping/issuers': issuers })
  await showConsolePage(InvoicesPage, '', admin)
  await userEvent.click(await screen.findByRole('button', { name: 'File for bookkeeping' }))
  const drawer = within(await screen.findByRole('dialog'))
  const [from, until] = [await drawer.findByLabelText('From'), drawer.getByLabelText('Until')]
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Issued by' }), 'Aster B.V. · Aster Italy')
  await userEvent.click(drawer.getByRole('button', { name: 'Download CSV' }))
  expect(drawer.getAllByText('Enter a day')).toHaveLength(2)
  await userEvent.type(from, '2026-11-30')
  await userEvent.type(until, '2026-11-01')
  await userEvent.click(drawer.getByRole('button', { name: 'Download CSV' }))
  expect(drawer.getByText('The last day is before the first one')).toBeVisible()
  expect(requests.some(({ url }) => url.includes('/bookkeeping?'))).toBe(false)
  await userEvent.clear(from)
  await userEvent.type(from, '2026-11-01')
  await userEvent.clear(until)
  await userEvent.type(until, '2026-11-30')
  await userEvent.click(drawer.getByRole('button', { name: 'Download CSV' }))
  const period = { from: '2026-11-01', until: '2026-11-30' }
  await vi.waitFor(() => expect(lastQuery(requests, '/bookkeeping')).toEqual({ ...period, orgId: '3', format: 'csv' }))
})

const german = [{ orgId: 5, name: 'Aster GmbH', siteName: 'Aster Germany', isGerman: true }]
const DATEV = 'GET /staff/money/bookkeeping/datev/5'
const unset = {
  ...{ adviser: 29_098, client: null, chart: null, yearStarts: null, accountLength: null, firstDebtor: null },
  ...{ taxedAccount: null, intraEuAccount: null, exportAccount: null },
}
async function openDatev(answers: object = {}) {
  const requests = answering({ ...full, 'GET /staff/money/bookkeeping/issuers': german, [DATEV]: unset, ...answers })
  await showConsolePage(InvoicesPage, '', admin)
  await userEvent.click(await screen.findByRole('button', { name: 'File for bookkeeping' }))
  const drawer = within(await screen.findByRole('dialog'))
  return { requests, drawer, form: within(await drawer.findByRole('region', { name: 'For DATEV' })) }
}

test('a German company enters what DATEV needs; what is wrong says so, and nothing typed is lost', async () => {
  const write = 'PUT /staff/money/bookkeeping/datev/5'
  const { requests, form } = await openDatev({ [write]: {} })
  expect(await form.findByRole('textbox', { name: 'Adviser number' })).toHaveValue('29098')
  const type = (name: string, value: string) => userEvent.type(form.getByRole('textbox', { name }), value)
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Chart of accounts' }), 'SKR04')
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Start of the fiscal year' }), 'July')
  await type('First customer account', '70000')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  const length = form.getByRole('textbox', { name: 'Digits of a ledger account' })
  expect(length).toHaveAccessibleDescription(/Enter how many digits an account has/)
  await type('Digits of a ledger account', '4')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  const first = form.getByRole('textbox', { name: 'First customer account' })
  expect(first).toHaveAccessibleDescription(/Enter a number of 5 digits that begins with 1 to 6/)
  expect(sentBodies(requests)).toEqual([])
  await userEvent.clear(first)
  await userEvent.type(first, '10000')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  const entered = { chart: '04', yearStarts: 7, accountLength: 4, firstDebtor: 10_000 }
  expect(sentBodies(requests)).toEqual([{ ...unset, ...entered }])
})

test('its file for DATEV is asked for, and a refusal says what is missing', async () => {
  const refused = { refused: 'finance.datev_unset', code: 30_079, status: 200, msg: 'The company number is missing' }
  const { requests, drawer } = await openDatev({ 'GET /staff/money/bookkeeping': refused })
  for (const name of ['From', 'Until']) await userEvent.type(drawer.getByLabelText(name), '2026-11-30')
  await userEvent.click(drawer.getByRole('button', { name: 'Download for DATEV' }))
  const query = { orgId: '5', from: '2026-11-30', until: '2026-11-30', format: 'datev' }
  await vi.waitFor(() => expect(lastQuery(requests, '/bookkeeping')).toEqual(query))
  expect(await drawer.findByRole('alert')).toBeVisible()
  expect(drawer.getByLabelText('From')).toHaveValue('2026-11-30')
})

test('settings that could not be had are asked for again', async () => {
  const { form } = await openDatev({ [DATEV]: { refused: 'server.unavailable', code: 503, status: 503 } })
  expect(await form.findByRole('button', { name: 'Try again' })).toBeVisible()
})

test('the list stands where its sums cannot be read', async () => {
  answering({ ...full, [SUMS]: { refused: 'server.unavailable', code: 503, status: 503 } })
  await showConsolePage(InvoicesPage, '', admin)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByText('IIT26000031')).toBeVisible()
})

test.each([
  ['there are none', '', { rows: [], total: 0 }, 'No invoices yet'],
  ['nothing matches', '?keyword=x', { rows: [], total: 0 }, 'No invoices found'],
  ['it could not be read', '', { refused: 'server.unavailable', code: 503, status: 503 }, ''],
])('the list says that %s', async (_name, search, answer, words) => {
  answering({ ...full, [LIST]: answer })
  await showConsolePage(InvoicesPage, search, admin)
  if (words) expect(await screen.findByText(words)).toBeVisible()
  else expect(await screen.findByRole('alert')).toBeVisible()
})
