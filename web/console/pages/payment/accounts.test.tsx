import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lastQuery } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import AccountsPage from './accounts.tsx'

const LIST = 'GET /staff/money/customers'
const account = { customerId: 12, custnum: 'C12', company: 'Kantoorshop', currency: 'EUR' }
const listed = { rows: [{ ...account, owed: 121, overdue: 0, unallocated: 0 }], total: 1 }

test('accounts are narrowed to those with a dispute by the address, and shown whole again', async () => {
  const requests = answering({ [LIST]: listed })
  const address = await showConsolePage(AccountsPage, '?only=disputed', admin)
  expect(await screen.findByRole('link', { name: 'Kantoorshop' })).toBeVisible()
  expect(lastQuery(requests, '/money/customers')).toMatchObject({ disputed: 'true' })
  const show = screen.getByRole('combobox', { name: 'Show' })
  expect(show).toHaveDisplayValue('With a dispute')
  await userEvent.selectOptions(show, 'All')
  await vi.waitFor(() => expect(lastQuery(requests, '/money/customers')).not.toHaveProperty('disputed'))
  expect(address()).not.toContain('only')
})
