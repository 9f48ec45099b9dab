import { multiplyOrders } from '../../../bench/orders/multiply.ts'
import { placeOrder, previewOrder } from '../../../contract/order/checkout.ts'
import { fulfilmentOf } from '../order/fulfil.ts'
import { buildWorld, type World } from '../world.ts'

/** How many orders of two lines are over, and how many are to be picked. */
export const [over, toPick] = [3_000, 300]

/** A world with many orders of two customers, of which most are over; it explains what it runs. */
export async function buildWorldOfOrders(): Promise<World> {
  const world = await buildWorld({ explains: true })
  const fulfilment = fulfilmentOf(world)
  const skus = [await world.sku({ stock: { NL: 10 } }), await world.sku({ stock: { NL: 10 } })]
  const lines = skus.map(({ number }) => ({ number, qty: 1 }))
  const [done, released] = [await order(world, lines), await order(world, lines)]
  for (const orderId of [done, released]) await fulfilment.release(orderId)
  await fulfilment.deliver(await fulfilment.ship(done))
  await copyOrder(world, done, over - 1)
  await copyOrder(world, released, toPick - 1)
  return world
}

/** So many copies of an order, with all that hangs on it. */
export const copyOrder = ({ db }: World, orderId: number, copies: number) =>
  multiplyOrders(db, copies, `id = ${orderId}`)

async function order(world: World, lines: { number: string; qty: number }[]) {
  const buyer = await world.signedIn()
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  return (await buyer.call(placeOrder, { body: { lines, revision } })).data.orderId ?? 0
}
