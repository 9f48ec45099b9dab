import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPickableOrders, listQueues } from '../../../../contract/fulfilment/shipment.ts'
import { buildWorldOfOrders, over, toPick } from '../../../testing/growth/many-orders.ts'
import { readsOf } from '../../../testing/growth/rows-read.ts'
import type { World } from '../../../testing/world.ts'

let world: World
let packer: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorldOfOrders()
  packer = await world.staff('warehouse', [1])
})
afterAll(() => world.close())

test.each([
  ['the queues', () => packer.call(listQueues, {}), 0],
  ['a page to pick', () => packer.call(listPickableOrders, { query: { pageSize: 20 } }), 20],
] as const)(
  `beside ${over} orders that are over, %s read the ${toPick} that are to be picked and their lines, and none twice`,
  async (_, ask, page) => {
    const reads = await readsOf(world, async () => {
      const { data } = await ask()
      expect(data).toMatchObject(page ? { total: toPick } : [{ toPick, picking: 0 }])
    })
    expect(reads.ofTable.orders).toBeLessThanOrEqual(toPick + page)
    expect(reads.ofTable.order_lines).toBeLessThanOrEqual(2 * toPick)
    expect(reads.indexes).toContain('order_lines_open')
  },
)
