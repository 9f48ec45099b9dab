import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import type { EInvoice } from '../../features/invoice/e-invoice/queries.ts'
import EInvoicesPage from './e-invoices.tsx'

const LIST = 'GET /staff/einvoice/list'
const row: EInvoice = {
  itemId: 7,
  kind: 'invoice',
  number: 'IIT26000007',
  issuedOn: '2026-11-18',
  orderId: 5,
  orderno: 'OIT000005',
  company: 'Esempio S.r.l.',
  seller: 'Aster Esempio S.r.l.',
  status: 'written',
  fault: '',
  fileName: 'IT00000030155_00007.xml',
  exchangeNumber: '',
  changedAt: '2026-11-18T09:00:00Z',
  deadline: { day: '2026-11-30', daysLeft: 8 },
}
const makeList = (...rows: EInvoice[]) => ({ rows, total: rows.length })
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Open IIT26000007' }))
  return within(await screen.findByRole('dialog'))
}

test('a written one is marked as sent with the number of the exchange system, which it does not go without', async () => {
  const requests = answering({ [LIST]: makeList(row), 'PUT /staff/einvoice/7': { status: 'sent' } })
  await showConsolePage(EInvoicesPage, '', admin)
  const drawer = await open()
  expect(drawer.getByRole('button', { name: 'Download XML' })).toBeVisible()
  expect(drawer.queryByRole('button', { name: 'Write again' })).toBeNull()
  await userEvent.click(drawer.getByRole('button', { name: 'Mark as sent' }))
  expect(drawer.getByText('Enter the number that the exchange system gave.')).toBeVisible()
  await userEvent.type(drawer.getByRole('textbox', { name: 'Number of the exchange system' }), '4711')
  await userEvent.click(drawer.getByRole('button', { name: 'Mark as sent' }))
  const sent = JSON.parse(requests.findLast(({ body }) => body)?.body ?? '{}')
  expect(sent).toEqual({ status: 'sent', exchangeNumber: '4711', reason: '' })
})

test('one that cannot be written says why, has no file, and can be written again', async () => {
  const failed: EInvoice = { ...row, status: 'failed', fault: 'No nature of a supply', fileName: null }
  const requests = answering({ [LIST]: makeList(failed), 'PUT /staff/einvoice/7': { status: 'waiting' } })
  await showConsolePage(EInvoicesPage, '', admin)
  expect(await screen.findByText('No nature of a supply')).toBeVisible()
  const drawer = await open()
  expect(drawer.queryByRole('button', { name: 'Download XML' })).toBeNull()
  await userEvent.click(drawer.getByRole('button', { name: 'Write again' }))
  const sent = JSON.parse(requests.findLast(({ body }) => body)?.body ?? '{}')
  expect(sent).toMatchObject({ status: 'waiting' })
})

test('the last day is shown, and from the day before how little is left; what was sent has none', async () => {
  const due = (itemId: number, daysLeft: number): EInvoice => ({
    ...row,
    itemId,
    number: `IIT2600000${itemId}`,
    deadline: { day: '2026-11-30', daysLeft },
  })
  const sent: EInvoice = { ...due(5, 0), status: 'sent', exchangeNumber: '1', deadline: null }
  answering({ [LIST]: makeList(due(1, 2), due(2, 1), due(3, 0), due(4, -1), sent) })
  await showConsolePage(EInvoicesPage, '?status=open', admin)
  const rows = await screen.findAllByRole('row', { name: /IIT26/ })
  expect(rows.map((one) => /30 Nov 2026(tomorrow|today|too late)?/.exec(one.textContent)?.[0])).toEqual([
    '30 Nov 2026',
    '30 Nov 2026tomorrow',
    '30 Nov 2026today',
    '30 Nov 2026too late',
    undefined,
  ])
})

afterEach(() => void vi.useRealTimers())

test('the day of a refusal is that of the issuer’s clock, until another is typed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T23:30:00Z') })
  const requests = answering({ [LIST]: makeList(row), 'PUT /staff/einvoice/7': { status: 'refused' } })
  await showConsolePage(EInvoicesPage, '', admin)
  const drawer = await open()
  expect(drawer.getByLabelText('Day of the notice')).toHaveValue('2026-11-20')
  await userEvent.type(drawer.getByRole('textbox', { name: 'Reason' }), '00305')
  await userEvent.click(drawer.getByRole('button', { name: 'Mark as refused' }))
  const sent = JSON.parse(requests.findLast(({ body }) => body)?.body ?? '{}')
  expect(sent).toEqual({ status: 'refused', exchangeNumber: '', reason: '00305', refusedOn: '2026-11-20' })
})

test('a refusal is noted with its reason and the day of its notice, which is none before its invoice', async () => {
  const requests = answering({ [LIST]: makeList(row), 'PUT /staff/einvoice/7': { status: 'refused' } })
  await showConsolePage(EInvoicesPage, '', admin)
  const drawer = await open()
  const refuse = () => userEvent.click(drawer.getByRole('button', { name: 'Mark as refused' }))
  await userEvent.clear(drawer.getByLabelText('Day of the notice'))
  await refuse()
  expect(drawer.getByLabelText('Day of the notice')).toHaveAccessibleDescription(/Enter the day/)
  await userEvent.type(drawer.getByLabelText('Day of the notice'), '2026-11-17')
  await userEvent.type(drawer.getByRole('textbox', { name: 'Reason' }), '00305')
  await refuse()
  expect(requests.some(({ body }) => body)).toBe(false)
  await userEvent.clear(drawer.getByLabelText('Day of the notice'))
  await userEvent.type(drawer.getByLabelText('Day of the notice'), '2026-11-19')
  await refuse()
  const sent = JSON.parse(requests.findLast(({ body }) => body)?.body ?? '{}')
  expect(sent).toEqual({ status: 'refused', exchangeNumber: '', reason: '00305', refusedOn: '2026-11-19' })
})

test('the order of a site that the staff user cannot access is named, and not linked', async () => {
  answering({ [LIST]: makeList({ ...row, orderId: null }) })
  await showConsolePage(EInvoicesPage, '', admin)
  const drawer = await open()
  expect(drawer.getByText('Order OIT000005')).toBeVisible()
  expect(drawer.queryByRole('link')).toBeNull()
})

test('a shop without any says when they appear', async () => {
  answering({ [LIST]: makeList() })
  await showConsolePage(EInvoicesPage, '', admin)
  expect(await screen.findByText('No e-invoices yet')).toBeVisible()
})
