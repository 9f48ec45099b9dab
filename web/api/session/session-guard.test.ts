import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToBasket } from '../../../contract/basket/basket.ts'
import { signOut } from '../../../contract/me/session.ts'
import { answering, buyer } from '../../testing/show.tsx'
import { call } from '../call.ts'
import { writeCookie } from '../cookie.ts'
import { guardSession } from './session-guard.ts'
import { signedOut } from './sign-out.ts'
import { forgetToken, keepToken, readToken } from './token.ts'

const INFO = 'GET /clientsystem/account/getInfo'
const ADD = 'POST /clientsystem/shoppingcart'
const noor = buyer.user.accountId
const added = { shoppingCartQty: 1, pieces: 1, shoppingCartPrice: 1, currency: 'EUR' }
const add = () => call(addToBasket, { body: { number: 'AS-1', qty: 1 } })
const someoneElse = { ...buyer, user: { ...buyer.user, accountId: noor + 1 } }
const noLonger = { refused: 'session.unknown', code: 401, status: 401 }

let stop = () => {}
let reloadWindow: ReturnType<typeof vi.fn<() => void>>
beforeEach(() => {
  keepToken('of-noor', 60)
  reloadWindow = vi.fn<() => void>()
  sessionStorage.setItem('quick-order', 'a list')
})
afterEach(() => {
  stop()
})

/** A window of Noor; another tab of the same browser brings this token. */
const window = () => {
  stop = guardSession(() => noor, reloadWindow)
}
const otherTab = (token: string) => writeCookie('token', token, token ? 60 : 0)

test('nothing is sent as another account that signed in in another tab', async () => {
  const requests = answering({ [INFO]: someoneElse, [ADD]: added })
  window()
  otherTab('of-otto')
  void add()
  await vi.waitFor(() => expect(reloadWindow).toHaveBeenCalledOnce())
  expect(requests.map(({ url }) => url)).toEqual(['/dev-api/clientsystem/account/getInfo'])
  expect(sessionStorage).toHaveLength(0)
})

test('an account that signed in again in another tab goes on where it is', async () => {
  const requests = answering({ [INFO]: buyer, [ADD]: added })
  window()
  otherTab('of-noor-again')
  await add()
  await add()
  expect(reloadWindow).not.toHaveBeenCalled()
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill('Bearer of-noor-again'))
  expect(sessionStorage).toHaveLength(1)
})

test.each<[string, () => void]>([
  ['is notified', () => void new BroadcastChannel('signed in').postMessage(null)],
  ['is looked at again', () => globalThis.dispatchEvent(new Event('focus'))],
  ['comes back from the history', () => globalThis.dispatchEvent(new Event('pageshow'))],
  ['comes to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a window reloads when it %s', async (_, happens) => {
  answering({ [INFO]: someoneElse })
  window()
  otherTab('of-otto')
  happens()
  await vi.waitFor(() => expect(reloadWindow).toHaveBeenCalledOnce())
})

test('who signs out in another tab is signed out here, and what was typed is forgotten', async () => {
  answering({})
  window()
  otherTab('')
  new BroadcastChannel(signedOut).postMessage(null)
  await vi.waitFor(() => expect(reloadWindow).toHaveBeenCalledOnce())
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['is gone', '', {}],
  ['is no longer valid', 'too-old', { [INFO]: noLonger }],
])('where the token %s, what was typed is kept for its account', async (_, token, answers) => {
  answering(answers)
  window()
  otherTab(token)
  globalThis.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(reloadWindow).toHaveBeenCalledOnce())
  expect(sessionStorage).toHaveLength(1)
})

test('without an answer nothing is sent, and the next call asks again', async () => {
  const answers: Parameters<typeof answering>[0] = { [INFO]: () => Promise.reject(new TypeError()), [ADD]: added }
  const requests = answering(answers)
  window()
  otherTab('of-noor-again')
  await expect(add()).rejects.toMatchObject({ reason: 'offline' })
  answers[INFO] = buyer
  await add()
  expect(requests.map(({ url }) => url.split('/').at(-1))).toEqual(['getInfo', 'getInfo', 'shoppingcart'])
})

test('a window does not sign out, or forget, whom another tab has signed in', async () => {
  answering({ [INFO]: someoneElse })
  window()
  otherTab('of-otto')
  void call(signOut, {})
  forgetToken()
  expect(readToken()).toBe('of-otto')
  await vi.waitFor(() => expect(reloadWindow).toHaveBeenCalledOnce())
})
