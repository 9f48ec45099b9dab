import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '../../../../api/session/session.ts'
import { forgetToken, keepToken } from '../../../../api/session/token.ts'
import { Address, address } from '../../../../testing/address.tsx'
import { sentBodies } from '../../../../testing/sent.ts'
import { answering } from '../../../../testing/show.tsx'
import { showConsolePage } from '../../../../testing/show-page.tsx'
import { admin } from '../../../../testing/staff.ts'
import { OwnAuthenticator } from './OwnAuthenticator.tsx'

beforeEach(() => keepToken('of-ada', 60))
afterEach(forgetToken)

const path = '/clientauth/authenticator'
const INFO = 'GET /clientsystem/account/getInfo'
const none = { required: true, confirmedAt: null, recoveryCodes: 0 }
const inUse = { required: false, confirmedAt: '2026-11-20T08:00:00.000Z', recoveryCodes: 9 }
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const recoveryCodes = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF']
const confined: Session = { ...admin, user: { ...admin.user, lacksAuthenticator: true }, permissions: [] }
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function open(answers: Parameters<typeof answering>[0], session: Session = admin) {
  const requests = answering({ [INFO]: admin, ...answers })
  await showConsolePage(
    () => (
      <>
        <OwnAuthenticator />
        <Address />
      </>
    ),
    '',
    session,
  )
  return requests
}

async function setUp(session: Session) {
  await open(
    {
      [`GET ${path}`]: none,
      [`POST ${path}`]: { secret, uri: `otpauth://totp/Aster:ada?secret=${secret}` },
      [`PUT ${path}`]: { recoveryCodes },
    },
    session,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }))
  await userEvent.type(await screen.findByLabelText('Code'), '123456')
  await press('Confirm')
  await screen.findByText('AAAA-BBBB-CCCC')
}

test('to who had to set it up the console opens once the codes are kept, not before', async () => {
  await setUp(confined)
  expect(screen.queryByText('This shop requires it. Set it up to continue.')).toBeNull()
  expect(address()).toBe('/page')
  await press('I have saved them')
  await vi.waitFor(() => expect(address()).toBe('/console'))
})

test('who set it up of their own accord stays on the page', async () => {
  await setUp(admin)
  await press('I have saved them')
  await vi.waitFor(() => expect(screen.queryByText('AAAA-BBBB-CCCC')).toBeNull())
  expect(address()).toBe('/page')
})

test('the codes are copied and downloaded a line each', async () => {
  const user = userEvent.setup()
  await setUp(admin)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('AAAA-BBBB-CCCC\nDDDD-EEEE-FFFF')
  const file = screen.getByRole('link', { name: 'Download' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(file.split(',')[1] ?? '')).toBe('AAAA-BBBB-CCCC\nDDDD-EEEE-FFFF\n')
})

test('a secret that could not be had is asked for again', async () => {
  await open({ [`GET ${path}`]: none, [`POST ${path}`]: { refused: 'server.unavailable', code: 503, status: 503 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('not available at the moment')
  expect(screen.getByRole('button', { name: 'Set up' })).toBeEnabled()
})

test('removing the app is confirmed, and another can be set up at once', async () => {
  const answers: Record<string, object> = { [`GET ${path}`]: inUse }
  const requests = await open({
    [`GET ${path}`]: async () => answers[`GET ${path}`] ?? none,
    [`POST ${path}/removal`]: async () => {
      answers[`GET ${path}`] = none
      return {}
    },
  })
  expect(await screen.findByText('On')).toBeVisible()
  expect(screen.queryByText(/Only a few recovery codes are left/)).toBeNull()
  await press('Remove the app')
  expect(screen.getByText('Enter the code')).toBeVisible()
  await userEvent.type(screen.getAllByLabelText('Code')[1] ?? document.body, '123456')
  await press('Remove the app')
  expect(await screen.findByText('The app has been removed')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible()
  expect(sentBodies(requests)).toEqual([{ code: '123456' }])
  expect(requests.map(({ url }) => url)).toContain('/dev-api/clientsystem/account/getInfo')
})

test('a code that was refused is gone from its field: none is taken twice', async () => {
  await open({
    [`GET ${path}`]: inUse,
    [`POST ${path}/codes`]: { refused: 'authenticator.code_wrong', code: 10_006, fields: ['code'] },
  })
  const [field = document.body] = await screen.findAllByLabelText('Code')
  await userEvent.type(field, '000000')
  await press('New recovery codes')
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong or has already been used')
  expect(field).toHaveValue('')
})
