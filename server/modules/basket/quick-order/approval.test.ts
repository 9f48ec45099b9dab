import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addQuickOrder,
  adjustQuickOrder,
  getQuickOrder,
  listQuickOrders,
  submitQuickOrder,
} from '../../../../contract/basket/quick-order.ts'
import { getInfo } from '../../../../contract/me/session.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Person = Awaited<ReturnType<World['signedIn']>>

let world: World
let sku: { id: number; number: string }
let other: { id: number; number: string }
beforeAll(async () => {
  world = await buildWorld()
  sku = await world.sku({ unitPrice: 10_000, stock: { NL: 1_000 } })
  other = await world.sku({ unitPrice: 5_000, stock: { NL: 1_000 } })
})
afterAll(() => world.close())

/** A main account and a colleague who has submitted a list of three pieces and two. */
async function submitted() {
  const main = await world.signedIn()
  const maker = await world.signedIn({ customerId: main.customerId, role: 'requester' })
  const lines = [
    { number: sku.number, qty: 3 },
    { number: other.number, qty: 2 },
  ]
  const { quickOrderId } = (await maker.call(addQuickOrder, { body: { name: 'For the fair', lines } })).data
  await maker.call(submitQuickOrder, { params: { id: quickOrderId } })
  return { main, maker, id: quickOrderId, lines }
}

/** A buyer with this limit for an order whose order of one piece waits for the main account. */
async function overLimit(more: object = {}) {
  const main = await world.signedIn()
  const buyer = await world.signedIn({ customerId: main.customerId, role: 'buyer' })
  const limits = { order_limit: 50_00, month_limit: 900_00 }
  await world.db.updateTable('accounts').set(limits).where('id', '=', buyer.accountId).execute()
  const addressId = await world.address({ customerId: main.customerId })
  const body = { lines: [{ number: sku.number, qty: 1 }], poNumber: 'PO-9', addressId, ...more }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { quickOrderId } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  return { main, buyer, id: quickOrderId ?? 0 }
}

const listOf = async (person: Person, id: number) => (await person.call(getQuickOrder, { params: { id } })).data
const waiting = async (person: Person) => (await person.call(getInfo, {})).data.listsToApprove

async function order(person: Person, id: number, lines: { number: string; qty: number }[]) {
  const body = { lines, quickOrderId: id }
  const { revision } = (await person.call(previewOrder, { body })).data
  return person.call(placeOrder, { body: { ...body, revision } })
}

test('who asked learns that the list was ordered, by whom and what, and no price', async () => {
  const { main, maker, id, lines } = await submitted()
  const { orderno } = (await order(main, id, lines)).data
  const mail = (await world.mailsTo(`${maker.userName}@example.com`)).at(-1)
  expect(mail?.subject).toMatch(/^Your list QONL\d+ was ordered$/)
  expect(mail?.text).toContain(`The order number is ${orderno}`)
  expect(mail?.text).toContain(`3 x ${sku.number} `)
  expect(mail?.text).not.toMatch(/€|100\.00/)
})

test('nobody is written to about a list of their own', async () => {
  const main = await world.signedIn()
  const lines = [{ number: sku.number, qty: 1 }]
  const { quickOrderId } = (await main.call(addQuickOrder, { body: { name: '', lines } })).data
  await order(main, quickOrderId, lines)
  const mails = await world.mailsTo(`${main.userName}@example.com`)
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your order /)])
})

test('who decides sees how many lists wait; who made them, and visitors of other companies, are not', async () => {
  const { main, maker, id, lines } = await submitted()
  const colleague = await world.signedIn({ customerId: main.customerId, role: 'buyer' })
  expect(await Promise.all([main, colleague, maker, await world.signedIn()].map(waiting))).toEqual([1, 1, 0, 0])
  await order(main, id, lines)
  expect(await waiting(main)).toBe(0)
})

