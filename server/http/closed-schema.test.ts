import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/index.ts'
import { isStaffPermission } from '../../rules/identity/permissions.ts'
import { buildWorld, type World } from '../testing/world.ts'
import { closeSchema } from './closed-schema.ts'

let world: World
let admin: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  admin = await world.staff('admin')
})
afterAll(() => world.close())

const changes = Object.values(endpoints).filter(
  ({ access, method, upload }) => isStaffPermission(access) && method !== 'GET' && !upload,
)

test.each([
  [Type.Object({ a: Type.Optional(Type.Integer()) }), { b: 1 }],
  [Type.Object({ a: Type.Array(Type.Object({ b: Type.Integer() })) }), { a: [{ b: 1 }, { b: 2, c: 3 }] }],
  [Type.Object({ a: Type.Union([Type.Null(), Type.Object({ b: Type.Integer() })]) }), { a: { b: 1, c: 2 } }],
])('a closed schema refuses at any depth what the open one takes: %#', (schema, value) => {
  expect([Compile(schema).Check(value), Compile(closeSchema(schema)).Check(value)]).toEqual([true, false])
})

test('a record holds what it likes, and a closed schema takes what it names', () => {
  const schema = closeSchema(
    Type.Object({ a: Type.Record(Type.String(), Type.Integer()), b: Type.Optional(Type.Null()) }),
  )
  expect(Compile(schema).Check({ a: { x: 1, y: 2 }, b: null })).toBe(true)
})

test('every change of staff refuses a field that it does not know, and names it', async () => {
  expect(changes.length).toBeGreaterThan(60)
  for (const { method, path, example } of changes) {
    const { statusCode, body } = await world.app.inject({
      method,
      url: `${apiPrefix}${path.replace(':code', 'NL').replace(':kind', 'company').replaceAll(/:\w+/g, '1')}`,
      headers: { authorization: `Bearer ${admin.token}`, 'idempotency-key': crypto.randomUUID() },
      payload: { ...Object(example?.body), notKnown: 1 },
    })
    expect([path, statusCode, JSON.parse(body).data.fields]).toEqual([path, 400, expect.arrayContaining(['notKnown'])])
  }
})

test('the sentence names the fields where nothing else is wrong, in the language of the call', async () => {
  const send = async (language: string, payload: object) => {
    const { body } = await world.app.inject({
      method: 'POST',
      url: `${apiPrefix}/staff/shipment/1/pack`,
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': language },
      payload,
    })
    return JSON.parse(body)
  }
  const parcels = [{ weightGrams: 800, colour: 'red' }]
  expect(await send('en', { parcels: [{}], lines: [] })).toMatchObject({
    msg: 'This call does not know lines',
    data: { reason: 'request.invalid', fields: ['lines'] },
  })
  expect((await send('de', { parcels, lines: [] })).msg).toBe('Dieser Aufruf kennt lines, parcels.0.colour nicht')
  expect((await send('en', { parcels: 'all', lines: [] })).msg).toBe('Please check the highlighted fields')
})

test('a call of a customer takes what it does not know, as an older page may send it', async () => {
  const buyer = await world.signedIn()
  const { number } = await world.sku()
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: `${apiPrefix}/clientsystem/shoppingcart`,
    headers: { authorization: `Bearer ${buyer.token}` },
    payload: { number, qty: 1, notKnown: 1 },
  })
  expect(statusCode).toBe(200)
})
