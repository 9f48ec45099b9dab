import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { answering } from '../../testing/show.tsx'
import { readCookie, writeCookie } from '../cookie.ts'
import { beginImpersonation, endImpersonation } from './impersonation.ts'
import { keepToken, readToken } from './token.ts'

const LOGOUT = 'DELETE /clientauth/clienttoken/logout'
const here = location
let assign: Mock

/** As when the browser has left the page: the next one asks again. */
const leavePage = () => dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  keepToken('of-ada', 60)
  assign = vi.fn()
  vi.stubGlobal('location', { ...here, assign, protocol: 'http:' })
})
afterEach(() => {
  vi.stubGlobal('location', here)
})

function begin() {
  beginImpersonation('of-noor')
  leavePage()
  sessionStorage.setItem('quick-order', 'a list of Noor')
}

test('ending an impersonation ends its session, and goes on with the own session of the staff user', async () => {
  const requests = answering({ [LOGOUT]: {} })
  begin()
  await endImpersonation()
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer of-noor'])
  expect(readToken()).toBe('of-ada')
  expect(readCookie('impersonator_token')).toBeUndefined()
  expect(assign).toHaveBeenLastCalledWith('/console/customers')
  expect(sessionStorage).toHaveLength(0)
})

test('they get back to themselves where the server cannot be reached, too', async () => {
  answering({ [LOGOUT]: () => Promise.reject(new TypeError()) })
  begin()
  await endImpersonation()
  expect(readToken()).toBe('of-ada')
  expect(assign).toHaveBeenLastCalledWith('/console/customers')
})

test('a staff user whose own token is gone is signed out, and no longer impersonates', async () => {
  answering({ [LOGOUT]: {} })
  begin()
  writeCookie('impersonator_token', '', 0)
  await endImpersonation()
  expect(readToken()).toBeFalsy()
})
