import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getToday } from '../../../../contract/office/today.ts'
import { listMoneyCustomers } from '../../../../contract/payment/account.ts'
import { ignoreEntry } from '../../../../contract/payment/payment.ts'
import { disputeItem, endDispute } from '../../../../contract/payment/reminder.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

// A Wednesday, before the day on which the world begins: nobody's session is over.
const start = '2026-03-04T09:00:00Z'

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
let invoice: { id: number; amount: number }
let customerId: number
beforeAll(async () => {
  world = await buildWorld()
  money = await paymentWorld(world)
})
beforeEach(async () => {
  world.setNow(start)
  const buyer = await world.signedIn()
  customerId = buyer.customerId
  invoice = await money.invoice(buyer)
})
afterAll(() => world.close())

const today = async (who = money.clerk) => (await who.call(getToday, {})).data.money
const daysLater = (days: number) => world.setNow(new Date(Date.parse(start) + days * 86_400_000).toISOString())

test('electronic invoices that could not be written or sent are counted until they are, for finance of their sites', async () => {
  const before = await today()
  const row = { invoice_id: invoice.id, status: 'failed', fault: 'No tax number', changed_at: world.now() }
  await world.db.insertInto('e_invoice_outbox').values(row).execute()
  const none = { failed: 0, open: 0, deadline: null }
  // Twelve days after the invoice of that day.
  const failed = { failed: 1, open: 1, deadline: { day: '2026-03-16', daysLeft: 12 } }
  expect([before?.eInvoices, (await today())?.eInvoices]).toEqual([none, failed])
  expect((await today(money.stranger))?.eInvoices).toEqual(none)
  expect((await today(await world.staff('admin')))?.eInvoices).toEqual(failed)
  expect(await today(await world.staff('desk', [1]))).toBeNull()
  const change = (to: { status: string; fault?: string; exchange_number?: string }) =>
    world.db.updateTable('e_invoice_outbox').set(to).where('invoice_id', '=', invoice.id).execute()
  await change({ status: 'written', fault: '' })
  expect((await today())?.eInvoices).toEqual({ ...failed, failed: 0 })
  await change({ status: 'sent', exchange_number: '1' })
  expect(await today()).toEqual(before)
})

test('a payment that nobody has matched is counted from the third working day on, until it is decided', async () => {
  const [monday = 0] = await money.enter([
    { amount: 4_321, bookedOn: '2026-03-02', remittance: ['hello'] },
    { amount: 4_321, bookedOn: '2026-02-27', direction: 'debit' },
    { amount: 4_321, bookedOn: '2026-02-27', isReversal: true },
    { amount: 4_321, bookedOn: '2026-02-27', returnReason: 'AC04' },
  ])
  expect((await today())?.unmatchedPayments).toBe(0)
  daysLater(1)
  expect((await today())?.unmatchedPayments).toBe(1)
  expect((await today(money.stranger))?.unmatchedPayments).toBe(0)
  await money.clerk.call(ignoreEntry, { params: { id: monday }, body: { reason: 'Not ours' } })
  expect((await today())?.unmatchedPayments).toBe(0)
})

test('a dispute is counted after two weeks, until it ends or the item is paid, and its customer is found', async () => {
  const params = { id: invoice.id }
  const disputed = async (who = money.clerk) =>
    (await who.call(listMoneyCustomers, { query: { disputed: true } })).data.rows.map((row) => row.customerId)
  expect(await disputed()).toEqual([])
  await money.clerk.call(disputeItem, { params, body: { reason: 'Two are missing' } })
  daysLater(14)
  expect((await today())?.oldDisputes).toBe(0)
  daysLater(14.5)
  expect((await today())?.oldDisputes).toBe(1)
  expect([(await today(money.stranger))?.oldDisputes, await disputed(money.stranger)]).toEqual([0, []])
  expect(await disputed()).toEqual([customerId])
  await money.clerk.call(endDispute, { params, body: { reason: 'Found' } })
  expect([(await today())?.oldDisputes, await disputed()]).toEqual([0, []])
})

test('a disputed item that was paid is counted no more', async () => {
  await money.clerk.call(disputeItem, { params: { id: invoice.id }, body: { reason: 'Two are missing' } })
  daysLater(15)
  expect((await today())?.oldDisputes).toBe(1)
  const [entry = 0] = await money.enter([{ amount: invoice.amount }])
  const paid = await money.settle(entry, customerId, [{ itemId: invoice.id, amount: invoice.amount / 100 }])
  expect(paid.status).toBe(200)
  expect((await today())?.oldDisputes).toBe(0)
})
