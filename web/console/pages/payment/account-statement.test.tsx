import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import AccountPage from './account.tsx'

const account = {
  ...{ customerId: 12, custnum: 'C12', company: 'Kantoorshop', currency: 'EUR', today: '2026-11-18' },
  ...{ ageing: [], payments: [] },
}
const show = async (search: string) => {
  const requests = answering({
    'GET /staff/money/customers/12': account,
    'GET /staff/money/open-items': [],
    'GET /staff/money/customers/12/reminders': { stop: null, disputes: [], reminders: [] },
  })
  await showConsolePage(() => <AccountPage id={12} code="12" />, search, admin)
  await screen.findByRole('heading', { name: 'Statement of account' })
  return { requests }
}

test.each([
  ['PDF', 'pdf'],
  ['Excel (XLSX)', 'xlsx'],
])('the statement of a customer is had as %s, of this month', async (name, format) => {
  const { requests } = await show('')
  expect(screen.getByRole('link', { name: 'This month' })).toHaveAttribute('aria-current')
  await userEvent.click(screen.getByRole('button', { name }))
  const asked = `/staff/money/customers/12/statement?from=2026-11-01&to=2026-11-18&format=${format}`
  await vi.waitFor(() => expect(requests.at(-1)?.url).toContain(asked))
})

test('another period, or a single day, is chosen in the address', async () => {
  const { requests } = await show('?from=2026-10-15&to=2026-10-15')
  expect(screen.getByLabelText('From')).toHaveValue('2026-10-15')
  await userEvent.click(screen.getByRole('link', { name: 'Last month' }))
  await vi.waitFor(() => expect(screen.getByLabelText('To')).toHaveValue('2026-10-31'))
  await userEvent.click(screen.getByRole('button', { name: 'PDF' }))
  await vi.waitFor(() => expect(requests.at(-1)?.url).toContain('from=2026-10-01&to=2026-10-31'))
})
