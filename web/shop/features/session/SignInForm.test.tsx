import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answering, show } from '../../../testing/show.tsx'
import { SignInForm } from './SignInForm.tsx'

const refused = (reason: string) => ({ refused: reason, code: 10_005, fields: ['otp'] })

test('a colleague is asked for the code of their app once the password was right, and types nothing twice', async () => {
  const answers = ['authenticator.code_needed', 'authenticator.code_wrong'].map(refused)
  const sent = answering({
    'GET /clientsystem/account/freedom/isQoAdmin': Object(200),
    'POST /clientauth/oauth/token': async () =>
      answers.shift() ?? { access_token: 'abc', token_type: 'Bearer', expires_in: 1 },
    'GET /clientsystem/account/getInfo': {},
  })
  const onSignedIn = vi.fn()
  await show(<SignInForm onSignedIn={onSignedIn} />, { session: null })
  const otps = () =>
    sent.filter(({ url }) => url.endsWith('/token')).map(({ body }) => new URLSearchParams(body).get('otp'))
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
