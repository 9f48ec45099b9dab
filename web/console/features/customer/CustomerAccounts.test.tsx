import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { readCookie } from '../../../api/cookie.ts'
import { keepToken, readToken } from '../../../api/session/token.ts'
import { sentBodies } from '../../../testing/sent.ts'
import { answering, show } from '../../../testing/show.tsx'
import { manager } from '../../../testing/staff.ts'
import { CustomerAccounts } from './CustomerAccounts.tsx'
import type { Customer } from './queries.ts'

const noor = {
  accountId: 5,
  userName: 'nl.main',
  name: 'Noor',
  email: 'noor@example.com',
  role: 'main',
  language: 'en',
  invited: false,
  status: 'active' as const,
  lastSeenAt: '2026-11-18T09:00:00Z',
}
const OF = '/staff/customer/3/account/5'
const here = location
let assign: Mock

beforeEach(() => {
  keepToken('of-manager', 60)
  assign = vi.fn()
  vi.stubGlobal('location', { ...here, assign, protocol: 'http:' })
})

afterEach(() => {
  vi.stubGlobal('location', here)
})

async function open(
  answers: Parameters<typeof answering>[0],
  accounts: Partial<typeof noor>[] = [{}],
  status = 'active',
) {
  const requests = answering(answers)
  const people = accounts.map((account, at) => ({ ...noor, accountId: noor.accountId + at, ...account }))
  await show(<CustomerAccounts customer={{ customerId: 3, status, people } as unknown as Customer} />, {
    session: manager,
  })
  return requests
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('accounts are listed with role, last sign-in and status', async () => {
  await open({}, [
    {},
    { name: 'Otto', role: 'salesrep', invited: true, lastSeenAt: '' },
    { name: 'Ute', role: 'manager', status: 'suspended' as never },
  ])
  const [, first, second, third] = screen.getAllByRole('row')
  for (const words of ['nl.main · noor@example.com', 'Main account', '18 Nov 2026, 10:00', 'Active']) {
    expect(first).toHaveTextContent(words)
  }
  for (const words of ['Sales rep', 'Never', 'Invited']) expect(second).toHaveTextContent(words)
  for (const words of ['Waiting for approval', 'Suspended']) expect(third).toHaveTextContent(words)
  const buttons = within(third ?? document.body).getAllByRole('button')
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Reactivate Ute'])
})

test('the shop opens as an account with its token, and the way back is kept; what was typed is not', async () => {
  sessionStorage.setItem('new-customer', '{}')
  await open({ [`POST ${OF}/impersonation`]: { access_token: 'of-noor', expires_in: 7200 } })
  await press('Open the shop as Noor')
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/index'))
  expect(readToken()).toBe('of-noor')
  expect(readCookie('impersonator_token')).toBe('of-manager')
  expect(sessionStorage).toHaveLength(0)
})

test('a refusal to open the shop is shown beside the account, and the staff user keeps their own session', async () => {
  await open({ [`POST ${OF}/impersonation`]: { refused: 'account.suspended', code: 10_212 } })
  await press('Open the shop as Noor')
  expect(await screen.findByRole('alert')).toHaveTextContent('This account is suspended')
  expect(assign).not.toHaveBeenCalled()
  expect(readToken()).toBe('of-manager')
})

test('the shop is not opened for an account whose customer is suspended', async () => {
  await open({}, [{}], 'suspended')
  expect(screen.queryByRole('button', { name: 'Open the shop as Noor' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Send a link to Noor' })).toBeEnabled()
})

test('a suspension that is not confirmed changes nothing; resuming needs no confirmation', async () => {
  const requests = await open({ [`PUT ${OF}/status`]: {}, 'PUT /staff/customer/3/account/6/status': {} }, [
    {},
    { name: 'Ute', status: 'suspended' as never },
  ])
  await press('Suspend Noor')
  const question = within(await screen.findByRole('dialog', { name: 'Suspend Noor' }))
  expect(question.getByText(/Noor is signed out at once/)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(requests).toEqual([])
  await press('Reactivate Ute')
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(sentBodies(requests)).toEqual([{ status: 'active' }])
})

test('while we’ve sent a link it cannot be sent again', async () => {
  let answer = () => {}
  await open({ [`POST ${OF}/link`]: () => new Promise((resolve) => (answer = () => resolve({}))) })
  await press('Send a link to Noor')
  expect(screen.getByRole('button', { name: 'Send a link to Noor' })).toBeDisabled()
  answer()
  expect(await screen.findByText('We’ve sent Noor a link to choose a password')).toBeVisible()
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Send a link to Noor' })).toBeEnabled())
})
