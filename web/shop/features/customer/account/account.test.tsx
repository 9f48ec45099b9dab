import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { account, main } from '../../../../testing/account.ts'
import { answering, show } from '../../../../testing/show.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountList } from './AccountList.tsx'
import type { Account } from './queries.ts'

const lastBody = (sent: ReturnType<typeof answering>) => JSON.parse(sent.at(-1)?.body ?? '{}')

test('an account is added with a role and a limit; mistakes stand beside their fields', async () => {
  const requests = answering({ 'POST /clientsystem/account': account })
  const onSaved = vi.fn()
  await show(<AccountForm onSaved={onSaved} />, { session: main })
  const submit = screen.getByRole('button', { name: 'Add and send invitation' })
  await userEvent.type(screen.getByRole('textbox', { name: 'User name' }), 'vé')
  await userEvent.type(screen.getByRole('textbox', { name: /^Limit per order/ }), '12,345')
  await userEvent.click(submit)
  expect(requests).toEqual([])
  expect(screen.getByRole('textbox', { name: 'User name' })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'User name' })).toHaveAccessibleDescription(/^Only the letters a to z/)
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('Enter an e-mail address')
  expect(screen.getByRole('textbox', { name: /^Limit per order/ })).toHaveAccessibleDescription(/two decimals/)

  for (const [name, typed] of [
    ['User name', 'vera'],
    ['Name', 'Vera Voorbeeld'],
    ['E-mail', 'vera@voorbeeld.example'],
    [/^Limit per order/, '500,50'],
  ] as const) {
    const field = screen.getByRole('textbox', { name })
    await userEvent.clear(field)
    await userEvent.type(field, typed)
  }
  await userEvent.click(submit)
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(lastBody(requests)).toMatchObject({ userName: 'vera', role: 'buyer', orderLimit: 500.5, monthLimit: null })
})

test('a password and the status can be given; without a password a link is sent', async () => {
  const requests = answering({ 'POST /clientsystem/account': account })
  await show(<AccountForm onSaved={() => {}} />, { session: main })
  for (const [name, typed] of [
    ['User name', 'vera'],
    ['Name', 'Vera Voorbeeld'],
    ['E-mail', 'vera@voorbeeld.example'],
  ] as const)
    await userEvent.type(screen.getByRole('textbox', { name }), typed)
  await userEvent.type(screen.getByLabelText('Password'), 'short')
  await userEvent.click(screen.getByRole('button', { name: 'Save account' }))
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/At least 8 characters/)
  await userEvent.type(screen.getByLabelText('Password'), '4them')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Suspended')
  await userEvent.click(screen.getByRole('button', { name: 'Save account' }))
  await vi.waitFor(() => expect(lastBody(requests)).toMatchObject({ password: 'short4them', status: 'suspended' }))
  await userEvent.clear(screen.getByLabelText('Password'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active')
  await userEvent.click(screen.getByRole('button', { name: 'Add and send invitation' }))
  await vi.waitFor(() => expect(lastBody(requests)).not.toHaveProperty('password'))
})

test('limits are there for the roles that have them; what is taken is shown and what was typed stays', async () => {
  const requests = answering({
    'PUT /clientsystem/account/9': { refused: 'email.occupied', code: 10_131, fields: ['email'] },
  })
  await show(<AccountForm account={account} onSaved={() => {}} />, { session: main })
  expect(screen.queryByRole('textbox', { name: 'User name' })).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'salesrep')
  expect(screen.queryByRole('textbox', { name: /^Limit/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save account' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Email address is occupied')
  expect(lastBody(requests)).toMatchObject({ role: 'salesrep', orderLimit: null })
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('vera@voorbeeld.example')
})

test('who may do less grants no more', async () => {
  answering({})
  await show(<AccountForm onSaved={() => {}} />, {
    session: { ...main, permissions: ['cust:favorites', 'cust:myquickorder'] },
  })
  const roles = within(screen.getByRole('combobox', { name: 'Role' })).getAllByRole('option')
  expect(roles.map(({ textContent }) => textContent)).toEqual(['Requester'])
})

test('an account is suspended and sent a link after a question; none does so to itself', async () => {
  const requests = answering({
    'PUT /clientsystem/account/9/status': account,
    'PUT /clientsystem/account/9/resetPwd': { minutes: 30 },
  })
  const own: Account = { ...account, accountId: 8, name: 'Me', self: true, role: 'main', orderLimit: null }
  await show(<AccountList accounts={[account, own]} onEdit={() => {}} />, { session: main })
  expect(screen.getByText('€500.00 per order')).toBeVisible()
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Edit: Vera Voorbeeld',
    'Reset password: Vera Voorbeeld',
    'Suspend: Vera Voorbeeld',
    'Edit: Me',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Suspend: Vera Voorbeeld' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Suspend' }))
  await vi.waitFor(() => expect(lastBody(requests)).toEqual({ status: 'suspended' }))
  await userEvent.click(screen.getByRole('button', { name: 'Reset password: Vera Voorbeeld' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send link' }))
  expect(await screen.findByText('We’ve sent the link to vera@voorbeeld.example')).toBeVisible()
})
