import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answering, show } from '../../../../testing/show.tsx'
import { admin } from '../../../../testing/staff.ts'
import type { StaffUser } from './queries.ts'
import { StaffUserDetail } from './StaffUserDetail.tsx'

const dirk: StaffUser = {
  accountId: 7,
  userName: 'dirk.desk',
  name: 'Dirk',
  email: 'dirk@example.com',
  language: 'en',
  status: 'active',
  hasAuthenticator: true,
  roles: ['desk'],
  sites: [{ orgId: 5, siteName: 'Deutschland' }],
  invited: false,
  lastSeenAt: null,
}
const sites = [
  { orgId: 5, siteName: 'Deutschland' },
  { orgId: 6, siteName: 'Italia' },
]
const STATUS = 'PUT /staff/colleague/7/status'

async function open(answers = {}, staffUser: Partial<StaffUser> = {}) {
  const requests = answering(answers)
  await show(<StaffUserDetail staffUser={{ ...dirk, ...staffUser }} sites={sites} />, { session: admin })
  return requests
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
const bodies = (sent: ReturnType<typeof answering>) => sent.map(({ body }) => JSON.parse(body || 'null'))

test('a staff user is suspended after a question that says what it does, and no means no', async () => {
  const requests = await open({ [STATUS]: {} })
  await press('Suspend')
  expect(await screen.findByRole('dialog')).toHaveTextContent('Dirk is signed out at once')
  await answer('Cancel')
  expect(requests).toEqual([])
  await press('Suspend')
  await answer('Suspend')
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(bodies(requests)).toEqual([{ status: 'suspended' }])
})

test('who is out is let in again, and is sent no link', async () => {
  const requests = await open({ [STATUS]: {} }, { status: 'suspended' })
  expect(screen.queryByRole('button', { name: /link/ })).toBeNull()
  await press('Reactivate')
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(bodies(requests)).toEqual([{ status: 'active' }])
})

test('a staff user cannot suspend themselves, nor reset their own second step', async () => {
  await open({}, { accountId: admin.user.accountId })
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reset two-step verification' })).toBeNull()
  expect(screen.getByText('On')).toBeVisible()
})

test('a link to a new password is sent; why it was not is shown', async () => {
  await open({ 'POST /staff/colleague/7/link': {} })
  await press('Send a link to choose a password')
  expect(await screen.findByText(/Link sent. Dirk is signed out everywhere/)).toBeVisible()
  await open({ 'POST /staff/colleague/7/link': { refused: 'server.unavailable', code: 503, status: 503 } })
  const links = screen.getAllByRole('button', { name: 'Send a link to choose a password' })
  await userEvent.click(links.at(-1) ?? document.body)
  expect(await screen.findByRole('alert')).toHaveTextContent('not available at the moment')
})

test('who has lost their app is let set up another one', async () => {
  const requests = await open({ 'DELETE /staff/colleague/7/authenticator': {} })
  await press('Reset two-step verification')
  await answer('Reset two-step verification')
  expect(await screen.findByText('Dirk can set it up again')).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('who has no second step has none to reset', async () => {
  await open({}, { hasAuthenticator: false })
  expect(screen.getByText('Not set up')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reset two-step verification' })).toBeNull()
})

test('what they may do and where is changed, but for the user name', async () => {
  const requests = await open({ 'PUT /staff/colleague/7': {} })
  expect(screen.queryByLabelText('User name')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Italia' }))
  await userEvent.clear(screen.getByLabelText('Name'))
  await userEvent.type(screen.getByLabelText('Name'), 'Dirk Beispiel')
  await press('Save')
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(bodies(requests)).toEqual([
    { name: 'Dirk Beispiel', email: 'dirk@example.com', language: 'en', roles: ['desk'], sites: [5, 6] },
  ])
})

test('what the server finds wrong stands at its field, and what was typed stays', async () => {
  await open({ 'PUT /staff/colleague/7': { refused: 'request.invalid', code: 400, status: 400, fields: ['email'] } })
  await userEvent.type(screen.getByLabelText('Name'), ' B.')
  await press('Save')
  await vi.waitFor(() => expect(screen.getByLabelText('E-mail')).toBeInvalid())
  expect(screen.getByLabelText('E-mail')).toHaveFocus()
  expect(screen.getByLabelText('Name')).toHaveValue('Dirk B.')
})
