import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDelivery } from '../../../../contract/customer/delivery.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const waysFor = async (orgId?: number) =>
  (await world.call(findDelivery, { query: orgId === undefined ? {} : { orgId } })).data

test('to a visitor goods come from each warehouse of the region of their site, the cheapest first, without a price', async () => {
  const { ways, at, ...reply } = await waysFor()
  expect(at).toBe(world.now().toISOString())
  const closedThere = ['2026-12-25', '2027-01-01']
  expect(reply).toEqual({ country: 'NL', sourcing: 'fewestParcels', waitsFor: null, closedThere })
  expect(ways[0]).toMatchObject({
    warehouse: 'NL',
    own: true,
    price: null,
    freeFrom: null,
    timeZone: 'Europe/Amsterdam',
  })
  expect(ways.map(({ warehouse }) => warehouse).sort()).toEqual(['FR', 'IT', 'NL', 'PL', 'UK'])
  expect((await waysFor(3)).ways[0]).toMatchObject({ warehouse: 'IT', own: true, timeZone: 'Europe/Rome' })
  expect((await waysFor(2)).ways.map(({ warehouse }) => warehouse)).toEqual(['US'])
})

test('a way names the days on which its warehouse is closed', async () => {
  const { ways } = await waysFor()
  const closedAt = (code: string) => ways.find(({ warehouse }) => warehouse === code)?.closedDays
  expect(closedAt('NL')).toEqual(['2026-12-25', '2027-01-01'])
  expect(closedAt('IT')).toContain('2026-12-08')
})

test('to a customer they come to their default address, with its prices in their currency', async () => {
  const customerId = await world.customer()
  const buyer = await world.signedIn({ customerId })
  const ask = async () => (await buyer.call(findDelivery, { query: { orgId: 3 } })).data
  expect(await ask()).toMatchObject({ country: 'NL', waitsFor: null })
  expect((await ask()).ways.every(({ price }) => price !== null && price > 0)).toBe(true)
  const id = await world.address({ customerId, country: 'FR' })
  await sql`update addresses set is_default = id = ${id} where customer_id = ${customerId}`.execute(world.db)
  expect(await ask()).toMatchObject({ country: 'FR' })
})

test('nothing is promised for a holiday at the address, of its part of the country where the postcode decides', async () => {
  const customerId = await world.customer({ orgId: 5 })
  const { number } = await world.sku({ stock: { NL: 5 } })
  const promised = async (now: string, postcode: string) => {
    world.setNow(now)
    const buyer = await world.signedIn({ customerId })
    await sql`update addresses set postcode = ${postcode} where customer_id = ${customerId}`.execute(world.db)
    const { closedThere } = (await buyer.call(findDelivery, { query: {} })).data
    const { data } = await buyer.call(previewOrder, { body: { lines: [{ number, qty: 1 }] } })
    return [closedThere.includes('2027-01-06'), data.carriers.find(({ shipVia }) => shipVia === 'PAL')?.promisedOn]
  }
  // The sixth of January is one in Bavaria and not in Hamburg; by freight it takes three days.
  expect(await promised('2026-12-30T10:00:00Z', '20095')).toEqual([false, '2027-01-05'])
  expect(await promised('2026-12-30T10:00:00Z', '80331')).toEqual([true, '2027-01-05'])
  expect(await promised('2026-12-31T10:00:00Z', '20095')).toEqual([false, '2027-01-06'])
  expect(await promised('2026-12-31T10:00:00Z', '80331')).toEqual([true, '2027-01-07'])
  world.setNow('2026-11-18T10:00:00Z')
})

test('whose orders wait for a payment or are on hold reads so', async () => {
  const customerId = await world.customer()
  const buyer = await world.signedIn({ customerId })
  const waitsFor = async () => (await buyer.call(findDelivery, { query: {} })).data.waitsFor
  const set = (terms: number, limit: number) =>
    sql`update customers set terms_net_days = ${terms}, credit_limit = ${limit} where id = ${customerId}`.execute(
      world.db,
    )
  await set(0, 0)
  expect(await waitsFor()).toBe('payment')
  await set(30, 1_000_000)
  expect(await waitsFor()).toBeNull()
  const { number } = await world.sku({ stock: { NL: 5 } })
  const body = { lines: [{ number, qty: 1 }] }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  await buyer.call(placeOrder, { body: { ...body, revision } })
  await set(30, 1)
  expect(await waitsFor()).toBe('limit')
})

test('an order is promised by the same calendar', async () => {
  const { number } = await world.sku({ stock: { NL: 5 } })
  world.setNow('2026-12-24T16:00:00Z')
  const buyer = await world.signedIn()
  const { data } = await buyer.call(previewOrder, { body: { lines: [{ number, qty: 1 }] } })
  expect(data.calendar).toEqual({ timeZone: 'Europe/Amsterdam', closedDays: ['2026-12-25', '2027-01-01'] })
  expect(data.promisedOn).toBe('2026-12-29')
})
