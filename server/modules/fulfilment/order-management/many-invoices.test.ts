import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDeskOrders } from '../../../../contract/fulfilment/order-management.ts'
import { buildWorldOfDocuments, many } from '../../../testing/growth/many-worlds.ts'
import { genericPlans, readsOf } from '../../../testing/growth/rows-read.ts'
import type { World } from '../../../testing/world.ts'

let world: World
let admin: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorldOfDocuments()
  admin = await world.staff('admin')
})
afterAll(() => world.close())

test(`of ${many} invoices, those of the rows and the one of a number are found by an index, whatever the values`, async () => {
  const queries = await world.queriesOf(() => admin.call(listDeskOrders, { query: { keyword: 'IOR2612345' } }))
  const plans = await genericPlans(
    world,
    queries.filter((text) => text.includes('finance_items')),
  )
  expect(plans).toHaveLength(2)
  const [number, rows] = plans
  expect(number).toContain('Index Scan using finance_items_number_key')
  expect(rows).toContain('Index Scan using finance_items_order')
})

test(`beside ${many} invoices, an order is sought by the number of one by reading that one`, async () => {
  const order = await world.db
    .selectFrom('finance_items')
    .select('number')
    .where('kind', '=', 'invoice')
    .where('order_id', '<', 8_000_000)
    .executeTakeFirstOrThrow()
  for (const [keyword, total] of [
    [order.number, 1],
    ['IOR269995', 0],
  ] as const) {
    const reads = await readsOf(world, async () => {
      expect((await admin.call(listDeskOrders, { query: { keyword } })).data.total).toBe(total)
    })
    expect(reads.ofTable.finance_items).toBeLessThanOrEqual(2)
    expect(reads.rows).toBeLessThan(30)
  }
})
