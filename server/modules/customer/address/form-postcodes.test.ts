import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { formPostcodes } from './form-postcodes.ts'
import { replacePostcode } from './postcodes.queries.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

async function storedAddress(postcode: string, country: string, customerId?: number) {
  const of = customerId ?? (await world.customer())
  const id = await world.address({ customerId: of })
  await world.db.updateTable('addresses').set({ postcode, country }).where('id', '=', id).execute()
  return id
}
const postcodes = async (ids: readonly number[]) =>
  Promise.all(
    ids.map(async (id) => {
      const row = await world.db
        .selectFrom('addresses')
        .select('postcode')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return row.postcode
    }),
  )
const eventsOf = (subject: string) =>
  world.db.selectFrom('audit_events').select(['action', 'before', 'after']).where('subject', '=', subject).execute()

test('what the rule proves is written, batch by batch, and noted once; all else stays', async () => {
  const typed = [
    ['00950', 'PL', '00-950'],
    ['1234ab', 'NL', '1234 AB'],
    ['D-50667', 'DE', '50667'],
    ['3000 AA', 'NL', '3000 AA'],
    ['1067', 'DE', '1067'],
    ['postbus x', 'NL', 'postbus x'],
    ['', 'IE', ''],
  ] as const
  const ids: number[] = []
  for (const [postcode, country] of typed) ids.push(await storedAddress(postcode, country))
  await formPostcodes(world.db, world.now, 2)()
  await formPostcodes(world.db, world.now, 2)()
  expect(await postcodes(ids)).toEqual(typed.map(([, , form]) => form))
  const change = { action: 'address.changed', before: { postcode: '00950' }, after: { postcode: '00-950' } }
  expect(await eventsOf(`address ${ids[0]}`)).toEqual([change])
  expect(await eventsOf(`address ${ids[3]}`)).toEqual([])
})

test('companies and warehouses are written alike', async () => {
  await world.db.updateTable('offices').set({ postcode: '1234ab', country: 'NL' }).where('org_id', '=', 1).execute()
  await world.db.updateTable('warehouses').set({ postcode: '00950', country: 'PL' }).where('code', '=', 'NL').execute()
  await formPostcodes(world.db, world.now)()
  const { postcode } = await world.db
    .selectFrom('offices')
    .select('postcode')
    .where('org_id', '=', 1)
    .where('kind', '=', 'company')
    .executeTakeFirstOrThrow()
  const house = await world.db
    .selectFrom('warehouses')
    .select('postcode')
    .where('code', '=', 'NL')
    .executeTakeFirstOrThrow()
  expect([postcode, house.postcode]).toEqual(['1234 AB', '00-950'])
  expect(await eventsOf('warehouse NL')).toMatchObject([{ action: 'warehouse.changed' }])
})

test('an address that is changed meanwhile keeps what its customer wrote', async () => {
  const id = await storedAddress('1234 XY', 'NL')
  const read = { postcode: '1234ab', country: 'NL', orgId: 1, place: { address: id, customerId: 1 } }
  const replaced = await world.db.transaction().execute((tx) => replacePostcode(tx, read, '1234 AB'))
  expect([replaced, await postcodes([id])]).toEqual([false, ['1234 XY']])
})

test('an order that was placed keeps the postcode that it was placed with', async () => {
  const buyer = await world.signedIn()
  const { number } = await world.sku()
  await world.db
    .updateTable('addresses')
    .set({ postcode: '3000aa', country: 'NL' })
    .where('customer_id', '=', buyer.customerId)
    .execute()
  const body = { lines: [{ number, qty: 1 }], orderType: 'REG' as const }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { orderno } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  await formPostcodes(world.db, world.now)()
  const { data } = await buyer.call(getOrder, { params: { orderno: orderno ?? '' } })
  expect(JSON.stringify(data)).toContain('3000aa')
  expect(JSON.stringify((await buyer.call(previewOrder, { body })).data)).toContain('3000 AA')
})
