import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../../testing/show.tsx'
import { admin } from '../../../../testing/staff.ts'
import { ChainState } from './ChainState.tsx'
import { EventList } from './EventList.tsx'
import type { AuditEvent } from './queries.ts'

const event: AuditEvent = {
  position: 3,
  at: '2026-11-18T09:00:00Z',
  action: 'account.changed',
  subject: 'account 17',
  userName: 'manager',
  custnum: 'C10001',
  address: '203.0.113.9',
  before: { role: 'none', name: 'Noor' },
  after: { role: 'main', name: 'Noor' },
}

test('an event says what happened, by whom, and what changed', async () => {
  await show(<EventList events={[event]} />, { session: admin })
  const [, row] = screen.getAllByRole('row')
  expect(row).toHaveTextContent('Account changedaccount 17')
  expect(row).toHaveTextContent('manager203.0.113.9C10001')
  expect(row).toHaveTextContent('rolebeforenone → aftermain')
  expect(row).not.toHaveTextContent('Noor')
})

test('an event without an account, and an unknown action, are shown as they are', async () => {
  const refused = { ...event, action: 'session.refused', userName: null, before: null, after: { reason: 'wrong' } }
  await show(<EventList events={[refused, { ...event, position: 4, action: 'stamp.lost' }]} />, { session: admin })
  const [, first, second] = screen.getAllByRole('row')
  expect(first).toHaveTextContent('Sign-in refused')
  expect(first).toHaveTextContent('Not signed in')
  expect(first).not.toHaveTextContent('before')
  expect(second).toHaveTextContent('stamp.lost')
})

test('an event of a shipment has the number that its papers have', async () => {
  await show(<EventList events={[{ ...event, action: 'shipment.packed', subject: 'shipment 62' }]} />, {
    session: admin,
  })
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('Shipment packedshipment S00000062')
})

test('the state of the chain is shown plainly', async () => {
  const { unmount } = await show(<ChainState chain={{ events: 12, brokenAt: null }} />, { session: admin })
  expect(screen.getByText('The chain is intact: 12 events, nothing changed or missing')).toBeVisible()
  unmount()
  await show(<ChainState chain={{ events: 12, brokenAt: 5 }} />, { session: admin })
  expect(screen.getByRole('alert')).toHaveTextContent('event 5 was changed or is missing')
})
