import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDeskOrders } from '../../../../contract/fulfilment/order-management.ts'
import { buildWorldOfOrders, over, toPick } from '../../../testing/growth/many-orders.ts'
import { readsOf } from '../../../testing/growth/rows-read.ts'
import type { World } from '../../../testing/world.ts'

const pageSize = 20

let world: World
let clerk: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorldOfOrders()
  clerk = await world.staff('desk', [1])
})
afterAll(() => world.close())

test(`of ${toPick} orders under way, none of them late, the list of late ones reads none`, async () => {
  const { ofTable } = await readsOf(world, async () => {
    expect((await clerk.call(listDeskOrders, { query: { late: true } })).data.total).toBe(0)
  })
  expect(ofTable.orders).toBe(0)
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
