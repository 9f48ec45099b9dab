import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { changeSiteWaiting } from '../../../../contract/site/settings.ts'
import { copyOrder } from '../../../testing/growth/many-orders.ts'
import { readsOf } from '../../../testing/growth/rows-read.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { findWaitingOrders } from './change-warehouse.queries.ts'
import { receiveGoods } from './receive-goods.ts'

const many = 1_000

let world: World
let movable: number
beforeAll(async () => {
  world = await buildWorld({ explains: true })
  const admin = await world.staff('admin')
  await admin.call(changeSiteWaiting, { params: { id: 5 }, body: { movesWaiting: true } })
  const [comes, missing] = [await world.sku({ stock: {} }), await world.sku({ stock: {} })]
  movable = await order(comes.number)
  await copyOrder(world, await order(missing.number), many - 1)
  const staff = { party: 'staff', accountId: null, now: world.now() } as const
  const receipt = { warehouse: 'FR', reference: 'LS 1', lines: [{ skuId: comes.id, pieces: 2 }] }
  await world.db.transaction().execute((tx) => receiveGoods(tx, receipt, staff))
})
afterAll(() => world.close())

async function order(number: string) {
  const buyer = await world.signedIn({ customerId: await world.customer({ orgId: 5, termsNetDays: 30 }) })
  const body = { lines: [{ number, qty: 2 }] }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  return (await buyer.call(placeOrder, { body: { ...body, revision } })).data.orderId ?? 0
}

test(`of ${many} orders that wait, the one that another warehouse would serve is looked at alone`, async () => {
  const { ofTable } = await readsOf(world, async () => {
    const found = await findWaitingOrders(world.db, world.now())
    expect(found.map(({ orderId }) => orderId)).toEqual([movable])
  })
  // Each waiting line is read once with its order, and the order that may move with what it could leave from.
  expect(ofTable.order_lines).toBeLessThanOrEqual(many + 5)
  expect(ofTable.orders).toBeLessThanOrEqual(many + 3)
  expect(ofTable.stock ?? 0).toBeLessThanOrEqual(20)
  expect(ofTable.shipping_rates ?? 0).toBeLessThanOrEqual(20)
})
