import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { payOrder } from '../../fulfilment/order-lifecycle/release-order.ts'
import { importRows } from '../../office/import/import-rows.ts'
import { paymentsAt } from '../../office/import/payments.ts'

let world: World
let shop: ReturnType<typeof fulfilmentOf>
let number: string
beforeAll(async () => {
  world = await buildWorld()
  shop = fulfilmentOf(world)
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 1_000 } })).number
})
afterAll(() => world.close())

const staff = () => ({ party: 'staff', accountId: null, now: world.now() }) as const
const body = () => ({ lines: [{ number, qty: 1 }] })
type Person = Awaited<ReturnType<World['signedIn']>>
const preview = async (person: Person) => (await person.call(previewOrder, { body: body() })).data

async function order(person: Person) {
  const { revision } = await preview(person)
  return (await person.call(placeOrder, { body: { ...body(), revision } })).data
}

const at = async <T>(days: number, work: () => Promise<T>) => {
  const now = world.now()
  world.setNow(new Date(now.getTime() - days * 86_400_000).toISOString())
  const result = await work()
  world.setNow(now.toISOString())
  return result
}

/** The goods of the order left so many days ago, with thirty days to pay. */
const leaveOrder = ({ orderId }: { orderId: number | null }, days: number) =>
  at(days, async () => {
    await shop.release(orderId ?? 0)
    return await shop.ship(orderId ?? 0)
  })

/** The customer has paid it today. */
const pay = ({ orderno }: { orderno: string }) =>
  importRows(
    world.db,
    paymentsAt(world.now),
    [{ line: 2, fields: { order_number: orderno, paid_on: world.now().toISOString().slice(0, 10) } }],
    () => {},
  )

test('what is owed too long is shown by amount and days, and holds the next order', async () => {
  const buyer = await world.signedIn()
  const [first, second, third, fourth] = [
    await order(buyer),
    await order(buyer),
    await order(buyer),
    await order(buyer),
  ]
  expect((await preview(buyer)).payment).toMatchObject({ overdueAmount: 0, overdueDays: 0 })
  const shipmentId = await leaveOrder(first, 42)
  await leaveOrder(second, 31)
  await leaveOrder(third, 30)
  // Ordered long ago, and nothing has left yet.
  const old = { placed_at: new Date(world.now().getTime() - 90 * 86_400_000) }
  await world.db.updateTable('orders').set(old).where('order_number', '=', fourth.orderno).execute()
  const { payment, warnings } = await preview(buyer)
  expect(payment).toMatchObject({ overdueDays: 12, overdueAmount: first.total + second.total })
  expect(payment.creditBalance).toBeCloseTo(payment.creditLimit - 4 * first.total, 2)
  expect(warnings).toMatchObject([{ reason: 'payment.held_overdue' }])
  expect((await order(buyer)).status).toBe('onHold')

  // Delivered is not paid.
  await shop.deliver(shipmentId)
  expect((await preview(buyer)).payment).toMatchObject({ overdueDays: 12, overdueAmount: first.total + second.total })
  await pay(first)
  expect((await preview(buyer)).payment).toMatchObject({ overdueDays: 1, overdueAmount: second.total })
  await pay(second)
  expect((await preview(buyer)).warnings).toEqual([])
  expect((await order(buyer)).status).toBe('submitted')
})

test('what was delivered and is not paid counts against the credit limit until it is', async () => {
  const buyer = await world.signedIn({ customerId: await world.customer({ creditLimit: 200_00 }) })
  const placed = await order(buyer)
  await shop.deliver(await leaveOrder(placed, 3))
  const { payment, warnings } = await preview(buyer)
  expect(payment.creditBalance).toBeCloseTo(200 - placed.total, 2)
  expect(warnings).toMatchObject([{ reason: 'payment.held_limit' }])
  await pay(placed)
  expect((await preview(buyer)).payment.creditBalance).toBe(200)
})

test('an order that leaves in parts is owed once, whatever of it is invoiced', async () => {
  const buyer = await world.signedIn()
  const lines = [{ number, qty: 3 }]
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  const placed = (await buyer.call(placeOrder, { body: { lines, revision } })).data
  const owed = async () => {
    const { creditLimit, creditBalance } = (await preview(buyer)).payment
    return Math.round((creditLimit - creditBalance) * 100)
  }
  const before = await owed()
  expect(before).toBe(Math.round(placed.total * 100))
  await shop.release(placed.orderId ?? 0)
  for (let left = 2; left >= 0; left--) {
    await shop.ship(placed.orderId ?? 0, { pieces: [{ position: 1, pieces: 1 }] })
    expect(Math.abs((await owed()) - before)).toBeLessThanOrEqual(3)
  }
  await pay(placed)
  expect(await owed()).toBe(0)
})

test('an order is due at the end of its day, by the clock of its site', async () => {
  const start = world.now()
  // Still the 18th in Pennsylvania, where this left on the 19th of October.
  world.setNow('2026-11-19T04:59:00Z')
  const buyer = await world.signedIn({ orgId: 2 })
  const lines = [{ number: (await world.sku({ stock: { US: 10 } })).number, qty: 1 }]
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  const { orderId } = (await buyer.call(placeOrder, { body: { lines, revision } })).data
  world.setNow('2026-10-19T12:00:00Z')
  await shop.release(orderId ?? 0)
  await shop.ship(orderId ?? 0)
  world.setNow('2026-11-19T04:59:00Z')
  const days = async () => (await buyer.call(previewOrder, { body: { lines } })).data.payment.overdueDays
  expect(await days()).toBe(0)
  world.setNow('2026-11-19T05:01:00Z')
  expect(await days()).toBe(1)
  world.setNow(start.toISOString())
})

test('an order over the credit limit is announced as held; who pays in advance owes nothing', async () => {
  const poor = await world.signedIn({ customerId: await world.customer({ creditLimit: 1 }) })
  expect((await preview(poor)).warnings).toMatchObject([{ reason: 'payment.held_limit' }])
  const ahead = await world.signedIn({ customerId: await world.customer({ termsNetDays: 0, creditLimit: 0 }) })
  const { orderId } = await order(ahead)
  await at(91, () =>
    world.db.transaction().execute((tx) => payOrder(tx, { orderId: orderId ?? 0, paidAt: world.now() }, staff())),
  )
  await leaveOrder({ orderId }, 90)
  const { payment, warnings } = await preview(ahead)
  expect([payment.overdueDays, payment.overdueAmount, warnings]).toEqual([0, 0, []])
})
