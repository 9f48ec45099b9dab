import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lastQuery } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import AuditPage from './audit.tsx'

const LIST = 'GET /staff/audit/list'
const VERIFY = 'GET /staff/audit/verify'
const event = {
  position: 3,
  at: '2026-11-18T09:00:00Z',
  action: 'account.changed',
  subject: 'account 17',
  userName: 'manager',
  custnum: 'C10001',
  address: '203.0.113.9',
  before: null,
  after: null,
}
const listed = { rows: [event], total: 1 }
const none = { rows: [], total: 0 }
const whole = { events: 3, brokenAt: null }

test('events are found by customer, account, subject and action', async () => {
  const requests = answering({ [LIST]: listed, [VERIFY]: whole })
  const address = await showConsolePage(AuditPage, '?custnum=C10001&userName=manager', admin)
  expect(await screen.findByText('account 17')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'User name' })).toHaveValue('manager')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Subject' }), 'account 17{Enter}')
  await vi.waitFor(() => expect(lastQuery(requests, '/audit/list')).toMatchObject({ subject: 'account 17' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Account changed')
  const all = { custnum: 'C10001', userName: 'manager', subject: 'account 17', action: 'account.changed' }
  await vi.waitFor(() => expect(lastQuery(requests, '/audit/list')).toMatchObject(all))
  expect(Object.fromEntries(new URLSearchParams(address()))).toEqual(all)
})

test('the chain is read once, however often the list is narrowed', async () => {
  const requests = answering({ [LIST]: listed, [VERIFY]: whole })
  await showConsolePage(AuditPage, '', admin)
  expect(await screen.findByText('The chain is intact: 3 events, nothing changed or missing')).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Customer number' }), 'C1{Enter}')
  await vi.waitFor(() => expect(lastQuery(requests, '/audit/list')).toMatchObject({ custnum: 'C1' }))
  expect(requests.filter(({ url }) => url.endsWith('/verify'))).toHaveLength(1)
})

test('a broken chain is called out', async () => {
  answering({ [LIST]: listed, [VERIFY]: { events: 3, brokenAt: 2 } })
  await showConsolePage(AuditPage, '', admin)
  expect(await screen.findByRole('alert')).toHaveTextContent('The chain is broken: event 2 was changed or is missing')
})

test('where the chain could not be read the events stand all the same', async () => {
  answering({ [LIST]: listed, [VERIFY]: { refused: 'server.unavailable', code: 503, status: 503 } })
  await showConsolePage(AuditPage, '', admin)
  expect(await screen.findByText('account 17')).toBeVisible()
  expect(screen.queryByText(/The chain is/)).toBeNull()
})

test.each([
  ['', 'No events yet'],
  ['?subject=account 99', 'No events found'],
  ['?action=nothing.known', 'No events yet'],
])('where %j finds no event it says: %s', async (query, expectedText) => {
  const requests = answering({ [LIST]: none, [VERIFY]: whole })
  await showConsolePage(AuditPage, query, admin)
  expect(await screen.findByText(expectedText)).toBeVisible()
  expect(lastQuery(requests, '/audit/list')).not.toHaveProperty('action')
})
