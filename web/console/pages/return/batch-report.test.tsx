import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lastQuery, sentBodies } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin, manager } from '../../../testing/staff.ts'
import BatchReportPage from './batch-report.tsx'

const REPORT = 'GET /staff/returns/report'
const NOTES = 'GET /staff/returns/batch-notes'
const SITES = 'GET /staff/order/sites'
const row = {
  number: 'TN-2420C',
  batchNumber: 'LOT-7',
  reason: 'leaking',
  returns: 2,
  files: 3,
  customers: 1,
  pieces: 12,
  refused: 0,
  asClaimed: 4,
  notAsClaimed: 1,
}
const other = { ...row, batchNumber: 'LOT-8', reason: 'noise', pieces: 5, asClaimed: 0, notAsClaimed: 0, files: 0 }
const report = (...rows: (typeof row)[]) => ({
  rows,
  total: rows.length,
  reasons: [{ reason: 'leaking', pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0) }],
})
const open = (query = '', session = manager) => showConsolePage(BatchReportPage, query, session)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('each batch leads to its returns with their pictures, and pieces are added up by reason', async () => {
  const reasons = [
    { reason: 'noise', pieces: 14 },
    { reason: 'leaking', pieces: 12 },
  ]
  const nine = { ...other, batchNumber: 'LOT-9', pieces: 9 }
  answering({ [REPORT]: { ...report(row, other, nine), reasons }, [SITES]: [] })
  await open()
  const bars = within(await screen.findByRole('table', { name: 'Pieces by reason' }))
  expect(screen.queryByText(/with the most pieces are shown/)).toBeNull()
  expect(bars.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Noise14',
    'Leaking12',
    'All pieces26',
  ])
  const [link] = screen.getAllByRole('link', { name: '2 returns' })
  expect(link).toHaveAttribute('href', '/console/returns?keyword=TN-2420C&batch=LOT-7')
  expect(screen.getByText('1 customer · 3 pictures and reports')).toBeVisible()
  expect(screen.getByText('4 as claimed · 1 not as claimed')).toBeVisible()
  expect(screen.getAllByText('not inspected yet')).toHaveLength(2)
})

test('the report is narrowed by days, site and a number, and its sums are of all pages', async () => {
  const rows = Array.from({ length: 25 }, (_, at) => ({ ...row, batchNumber: `LOT-${at}`, pieces: 2 }))
  const requests = answering({ [REPORT]: report(...rows), [SITES]: [{ orgId: 5, siteName: 'Deutschland' }] })
  const address = await open('?from=2026-11-01&size=20')
  expect(await screen.findByText('50', { selector: 'tfoot td' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: '2 returns' })).toHaveLength(20)
  await userEvent.selectOptions(screen.getByLabelText('Site'), 'Deutschland')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Product or batch number' }), 'lot{Enter}')
  await vi.waitFor(() => expect(address()).toContain('keyword=lot'))
  expect(lastQuery(requests, '/report')).toEqual({ from: '2026-11-01', orgId: '5', keyword: 'lot' })
})

test('where there are more rows than are shown the page says so, and the sums are of all', async () => {
  answering({ [REPORT]: { rows: [row], total: 1200, reasons: [{ reason: 'leaking', pieces: 4000 }] }, [SITES]: [] })
  await open()
  const words = 'The 1 with the most pieces are shown. The sums are those of all 1,200.'
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByText('4,000', { selector: 'tfoot td' })).toBeVisible()
})

test('a note on a batch begins with the saved one', async () => {
  const savedNote = { ...row, noteId: 7, note: 'Seals leak', autoApprove: false, at: '2026-11-18T09:00:00Z', by: 'Ada' }
  const requests = answering({
    [REPORT]: report({ ...row, reason: 'noise' }, row),
    [SITES]: [],
    [NOTES]: [{ ...savedNote, noteId: 8, reason: null, note: 'Of any' }, savedNote],
    'PUT /staff/returns/batch-notes': savedNote,
  })
  await open()
  await screen.findAllByText('LOT-7')
  const writes = screen.getAllByRole('button', { name: /^Write a note/ })
  expect(writes.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Write a note: TN-2420C, batch LOT-7, Noise',
    'Write a note: TN-2420C, batch LOT-7, Leaking',
  ])
  await press('Write a note: TN-2420C, batch LOT-7, Leaking')
  expect(await screen.findByLabelText('Note')).toHaveValue('Seals leak')
  await userEvent.type(screen.getByLabelText('Note'), ' badly')
  await press('Save note')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentBodies(requests)).toEqual([
    {
      number: 'TN-2420C',
      batchNumber: 'LOT-7',
      reason: 'leaking',
      note: 'Seals leak badly',
      autoApprove: false,
      replaces: savedNote.at,
    },
  ])
})

test('where nothing was at fault yet the page says so', async () => {
  answering({ [REPORT]: report(), [SITES]: [] })
  await open()
  expect(await screen.findByText('No faulty goods yet')).toBeVisible()
})

test('days without faults lead back to all', async () => {
  answering({ [REPORT]: report(), [SITES]: [] })
  await open('?from=2026-11-01')
  expect(await screen.findByText('No faulty goods found')).toBeVisible()
})

test('a report that could not be had is asked for again; who only reads it writes no notes', async () => {
  const answers: Record<string, object> = {
    [REPORT]: { refused: 'server.unavailable', code: 503, status: 503 },
    [SITES]: [],
  }
  answering(answers)
  await open('', { ...admin, roles: ['finance'], permissions: ['staff:orders'] })
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is not available at the moment')
  answers[REPORT] = report(row)
  await press('Try again')
  expect(await screen.findByText('LOT-7')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Write a note/ })).toBeNull()
})
