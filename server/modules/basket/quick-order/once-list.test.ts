import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addQuickOrder,
  changeQuickOrder,
  copyQuickOrder,
  listQuickOrders,
  rejectQuickOrder,
  submitQuickOrder,
} from '../../../../contract/basket/quick-order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let number: string
beforeAll(async () => {
  world = await buildWorld()
  number = (await world.sku({ unitPrice: 10_00 })).number
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>

async function team() {
  const main = await world.signedIn()
  return { main, requester: await world.signedIn({ customerId: main.customerId, role: 'requester' }) }
}

const content = (name = 'Monday') => ({ name, lines: [{ number, qty: 2 }] })
const under = (key: string) => ({ headers: { 'idempotency-key': key } })
const namesOf = async (person: Person) =>
  (await person.call(listQuickOrders, { query: {} })).data.rows.map(({ name }) => name).sort()
const mailsTo = ({ userName }: Person) => world.mailsTo(`${userName}@example.com`)

/** Sends it, and once more as if no answer had come. */
async function twice<T extends { code: number; data: unknown }>(send: () => Promise<T>) {
  const [first, again] = [await send(), await send()]
  expect(first.code).toBe(200)
  expect(again.data).toEqual(first.data)
  return first
}

test('a list whose answer was lost is kept once, and copied once', async () => {
  const { requester } = await team()
  const { data } = await twice(() => requester.call(addQuickOrder, { body: content() }, under('add')))
  expect(await namesOf(requester)).toEqual(['Monday'])
  await twice(() => requester.call(copyQuickOrder, { params: { id: data.quickOrderId } }, under('copy')))
  expect(await namesOf(requester)).toEqual(['Monday', 'Monday'])
})

test('a list that is sent twice at the same time is kept once', async () => {
  const { requester } = await team()
  const add = () => requester.call(addQuickOrder, { body: content() }, under('at-once'))
  const [one, other] = await Promise.all([add(), add()])
  expect([one.code, other.data]).toEqual([200, one.data])
  expect(await namesOf(requester)).toEqual(['Monday'])
})

test('a change whose answer was lost is answered as before, and is not taken for that of another window', async () => {
  const { requester } = await team()
  const { quickOrderId: id, version } = (await requester.call(addQuickOrder, { body: content() })).data
  const change = (key: string, seen: number) =>
    requester.call(changeQuickOrder, { params: { id }, body: { ...content('Tuesday'), version: seen } }, under(key))
  expect((await twice(() => change('change', version))).data.version).toBe(2)
  expect((await change('change-later', version)).code).toBe(30_109)
  expect((await change('change-now', 2)).data.version).toBe(3)
})

test('a list is submitted and rejected once, with one mail', async () => {
  const { main, requester } = await team()
  const { quickOrderId: id } = (await requester.call(addQuickOrder, { body: content() })).data
  await twice(() => requester.call(submitQuickOrder, { params: { id } }, under('submit')))
  expect(await mailsTo(main)).toHaveLength(1)
  await twice(() => main.call(rejectQuickOrder, { params: { id }, body: { reason: 'Too many' } }, under('reject')))
  expect(await mailsTo(requester)).toHaveLength(1)
  expect((await main.call(rejectQuickOrder, { params: { id }, body: { reason: 'Too many' } })).code).toBe(30_101)
})

test('a key is for one request of one account; there is no list without one', async () => {
  const { main, requester } = await team()
  const add = (person: Person, name: string, key: string) =>
    person.call(addQuickOrder, { body: content(name) }, under(key))
  await add(requester, 'Monday', 'one')
  expect((await add(requester, 'Tuesday', 'one')).status).toBe(409)
  expect((await add(main, 'Tuesday', 'one')).code).toBe(200)
  expect(await add(requester, 'Tuesday', '')).toMatchObject({ status: 400, failure: { fields: ['Idempotency-Key'] } })
})
