import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { CallFailed } from './call.ts'
import { failingAtOnce, listenToFailures, saysItself, watchedCaches } from './failures.ts'
import { keepToken, readToken } from './session/token.ts'

const here = location
let assign: Mock
let onExpired: Mock<() => void>
let onRefused: Mock<(failed: CallFailed) => void>
let stop = () => {}
let queries: QueryClient

beforeEach(() => {
  assign = vi.fn()
  vi.stubGlobal('location', {
    ...here,
    assign,
    protocol: 'http:',
    href: here.href,
    pathname: '/basket',
    search: '?a=1',
  })
  onExpired = vi.fn<() => void>()
  onRefused = vi.fn<(failed: CallFailed) => void>()
  stop = listenToFailures({ onExpired, onRefused })
  queries = new QueryClient({ ...watchedCaches(), defaultOptions: failingAtOnce })
})
afterEach(() => {
  stop()
  vi.stubGlobal('location', here)
})

const failed = (code: number, status = code) =>
  new CallFailed('', { reason: status === 401 ? 'session.unknown' : 'request.conflict', code, status })

const ask = (error: Error) =>
  queries.fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(error) }).catch(() => {})

const change = (error: Error, meta = {}) =>
  queries
    .getMutationCache()
    .build(queries, { mutationFn: () => Promise.reject(error), meta })
    .execute(undefined)
    .catch(() => {})

test('a change that was refused is shown, unless its place says so itself', async () => {
  await change(failed(409), saysItself)
  expect(onRefused).not.toHaveBeenCalled()
  const why = failed(409)
  await change(why)
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(why)
})

test('what could not be read is shown where it would stand, not at the edge', async () => {
  await ask(failed(409))
  expect(onRefused).not.toHaveBeenCalled()
})

test('a session that has run out is asked about, by whatever finds it, even where a place speaks for itself', async () => {
  await ask(failed(401, 200))
  await change(failed(401, 200), saysItself)
  expect(onExpired).toHaveBeenCalledTimes(2)
  expect(assign).not.toHaveBeenCalled()
})

test('an unknown token leads to the sign-in page and back, and is forgotten', async () => {
  keepToken('of-noor', 60)
  await ask(failed(401))
  expect(assign).toHaveBeenCalledWith('/login?redirect=%2Fbasket%3Fa%3D1&ended=expired')
  expect(readToken()).toBeUndefined()
  expect(onExpired).not.toHaveBeenCalled()
})

test('a visitor is led nowhere', async () => {
  await change(failed(401))
  expect(assign).not.toHaveBeenCalled()
  expect(onRefused).not.toHaveBeenCalled()
})

test('a fault of the page itself is no failure of a call, and no listener is left after the frame is gone', async () => {
  await change(new TypeError('x'))
  stop()
  await change(failed(409))
  expect(onRefused).not.toHaveBeenCalled()
})
