import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDeskOrders } from '../../../../contract/fulfilment/order-management.ts'
import { buildWorldOfOrders, over, toPick } from '../../../testing/growth/many-orders.ts'
import { genericPlans, readsOf } from '../../../testing/growth/rows-read.ts'
import { runUndone } from '../../../testing/order/undone.ts'
import type { World } from '../../../testing/world.ts'
import { lateAt } from '../../order/history/list.queries.ts'

const pageSize = 20 as const

let world: World
let clerk: Awaited<ReturnType<World['staff']>>
let admin: typeof clerk
beforeAll(async () => {
  world = await buildWorldOfOrders()
  clerk = await world.staff('desk', [1])
  admin = await world.staff('admin')
})
afterAll(() => world.close())

test(`of ${toPick} orders under way, none of them late, the list of late ones reads none`, async () => {
  const { ofTable } = await readsOf(world, async () => {
    expect((await clerk.call(listDeskOrders, { query: { late: true } })).data.total).toBe(0)
  })
  expect(ofTable.orders).toBe(0)
})

const lateOfSite = { late: true, orgId: 1, pageSize } as const

test(`of ${over + toPick} orders whose day is past, the list of late ones reads the ${toPick} under way and their open lines`, async () => {
  await sql`update orders set promised_on = '2020-01-02'`.execute(world.db)
  await sql`vacuum analyze orders`.execute(world.db)
  const { indexes, ofTable } = await readsOf(world, async () => {
    const { data } = await clerk.call(listDeskOrders, { query: lateOfSite })
    expect(data).toMatchObject({ total: toPick, rows: { length: pageSize } })
  })
  expect(ofTable.orders).toBe(toPick + pageSize)
  for (const index of ['orders_to_ship', 'order_lines_open']) expect(indexes).toContain(index)
})

// Among a million orders, the planner would read it beside the index of those under way, with all that are over.
test('late orders of a site are found by no index of all its orders', async () => {
  const statements = await world.queriesOf(() => clerk.call(listDeskOrders, { query: lateOfSite }))
  const plans = await runUndone(world.db, async (tx) => {
    await sql`drop index orders_to_ship, orders_under_way, orders_open`.execute(tx)
    await sql`set local enable_seqscan = off`.execute(tx)
    return genericPlans(
      { db: tx },
      statements.filter((text) => text.includes('as "total"')),
    )
  })
  expect(plans).toEqual([expect.not.stringContaining('orders_org')])
})

test('late orders are found by no index with the day of each site', async () => {
  const { sql: text } = sql`
    select from orgs g cross join lateral (select from orders o where ${lateAt(world.now())} offset 0) o`.compile(
    world.db,
  )
  const [plan] = await genericPlans(world, [text])
  expect(plan).toContain('orders_to_ship')
  expect(plan).not.toMatch(/Index Cond.*time_zone/)
})

test(`of ${over} orders that are over, a page is read and the others are counted by the index of their state`, async () => {
  const { indexes, ofTable, pages } = await readsOf(world, async () => {
    const { data } = await clerk.call(listDeskOrders, { query: { status: 'allDelivered', pageSize } })
    expect(data).toMatchObject({ total: over, rows: { length: pageSize } })
  })
  expect(indexes).toContain('orders_over')
  expect(ofTable.orders).toBeLessThanOrEqual(over + pageSize)
  expect(pages).toBeLessThan(over / 5)
})

test(`of ${over + toPick} orders, the newest of a small site are read without those of the others`, async () => {
  const small = await world.db.selectFrom('orders').select('id').orderBy('id').limit(5).execute()
  const ids = small.map(({ id }) => id)
  await world.db.updateTable('orders').set({ org_id: 5 }).where('id', 'in', ids).execute()
  await sql`vacuum analyze orders`.execute(world.db)
  const [both, own] = [await world.staff('desk', [1, 5]), await world.staff('desk', [5])]
  const page = async (by: typeof clerk, query: object) => {
    const { rows, total } = (await by.call(listDeskOrders, { query: { pageSize, ...query } })).data
    return { ids: rows.map(({ orderId }) => orderId), total }
  }
  const reads = await readsOf(world, async () => {
    expect(await page(own, {})).toEqual({ ids: ids.toReversed(), total: 5 })
  })
  // Each is found, counted and shown.
  expect(reads.ofTable.orders).toBe(3 * 5)
  const last = Math.ceil((over + toPick) / pageSize)
  for (const query of [
    {},
    { pageNum: 2 },
    { pageNum: last },
    { pageNum: last + 1 },
    { pageNum: 1_000 },
    { orgId: 5 },
  ]) {
    // Another order of the list is read another way.
    const sorted = await page(both, { sort: 'oldest', ...query })
    const found = await world.db
      .selectFrom('orders')
      .select('id')
      .where('org_id', 'in', 'orgId' in query ? [5] : [1, 5])
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((('pageNum' in query ? query.pageNum : 1) - 1) * pageSize)
      .execute()
    const expected = { ids: found.map(({ id }) => id), total: sorted.total }
    expect(await page(both, query)).toEqual(expected)
    expect(await page(admin, query)).toEqual(expected)
  }
})

test('a word of two letters is looked for in the newest 10,000 orders', async () => {
  const { id: original } = await world.db
    .selectFrom('orders')
    .select('id')
    .where('org_id', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into orders (id, order_number, org_id, customer_id, account_id, status, order_type, ship_from, ship_via, bill_to, ship_to, currency,
                        terms_net_days, subtotal, shipping_cost, vat_rate_bp, vat_reason, vat, total, placed_at, po_number)
    overriding system value
    select (select max(id) from orders) + n, 'OTWO' || n, org_id, customer_id, account_id, 'cancelled', order_type, ship_from, ship_via, bill_to, ship_to, currency,
           terms_net_days, subtotal, shipping_cost, vat_rate_bp, vat_reason, vat, total, placed_at,
           case n when 1 then 'ZQ-OLD' when 2000 then 'ZQ-NEW' else '' end
      from (select * from orders where id = ${original}) o, generate_series(1, 11000) n`.execute(world.db)
  await sql`vacuum analyze orders`.execute(world.db)
  const find = async (keyword: string) =>
    (await clerk.call(listDeskOrders, { query: { keyword } })).data.rows.map(({ poNumber }) => poNumber)
  expect(await find('zq')).toEqual(['ZQ-NEW'])
  expect(await find('zq-')).toEqual(['ZQ-NEW', 'ZQ-OLD'])
})
