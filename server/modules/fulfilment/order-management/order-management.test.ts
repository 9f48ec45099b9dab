import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix, type Input } from '../../../../contract/endpoint.ts'
import {
  exportDeskOrders,
  getDeskOrder,
  listDeskOrders,
  listDeskSites,
} from '../../../../contract/fulfilment/order-management.ts'
import { getToday } from '../../../../contract/office/today.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import type { Tx } from '../../../db/database.ts'
import { genericPlans } from '../../../testing/growth/rows-read.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { expectGoods } from '../order-lifecycle/expect-goods.ts'
import { receiveGoods } from '../order-lifecycle/receive-goods.ts'

type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let admin: Staff
let german: Staff
beforeAll(async () => {
  // Half past eleven at night in Berlin, half past five in the afternoon in New York.
  world = await buildWorld({ now: new Date('2026-11-18T22:30:00Z') })
  admin = await world.staff('admin')
  german = await world.staff('manager', [5])
})
afterAll(() => world.close())

/** An order of a new customer of a site. */
async function ordered(orgId: number, poNumber = '') {
  const buyer = await world.signedIn({ orgId })
  const { number } = await world.sku({ stock: { NL: 10, US: 10 } })
  const body = { lines: [{ number, qty: 2 }], poNumber }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const { data } = await buyer.call(placeOrder, { body: { ...body, revision } }, { headers })
  return { orderId: data.orderId ?? 0, orderno: data.orderno, number, ...buyer }
}

/** One that waits for all of its goods. */
async function waiting(orgId: number) {
  const buyer = await world.signedIn({ orgId })
  const { id, number } = await world.sku({ stock: {} })
  const body = { lines: [{ number, qty: 2 }] }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { data } = await buyer.call(placeOrder, { body: { ...body, revision } })
  return { orderId: data.orderId ?? 0, orderno: data.orderno, skuId: id }
}

const found = async (staff: Staff, query: Input<typeof listDeskOrders>['query']) => {
  const { data } = await staff.call(listDeskOrders, { query })
  return [data.rows.map(({ orderno }) => orderno), data.total]
}

test('staff see the orders of their sites, newest first, and find them by number, company and state', async () => {
  const [first, second, dutch] = [await ordered(5, 'PO-7781'), await ordered(5), await ordered(1)]
  const { customerId } = second
  await world.db
    .updateTable('customers')
    .set({ company: '100 % Büro_Nord', custnum: 'C77001' })
    .where('id', '=', customerId)
    .execute()

  expect(await found(german, {})).toEqual([[second.orderno, first.orderno], 2])
  expect(await found(admin, {})).toEqual([[dutch.orderno, second.orderno, first.orderno], 3])
  expect(await found(admin, { orgId: 1 })).toEqual([[dutch.orderno], 1])
  expect(await found(german, { orgId: 1 })).toEqual([[], 0])
  expect(await found(german, { keyword: 'po-77' })).toEqual([[first.orderno], 1])
  expect(await found(german, { keyword: ' büro_n ' })).toEqual([[second.orderno], 1])
  expect(await found(german, { keyword: '%' })).toEqual([[second.orderno], 1])
  expect(await found(german, { keyword: 'C77001', status: 'submitted' })).toEqual([[second.orderno], 1])
  expect(await found(german, { status: 'onHold' })).toEqual([[], 0])
  expect(await found(german, { keyword: dutch.orderno })).toEqual([[], 0])
  expect((await german.call(listDeskSites, {})).data).toEqual([{ orgId: 5, siteName: 'Deutschland' }])
})

test('a whole number finds its orders alone; digits alone also find what holds them', async () => {
  const [short, long] = [await ordered(5, 'LAMP-5'), await ordered(5, 'LAMP-51')]
  expect(await found(german, { keyword: 'lamp-5' })).toEqual([[short.orderno], 1])
  expect(await found(german, { keyword: 'lamp-' })).toEqual([[long.orderno, short.orderno], 2])
  expect(await found(german, { keyword: long.orderno.toLowerCase() })).toEqual([[long.orderno], 1])
  const digits = short.orderno.replace(/\D+/, '')
  const named = await ordered(5, digits)
  expect(await found(german, { keyword: digits })).toEqual([[named.orderno, short.orderno], 2])
  const elsewhere = await ordered(1, 'LAMP-52')
  expect(await found(german, { keyword: 'LAMP-52' })).toEqual([[], 0])
  expect(await found(admin, { keyword: 'LAMP-52' })).toEqual([[elsewhere.orderno], 1])
})

test('an order is shown as its customer sees it, with how they are reached; those of other sites are not found', async () => {
  const order = await ordered(5)
  const { data } = await german.call(getDeskOrder, { params: { id: order.orderId } })
  expect(data).toMatchObject({
    orderno: order.orderno,
    siteName: 'Deutschland',
    customerId: order.customerId,
    company: 'Test Company',
    lines: [{ number: order.number, qty: 2 }],
  })
  expect(data.email).toMatch(/@example\.com$/)
  const dutch = await ordered(1)
  expect((await german.call(getDeskOrder, { params: { id: dutch.orderId } })).status).toBe(404)
  expect((await order.call(getDeskOrder, { params: { id: order.orderId } })).status).toBe(403)
})

