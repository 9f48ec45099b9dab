import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addCarrier,
  changeCarrier,
  changeRates,
  getCarrier,
  listCarriers,
} from '../../../../contract/fulfilment/carrier.ts'
import { previewOrder } from '../../../../contract/order/checkout.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let admin: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  admin = await world.staff('admin')
})
afterAll(() => world.close())

const rate = { country: 'NL', price: 4.95, freeFrom: 100, daysMin: 1, daysMax: 2 }
const table = { warehouse: 'NL', currency: 'EUR' }
const fast = { code: 'FAST', name: 'Fast Parcel', trackingUrl: 'https://fast.example/{number}' }
const code = { code: 'FAST' }

test('a carrier is offered where it has a rate, as soon as it has one, and no more without it', async () => {
  expect((await admin.call(addCarrier, { body: fast })).code).toBe(200)
  const refusal = await admin.call(addCarrier, { body: { ...fast, name: 'Other' } })
  expect([refusal.code, refusal.failure.fields]).toEqual([60_021, ['code']])

  const buyer = await world.signedIn()
  const { number } = await world.sku({ stock: { NL: 5 } })
  const offered = async () =>
    (await buyer.call(previewOrder, { body: { lines: [{ number, qty: 1 }] } })).data.carriers.filter(
      ({ shipVia }) => shipVia === 'FAST',
    )
  expect(await offered()).toEqual([])
  const rates = (given: object[]) =>
    admin.call(changeRates, { params: code, body: { ...table, rates: given as never } })
  expect((await rates([rate, { ...rate, country: 'BE', freeFrom: null }])).code).toBe(200)
  expect(await offered()).toMatchObject([{ name: 'Fast Parcel', price: 4.95 }])
  const { data } = await admin.call(getCarrier, { params: code })
  expect(data.rates).toEqual([
    { ...table, ...rate, country: 'BE', freeFrom: null },
    { ...table, ...rate },
  ])
  expect(data.tables).toContainEqual(expect.objectContaining({ warehouse: 'PL', currency: 'PLN' }))
  expect((await rates([{ ...rate, country: 'BE' }])).code).toBe(200)
  expect(await offered()).toEqual([])
})

test('its name and tracking page change; the way by a forwarder of the customer is nobody’s', async () => {
  await admin.call(addCarrier, { body: { ...fast, code: 'SLOW' } })
  const params = { code: 'SLOW' }
  expect((await admin.call(changeCarrier, { params, body: { name: ' Slow ', trackingUrl: '' } })).code).toBe(200)
  const { data } = await admin.call(listCarriers, {})
  expect(data).toContainEqual({ code: 'SLOW', name: 'Slow', trackingUrl: '', adapter: 'hand', rates: 0 })
  expect(data.map((one) => one.code)).not.toContain('OWN')
  const own = { params: { code: 'OWN' } }
  expect((await admin.call(getCarrier, own)).status).toBe(404)
  expect((await admin.call(changeRates, { ...own, body: { ...table, rates: [rate] } })).status).toBe(404)
})

test('how the shop deals with a carrier is changed by who says so alone, and noted', async () => {
  const params = { code: 'PLAYS' }
  await admin.call(addCarrier, { body: { ...fast, ...params, adapter: 'test' } })
  const adapterNow = async () => (await admin.call(getCarrier, { params })).data.adapter
  const { code: _, ...body } = fast
  await admin.call(changeCarrier, { params, body })
  expect(await adapterNow()).toBe('test')
  await admin.call(changeCarrier, { params, body: { ...body, adapter: 'hand' } })
  expect(await adapterNow()).toBe('hand')
  const { before, after } = await world.db
    .selectFrom('audit_events')
    .select(['before', 'after'])
    .where('subject', '=', 'carrier PLAYS')
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()
  expect([before, after]).toMatchObject([{ adapter: 'test' }, { adapter: 'hand' }])
  const other = await admin.call(changeCarrier, { params, body: { ...body, adapter: 'ups' as never } })
  expect(other.failure.fields).toEqual(['adapter'])
})

test('in production no carrier is made a test carrier', async () => {
  const production = await buildWorld({ testCarriers: false })
  try {
    const person = await production.staff('admin')
    const add = await person.call(addCarrier, { body: { ...fast, adapter: 'test' } })
    const params = { code: 'STD' }
    const { trackingUrl, name } = fast
    const change = await person.call(changeCarrier, { params, body: { name, trackingUrl, adapter: 'test' } })
    expect([add.failure.fields, change.failure.fields]).toEqual([['adapter'], ['adapter']])
    expect((await person.call(getCarrier, { params })).data).toMatchObject({ adapter: 'hand', adapters: ['hand'] })
  } finally {
    await production.close()
  }
})

test.each([
  [{ code: 'OWN' }, ['code']],
  [{ trackingUrl: 'http://fast.example/{number}' }, ['trackingUrl']],
  [{ trackingUrl: 'https://fast.example/' }, ['trackingUrl']],
  [{ trackingUrl: 'https://{number}{number}.example' }, ['trackingUrl']],
  [{ name: 'x'.repeat(61) }, ['name']],
])('a carrier that cannot be is refused by its fields: %#', async (wrong, fields) => {
  const refused = await admin.call(addCarrier, { body: { ...fast, code: 'NEW', ...wrong } })
  expect([refused.failure.reason, refused.failure.fields]).toEqual(['request.invalid', fields])
})

test.each([
  [[{ ...rate, country: 'US' }], ['rates.0.country']],
  [[rate, rate], ['rates.1.country']],
  [[{ ...rate, price: 1.999 }], ['rates.0.price']],
  [[{ ...rate, daysMin: 3 }], ['rates.0.daysMax']],
])('rates that cannot be are refused by their fields, and leave what was: %#', async (rates, fields) => {
  const params = { code: 'STD' }
  const before = (await admin.call(getCarrier, { params })).data.rates
  const refused = await admin.call(changeRates, { params, body: { ...table, rates } })
  expect(refused.failure.fields).toEqual(fields)
  expect((await admin.call(getCarrier, { params })).data.rates).toEqual(before)
})

test('a table of a warehouse that does not sell in the currency is refused', async () => {
  const body = { warehouse: 'US', currency: 'EUR', rates: [] }
  const refused = await admin.call(changeRates, { params: { code: 'STD' }, body })
  expect(refused.failure.fields).toEqual(['warehouse', 'currency'])
})
