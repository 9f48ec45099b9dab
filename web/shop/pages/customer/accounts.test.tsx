import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { account, main } from '../../../testing/account.ts'
import { answering } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import type { Account } from '../../features/customer/account/queries.ts'
import { Route } from './accounts.tsx'

const LIST = 'GET /clientsystem/account'
const open = (query = '') => openPage(Route, query, { session: main })
const type = async (dialog: HTMLElement, label: string, words: string) => {
  const field = within(dialog).getByRole('textbox', { name: label })
  await userEvent.clear(field)
  await userEvent.type(field, words)
}

test('accounts are requested as the address says, and each row shows their role', async () => {
  const suspended: Account = { ...account, accountId: 10, name: 'Rik', status: 'suspended', orderLimit: null }
  const requests = answering({ [LIST]: { rows: [account, suspended], total: 2 } })
  await open('?keyword=voor&role=buyer')
  const row = await screen.findByRole('row', { name: /Vera Voorbeeld/ })
  expect(row).toHaveTextContent('€500.00')
  expect(within(row).getByRole('button', { name: 'Edit: Vera Voorbeeld' })).toBeVisible()
  const other = within(screen.getByRole('row', { name: /Rik/ }))
  expect(other.queryByRole('button', { name: /^Suspend/ })).toBeNull()
  expect(Object.fromEntries(new URL(requests[0]?.url ?? '', 'http://here').searchParams)).toMatchObject({
    keyword: 'voor',
    role: 'buyer',
  })
})

test('a role is chosen out of those that there are, and stays in the address', async () => {
  const requests = answering({ [LIST]: { rows: [], total: 0 } })
  const { history } = await open('?role=king')
  const role = await screen.findByRole('combobox', { name: 'Role' })
  expect(role).toHaveValue('')
  expect(requests[0]?.url).not.toContain('king')
  await userEvent.selectOptions(role, 'buyer')
  await vi.waitFor(() => expect(history.location.search).toBe('?role=buyer'))
})

test('an account is changed beside the list, which shows what became of it', async () => {
  const answers: Record<string, object> = { [LIST]: { rows: [account], total: 1 } }
  const requests = answering(answers)
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Vera Voorbeeld' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit account' })
  await type(dialog, 'Name', 'Vera Anders')
  const changed = { ...account, name: 'Vera Anders' }
  Object.assign(answers, { 'PUT /clientsystem/account/9': changed, [LIST]: { rows: [changed], total: 1 } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save account' }))
  expect(await screen.findByText('Account saved')).toBeVisible()
  expect(await screen.findByRole('row', { name: /Vera Anders/ })).toBeVisible()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests.some(({ body }) => body.includes('Vera Anders'))).toBe(true)
})

test('for a new account the address of its link is shown; refused, the drawer stays with what was typed', async () => {
  const answers: Record<string, object> = {
    [LIST]: { rows: [], total: 0 },
    'POST /clientsystem/account': { refused: 'server.unavailable', code: 503, status: 503 },
  }
  answering(answers)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Add account' }))
  const dialog = await screen.findByRole('dialog', { name: 'New account' })
  await type(dialog, 'User name', 'vera')
  await type(dialog, 'Name', 'Vera')
  await type(dialog, 'E-mail', 'vera@voorbeeld.example')
  const send = () => userEvent.click(within(dialog).getByRole('button', { name: 'Add and send invitation' }))
  await send()
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('not available')
  expect(within(dialog).getByRole('textbox', { name: 'User name' })).toHaveValue('vera')
  answers['POST /clientsystem/account'] = { ...account, invited: true }
  await send()
  expect(await screen.findByText(/^Account created\. We’ve e-mailed vera@voorbeeld\.example a link/)).toBeVisible()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
