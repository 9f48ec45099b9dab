import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeWarehouseAddress, listWarehouseAddresses } from '../../../../contract/site/settings.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Person = Awaited<ReturnType<World['staff']>>

let world: World
let admin: Person
beforeAll(async () => {
  world = await buildWorld()
  admin = await world.staff('admin')
})
afterAll(() => world.close())

const address = { address1: 'Kade 1', postcode: '3011 AA', city: 'Rotterdam', state: '', subdivision: null }
const empty = { address1: '', postcode: '', city: '', state: '', subdivision: null }
const change = (part: object, { code = 'NL', person = admin } = {}) =>
  person.call(changeWarehouseAddress, { params: { code }, body: { ...address, ...part } })
const find = async (code: string) =>
  (await admin.call(listWarehouseAddresses, {})).data.find((warehouse) => warehouse.code === code)
const events = () =>
  world.db
    .selectFrom('audit_events')
    .select(['subject', 'before', 'after'])
    .where('action', '=', 'warehouse.changed')
    .orderBy('position')
    .execute()

test('the address of a warehouse is stored in one line, noted once, and taken back', async () => {
  await change(empty)
  const before = (await events()).length
  expect((await change({ address1: '  Kade  1 ' })).code).toBe(200)
  expect(await find('NL')).toMatchObject({ code: 'NL', country: 'NL', ...address })
  await change({})
  const noted = (await events()).slice(before)
  expect(noted).toMatchObject([{ subject: 'warehouse NL', before: empty, after: address }])
  expect((await change(empty)).code).toBe(200)
  expect(await find('NL')).toMatchObject(empty)
})

test('half an address and a postcode of another country are refused by their fields', async () => {
  const fields = async (part: object, code?: string) => {
    const { failure } = await change(part, code ? { code } : {})
    return { reason: failure.reason, fields: failure.fields }
  }
  expect(await fields({ city: '' })).toEqual({ reason: 'request.invalid', fields: ['city'] })
  expect(await fields({ ...empty, state: 'X' })).toEqual({
    reason: 'request.invalid',
    fields: ['address1', 'postcode', 'city'],
  })
  expect(await fields({}, 'PL')).toEqual({ reason: 'request.invalid', fields: ['postcode'] })
  expect(await fields({ city: 'x'.repeat(61) })).toEqual({ reason: 'request.invalid', fields: ['city'] })
  expect((await change({}, { code: 'XX' })).status).toBe(404)
})

test('a warehouse has the public holidays of a part of its country, by a name that is offered', async () => {
  const offered = await find('UK')
  expect(offered).toMatchObject({ subdivision: 'ENG' })
  expect(offered?.subdivisions).toContainEqual({ code: 'SCT', name: 'Scotland' })
  expect((await find('PL'))?.subdivisions).toEqual([])
  const before = (await events()).length
  expect((await change({ ...empty, subdivision: 'SCT' }, { code: 'UK' })).code).toBe(200)
  expect(await find('UK')).toMatchObject({ subdivision: 'SCT' })
  expect((await events()).slice(before)).toMatchObject([
    { subject: 'warehouse UK', before: { subdivision: 'ENG' }, after: { subdivision: 'SCT' } },
  ])
  for (const [code, subdivision] of [
    ['UK', 'BY'],
    ['UK', 'XYZ'],
    ['PL', 'ENG'],
  ] as const) {
    const { failure } = await change({ ...empty, subdivision }, { code })
    expect({ reason: failure.reason, fields: failure.fields }).toEqual({
      reason: 'request.invalid',
      fields: ['subdivision'],
    })
  }
  expect((await change({ ...empty, subdivision: 'ENG' }, { code: 'UK' })).code).toBe(200)
})

test('only staff with sites read and change it', async () => {
  for (const role of ['manager', 'desk', 'warehouse', 'finance', 'content'] as const) {
    const person = await world.staff(role, [1])
    expect((await change({}, { person })).status).toBe(403)
    expect((await person.call(listWarehouseAddresses, {})).status).toBe(403)
  }
})
