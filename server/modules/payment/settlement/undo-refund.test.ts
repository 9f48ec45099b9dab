import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getMoneyAccount, undoPayment, undoRefund } from '../../../../contract/payment/account.ts'
import { refundCredit, registerPayment } from '../../../../contract/payment/payment.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { findFinanceDifferences } from '../../ledger/posting/finance-differences.queries.ts'

type Buyer = Awaited<ReturnType<World['signedIn']>>

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
beforeAll(async () => {
  world = await buildWorld()
  money = await paymentWorld(world)
})
afterEach(async () => expect(await findFinanceDifferences(world.db)).toEqual([]))
afterAll(() => world.close())

/** A customer whose payment of 50.00 nobody needed, some of which was paid out. */
async function paidOut(amount: number) {
  const buyer = await world.signedIn()
  const { customerId } = buyer
  const paid = { paidOn: '2026-11-17', note: 'Transfer' }
  await money.clerk.call(registerPayment, {
    body: { customerId, amount: 50, currency: 'EUR', items: [], ...paid },
  })
  const [payment] = await money.itemsOf(customerId)
  await money.clerk.call(refundCredit, { body: { itemId: payment?.id ?? 0, amount, ...paid } })
  const refund = (await money.itemsOf(customerId)).at(-1)
  return { buyer, paymentId: payment?.id ?? 0, refundId: refund?.id ?? 0 }
}

const undo = (id: number, who = money.clerk) =>
  who.call(undoRefund, { params: { id }, body: { reason: ' The account was closed ' } })
const accountOf = async ({ customerId }: Buyer, who = money.clerk) =>
  (await who.call(getMoneyAccount, { params: { id: customerId } })).data

test('a refund is undone: the credit is open as before, nothing is erased, and the history says why', async () => {
  const { buyer, paymentId, refundId } = await paidOut(20)
  const before = await accountOf(buyer)
  expect(before.payments).toMatchObject([
    { kind: 'refund', mayUndoRefund: true, isUndone: false, amount: 20, open: 0 },
    { kind: 'payment', mayUndoRefund: false, amount: 50, open: 30 },
  ])
  const { number } = (await undo(refundId)).data
  const after = await accountOf(buyer)
  expect(after.ageing).toMatchObject([{ currency: 'EUR', unallocated: 50, balance: -50 }])
  const [refund] = before.payments
  const opposite = { kind: 'payment', number, paidOn: after.today, amount: 20, open: 0, mayUndoRefund: false }
  expect(after.payments).toMatchObject([
    { ...opposite, note: 'The account was closed', bookedBy: 'Test Person', settled: [{ number: refund?.number }] },
    { itemId: refundId, isUndone: true, mayUndoRefund: false, settled: [{ number, amount: 20 }] },
    { itemId: paymentId, open: 50, settled: [] },
  ])
  const { rows } = await sql<{ amount: number }>`
    select amount from clearings where debit_id = ${refundId} order by id`.execute(world.db)
  expect(rows.map(({ amount }) => amount)).toEqual([2_000, -2_000, 2_000])
  const event = world.db.selectFrom('audit_events').select(['before', 'after']).where('action', '=', 'refund.undone')
  expect(await event.where('customer_id', '=', buyer.customerId).executeTakeFirstOrThrow()).toEqual({
    before: { number: refund?.number, amount: 2_000, currency: 'EUR' },
    after: { number, reason: 'The account was closed' },
  })
})

test('of twenty who undo the same refund at once one does it', async () => {
  const { buyer, refundId } = await paidOut(50)
  const answers = await Promise.all(Array.from({ length: 20 }, () => undo(refundId)))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  const reasons = answers.flatMap(({ failure }) => failure?.reason ?? [])
  expect(reasons).toEqual(Array.from({ length: 19 }, () => 'money.refund_undone'))
  expect((await money.itemsOf(buyer.customerId)).map(({ kind, open }) => [kind, open])).toEqual([
    ['payment', 5_000],
    ['refund', 0],
    ['payment', 0],
  ])
})

test('what was undone may be paid out again, and undone again', async () => {
  const { buyer, paymentId, refundId } = await paidOut(50)
  await undo(refundId)
  const body = { itemId: paymentId, amount: 50, paidOn: '2026-11-18', note: '' }
  expect((await money.clerk.call(refundCredit, { body })).code).toBe(200)
  const second = (await money.itemsOf(buyer.customerId)).at(-1)
  expect((await undo(second?.id ?? 0)).code).toBe(200)
  expect((await accountOf(buyer)).ageing).toMatchObject([{ unallocated: 50 }])
})

test('a payment is taken back once its refund was undone, and the refund of that cannot be undone', async () => {
  const { buyer, refundId } = await paidOut(20)
  const take = async () => {
    const id = (await accountOf(buyer)).payments.find(({ handId }) => handId !== null)?.handId ?? 0
    return money.clerk.call(undoPayment, { params: { id }, body: { reason: 'Bounced' } })
  }
  expect((await take()).failure.reason).toBe('money.used_since')
  await undo(refundId)
  expect((await take()).code).toBe(200)
  const takingBack = (await money.itemsOf(buyer.customerId)).at(-1)
  expect((await accountOf(buyer)).payments.map(({ mayUndoRefund }) => mayUndoRefund)).not.toContain(true)
  expect((await undo(takingBack?.id ?? 0)).failure.reason).toBe('money.refund_undone')
})

test('those of other sites and what is no refund are not found, and order management may not', async () => {
  const { refundId, paymentId } = await paidOut(20)
  const desk = await world.staff('desk', [1])
  const answers = [await undo(refundId, money.stranger), await undo(paymentId), await undo(refundId, desk)]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 403])
  const back = { taken_back_by: paymentId }
  await undo(refundId)
  await expect(
    world.db.updateTable('payment_postings').set(back).where('item_id', '=', refundId).execute(),
  ).rejects.toThrow('never changes')
})
