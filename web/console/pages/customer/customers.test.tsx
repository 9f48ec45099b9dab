import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { manager } from '../../../testing/staff.ts'
import CustomersPage from './customers.tsx'

const LIST = 'GET /staff/customer/list'
const customer = {
  customerId: 3,
  custnum: 'C3',
  company: 'Esempio',
  siteName: 'Italia',
  vatNumber: 'IT00000000000',
  equalVatCount: 1,
  documentCount: 2,
  registeredAt: '2026-11-02T10:00:00Z',
  status: 'pending',
  tags: ['Key account'],
}

test('customers are narrowed by their state and a word, and each leads to its page', async () => {
  const calls = answering({ [LIST]: { rows: [customer], total: 1 } })
  const address = await showConsolePage(CustomersPage, '?status=pending', manager)
  expect(screen.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'New customer' })).toHaveAttribute('href', '/console/customers/new')
  expect(await screen.findByRole('link', { name: 'Esempio' })).toHaveAttribute('href', '/console/customers/3')
  expect(screen.getByRole('cell', { name: /IT00000000000/ })).toHaveTextContent('Also used by another customer')
  expect(calls[0]?.url).toContain('status=pending')

  await userEvent.type(screen.getByRole('searchbox'), 'esem{Enter}')
  await vi.waitFor(() => expect(address()).toContain('keyword=esem'))
  await vi.waitFor(() => expect(calls.at(-1)?.url).toContain('keyword=esem'))
})

test('customers are narrowed by a tag of the list or of a row, which the address keeps', async () => {
  const calls = answering({
    [LIST]: { rows: [customer], total: 1 },
    'GET /staff/customer/tags': ['Fair', 'Key account'],
  })
  const address = await showConsolePage(CustomersPage, '?tag=Gone&page=2', manager)
  expect(await screen.findByRole('combobox', { name: 'Tag' })).toHaveDisplayValue('Gone')
  expect(calls[0]?.url).toContain('tag=Gone')
  await userEvent.click(await screen.findByRole('link', { name: 'Key account' }))
  await vi.waitFor(() => expect(address()).toBe('?tag=Key+account'))
  await vi.waitFor(() => expect(calls.at(-1)?.url).toContain('tag=Key+account'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'Fair')
  await vi.waitFor(() => expect(calls.at(-1)?.url).toContain('tag=Fair'))
})

test('a list that could not be had says so and is asked for again', async () => {
  const answers: Record<string, object> = { [LIST]: { refused: 'access.denied', code: 403 } }
  answering(answers)
  await showConsolePage(CustomersPage, '', manager)
  expect(await screen.findByRole('alert')).toBeVisible()
  answers[LIST] = { rows: [], total: 0 }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No customers yet')).toBeVisible()
})
