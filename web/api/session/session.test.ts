import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { answering, buyer } from '../../testing/show.tsx'
import { failingAtOnce } from '../failures.ts'
import { sessionQuery } from './session.ts'
import { keepToken, readToken } from './token.ts'
import { awaitToken, handOver } from './token-transfer.ts'

const INFO = 'GET /clientsystem/account/getInfo'
const here = location
let assign: Mock

beforeEach(() => {
  assign = vi.fn()
  vi.stubGlobal('location', {
    ...here,
    assign,
    protocol: 'http:',
    origin: here.origin,
    pathname: '/orders',
    search: '',
  })
})
afterEach(() => {
  vi.stubGlobal('location', here)
})

const read = () => new QueryClient({ defaultOptions: failingAtOnce }).fetchQuery(sessionQuery)

test('without a token there is no session, and nothing is requested', async () => {
  const requests = answering({ [INFO]: buyer })
  expect(await read()).toBeNull()
  expect(requests).toEqual([])
})

test('a token says who it is', async () => {
  keepToken('of-noor', 60)
  answering({ [INFO]: buyer })
  expect(await read()).toEqual(buyer)
})

test.each([
  ['has run out', { refused: 'session.unknown', code: 401, status: 401 }, 'expired'],
  ['cannot be read', { refused: 'server.failed', code: 500, status: 500 }, 'failed'],
])('a session that %s ends at home, with the way back', async (_, refused, why) => {
  keepToken('of-noor', 60)
  answering({ [INFO]: refused })
  void read()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(`/index?ended=${why}&redirect=%2Forders`))
  expect(readToken()).toBeUndefined()
})

test('a shop that is not available ends no session', async () => {
  keepToken('of-noor', 60)
  answering({ [INFO]: { refused: 'server.unavailable', code: 503, status: 503 } })
  await expect(read()).rejects.toMatchObject({ reason: 'server.unavailable' })
  expect(assign).not.toHaveBeenCalled()
  expect(readToken()).toBe('of-noor')
})

/** A window that hands something over, as the page hears it. */
const hear = (given: { origin?: string; source?: Window | null; data?: unknown }) =>
  window.dispatchEvent(
    new MessageEvent('message', { origin: here.origin, source: window, data: { token: 'of-noor' }, ...given }),
  )

test('a token is taken from the window that was opened, of this shop, alone', () => {
  const tokens: string[] = []
  const end = awaitToken(window, (token) => tokens.push(token))
  hear({ origin: 'https://elsewhere.example' })
  hear({ source: null })
  hear({ data: { token: 7 } })
  hear({ data: null })
  expect(tokens).toEqual([])
  hear({})
  end()
  hear({ data: { token: 'of-otto' } })
  expect(tokens).toEqual(['of-noor'])
})

test('a window hands its token to a page of this shop alone, and closes', () => {
  const postMessage = vi.fn()
  vi.stubGlobal('opener', { postMessage })
  const close = vi.spyOn(window, 'close').mockImplementation(() => {})
  keepToken('of-noor', 60)
  handOver()
  expect(postMessage).toHaveBeenCalledWith({ token: 'of-noor' }, here.origin)
  expect(close).toHaveBeenCalledOnce()
  vi.stubGlobal('opener', null)
  handOver()
  expect(close).toHaveBeenCalledTimes(2)
})
