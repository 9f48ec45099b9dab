import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetToken } from '../../../api/session/token.ts'
import { answering, buyer } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { Route as AuthRedirect } from './auth-redirect.tsx'
import { Route as Login } from './login.tsx'
import { Route as NewPassword } from './new-password.tsx'
import { Route as Redirect } from './redirect.tsx'

afterEach(() => forgetToken())

const staffUser = { ...buyer, user: { ...buyer.user, lacksAuthenticator: true } }

test.each([
  ['to home', '', buyer, '/index'],
  ['where they wanted to go', '?redirect=/hisorder/orders?page=2', buyer, '/hisorder/orders?page=2'],
  ['to no other site', '?redirect=//evil.example/index', buyer, '/index'],
  ['to the authenticator first', '?redirect=/hisorder/orders', staffUser, '/console/authenticator'],
])('who is signed in already is led %s', async (_, query, session, there) => {
  const { history } = await openPage(Login, query, { session })
  expect(history.location.href).toBe(there)
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test('a visitor signs in, and may register or ask for a password instead', async () => {
  const { state } = await openPage(Login, '', { session: null })
  expect(screen.getByLabelText('User name')).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Join free' })).toHaveAttribute('href', '/ac/register')
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/my/password')
  expect(screen.queryByText('Your session has ended')).toBeNull()
  expect(state.matches.at(-1)?.meta).toContainEqual({ title: 'Sign in · Aster' })
})

test.each([
  ['?ended=expired', 1],
  ['?ended=perhaps', 0],
])('the reason for the sign-in is shown where it is known: %s', async (query, times) => {
  await openPage(Login, query, { session: null })
  expect(screen.queryAllByText('Your session has ended')).toHaveLength(times)
})

test('who signs in goes on to where they wanted to, in their own language', async () => {
  answering({
    'GET /clientsystem/account/freedom/isQoAdmin': Object(200),
    'POST /clientauth/oauth/token': { access_token: 'abc', token_type: 'Bearer', expires_in: 1 },
    'GET /clientsystem/account/getInfo': { ...buyer, user: { ...buyer.user, language: 'de' } },
    'GET /clientsystem/system/freedom/getSite': {},
  })
  const { history } = await openPage(Login, '?redirect=/hisorder/orders', { session: null })
  await userEvent.type(screen.getByLabelText('User name'), 'noor')
  await userEvent.type(screen.getByLabelText('Password'), 'secret1word')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await vi.waitFor(() => expect(history.location.href).toBe('/hisorder/orders'))
})

test.each(['#token=abc', '?token=abc'])('a mailed link leads to a new password: %s', async (link) => {
  await openPage(NewPassword, link, { session: null })
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose your password' })).toBeVisible()
})

test('without a link one is asked for', async () => {
  await openPage(NewPassword, '', { session: null })
  expect(await screen.findByRole('heading', { level: 1, name: 'New password' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login')
})

test('a link that is over leads to a new one', async () => {
  const requests = answering({
    'POST /clientsystem/account/freedom/setPwd': { refused: 'account.link_over', code: 10_215 },
  })
  await openPage(NewPassword, '#token=abc', { session: null })
  await userEvent.type(await screen.findByLabelText('New password'), 'Another3horse')
  await userEvent.type(screen.getByLabelText('Repeat new password'), 'Another3horse')
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ token: 'abc', newPassword: 'Another3horse' })
  expect(screen.getByRole('link', { name: 'Send link' })).toHaveAttribute('href', '/my/password')
})

test.each([
  ['?redirect=/pd/product?sku_id=4', '/pd/product?sku_id=4'],
  ['?redirect=https://evil.example/', '/index'],
  ['', '/index'],
])('who signed in elsewhere comes back to %s of this shop alone', async (query, there) => {
  const { history } = await openPage(AuthRedirect, query, { session: null })
  expect(history.location.href).toBe(there)
})

test.each([
  ['/hisorder/orders?page=2', '/hisorder/orders?page=2'],
  ['//evil.example', '/index'],
])('a page is opened again at %s', async (path, there) => {
  const { history } = await openPage(Redirect, path, { session: null, params: '/$' })
  expect(history.location.href).toBe(there)
})
