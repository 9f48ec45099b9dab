import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '../../../../testing/show.tsx'
import { admin, staffUser } from '../../../../testing/staff.ts'
import type { StaffUser } from './queries.ts'
import { StaffUserForm } from './StaffUserForm.tsx'
import { StaffUserList } from './StaffUserList.tsx'

test('the list says what staff users may do, where, and whether they have come yet', async () => {
  const boss: StaffUser = { ...staffUser, accountId: 8, name: 'Ada', roles: ['admin'], sites: [], invited: false }
  await show(<StaffUserList staffUsers={[staffUser, boss, { ...boss, accountId: 9, status: 'suspended' }]} />, {
    session: admin,
  })
  const [, first, second, third] = screen.getAllByRole('row')
  for (const words of ['Order desk', 'Deutschland', 'Never', 'Invited']) expect(first).toHaveTextContent(words)
  for (const words of ['Administrator', 'All sites', 'Active']) expect(second).toHaveTextContent(words)
  expect(third).toHaveTextContent('Suspended')
})

test('nothing is sent without a role and a site; an admin needs no site; a refusal stands beside its field', async () => {
  const onSave = vi.fn()
  const start = { userName: '', name: '', email: '', language: 'en', roles: [], sites: [] }
  const sites = [{ orgId: 5, siteName: 'Deutschland' }]
  await show(
    <StaffUserForm
      isNew
      start={start}
      sites={sites}
      submit="Add"
      saving={{ isPending: false, error: null }}
      onSave={onSave}
    />,
    { session: admin },
  )
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await userEvent.type(screen.getByLabelText('Name'), 'Dirk')
  await userEvent.type(screen.getByLabelText('User name'), 'dirk.desk')
  await userEvent.type(screen.getByLabelText('E-mail'), 'dirk@example.com')
  await add()
  expect(screen.getByText('Choose at least one role')).toBeVisible()
  expect(screen.getByText('Choose at least one site')).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Administrator' }))
  expect(screen.queryByText('Choose at least one site')).toBeNull()
  await add()
  expect(onSave.mock.calls[0]?.[0]).toEqual({
    ...start,
    userName: 'dirk.desk',
    name: 'Dirk',
    email: 'dirk@example.com',
    roles: ['admin'],
  })
})
