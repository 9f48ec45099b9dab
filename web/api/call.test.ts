import { expect, test, vi } from 'vitest'
import { addToBasket, removeFromBasket } from '../../contract/basket/basket.ts'
import { findSkus } from '../../contract/catalogue/catalogue.ts'
import { signIn } from '../../contract/me/session.ts'
import { placeOrder } from '../../contract/order/checkout.ts'
import { answering } from '../testing/show.tsx'
import { CallFailed, call } from './call.ts'
import { keepToken } from './session/token.ts'

const summary = { shoppingCartQty: 0, pieces: 0, shoppingCartPrice: 0, currency: 'EUR' }

test('puts parameters into the path and the query, leaving out what is not said', async () => {
  const requests = answering({ 'GET /goods/sku/freedom/query': {}, 'DELETE /clientsystem/shoppingcart/7': summary })
  await call(findSkus, { query: { keyword: 'a b/&', pageNum: 2 } })
  await call(removeFromBasket, { params: { id: 7 } })

  expect(requests.map(({ url }) => url)).toEqual([
    '/dev-api/goods/sku/freedom/query?keyword=a+b%2F%26&pageNum=2',
    '/dev-api/clientsystem/shoppingcart/7',
  ])
})

test('sends the token in the header alone, and none without one', async () => {
  const requests = answering({ 'GET /goods/sku/freedom/query': {} })
  await call(findSkus, { query: {} })
  keepToken('abc', 60)
  await call(findSkus, { query: {} })

  expect(requests.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer abc'])
})

test('sends the password in a form body, never in the address', async () => {
  const requests = answering({ 'POST /clientauth/oauth/token': {} })
  await call(signIn, { query: {}, body: { username: 'a&b', password: 'p=1', grant_type: 'password' } })

  expect(requests[0]?.url).toBe('/dev-api/clientauth/oauth/token')
  expect(requests[0]?.body).toBe('username=a%26b&password=p%3D1&grant_type=password')
  expect(requests[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
})

test('an order carries its key', async () => {
  const requests = answering({ 'POST /clientsystem/order': {} })
  await call(placeOrder, { body: { lines: [{ number: 'A', qty: 1 }], revision: 'r' } }, { idempotencyKey: 'once' })

  expect(requests[0]?.headers['idempotency-key']).toBe('once')
})

test('a refusal says its reason, code, fields and what it carries', async () => {
  answering({
    'POST /clientsystem/shoppingcart': {
      refused: 'request.invalid',
      code: 400,
      status: 400,
      fields: ['qty'],
      details: 1,
    },
  })

  await expect(call(addToBasket, { body: { number: 'A', qty: 1 } })).rejects.toMatchObject({
    reason: 'request.invalid',
    code: 400,
    status: 400,
    fields: ['qty'],
    details: 1,
  })
})

test.each([
  ['a line that is down', () => Promise.reject(new TypeError('failed to fetch')), 'offline'],
  ['a page of a proxy', async () => new Response('<html>', { status: 502 }), 'server.failed'],
  ['a proxy without a shop', async () => new Response('', { status: 503 }), 'server.unavailable'],
])('%s becomes a failure with a sentence', async (_, fetch, reason) => {
  vi.stubGlobal('fetch', fetch)
  const failed = await call(findSkus, { query: {} }).catch((error: unknown) => error)

  expect(failed).toBeInstanceOf(CallFailed)
  expect(failed).toMatchObject({ reason })
})
