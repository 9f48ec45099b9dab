import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { largestAnswer, viesAt } from './vat-service.ts'

let server: Server
let url: string
let answer: (response: ServerResponse) => void
const requests: unknown[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    requests.push([request.method, request.url, await json(request)])
    answer(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api/`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const says = (body: unknown, status = 200) => {
  answer = (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
}

test('the service is asked by country and number', async () => {
  says({ valid: true, userError: 'VALID' })
  expect(await viesAt(url)('NL000099998B57')).toBe('valid')
  expect(requests).toEqual([['POST', '/rest-api/check-vat-number', { countryCode: 'NL', vatNumber: '000099998B57' }]])
})

test.each([
  ['valid', { valid: true }, 200],
  ['invalid', { valid: false, userError: 'INVALID' }, 200],
  ['unknown', { valid: false, userError: 'MS_UNAVAILABLE' }, 200],
  ['unknown', { actionSucceed: false, errorWrappers: [{ error: 'MS_MAX_CONCURRENT_REQ' }] }, 200],
  ['unknown', { valid: false, errorWrappers: [{ error: 'SERVICE_UNAVAILABLE' }] }, 200],
  ['unknown', { valid: 'yes' }, 200],
  ['unknown', 'null', 200],
  ['unknown', '<html>maintenance</html>', 200],
  ['unknown', { valid: false }, 500],
  ['unknown', { valid: false }, 404],
])('%s is what %j means', async (meaning, body, status) => {
  says(body, status)
  expect(await viesAt(url)('DE999999999')).toBe(meaning)
})

test('of an answer that is too long no more is read than may be, and it says nothing', async () => {
  const padded = (length: number) => JSON.stringify({ valid: true }).padEnd(length)
  says(padded(largestAnswer))
  expect(await viesAt(url)('DE999999999')).toBe('valid')
  says(padded(largestAnswer + 1))
  expect(await viesAt(url)('DE999999999')).toBe('unknown')

  const { promise: broken, resolve } = Promise.withResolvers<void>()
  answer = (response) => {
    response
      .on('close', resolve)
      .writeHead(200, { 'content-type': 'application/json' })
      .write(padded(largestAnswer + 1))
  }
  expect(await viesAt(url)('DE999999999')).toBe('unknown')
  // It never ends; whoever reads too much of it hangs up.
  await broken
})

test('a connection that breaks, or is refused, is silence', async () => {
  answer = (response) => response.destroy()
  expect(await viesAt(url)('DE999999999')).toBe('unknown')
  expect(await viesAt('http://127.0.0.1:1')('DE999999999')).toBe('unknown')
})

test('who does not answer within five seconds is silent', async () => {
  const end = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal)
  answer = () => end.abort()
  expect(await viesAt(url)('DE999999999')).toBe('unknown')
  expect(timeout.mock.calls).toEqual([[5_000]])
})
