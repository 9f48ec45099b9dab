import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket } from '../../../../contract/basket/basket.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { changeSiteWaiting } from '../../../../contract/site/settings.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { changeWarehousesBy } from './automation.ts'
import { findWaitingOrders } from './change-warehouse.queries.ts'
import { changeWarehouse } from './change-warehouse.ts'
import { receiveGoods } from './receive-goods.ts'

const site = 5

let world: World
beforeAll(async () => {
  world = await buildWorld()
  const admin = await world.staff('admin')
  await admin.call(changeSiteWaiting, { params: { id: site }, body: { movesWaiting: true } })
})
afterAll(() => world.close())

type Buyer = Awaited<ReturnType<World['signedIn']>>
const signIn = async () => world.signedIn({ customerId: await world.customer({ orgId: site, termsNetDays: 30 }) })

/** Places an order of two pieces of each product; answers the orders that it became. */
async function place(buyer: Buyer, skus: { number: string }[], more: object = {}) {
  const body = { lines: skus.map(({ number }) => ({ number, qty: 2 })), ...more }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  return (await buyer.call(placeOrder, { body: { ...body, revision } })).data.orders
}

/** All that these products are waited for comes to France, and the shop looks what moves there. */
async function comeToFrance(...skus: { id: number }[]) {
  const lines = skus.map(({ id }) => ({ skuId: id, pieces: 2 }))
  const staff = { party: 'staff', accountId: null, now: world.now() } as const
  const receipt = { warehouse: 'FR', reference: `LS ${crypto.randomUUID()}`, lines }
  await world.db.transaction().execute((tx) => receiveGoods(tx, receipt, staff))
  await changeWarehousesBy(world.db, world.now)()
}

const departure = async (buyer: Buyer, { orderno }: { orderno: string }) => {
  const { shipFrom, shipFromChosen } = (await buyer.call(getOrder, { params: { orderno } })).data
  return [shipFrom, shipFromChosen]
}

test('an order waits at the warehouse that its customer chose, and moves where they chose none', async () => {
  const [sku, buyer] = [await world.sku({ stock: {} }), await signIn()]
  const [chosen] = await place(buyer, [sku], { shipFrom: 'NL' })
  await comeToFrance(sku)
  expect(await departure(buyer, chosen ?? { orderno: '' })).toEqual(['NL', true])
  // It is not looked at, and stays under its lock, too.
  expect(await findWaitingOrders(world.db, world.now())).toEqual([])
  const byShop = { party: 'shop', accountId: null, now: world.now() } as const
  await world.db.transaction().execute((tx) => changeWarehouse(tx, chosen?.orderId ?? 0, byShop))
  expect(await departure(buyer, chosen ?? { orderno: '' })).toEqual(['NL', true])

  const other = await world.sku({ stock: {} })
  const [unchosen] = await place(buyer, [other])
  expect(await departure(buyer, unchosen ?? { orderno: '' })).toEqual(['NL', false])
  await comeToFrance(other)
  expect(await departure(buyer, unchosen ?? { orderno: '' })).toEqual(['FR', false])
})

test('of a split order the part with a line whose warehouse was chosen waits there, and the other one moves', async () => {
  const [pinned, other] = [await world.sku({ stock: {} }), await world.sku({ stock: {} })]
  const buyer = await signIn()
  await buyer.call(addToBasket, { body: { number: pinned.number, qty: 2, warehouse: 'IT' } })
  await buyer.call(addToBasket, { body: { number: other.number, qty: 2 } })
  const orders = await place(buyer, [pinned, other], { fromBasket: true })
  const places = async () => (await Promise.all(orders.map((order) => departure(buyer, order)))).sort()
  expect(await places()).toEqual([
    ['IT', true],
    ['NL', false],
  ])
  await comeToFrance(pinned, other)
  expect(await places()).toEqual([
    ['FR', false],
    ['IT', true],
  ])
})

test('a warehouse from which nothing is sent to the address was chosen for a line in vain', async () => {
  const [sku, buyer] = [await world.sku({ stock: {} }), await signIn()]
  await buyer.call(addToBasket, { body: { number: sku.number, qty: 2, warehouse: 'IT' } })
  const rates = world.db.selectFrom('shipping_rates').selectAll().where('warehouse', '=', 'IT')
  const stored = await rates.execute()
  await world.db.deleteFrom('shipping_rates').where('warehouse', '=', 'IT').execute()
  const [order] = await place(buyer, [sku], { fromBasket: true })
  expect(await departure(buyer, order ?? { orderno: '' })).toEqual(['NL', false])
  await world.db.insertInto('shipping_rates').values(stored).execute()
})
