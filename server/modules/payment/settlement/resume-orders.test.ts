import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getOrder } from '../../../../contract/order/order.ts'
import { registerPayment } from '../../../../contract/payment/payment.ts'
import { disputeItem } from '../../../../contract/payment/reminder.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { resumeOrdersBy } from '../../fulfilment/order-lifecycle/automation.ts'
import { holdOrder } from '../../fulfilment/order-lifecycle/release-order.ts'
import { importRows } from '../../office/import/import-rows.ts'
import { paymentsAt } from '../../office/import/payments.ts'

type Buyer = Awaited<ReturnType<World['signedIn']>>
type Invoice = { id: number; amount: number; orderId: number }

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
beforeAll(async () => {
  world = await buildWorld()
  money = await paymentWorld(world)
})
afterAll(() => world.close())

const start = '2026-03-02T09:00:00Z'
beforeEach(() => world.setNow(start))

/** A buyer whose invoice is long overdue, and an order that is held for it. */
async function heldOrder({ days = 40 } = {}) {
  world.setNow(start)
  const customerId = await world.customer({ termsNetDays: 30, creditLimit: 10_000_000 })
  const invoice: Invoice = await money.invoice(await world.signedIn({ customerId }))
  world.setNow(new Date(Date.parse(start) + days * 86_400_000).toISOString())
  // Sessions end while the clock moves.
  const buyer = await world.signedIn({ customerId })
  const { orderId, orderno } = await money.place(buyer)
  return { buyer, invoice, orderId, orderno }
}

const stateOf = async (orderId: number) => {
  await resumeOrdersBy(world.db, world.now)()
  return world.db
    .selectFrom('orders')
    .select(['status', 'held_because as because'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
}
const pay = ({ customerId }: Buyer, { id, amount }: Invoice, cents = amount) =>
  money.clerk.call(registerPayment, {
    body: {
      ...{ customerId, amount: cents / 100, currency: 'EUR', note: '' },
      paidOn: world.now().toISOString().slice(0, 10),
      items: [{ itemId: id, amount: cents / 100 }],
    },
  })
const held = { status: 'onHold', because: 'payment.held_overdue' }
const goesOn = { status: 'submitted', because: null }

test('a payment by hand of what was overdue lets the order go on, noted among its events; a part does not', async () => {
  const { buyer, invoice, orderId, orderno } = await heldOrder()
  expect(await stateOf(orderId)).toEqual(held)
  const shown = (await buyer.call(getOrder, { params: { orderno } })).data
  expect(shown.heldBecause).toBe('payment.held_overdue')
  await pay(buyer, invoice, 1_000)
  expect(await stateOf(orderId)).toEqual(held)
  await pay(buyer, invoice, invoice.amount - 1_000)
  expect(await stateOf(orderId)).toEqual(goesOn)
  const events = world.db.selectFrom('order_events').select(['action', 'account_id']).where('order_id', '=', orderId)
  expect(await events.where('action', '=', 'unhold').execute()).toEqual([{ action: 'unhold', account_id: null }])
  expect(await stateOf(orderId)).toEqual(goesOn)
})

test('so does a payment of the bank’s file', async () => {
  const { buyer, invoice, orderId } = await heldOrder()
  const [entryId = 0] = await money.enter([{ amount: invoice.amount }])
  await money.settle(entryId, buyer.customerId, [{ itemId: invoice.id, amount: invoice.amount / 100 }])
  expect(await stateOf(orderId)).toEqual(goesOn)
})

test('so does one that was imported', async () => {
  const { invoice, orderId } = await heldOrder()
  const { orderno } = await world.db
    .selectFrom('orders')
    .select('order_number as orderno')
    .where('id', '=', invoice.orderId)
    .executeTakeFirstOrThrow()
  const fields = { order_number: orderno, paid_on: world.now().toISOString().slice(0, 10) }
  await importRows(world.db, paymentsAt(world.now), [{ line: 2, fields }], () => {})
  expect(await stateOf(orderId)).toEqual(goesOn)
})

test('and a dispute, as what is disputed is not overdue', async () => {
  const { invoice, orderId } = await heldOrder()
  await money.clerk.call(disputeItem, { params: { id: invoice.id }, body: { reason: 'Broken' } })
  expect(await stateOf(orderId)).toEqual(goesOn)
})

test('an order that staff held stays held', async () => {
  const { buyer, invoice, orderId } = await heldOrder()
  await pay(buyer, invoice)
  expect(await stateOf(orderId)).toEqual(goesOn)
  const changer = { party: 'staff', accountId: money.clerk.accountId, now: world.now() } as const
  await world.db.transaction().execute((tx) => holdOrder(tx, orderId, { reason: 'We ask them first' }, changer))
  expect(await stateOf(orderId)).toEqual({ status: 'onHold', because: 'staff' })
})

test('of orders over the credit limit as many go on as it has room for, the oldest first', async () => {
  const { buyer, invoice, orderId: first } = await heldOrder({ days: 3 })
  const creditLimit = Math.floor(2.5 * invoice.amount)
  await world.db
    .updateTable('customers')
    .set({ credit_limit: creditLimit })
    .where('id', '=', buyer.customerId)
    .execute()
  const limit = { status: 'onHold', because: 'payment.held_limit' }
  expect(await stateOf(first)).toEqual(goesOn)
  const { orderId: second } = await money.place(buyer)
  const { orderId: third } = await money.place(buyer)
  expect([await stateOf(second), await stateOf(third)]).toEqual([limit, limit])
  await pay(buyer, invoice)
  expect([await stateOf(second), await stateOf(third)]).toEqual([goesOn, limit])
})
