import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getMoneyAccount, undoPayment } from '../../../../contract/payment/account.ts'
import { listOpenItems, refundCredit, registerPayment } from '../../../../contract/payment/payment.ts'
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

const pay = ({ customerId }: Buyer, amount: number, items: object[] = []) =>
  money.clerk.call(registerPayment, {
    body: { customerId, amount, currency: 'EUR', paidOn: '2026-11-17', note: 'Cheque', items: items as never },
  })
const accountOf = async ({ customerId }: Buyer, who = money.clerk) =>
  who.call(getMoneyAccount, { params: { id: customerId } })
const handOf = async (buyer: Buyer) => (await accountOf(buyer)).data.payments[0]?.handId ?? 0
const undo = (id: number, who = money.clerk) =>
  who.call(undoPayment, { params: { id }, body: { reason: 'The cheque bounced' } })
const openOf = async ({ customerId }: Buyer) => (await money.itemsOf(customerId)).map(({ kind, open }) => [kind, open])

test.each([0, -3, 3])(
  'a payment by hand with %i cents beside is taken back once: all is open as before, and nothing is erased',
  async (more) => {
    const buyer = await world.signedIn()
    const { id: itemId, number, amount } = await money.invoice(buyer)
    await pay(buyer, (amount + more) / 100, [{ itemId, amount: amount / 100 }])
    const before = (await accountOf(buyer)).data
    expect(before.ageing[0]?.balance ?? 0).toBe(0)
    const [payment] = before.payments
    expect(payment).toMatchObject({ note: 'Cheque', bookedBy: 'Test Person', isUndone: false, open: 0 })
    expect(payment?.settled).toContainEqual({ number, amount: (amount + Math.min(more, 0)) / 100 })
    const answers = await Promise.all([1, 2].map(() => undo(payment?.handId ?? 0)))
    expect(answers.map(({ failure }) => failure.reason).filter(Boolean)).toEqual(['money.payment_undone'])
    const owed = (await openOf(buyer)).filter(([, open]) => open !== 0)
    expect(owed).toEqual([['invoice', amount]])
    const after = (await accountOf(buyer)).data
    expect(after.ageing).toMatchObject([{ currency: 'EUR', balance: amount / 100 }])
    expect(after.payments.map(({ kind, isUndone, handId }) => [kind, isUndone, handId])).toEqual([
      ['refund', false, null],
      ['payment', true, null],
    ])
    const event = world.db.selectFrom('audit_events').select('after').where('action', '=', 'payment.undone')
    expect((await event.where('customer_id', '=', buyer.customerId).executeTakeFirstOrThrow()).after).toMatchObject({
      reason: 'The cheque bounced',
    })
  },
)

test('what was left of it and was paid out keeps it from being taken back', async () => {
  const buyer = await world.signedIn()
  await pay(buyer, 50)
  const [payment] = (await accountOf(buyer)).data.payments
  const body = { itemId: payment?.itemId ?? 0, amount: 20, paidOn: '2026-11-18', note: '' }
  await money.clerk.call(refundCredit, { body })
  const before = await openOf(buyer)
  expect((await undo(payment?.handId ?? 0)).failure.reason).toBe('money.used_since')
  expect(await openOf(buyer)).toEqual(before)
})

test('an order that is handled because of it is not unpaid', async () => {
  const buyer = await world.signedIn({ customerId: await world.customer({ termsNetDays: 0 }) })
  const { orderId } = await money.place(buyer)
  const [order] = (await money.clerk.call(listOpenItems, { query: { customerId: buyer.customerId } })).data
  await pay(buyer, order?.open ?? 0, [{ orderId, amount: order?.open }])
  expect((await undo(await handOf(buyer))).failure.reason).toBe('money.order_handled')
  await money.shop.cancel(orderId)
  expect((await undo(await handOf(buyer))).data.numbers).toHaveLength(1)
})

test('those of other sites are not found, and order management may not', async () => {
  const buyer = await world.signedIn()
  await pay(buyer, 5)
  const handId = await handOf(buyer)
  expect([(await undo(handId, money.stranger)).status, (await accountOf(buyer, money.stranger)).status]).toEqual([
    404, 404,
  ])
  const desk = await world.staff('desk', [1])
  expect([(await undo(handId, desk)).status, (await accountOf(buyer, desk)).status]).toEqual([403, 403])
  await expect(
    world.db.updateTable('hand_payments').set({ amount: 1 }).where('id', '=', handId).execute(),
  ).rejects.toThrow('never changes')
})
