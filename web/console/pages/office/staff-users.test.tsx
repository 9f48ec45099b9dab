import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Address, address } from '../../../testing/address.tsx'
import { lastQuery, sentBodies } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin, staffUser } from '../../../testing/staff.ts'
import NewStaffUserPage from './new-staff-user.tsx'
import StaffUserPage from './staff-user.tsx'
import StaffUsersPage from './staff-users.tsx'

const LIST = 'GET /staff/colleague/list'
const SITES = 'GET /staff/site/list'
const ADD = 'POST /staff/colleague'
const dirk = { ...staffUser, invited: false }
const sites = [
  { orgId: 5, siteName: 'Deutschland' },
  { orgId: 3, siteName: 'Italia' },
]
const field = (label: string) => screen.getByLabelText(label)
const check = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }))
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add and send the link' }))

test('staff users are found by a word, and each leads to their page', async () => {
  const requests = answering({ [LIST]: { rows: [dirk], total: 1 } })
  await showConsolePage(StaffUsersPage, '?keyword=dirk', admin)
  expect(await screen.findByRole('link', { name: 'Dirk' })).toHaveAttribute('href', '/console/staff-users/7')
  expect(lastQuery(requests, '/colleague/list')).toMatchObject({ keyword: 'dirk' })
  expect(screen.getByRole('link', { name: 'Add staff user' })).toHaveAttribute('href', '/console/staff-users/new')
})

test('where no staff user has the word it says so', async () => {
  answering({ [LIST]: { rows: [], total: 0 } })
  await showConsolePage(StaffUsersPage, '?keyword=nobody', admin)
  expect(await screen.findByText('No staff users found')).toBeVisible()
})

test('their sites are those there are; until they are known, those that they have', async () => {
  answering({ 'GET /staff/colleague/7': dirk, [SITES]: () => new Promise(() => {}) })
  const show = () => showConsolePage(() => <StaffUserPage id={7} code="7" />, '', admin)
  await show()
  expect(await screen.findByRole('checkbox', { name: 'Deutschland' })).toBeChecked()
  expect(screen.queryByRole('checkbox', { name: 'Italia' })).toBeNull()
  answering({ 'GET /staff/colleague/7': dirk, [SITES]: sites })
  await show()
  expect(await screen.findByRole('checkbox', { name: 'Italia' })).not.toBeChecked()
})

test('a staff user who is not there leads back to all', async () => {
  const requests = answering({ [SITES]: sites })
  await showConsolePage(() => <StaffUserPage id={undefined} code="x" />, '', admin)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All staff users' })).toHaveAttribute('href', '/console/staff-users')
  expect(requests.map(({ url }) => url)).toContain('/dev-api/staff/colleague/2147483647')
})

async function openNew(answers: Parameters<typeof answering>[0]) {
  const requests = answering({ [SITES]: sites, ...answers })
  await showConsolePage(
    () => (
      <>
        <NewStaffUserPage />
        <Address />
      </>
    ),
    '',
    admin,
  )
  await userEvent.type(await screen.findByLabelText('Name'), 'Dirk')
  await userEvent.type(field('User name'), 'dirk.desk')
  await userEvent.type(field('E-mail'), 'dirk@example.com')
  return requests
}

test('who is added is sent a link, and their page is next', async () => {
  const requests = await openNew({ [ADD]: { accountId: 8 } })
  await userEvent.selectOptions(field('Language'), 'German')
  await check('Order desk')
  await check('Finance')
  await check('Italia')
  await check('Finance')
  await add()
  expect(await screen.findByText('We’ve sent Dirk a link')).toBeVisible()
  const draft = { userName: 'dirk.desk', name: 'Dirk', email: 'dirk@example.com', language: 'de' }
  expect(sentBodies(requests)).toEqual([{ ...draft, roles: ['desk'], sites: [3] }])
  await vi.waitFor(() => expect(address()).toBe('/console/staff-users/8'))
})

test('a user name that is taken is shown at its field, and the page stays', async () => {
  await openNew({
    [ADD]: { refused: 'user_name.taken', code: 10_210, msg: 'This name is taken', fields: ['userName'] },
  })
  await check('Administrator')
  expect(screen.getByRole('checkbox', { name: 'All sites' })).toBeDisabled()
  await add()
  await vi.waitFor(() => expect(field('User name')).toHaveAccessibleDescription('This name is taken'))
  expect(field('User name')).toHaveFocus()
  expect(address()).toBe('/page')
})

test('without the sites no staff user can be added, and the sites are refetched', async () => {
  const answers: Record<string, object> = { [SITES]: { refused: 'server.failed', code: 500, status: 500 } }
  answering(answers)
  await showConsolePage(NewStaffUserPage, '', admin)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add and send the link' })).toBeNull()
  answers[SITES] = sites
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('checkbox', { name: 'Italia' })).toBeVisible()
})
