import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lastQuery } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { manager } from '../../../testing/staff.ts'
import ReturnsPage from './returns.tsx'

const LIST = 'GET /staff/returns'
const SITES = 'GET /staff/order/sites'
const row = {
  returnId: 7,
  rmaNumber: 'RNL000007',
  status: 'submitted',
  type: 'quality',
  createdAt: '2026-11-13T09:00:00Z',
  submittedAt: '2026-11-13T09:00:00Z',
  customerId: 3,
  company: 'Inkt & Zo',
  custnum: 'C-3',
  siteName: 'Netherlands',
  ordernos: ['ENL1', 'ENL2'],
  pieces: 4,
  lines: 2,
  isOpened: false,
  waits: true,
  waitsSince: '2026-11-13T09:00:00Z',
  workingDays: 3,
  decidesBy: '2026-11-18',
}
const open = (query = '') => showConsolePage(ReturnsPage, query, manager)

test('what waits says for how long and by when it is decided, what does not when it last moved', async () => {
  const ended = { ...row, returnId: 8, rmaNumber: 'RNL000008', status: 'completed', waits: false, decidesBy: null }
  answering({ [SITES]: [], [LIST]: { rows: [row, ended], total: 2 } })
  await open()
  expect(await screen.findByRole('link', { name: 'RNL000007' })).toHaveAttribute('href', '/console/returns/7')
  const rows = screen.getAllByRole('row')
  expect(rows[1]).toHaveTextContent('3 working daysDecide by 18 Nov 2026')
  expect(rows[2]).toHaveTextContent('13 Nov 2026, 10:00')
})

test('the list is narrowed by what is waited for and by a batch, and leads to what is known of batches', async () => {
  const requests = answering({ [SITES]: [], [LIST]: { rows: [row], total: 1 } })
  const address = await open('?show=inspection&batch=LOT-7')
  await screen.findByText('RNL000007')
  expect(lastQuery(requests, '/returns')).toMatchObject({ waitsFor: 'inspection', batchNumber: 'LOT-7' })
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Waiting for us')
  await vi.waitFor(() => expect(lastQuery(requests, '/returns')).toMatchObject({ waits: 'true' }))
  expect(lastQuery(requests, '/returns')).not.toHaveProperty('waitsFor')
  expect(address()).toBe('?show=waits&batch=LOT-7')
  expect(screen.getByRole('link', { name: 'Faults by batch' })).toHaveAttribute('href', '/console/returns/report')
})

test('the list is narrowed to the customers of a site', async () => {
  const requests = answering({ [LIST]: { rows: [row], total: 1 }, [SITES]: [{ orgId: 5, siteName: 'Deutschland' }] })
  const address = await open('?batch=LOT-7')
  await screen.findByText('RNL000007')
  await screen.findByRole('option', { name: 'Deutschland' })
  await userEvent.selectOptions(screen.getByLabelText('Site'), 'Deutschland')
  await vi.waitFor(() => expect(lastQuery(requests, '/returns')).toMatchObject({ orgId: '5', batchNumber: 'LOT-7' }))
  expect(address()).toBe('?batch=LOT-7&orgId=5')
})

test('without returns the page says when there will be some, and with a filter what to change', async () => {
  answering({ [SITES]: [], [LIST]: { rows: [], total: 0 } })
  await open()
  expect(await screen.findByText('No returns yet')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Refused')
  expect(await screen.findByText('No returns found')).toBeVisible()
})

test('returns that could not be had are asked for again', async () => {
  const answers: Record<string, object> = {
    [SITES]: [],
    [LIST]: { refused: 'server.unavailable', code: 503, status: 503 },
  }
  answering(answers)
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is not available at the moment')
  answers[LIST] = { rows: [row], total: 1 }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('RNL000007')).toBeVisible()
})