test('the site learns of an order in its language, and an answer goes to who placed it', async () => {
  const order = await ordered(5, 'PO-1')
  const mail = (await world.mailsTo('orders.de@aster.example')).at(-1)
  expect(mail?.subject).toBe(`Neue Bestellung ${order.orderno} von Test Company`)
  expect(mail?.text).toContain(`2 x ${order.number}`)
  expect(mail?.text).toContain('PO-1')
  expect(mail?.text).toContain(`https://shop.example/console/orders/${order.orderId}`)
  expect(mail?.reply_to).toMatch(/@example\.com$/)
})

test('today begins at midnight of the site', async () => {
  const [yesterday, american] = [await ordered(5), await ordered(2)]
  const at = (instant: string, { orderId }: { orderId: number }) =>
    sql`update orders set placed_at = ${instant} where id = ${orderId}`.execute(world.db)
  // A minute before and after midnight in Berlin; the day of New York began at five in the morning.
  await at('2026-11-17T22:59:00Z', yesterday)
  await at('2026-11-18T05:01:00Z', american)
  const today = (await found(admin, { today: true }))[0] as string[]
  expect(today).not.toContain(yesterday.orderno)
  expect(today).toContain(american.orderno)
  await at('2026-11-17T23:01:00Z', yesterday)
  await at('2026-11-18T04:59:00Z', american)
  const later = (await found(admin, { today: true }))[0] as string[]
  expect(later).toContain(yesterday.orderno)
  expect(later).not.toContain(american.orderno)
})

test('the first page says what waits, each part to who may work on it', async () => {
  const before = (await german.call(getToday, {})).data.orders
  const heldOrder = await ordered(5)
  await world.db
    .updateTable('orders')
    .set({ status: 'onHold', held_because: 'staff' })
    .where('id', '=', heldOrder.orderId)
    .execute()
  const cancelled = await ordered(5)
  await world.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', cancelled.orderId).execute()
  await world.db.updateTable('orgs').set({ order_email: '' }).where('id', '=', 15).execute()
  await world.db.updateTable('mails').set({ attempts: 2 }).where('cause', '=', `order ${heldOrder.orderno}`).execute()
  const pending = await world.customer({ orgId: 5 })
  await world.db.updateTable('customers').set({ status: 'pending' }).where('id', '=', pending).execute()

  const { data } = await german.call(getToday, {})
  expect(data).toMatchObject({ registrations: 1, mails: null, sites: null })
  expect([data.orders?.today, data.orders?.onHold]).toEqual([(before?.today ?? 0) + 1, (before?.onHold ?? 0) + 1])
  expect(data.orders?.totals.map(({ currency }) => currency)).toEqual(['EUR'])

  const todaySeen = (await admin.call(getToday, {})).data
  expect(todaySeen.mails).toMatchObject({ failing: 2, hasServer: true })
  // They sell from warehouses of companies that have no account in their currency.
  const companies = [
    [7, 'United Kingdom'],
    [11, 'Polska'],
  ].map(([orgId, siteName]) => ({ orgId, siteName, takesOrders: true, lacks: ['issuerAccounts'] }))
  expect(todaySeen.sites).toEqual([
    ...companies,
    { orgId: 15, siteName: 'Trial site', takesOrders: true, lacks: ['orderAddress'] },
  ])
  expect((await heldOrder.call(getToday, {})).status).toBe(403)
})

test('orders whose goods moved or arrived are counted and found, by staff of their sites, until they leave', async () => {
  const seen = async (staff: Staff) => {
    const { orders } = (await staff.call(getToday, {})).data
    const [moved, arrived] = [await found(staff, { moved: true }), await found(staff, { arrived: true })]
    expect([orders?.moved, orders?.arrived]).toEqual([moved[1], arrived[1]])
    return { moved: moved[0], arrived: arrived[0] }
  }
  const { release, ship } = fulfilmentOf(world)
  const run = <T>(work: (tx: Tx) => Promise<T>) => world.db.transaction().execute(work)
  const byStaff = () => ({ party: 'staff', accountId: null, now: world.now() }) as const
  const [order, dutch] = [await waiting(5), await waiting(1)]
  expect(await seen(admin)).toEqual({ moved: [], arrived: [] })
  const goods = [order, dutch].map(({ skuId }) => ({
    skuId,
    warehouse: 'NL',
    reference: '',
    pieces: 9,
    expectedOn: '2026-12-04',
  }))
  await run((tx) => expectGoods(tx, goods, world.now()))
  expect(await seen(german)).toEqual({ moved: [order.orderno], arrived: [] })
  expect(await seen(admin)).toEqual({ moved: [dutch.orderno, order.orderno], arrived: [] })

  const lines = [{ skuId: order.skuId, pieces: 9 }]
  await run((tx) => receiveGoods(tx, { warehouse: 'NL', reference: 'LS desk', lines }, byStaff()))
  expect(await seen(german)).toEqual({ moved: [], arrived: [order.orderno] })
  await release(order.orderId)
  expect(await seen(german)).toEqual({ moved: [], arrived: [order.orderno] })
  await ship(order.orderId)
  expect(await seen(german)).toEqual({ moved: [], arrived: [] })

  world.setNow('2026-11-26T22:31:00Z')
  const later = await world.staff('manager', [1])
  expect(await seen(later)).toEqual({ moved: [], arrived: [] })
  world.setNow('2026-11-18T22:30:00Z')
})

