import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDeskOrders } from '../../../../contract/console/desk.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

const documents = 100_000

let world: World
let admin: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  admin = await world.staff('admin')
  const customerId = await world.customer()
  // Only the rows that are read are there: no order stands behind their numbers.
  await world.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into finance_items (customer_id, kind, side, number, currency, amount, issued_on, due_on, created_at, order_id)
      select ${customerId}, 'invoice', 'debit', 'INL26' || n, 'EUR', 1000, date '2026-11-18', date '2026-12-18', now(), n
        from generate_series(1, ${documents}) n`.execute(tx)
  })
  await sql`vacuum analyze finance_items`.execute(world.db)
}, 60_000)
afterAll(() => world.close())

test(`of ${documents} invoices, those of the rows and the one of a number are found by an index, whatever the values`, async () => {
  const queries = await world.queriesOf(() => admin.call(listDeskOrders, { query: { keyword: 'INL2612345' } }))
  const read = queries.filter((text) => text.includes('finance_items'))
  expect(read).toHaveLength(2)
  const plans = await Promise.all(
    read.map((text) => sql.raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`).execute(world.db)),
  )
  const [number, rows] = plans.map((plan) => plan.rows.map((row) => row['QUERY PLAN']).join('\n'))
  expect(number).toContain('Index Scan using finance_items_number_key')
  expect(rows).toContain('Index Scan using finance_items_order')
})

test(`beside ${documents} invoices, an order is sought by the number of one in less than 40 ms, 19 times in 20`, async () => {
  const durations: number[] = []
  for (let at = 0; at < 45; at++) {
    const start = performance.now()
    const { code } = await admin.call(listDeskOrders, { query: { keyword: `INL26${at * 2_000 + 1}` } })
    if (at >= 5) durations.push(performance.now() - start)
    expect(code).toBe(200)
  }
  durations.sort((one, other) => one - other)
  // 15 ms on two cores that did other work; the goal is 30 ms.
  expect(durations[37]).toBeLessThan(40)
})
