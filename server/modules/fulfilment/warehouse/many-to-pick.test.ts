import { afterAll, beforeAll, expect, test } from 'vitest'
import { multiplyOrders } from '../../../../bench/orders/multiply.ts'
import { listPickableOrders, listQueues } from '../../../../contract/fulfilment/shipment.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { readsOf } from '../../../testing/growth/rows-read.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

const [over, toPick] = [3_000, 300]

let world: World
let packer: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld({ explains: true })
  packer = await world.staff('warehouse', [1])
  const fulfilment = fulfilmentOf(world)
  const skus = [await world.sku({ stock: { NL: 10 } }), await world.sku({ stock: { NL: 10 } })]
  const lines = skus.map(({ number }) => ({ number, qty: 1 }))
  const [done, released] = [await order(lines), await order(lines)]
  for (const orderId of [done, released]) await fulfilment.release(orderId)
  await fulfilment.deliver(await fulfilment.ship(done))
  await multiplyOrders(world.db, over, `id = ${done}`)
  await multiplyOrders(world.db, toPick - 1, `id = ${released}`)
})
afterAll(() => world.close())

async function order(lines: { number: string; qty: number }[]) {
  const buyer = await world.signedIn()
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  return (await buyer.call(placeOrder, { body: { lines, revision } })).data.orderId ?? 0
}

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
    expect([...reads.indexes]).toEqual(expect.arrayContaining(['orders_to_ship', 'order_lines_open']))
  },
)
