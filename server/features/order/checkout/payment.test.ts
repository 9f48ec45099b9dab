import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let number: string
beforeAll(async () => {
  world = await buildWorld()
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 1_000 } })).number
})
afterAll(() => world.close())

const body = () => ({ lines: [{ number, qty: 1 }] })
type Person = Awaited<ReturnType<World['signedIn']>>
const preview = async (person: Person) => (await person.call(previewOrder, { body: body() })).data

async function order(person: Person) {
  const { revision } = await preview(person)
  return (await person.call(placeOrder, { body: { ...body(), revision } })).data
}

/** The goods of the order left so many days ago, with thirty days to pay, and it came so far. */
async function leaveOrder(orderno: string, days: number, status: string, isPaid = false) {
  const at = new Date(world.now().getTime() - days * 86_400_000)
  const { id } = await world.db
    .updateTable('orders')
    .set({ placed_at: new Date(at.getTime() - 20 * 86_400_000), status, ...(isPaid && { paid_at: at }) })
    .where('order_number', '=', orderno)
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db.deleteFrom('shipments').where('order_id', '=', id).execute()
  await world.db.insertInto('shipments').values({ order_id: id, carrier: 'STD', shipped_at: at }).execute()
}

const change = (orderno: string, to: { status?: string; paid_at?: Date }) =>
  world.db.updateTable('orders').set(to).where('order_number', '=', orderno).execute()

test('what is owed too long is told by amount and days, and holds the next order', async () => {
  const buyer = await world.signedIn()
  const [first, second, third, fourth] = [
    await order(buyer),
    await order(buyer),
    await order(buyer),
    await order(buyer),
  ]
  expect((await preview(buyer)).payment).toMatchObject({ overdueAmount: 0, overdueDays: 0 })
  await leaveOrder(first.orderno, 42, 'shipped')
  await leaveOrder(second.orderno, 31, 'partlyShipped')
  await leaveOrder(third.orderno, 30, 'shipped')
  // Ordered long ago, and nothing has left yet.
  const old = { status: 'released', placed_at: new Date(world.now().getTime() - 90 * 86_400_000) }
  await world.db.updateTable('orders').set(old).where('order_number', '=', fourth.orderno).execute()
  const { payment, warnings } = await preview(buyer)
  expect(payment).toMatchObject({ overdueDays: 12, overdueAmount: first.total + second.total })
  expect(payment.creditBalance).toBeCloseTo(payment.creditLimit - 4 * first.total, 2)
  expect(warnings).toMatchObject([{ reason: 'payment.held_overdue' }])
  expect((await order(buyer)).status).toBe('onHold')

  // Delivered is not paid.
  await change(first.orderno, { status: 'allDelivered' })
  expect((await preview(buyer)).payment).toMatchObject({ overdueDays: 12, overdueAmount: first.total + second.total })
  await change(first.orderno, { paid_at: world.now() })
  await change(second.orderno, { status: 'cancelled' })
  expect((await preview(buyer)).warnings).toEqual([])
  expect((await order(buyer)).status).toBe('submitted')
})

test('what was delivered and is not paid counts against the credit limit until it is', async () => {
  const buyer = await world.signedIn({ customerId: await world.customer({ creditLimit: 200_00 }) })
  const { orderno, total } = await order(buyer)
  await leaveOrder(orderno, 3, 'allDelivered')
  const { payment, warnings } = await preview(buyer)
  expect(payment.creditBalance).toBeCloseTo(200 - total, 2)
  expect(warnings).toMatchObject([{ reason: 'payment.held_limit' }])
  await change(orderno, { paid_at: world.now() })
  expect((await preview(buyer)).payment.creditBalance).toBe(200)
})

test('an order is due at the end of its day, by the clock of its site', async () => {
  const start = world.now()
  // Still the 18th in Pennsylvania, where this left on the 19th of October.
  world.setNow('2026-11-19T04:59:00Z')
  const buyer = await world.signedIn({ orgId: 2 })
  const lines = [{ number: (await world.sku({ stock: { US: 10 } })).number, qty: 1 }]
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  const { orderId } = (await buyer.call(placeOrder, { body: { lines, revision } })).data
  const shipment = { order_id: orderId ?? 0, carrier: 'STD', shipped_at: new Date('2026-10-19T12:00:00Z') }
  await world.db.insertInto('shipments').values(shipment).execute()
  const days = async () => (await buyer.call(previewOrder, { body: { lines } })).data.payment.overdueDays
  expect(await days()).toBe(0)
  world.setNow('2026-11-19T05:01:00Z')
  expect(await days()).toBe(1)
  world.setNow(start.toISOString())
})

test('an order over the credit limit is told to be held; who pays in advance owes nothing', async () => {
  const poor = await world.signedIn({ customerId: await world.customer({ creditLimit: 1 }) })
  expect((await preview(poor)).warnings).toMatchObject([{ reason: 'payment.held_limit' }])
  const ahead = await world.signedIn({ customerId: await world.customer({ termsNetDays: 0, creditLimit: 0 }) })
  const { orderno } = await order(ahead)
  await leaveOrder(orderno, 90, 'shipped', true)
  const { payment, warnings } = await preview(ahead)
  expect([payment.overdueDays, payment.overdueAmount, warnings]).toEqual([0, 0, []])
})