test('a page of orders and the first page take the same few queries however many orders there are', async () => {
  await ordered(5)
  const list = await world.queriesOf(() => admin.call(listDeskOrders, { query: {} }))
  const today = await world.queriesOf(() => admin.call(getToday, {}))
  expect([list.length, today.length]).toEqual([3, 12])
})

test('orders are narrowed by type and by the day on which they were placed, by the clock of their site, and sorted', async () => {
  const [first, second, third] = [await ordered(5, 'SORT-1'), await ordered(5, 'SORT-2'), await ordered(5, 'SORT-3')]
  const set = (orderId: number, values: object) =>
    world.db.updateTable('orders').set(values).where('id', '=', orderId).execute()
  // In Berlin it is already the 2nd, and still the 3rd.
  await set(first.orderId, {
    order_type: 'DROP',
    placed_at: new Date('2026-10-01T22:00:00Z'),
    promised_on: null,
    cancelled_total: 1,
  })
  await set(second.orderId, { placed_at: new Date('2026-10-03T21:59:59Z'), promised_on: '2026-10-09' })
  await set(third.orderId, { placed_at: new Date('2026-10-01T21:59:59Z'), promised_on: '2026-10-05' })
  const orders = async (query: Input<typeof listDeskOrders>['query']) =>
    (await german.call(listDeskOrders, { query: { keyword: 'SORT-', ...query } })).data.rows
  const numbers = async (query: Input<typeof listDeskOrders>['query']) =>
    (await orders(query)).map(({ poNumber }) => poNumber)
  expect(await numbers({ from: '2026-10-02', until: '2026-10-03' })).toEqual(['SORT-2', 'SORT-1'])
  expect(await numbers({ until: '2026-10-01' })).toEqual(['SORT-3'])
  expect(await numbers({ orderType: 'DROP' })).toEqual(['SORT-1'])
  expect(await numbers({ sort: 'oldest' })).toEqual(['SORT-1', 'SORT-2', 'SORT-3'])
  expect(await numbers({ sort: 'promised' })).toEqual(['SORT-3', 'SORT-2', 'SORT-1'])
  expect(await numbers({ sort: 'lowest' })).toEqual(['SORT-1', 'SORT-2', 'SORT-3'])
  expect(await numbers({ sort: 'highest' })).toEqual(['SORT-3', 'SORT-2', 'SORT-1'])
  expect(await orders({ orderType: 'DROP' })).toMatchObject([{ orderType: 'DROP', pieces: 2, promisedOn: null }])
  const { failure } = await german.call(listDeskOrders, { query: { from: '2026-02-30' } })
  expect(failure.fields).toEqual(['from'])
})

test('the file holds the orders that are found, in their order, and none of another site', async () => {
  await ordered(1, 'FILE-0')
  const mine = [await ordered(5, 'FILE-1'), await ordered(5, 'FILE-2')]
  const { customerId } = mine[0] ?? { customerId: 0 }
  await world.db.updateTable('customers').set({ company: '=1+1' }).where('id', '=', customerId).execute()
  const { body, headers } = await world.app.inject({
    url: `${apiPrefix}${exportDeskOrders.path}?format=csv&keyword=FILE-&sort=oldest`,
    headers: { authorization: `Bearer ${german.token}` },
  })
  expect(headers['content-type']).toContain('text/csv')
  const lines = body.trim().split('\r\n').slice(1)
  expect(lines.map((line) => line.split(';')[0])).toEqual(mine.map(({ orderno }) => orderno))
  expect(lines[0]).toContain(';FILE-1;submitted;no;REG;2;')
  expect(lines[0]).not.toContain(';=1')
})

test('sorted by promised day or by total, orders are read from an index in its order', async () => {
  const plan = async (sort: 'promised' | 'highest') => {
    const queries = await world.queriesOf(() => admin.call(listDeskOrders, { query: { sort } }))
    // With a handful of orders, sorting all of them is cheaper.
    return await world.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      await sql`set local enable_sort = off`.execute(tx)
      return genericPlans(
        { db: tx },
        queries.filter((text) => text.includes('as "total"')),
      )
    })
  }
  expect(await plan('promised')).toEqual([expect.stringMatching(/Index (Only )?Scan using orders_promised/)])
  expect(await plan('highest')).toEqual([expect.stringMatching(/Index (Only )?Scan using orders_remaining/)])
})
