import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getSpending, listOpenOrders, listPurchases } from '../../../../contract/order/order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Buyer = Awaited<ReturnType<World['signedIn']>>

async function order(buyer: Buyer, state: object = {}, qty = 1) {
  const sku = await world.sku({ unitPrice: 100_00 })
  const lines = [{ number: sku.number, qty }]
  const { data } = await buyer.call(previewOrder, { body: { lines } })
  const { orderId, orderno } = (await buyer.call(placeOrder, { body: { lines, revision: data.revision } })).data
  await world.db
    .updateTable('orders')
    .set({ status: 'submitted', ...state })
    .where('id', '=', orderId ?? 0)
    .execute()
  return { orderId: orderId ?? 0, orderno, number: sku.number }
}
const open = async (buyer: Buyer) => (await buyer.call(listOpenOrders, {})).data
const spending = async (buyer: Buyer) => (await buyer.call(getSpending, {})).data

test('orders under way come late ones first, then by their day; what is done or cancelled does not, nor what others ordered', async () => {
  const [buyer, stranger] = [await world.signedIn(), await world.signedIn()]
  expect(await open(buyer)).toEqual({ rows: [], total: 0, late: 0 })
  const [later, soon] = [
    await order(buyer, { promised_on: '2026-12-04' }),
    await order(buyer, { promised_on: '2026-11-19' }),
  ]
  const late = await order(buyer, { promised_on: '2026-11-10' })
  const travels = await order(buyer, { status: 'shipped', promised_on: '2026-11-20' })
  await order(buyer, { status: 'shipped', promised_on: '2026-11-10' })
  await order(buyer, { status: 'allDelivered' })
  await order(buyer, { status: 'cancelled' })

  const { rows, ...counts } = await open(buyer)
  expect(rows.map(({ orderno }) => orderno)).toEqual([late, soon, travels, later].map(({ orderno }) => orderno))
  expect(rows.map(({ isLate }) => isLate)).toEqual([true, false, false, false])
  expect(counts).toEqual({ total: 4, late: 1 })
  expect((await open(stranger)).total).toBe(0)
})

test('spending has the last twelve months of the clock of the site, VAT excluded, without what was cancelled', async () => {
  const [buyer, stranger] = [await world.signedIn(), await world.signedIn()]
  expect(await spending(buyer)).toEqual([])
  await order(buyer, {}, 2)
  // In Amsterdam it is November by then.
  await order(buyer, { placed_at: new Date('2026-10-31T23:30:00Z') })
  await order(buyer, { placed_at: new Date('2025-12-15T12:00:00Z') })
  await order(buyer, { placed_at: new Date('2025-11-30T22:59:00Z') })
  await order(buyer, { status: 'cancelled' })

  const [euro, ...others] = await spending(buyer)
  expect(others).toEqual([])
  expect(euro?.currency).toBe('EUR')
  expect(euro?.months.map(({ month }) => month)).toEqual([
    '2025-12',
    ...Array.from({ length: 11 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`),
  ])
  expect(euro?.months.map(({ orders }) => orders)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
  const { rows } = await sql<{ net: number }>`
    select sum(total - vat)::float8 / 100 as net from orders
     where customer_id = ${buyer.customerId} and status <> 'cancelled' and placed_at > '2026-10-01'
  `.execute(world.db)
  expect(euro?.months.at(-1)?.amount).toBe(rows[0]?.net)
  expect(await spending(stranger)).toEqual([])
})

test('each currency has its own months', async () => {
  const buyer = await world.signedIn()
  await order(buyer)
  const { orderId } = await order(buyer)
  await sql`set session_replication_role = replica`.execute(world.db)
  await sql`update orders set currency = 'USD' where id = ${orderId}`.execute(world.db)
  await sql`set session_replication_role = default`.execute(world.db)
  expect((await spending(buyer)).map(({ currency, months }) => [currency, months.length])).toEqual([
    ['EUR', 12],
    ['USD', 12],
  ])
})

test('who may not order learns of neither', async () => {
  const buyer = await world.signedIn()
  const salesrep = await world.signedIn({ customerId: buyer.customerId, role: 'salesrep' })
  expect((await salesrep.call(listOpenOrders, {})).status).toBe(403)
  expect((await salesrep.call(getSpending, {})).status).toBe(403)
})

test('each takes one query, however many orders there are', async () => {
  const buyer = await world.signedIn()
  await order(buyer)
  const count = async () => {
    await open(buyer)
    const queries = await world.queriesOf(async () => {
      await open(buyer)
      await spending(buyer)
    })
    return queries.filter((text) => /\borders\b/.test(text)).length
  }
  expect(await count()).toBe(2)
  for (let at = 0; at < 4; at++) await order(buyer)
  expect(await count()).toBe(2)
})

test('a product that was bought again comes with the pieces of the last time', async () => {
  const buyer = await world.signedIn()
  const { number } = await world.sku()
  for (const qty of [7, 3]) {
    const lines = [{ number, qty }]
    const { data } = await buyer.call(previewOrder, { body: { lines } })
    await buyer.call(placeOrder, { body: { lines, revision: data.revision } })
    world.setNow(new Date(world.now().getTime() + 60_000).toISOString())
  }
  expect((await buyer.call(listPurchases, {})).data.map((one) => [one.number, one.lastQty])).toEqual([[number, 3]])
})
