import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { EmailForm } from './EmailForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { Sessions } from './Sessions.tsx'

const sentTo = (calls: ReturnType<typeof answering>, path: string) => calls.filter(({ url }) => url.includes(path))
const codeAnswer = { minutes: 20, seconds: 60 }
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

async function fillPasswords(next: string, again = next) {
  await type('Current password', 'Old2password')
  await type('New password', next)
  await type('Repeat new password', again)
  await type('Code from the e-mail', '123456')
}
const change = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }))

test('a password is changed with the old one and the mailed code', async () => {
  const calls = answering({
    'POST /clientsystem/account/sendPwdCode': codeAnswer,
    'PUT /clientsystem/account/updatePwd': {},
  })
  await show(<PasswordForm email="noor@example.com" userName="noor" />, { session: buyer })
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByText(/sent a code to noor@example.com/)
  expect(screen.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled()

  await fillPasswords('Another3horse')
  await change()
  await screen.findByText(/Your password was changed/)
  expect(JSON.parse(sentTo(calls, 'updatePwd')[0]?.body ?? '')).toEqual({
    oldPassword: 'Old2password',
    newPassword: 'Another3horse',
    emailVerificationCode: '123456',
  })
  expect(screen.getByLabelText('New password')).toHaveValue('')
})

test.each([
  ['short1', 'short1', 'At least'],
  ['onlyletters', 'onlyletters', 'number'],
  ['Another3horse', 'Another3house', 'The two passwords do not match'],
])('nothing is sent for %s and %s', async (next, again, expectedText) => {
  const calls = answering({})
  await show(<PasswordForm email="noor@example.com" userName="noor" />, { session: buyer })
  await fillPasswords(next, again)
  await change()
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'))
  expect(document.body).toHaveTextContent(expectedText)
  expect(sentTo(calls, 'updatePwd')).toEqual([])
})

test('a refusal is shown and keeps what was typed; a code is asked for again only after its time', async () => {
  answering({
    'POST /clientsystem/account/sendPwdCode': {
      refused: 'verification.wait',
      code: 429,
      status: 429,
      details: { seconds: 41 },
    },
    'PUT /clientsystem/account/updatePwd': {
      refused: 'profile.old_password_wrong',
      code: 10_004,
      fields: ['oldPassword'],
    },
  })
  await show(<PasswordForm email="noor@example.com" userName="noor" />, { session: buyer })
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByText(/A code was sent a moment ago/)
  expect(screen.getByRole('button', { name: 'Resend in 41 s' })).toBeDisabled()
  await fillPasswords('Another3horse')
  await change()
  expect(await screen.findByRole('alert')).toHaveTextContent('The old password is wrong')
  expect(screen.getByLabelText('New password')).toHaveValue('Another3horse')
})

test('another address needs to be one before a code can be asked for', async () => {
  const calls = answering({
    'GET /clientsystem/system/sendBindEmailRequest': codeAnswer,
    'PUT /clientsystem/account/changeEmail': {},
  })
  await show(<EmailForm email="noor@example.com" />, { session: buyer })
  const send = screen.getByRole('button', { name: 'Send code' })
  await type('New e-mail address', 'noor@')
  expect(send).toBeDisabled()
  expect(document.body).not.toHaveTextContent('Invalid Email Format')
  await userEvent.tab()
  expect(document.body).toHaveTextContent('Invalid Email Format')
  await type('New e-mail address', 'new.example')
  await userEvent.click(send)
  await screen.findByText(/sent a code to noor@new.example/)
  await type('Code from the e-mail', '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Change address' }))
  await screen.findByText('We’ll write to noor@new.example from now on')
  expect(sentTo(calls, 'sendBindEmailRequest')[0]?.url).toContain('email=noor%40new.example')
})

test('the name is changed; the language with it, in this browser, too', async () => {
  const calls = answering({ 'PUT /clientsystem/account/profile': {} })
  const onLanguage = vi.fn()
  const profile = { userName: 'noor', name: 'Noor', email: '', confirmed: true, language: 'en', preferences: {} }
  await show(<ProfileForm profile={{ ...profile, creditStatus: null }} onLanguage={onLanguage} />, { session: buyer })
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.clear(screen.getByLabelText('Name'))
  await save()
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter a name')
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(sentTo(calls, '/profile')).toEqual([])
  await type('Name', 'Noor de Vries')
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'Deutsch')
  await save()
  await waitFor(() => expect(onLanguage).toHaveBeenCalledWith('de'))
  expect(JSON.parse(sentTo(calls, '/profile')[0]?.body ?? '')).toEqual({ name: 'Noor de Vries', language: 'de' })
})

const place = { address: '203.0.113.5', signedInAt: '2026-11-18T08:00:00Z', lastSeenAt: '2026-11-18T09:00:00Z' }
const sessions = [
  { ...place, sessionId: 1, browser: 'Firefox', system: 'Linux', countryIso2: 'NL', current: true },
  { ...place, sessionId: 2, browser: 'Safari', system: 'iOS', countryIso2: 'IT', current: false },
]

test('the places are listed, and another one is signed out', async () => {
  const calls = answering({ 'GET /clientauth/session/list': sessions, 'DELETE /clientauth/session/2': {} })
  await show(<Sessions />, { session: buyer })
  const [here, there] = await screen.findAllByRole('listitem')
  expect(here).toHaveTextContent(/Firefox on Linux.*Netherlands, 203\.0\.113\.5.*Here/)
  expect(within(here as HTMLElement).queryByRole('button')).toBeNull()
  await userEvent.click(within(there as HTMLElement).getByRole('button', { name: 'Sign out there: Safari on iOS' }))
  await screen.findByText('Signed out there')
  expect(sentTo(calls, '/clientauth/session/2')).toHaveLength(1)
})

test('the dialog of the first sign-in stays until the code was right', async () => {
  const calls = answering({
    'POST /clientsystem/system/freedom/sendVerificationCode': codeAnswer,
    'POST /clientsystem/account/checkCodeAndConfirm': { refused: 'verification.code_wrong', code: 10_101 },
  })
  await show(<ConfirmDialog terms="Terms" />, { session: { ...buyer, user: { ...buyer.user, confirmed: false } } })
  await userEvent.keyboard('{Escape}')
  const dialog = screen.getByRole('dialog', { name: 'Please confirm your account' })
  expect(screen.getByLabelText('E-mail address')).toHaveValue(buyer.user.email)
  await userEvent.clear(screen.getByLabelText('E-mail address'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  expect(dialog).toHaveTextContent('Please enter an email address')
  await type('E-mail address', 'a@example.shop')
  expect(dialog).toHaveTextContent('Invalid Email Format')
  await userEvent.clear(screen.getByLabelText('E-mail address'))
  await type('E-mail address', 'noor@example.com')
  await type('Code from the e-mail', ' 123 456 ')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not the code')
  expect(sentTo(calls, 'checkCodeAndConfirm')[0]?.url).toContain('emailVerificationCode=123456')
  expect(dialog).toBeVisible()
})
