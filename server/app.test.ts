import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../contract/endpoint.ts'
import { endpoints } from '../contract/index.ts'
import { say } from '../texts/say.ts'
import { buildWorld, type World } from './testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ method: 'GET', url, headers })

test.each(Object.entries(endpoints))('%s is mounted', (_, { method, path }) => {
  expect(world.app.hasRoute({ method, url: `${apiPrefix}${path}` })).toBe(true)
})

test('every endpoint that is not for anyone refuses a visitor before it looks at anything', async () => {
  const closed = Object.values(endpoints).filter(({ access }) => access !== 'anyone')
  expect(closed.length).toBeGreaterThan(10)
  for (const { method, path } of closed) {
    const url = `${apiPrefix}${path.replaceAll(/:\w+/g, '1')}`
    const answer = await world.app.inject({ method, url, ...(method !== 'GET' && { payload: {} }) })
    expect([url, answer.statusCode]).toEqual([url, 401])
  }
})

test('the contract is described in OpenAPI 3.1 and as a readable page', async () => {
  const description = (await get('/dev-api/docs/json')).json()
  expect(description.openapi).toBe('3.1.0')
  expect(Object.keys(description.paths)).toContain('/dev-api/clientsystem/shoppingcart/{id}')
  const page = await get('/dev-api/docs/')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toContain('text/html')
})

test('live, ready and metrics', async () => {
  expect((await get('/health/live')).json()).toEqual({ live: true })
  expect((await get('/health/ready')).json()).toEqual({ ready: true })
  const metrics = await get('/metrics')
  expect(metrics.body).toContain('http_request_duration_seconds')
  expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.1' })).statusCode).toBe(404)
})

test('who asks whether it is ready leaves no timer that keeps the process', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((what) => what === 'Timeout').length
  const before = timers()
  for (let at = 0; at < 10; at++) await get('/health/ready')
  expect(timers() - before).toBeLessThan(10)
})

test('answers carry a request id of ours and the security headers', async () => {
  const answer = await get('/dev-api/goods/goodsclass/freedom/list', { 'request-id': 'forged' })
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
})

test('what is signed in is never stored by a cache', async () => {
  const main = await world.signedIn()
  const answer = await get('/dev-api/goods/goodsclass/freedom/list', { authorization: `Bearer ${main.token}` })
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

test('a path that does not exist is answered in the envelope and the language of the call', async () => {
  const answer = await get('/dev-api/nothing', { 'accept-language': 'de' })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({
    code: 404,
    msg: say('de', 'request.not_found'),
    data: { reason: 'request.not_found', fields: [] },
  })
})

test.each([
  ['broken JSON', { payload: '{"number":', headers: { 'content-type': 'application/json' } }, 400],
  [
    'a prototype in the body',
    { payload: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
    400,
  ],
  ['an unknown media type', { payload: 'x', headers: { 'content-type': 'application/x-what' } }, 415],
  ['no body', {}, 400],
])('%s is a refusal, not a failure', async (_, request, status) => {
  const main = await world.signedIn()
  const answer = await world.app.inject({
    method: 'POST',
    url: '/dev-api/clientsystem/shoppingcart',
    ...request,
    headers: { authorization: `Bearer ${main.token}`, ...('headers' in request ? request.headers : {}) },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([status, status])
  if (status === 400) expect(answer.json().data.fields).not.toEqual([])
})

test.each([
  '/dev-api/goods/sku/freedom/%ZZ',
  '/dev-api/goods/sku/freedom/%00',
  `/dev-api/goods/sku/freedom/${'9'.repeat(300)}`,
])('the address %s is a refusal, not a failure', async (url) => {
  const answer = await get(url)
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
})
