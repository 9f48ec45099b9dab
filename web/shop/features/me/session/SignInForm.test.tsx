import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answering, show } from '../../../../testing/show.tsx'
import { SignInForm } from './SignInForm.tsx'

const refused = (reason: string) => ({ refused: reason, code: 10_005, fields: ['otp'] })

test('a staff user is asked for the code of their app once the password was right, and types nothing twice', async () => {
  const answers = ['authenticator.code_needed', 'authenticator.code_wrong'].map(refused)
  const requests = answering({
    'GET /clientsystem/account/freedom/isQoAdmin': Object(200),
    'POST /clientauth/oauth/token': async () =>
      answers.shift() ?? { access_token: 'abc', token_type: 'Bearer', expires_in: 1 },
    'GET /clientsystem/account/getInfo': {},
  })
  const onSignedIn = vi.fn()
  await show(<SignInForm onSignedIn={onSignedIn} />, { session: null })
  const otps = () =>
    requests.filter(({ url }) => url.endsWith('/token')).map(({ body }) => new URLSearchParams(body).get('otp'))
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }))

  expect(screen.queryByLabelText('Code')).toBeNull()
  await userEvent.type(screen.getByLabelText('User name'), 'ada')
  await userEvent.type(screen.getByLabelText('Password'), 'secret1word')
  await press()
  const code = await screen.findByLabelText('Code')
  expect(code).toHaveFocus()
  expect(screen.queryByRole('alert')).toBeNull()
  await press()
  expect(screen.getByText('Enter the code')).toBeVisible()
  await userEvent.type(code, '111111')
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong or has already been used')
  expect(code).toHaveValue('')
  expect(screen.getByLabelText('Password')).toHaveValue('secret1word')
  await userEvent.type(code, '222222')
  await press()
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
  expect(otps()).toEqual([null, '111111', '222222'])
})

const ALLOWED = 'GET /clientsystem/account/freedom/isQoAdmin'
const TOKEN = 'POST /clientauth/oauth/token'
const work = { algorithm: 'PBKDF2/SHA-256', nonce: '00', salt: '00', cost: 1, keyLength: 16, keyPrefix: '00' }

test('nothing is sent without a name and a password; the name stays when they are wrong, and nothing said before', async () => {
  const requests = answering({
    [ALLOWED]: Object(200),
    [TOKEN]: { refused: 'session.wrong_credentials', code: 10_001 },
  })
  await show(<SignInForm onSignedIn={() => {}} />, { session: null })
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await press()
  expect(screen.getByLabelText('User name')).toHaveFocus()
  expect(screen.getByLabelText('User name')).toHaveAccessibleDescription('Please enter your user name')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password')
  expect(requests).toEqual([])
  await userEvent.type(screen.getByLabelText('User name'), 'noor')
  await userEvent.type(screen.getByLabelText('Password'), 'wrong1word')
  await press()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByLabelText('User name')).toHaveValue('noor')
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(screen.getByLabelText('Password')).toHaveFocus()
  expect(screen.getByLabelText('Password')).toBeValid()
})

test('once the server asks for a captcha nothing is sent without one, and each try needs another', async () => {
  let pictures = 0
  const requests = answering({
    [ALLOWED]: Object(200),
    [TOKEN]: { refused: 'session.captcha_needed', code: 10_003 },
    'GET /randomcode': async () => ({ uuid: `u${++pictures}`, img: 'data:image/png;base64,AAAA', work }),
  })
  const tokens = () => requests.filter(({ url }) => url.endsWith('/token')).map(({ body }) => new URLSearchParams(body))
  await show(<SignInForm onSignedIn={() => {}} />, { session: null })
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await userEvent.type(screen.getByLabelText('User name'), 'noor')
  await userEvent.type(screen.getByLabelText('Password'), 'secret1word')
  await press()
  // The field is rendered again with its picture.
  await screen.findByRole('img')
  const digits = screen.getByLabelText('Type the digits shown')
  expect(screen.getByLabelText('Password')).toHaveValue('secret1word')
  await press()
  expect(digits).toHaveAccessibleDescription('Please type the digits shown')
  expect(tokens()).toHaveLength(1)
  await userEvent.type(digits, '13579')
  expect(digits).toBeValid()
  await press()
  await waitFor(() => expect(tokens()).toHaveLength(2))
  expect(tokens()[1]?.get('code')).toBe('13579')
  await waitFor(() => expect(screen.getByLabelText('Type the digits shown')).toHaveValue(''))
})
