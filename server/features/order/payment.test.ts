import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../contract/order-confirm.ts'
import { buildWorld, type World } from '../../testing/world.ts'

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

/** Has placed the order so many days ago, with thirty days to pay. */
const age = (orderno: string, days: number, status: string) =>
  world.db
    .updateTable('orders')
    .set({ placed_at: new Date(world.now().getTime() - days * 86_400_000), status })
    .where('order_number', '=', orderno)
    .execute()

test('what is owed too long is told by amount and days, and holds the next order', async () => {
  const buyer = await world.signedIn()
  const [first, second, third] = [await order(buyer), await order(buyer), await order(buyer)]
  expect((await preview(buyer)).payment).toMatchObject({ overdueAmount: 0, overdueDays: 0 })
  await age(first.orderno, 42, 'shipped')
  await age(second.orderno, 31, 'partlyShipped')
  await age(third.orderno, 30, 'released')
  const { payment, warnings } = await preview(buyer)
  expect(payment).toMatchObject({ overdueDays: 12, overdueAmount: first.total + second.total })
  expect(payment.creditBalance).toBeCloseTo(payment.creditLimit - 3 * first.total, 2)
  expect(warnings).toMatchObject([{ reason: 'payment.held_overdue' }])
  expect((await order(buyer)).status).toBe('onHold')

  await age(first.orderno, 42, 'allDelivered')
  await age(second.orderno, 31, 'cancelled')
  expect((await preview(buyer)).warnings).toEqual([])
  expect((await order(buyer)).status).toBe('submitted')
})

test('an order over the credit limit is told to be held; who pays in advance owes nothing', async () => {
  const poor = await world.signedIn({ customerId: await world.customer({ creditLimit: 1 }) })
  expect((await preview(poor)).warnings).toMatchObject([{ reason: 'payment.held_limit' }])
  const ahead = await world.signedIn({ customerId: await world.customer({ termsNetDays: 0, creditLimit: 0 }) })
  const { orderno } = await order(ahead)
  await age(orderno, 90, 'shipped')
  const { payment, warnings } = await preview(ahead)
  expect([payment.overdueDays, payment.overdueAmount, warnings]).toEqual([0, 0, []])
})