test('a list shows sum, number, place and limit to who decides; no sum where a price is missing or not seen', async () => {
  const { main, buyer, id } = await overLimit()
  expect(await listOf(main, id)).toMatchObject({
    sum: 100,
    poNumber: 'PO-9',
    waitsForApproval: false,
    limits: { order: 50, month: 900, spentThisMonth: 0 },
  })
  expect((await listOf(buyer, id)).limits).toBeNull()
  const rows = (await main.call(listQuickOrders, { query: {} })).data.rows
  expect(rows).toMatchObject([{ quickOrderId: id, sum: 100, currency: 'EUR', poNumber: 'PO-9' }])
  expect(rows[0]?.shipTo).toBe('Test Company, Utrecht')
  const withoutPrice = await world.sku({ unitPrice: null })
  const lines = [
    { number: sku.number, qty: 1 },
    { number: withoutPrice.number, qty: 1 },
  ]
  const { quickOrderId } = (await main.call(addQuickOrder, { body: { name: '', lines } })).data
  expect((await listOf(main, quickOrderId)).sum).toBeNull()
  const rep = await world.signedIn({ customerId: main.customerId, role: 'salesrep' })
  const own = (await rep.call(addQuickOrder, { body: { name: '', lines: [{ number: sku.number, qty: 1 }] } })).data
  expect((await listOf(rep, own.quickOrderId)).sum).toBeNull()
})

test('the sums of a page of lists take as many queries as those of one', async () => {
  const main = await world.signedIn()
  const add = () => main.call(addQuickOrder, { body: { name: '', lines: [{ number: sku.number, qty: 1 }] } })
  const queries = async () => (await world.queriesOf(() => main.call(listQuickOrders, { query: {} }))).length
  await add()
  const one = await queries()
  for (let more = 0; more < 5; more++) await add()
  expect(await queries()).toBe(one)
})

test('a list says the one-off address that its order goes to, and no other', async () => {
  const oneOffAddress = { company: 'Baustelle', address1: 'Kai 7', city: 'Hamburg', postcode: '20457', country: 'DE' }
  const { main, id } = await overLimit({ oneOffAddress })
  expect((await listOf(main, id)).shipTo).toBe('Baustelle, Hamburg')
})

test('what is over the limit of a buyer waits for another account, and leads the buyer in no circle', async () => {
  const { main, buyer, id } = await overLimit()
  expect(await listOf(buyer, id)).toMatchObject({ waitsForApproval: true, may: { order: false } })
  const lines = [{ number: sku.number, qty: 1 }]
  expect((await order(buyer, id, lines)).failure.reason).toBe('quick_order.other_state')
  // Nor is it made smaller by the one whose limit it passes, once another account is to look at it.
  const { version } = await listOf(buyer, id)
  const smaller = await buyer.call(adjustQuickOrder, { params: { id }, body: { version, lines } })
  expect(smaller.failure.reason).toBe('quick_order.other_state')
  expect((await order(main, id, [{ number: sku.number, qty: 1 }])).code).toBe(200)
})

test('who decides changes quantities and leaves lines out; the list goes on waiting, and is ordered so', async () => {
  const { main, maker, id } = await submitted()
  const { version } = await listOf(main, id)
  const adjust = (lines: { number: string; qty: number }[], seen = version, by: Person = main) =>
    by.call(adjustQuickOrder, { params: { id }, body: { version: seen, lines } })
  const lines = [
    { number: sku.number, qty: 1 },
    { number: other.number, qty: 0 },
  ]
  expect((await adjust(lines)).data).toMatchObject({ status: 'submitted', version: version + 1 })
  expect((await listOf(maker, id)).lines).toMatchObject([{ number: sku.number, qty: 1 }])
  // The second of two windows sees what the first has changed.
  expect((await adjust(lines)).code).toBe(30_109)
  expect((await adjust([{ number: sku.number, qty: 0 }], version + 1)).failure.reason).toBe('quick_order.no_lines')
  expect((await adjust([{ number: other.number, qty: 1 }], version + 1)).failure.reason).toBe('basket.product_unknown')
  expect((await adjust(lines, version + 1, maker)).status).toBe(403)
  expect((await adjust(lines, version + 1, await world.signedIn())).status).toBe(404)
  expect((await listOf(maker, id)).lines).toMatchObject([{ number: sku.number, qty: 1 }])

  expect((await order(main, id, [{ number: sku.number, qty: 1 }])).code).toBe(200)
  expect((await adjust(lines, version + 1)).failure.reason).toBe('quick_order.other_state')
})
