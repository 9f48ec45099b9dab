import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { permissions } from '../../../../rules/identity/permissions.ts'
import { answering, buyer } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { Route } from './account.tsx'

const PROFILE = 'GET /clientsystem/account/profile'
const creditStatus = {
  company: 'Voorbeeld B.V.',
  custnum: 'C1',
  vatNumber: 'NL001',
  accountManager: 'Ada',
  termsNetDays: 30,
  creditLimit: 1000,
  openBalance: 250,
  creditBalance: 750,
  overdueDays: 0,
}
const profile = {
  userName: 'noor',
  name: 'Noor',
  email: 'noor@example.com',
  confirmed: true,
  language: 'en',
  preferences: {},
  creditStatus,
}
const place = { address: '203.0.113.5', signedInAt: '2026-11-18T08:00:00Z', lastSeenAt: '2026-11-18T09:00:00Z' }
const here = { ...place, sessionId: 1, browser: 'Firefox', system: 'Linux', countryIso2: 'NL', current: true }
const there = { ...place, sessionId: 2, browser: '', system: '', countryIso2: '', address: '', current: false }
const SESSIONS = 'GET /clientauth/session/list'
const answers = { [PROFILE]: profile, [SESSIONS]: [here, there] }
const open = (session: Parameters<typeof openPage>[2]['session'] = buyer) => openPage(Route, '', { session })
const facts = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

test('how a company stands is shown: its terms, what is open, and that nothing is overdue', async () => {
  answering(answers)
  await open()
  await screen.findByRole('heading', { name: 'Your terms and credit' })
  expect(facts()).toEqual([
    'User name: noor',
    'Company: Voorbeeld B.V.',
    'Customer number: C1',
    'VAT number: NL001',
    'Account manager: Ada',
    'Payment terms: 30 days net',
    'Credit limit: €1,000.00',
    'Open balance: €250.00',
    'Available credit: €750.00',
    'Overdue: Nothing overdue',
  ])
})

test('who pays in advance has no credit, and what is not known is no fact', async () => {
  answering({
    ...answers,
    [PROFILE]: {
      ...profile,
      creditStatus: { ...creditStatus, termsNetDays: 0, overdueDays: 3, vatNumber: '', accountManager: '' },
    },
  })
  await open()
  await screen.findByRole('heading', { name: 'Your terms and credit' })
  expect(facts()).toEqual([
    'User name: noor',
    'Company: Voorbeeld B.V.',
    'Customer number: C1',
    'Payment terms: Payment in advance',
    'Overdue: 3 days',
  ])
})

test('staff have no company, and only who keeps the accounts has a toolbar to set', async () => {
  const requests = answering({ ...answers, [PROFILE]: { ...profile, creditStatus: null } })
  await open()
  expect(await screen.findByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Your terms and credit' })).toBeNull()
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByRole('textbox', { name: 'Addresses of your pages' })).toBeNull()
  expect(requests.filter(({ url }) => url.includes('/toolbar'))).toEqual([])
})

test('who keeps the accounts sets the toolbar of their company', async () => {
  answering({ ...answers, 'GET /clientsystem/toolbar': { key: null, origins: [] } })
  await open({ ...buyer, roles: ['main'], permissions: [...permissions] })
  expect(await screen.findByRole('textbox', { name: 'Addresses of your pages' })).toHaveValue('')
})

test('a profile that cannot be had is asked for again', async () => {
  const changingAnswers: Record<string, object> = {
    ...answers,
    [PROFILE]: { refused: 'server.unavailable', code: 503, status: 503 },
  }
  answering(changingAnswers)
  await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  changingAnswers[PROFILE] = profile
  await userEvent.click(again)
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Noor')
})

test('a place without a browser is an unknown device, and what cannot be ended there is shown', async () => {
  answering({ ...answers, 'DELETE /clientauth/session/2': { refused: 'server.unavailable', code: 503, status: 503 } })
  await open()
  const end = await screen.findByRole('button', { name: 'Sign out there: Unknown device' })
  await userEvent.click(end)
  await vi.waitFor(() => expect(end).toBeEnabled())
  expect(screen.queryByText('Signed out there')).toBeNull()
  expect(end).toBeVisible()
})

test('signing out everywhere asks first, and no means no', async () => {
  const requests = answering({ ...answers, 'DELETE /clientauth/session': {} })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  const question = await screen.findByRole('dialog', { name: 'Sign out everywhere' })
  expect(question).toHaveTextContent('You’ll be signed out on all devices, including this one.')
  const before = requests.length
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(requests).toHaveLength(before)
})
