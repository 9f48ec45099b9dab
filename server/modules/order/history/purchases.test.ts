import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { listPurchases } from '../../../../contract/order/order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Buyer = Awaited<ReturnType<World['signedIn']>>

async function order(buyer: Buyer, ...numbers: string[]) {
  const lines = numbers.map((number) => ({ number, qty: 1 }))
  const { data } = await buyer.call(previewOrder, { body: { lines } })
  const placed = await buyer.call(placeOrder, { body: { lines, revision: data.revision } })
  world.setNow(new Date(world.now().getTime() + 60_000).toISOString())
  return placed.data.orderId
}

const purchases = async (buyer: Buyer) => (await buyer.call(listPurchases, {})).data.map(({ number }) => number)

test('what was bought comes back once, the last first, with the price of today; of others nothing', async () => {
  const [buyer, stranger] = [await world.signedIn(), await world.signedIn()]
  const [one, two, three] = [await world.sku(), await world.sku(), await world.sku()]
  expect(await purchases(buyer)).toEqual([])
  await order(buyer, one.number, two.number)
  await order(buyer, three.number)
  await order(buyer, one.number)

  expect(await purchases(buyer)).toEqual([one.number, three.number, two.number])
  expect((await buyer.call(listPurchases, {})).data[0]?.price?.unitPrice).toBe(19.99)
  expect(await purchases(stranger)).toEqual([])
})

test('a colleague may order it again, too; who may not order sees nothing of it', async () => {
  const buyer = await world.signedIn()
  const { number } = await world.sku()
  await order(buyer, number)
  expect(await purchases(await world.signedIn({ customerId: buyer.customerId, role: 'buyer' }))).toEqual([number])
  const salesrep = await world.signedIn({ customerId: buyer.customerId, role: 'salesrep' })
  expect((await salesrep.call(listPurchases, {})).status).toBe(403)
})

test('what is no longer sold or was cancelled is left out, and there are at most twelve', async () => {
  const buyer = await world.signedIn()
  const [gone, cancelled] = [await world.sku(), await world.sku()]
  const many = await Promise.all(Array.from({ length: 13 }, () => world.sku()))
  await order(buyer, gone.number, ...many.map(({ number }) => number))
  const id = await order(buyer, cancelled.number)
  await world.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', id).execute()
  await world.db.updateTable('skus').set({ status: 'disabled' }).where('id', '=', gone.id).execute()

  const numbers = await purchases(buyer)
  expect(numbers).toHaveLength(12)
  expect(numbers).not.toContain(gone.number)
  expect(numbers).not.toContain(cancelled.number)
})

test('many orders take no more queries than one', async () => {
  const buyer = await world.signedIn()
  await order(buyer, (await world.sku()).number)
  const queries = async () => {
    // The first call after some minutes notes that the session is used.
    await purchases(buyer)
    return world.queriesOf(() => purchases(buyer))
  }
  const few = await queries()
  for (let at = 0; at < 3; at++) await order(buyer, (await world.sku()).number, (await world.sku()).number)
  expect((await queries()).length).toBe(few.length)
})
