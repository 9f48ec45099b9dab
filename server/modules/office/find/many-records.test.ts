import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDeskOrders } from '../../../../contract/fulfilment/order-management.ts'
import { findRecords } from '../../../../contract/office/find.ts'
import { buildWorldOfReturns, many } from '../../../testing/growth/many-worlds.ts'
import { readsOf } from '../../../testing/growth/rows-read.ts'
import type { World } from '../../../testing/world.ts'

let world: World
let admin: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorldOfReturns()
  admin = await world.staff('admin')
  await tellApart(world)
})
afterAll(() => world.close())

/** Orders, customers and entries of the bank, each with a name, a town and a reference of its own. */
async function tellApart({ db }: World) {
  await sql`
    update orders set customer_id = (select min(customer_id) from orders), po_number = 'PO-' || id, ship_to = ship_to || jsonb_build_object(
      'company', 'Zwolsche Drukkerij Office ' || md5(id::text), 'firstName', 'Jan', 'lastName', 'Visser' || id, 'city', 'Town' || id)`.execute(
    db,
  )
  await sql`
    update customers set custnum = 'MOST', company = 'Zwolsche Drukkerij'
     where id = (select min(customer_id) from orders)`.execute(db)
  await sql`
    insert into customers (custnum, org_id, company, country, currency, price_list_id, vat_number)
    select 'MANY-' || n, c.org_id, 'Office ' || md5(n::text), c.country, c.currency, c.price_list_id, 'NL' || n
      from (select * from customers order by id limit 1) c, generate_series(1, ${many}) n`.execute(db)
  await sql`
    insert into accounts (customer_id, user_name, email, name, role, password_hash)
    select id, 'many-' || id, 'mail' || id || '@office.example', 'Contact' || id, 'main', ''
      from customers where custnum like 'MANY-%'`.execute(db)
  // The indexes of parts of words are as after a night: what was added last is in them.
  for (const table of large) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

const large = [
  'orders',
  'order_lines',
  'customers',
  'accounts',
  'bank_entries',
  'returns',
  'return_lines',
  'finance_items',
]

/** What is read to find records and to list orders by the same word, and how many records were found. */
async function readsFor(keyword: string) {
  let found = 0
  const records = await readsOf(world, async () => {
    found = (await admin.call(findRecords, { query: { keyword } })).data.length
  })
  const list = await readsOf(world, () => admin.call(listDeskOrders, { query: { keyword } }))
  return { records, list, found }
}

test.each([
  ['an order number', 'NL2600000071', 1],
  ['the digits at its end', '71', 1],
  ['a PO number', 'PO-1000077', 1],
  ['a consignee', 'Jan Visser1000077', 1],
  ['a town', 'Town1000077', 1],
  ['a part of a company', '2cc29cb047', 1],
  ['an e-mail address', 'mail17@office.example', 1],
  ['a contact', 'Contact99', 6],
  ['a VAT number', 'NL 7777', 1],
  ['an RMA number', 'RNL100071', 2],
  ['the tracking number of a return', '3SRMA00000071', 2],
  ['a reference of a bank', 'E2E-5', 0],
  ['a payment reference', 'RF18539007547034', 0],
  ['what nothing has', 'QX-NONE-1', 0],
])(`among ${many} of each, %s (%s) is found by an index`, async (_, keyword, count) => {
  const { records, list, found } = await readsFor(keyword)
  expect(found).toBe(count)
  for (const table of large) expect([...records.wholeTables, ...list.wholeTables]).not.toContain(table)
  expect(records.rows).toBeLessThan(300)
  expect(list.rows).toBeLessThan(300)
})

test('of a word that nearly all customers have, the newest few orders are read', async () => {
  const { records } = await readsFor('office')
  expect(records.ofTable.orders).toBeLessThan(100)
})

test.each([
  ['number', 'MOST'],
  ['company', 'zwolsche drukkerij'],
])(
  `the orders of a customer with ${many} are counted by an index, and only those of the page are read, by their %s`,
  async (_, keyword) => {
    const pageSize = 20
    const reads = await readsOf(world, async () => {
      const { data } = await admin.call(listDeskOrders, { query: { keyword, pageSize } })
      expect(data).toMatchObject({ total: 10_000, rows: { length: pageSize } })
      expect(data.rows.map(({ orderId }) => orderId)).toEqual(
        [...data.rows.map(({ orderId }) => orderId)].sort((one, other) => other - one),
      )
    })
    expect(reads.indexes).toContain('orders_newest')
    expect(reads.ofTable.orders).toBeLessThanOrEqual(10_000 + 3 * pageSize)
    expect(reads.pages).toBeLessThan(1_000)
  },
)

test(`of ${many} orders of a company in a site that the caller cannot access, none is read`, async () => {
  const stranger = await world.staff('desk', [2])
  const reads = await readsOf(world, async () => {
    const { data } = await stranger.call(listDeskOrders, { query: { keyword: 'zwolsche drukkerij' } })
    expect(data.total).toBe(0)
  })
  // Those of the customer are told apart by their index, which has their site.
  expect(reads.ofTable.orders).toBeLessThanOrEqual(2 * many + 10)
  expect(reads.pages).toBeLessThan(1_000)
})
