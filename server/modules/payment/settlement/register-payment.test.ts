import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listMoneyCustomers } from '../../../../contract/payment/account.ts'
import { listOpenItems, refundCredit, registerPayment } from '../../../../contract/payment/payment.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { findFinanceDifferences } from '../../ledger/posting/finance-differences.queries.ts'

type Buyer = Awaited<ReturnType<World['signedIn']>>

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
let buyer: Buyer
beforeAll(async () => {
  world = await buildWorld()
  money = await paymentWorld(world)
  buyer = await world.signedIn()
})
afterEach(async () => expect(await findFinanceDifferences(world.db)).toEqual([]))
afterAll(() => world.close())

const pay = (given: object, who = money.clerk) =>
  who.call(registerPayment, {
    body: {
      customerId: buyer.customerId,
      amount: 10,
      currency: 'EUR',
      paidOn: '2026-11-17',
      note: '',
      items: [],
      ...given,
    },
  })
const refund = (given: object, who = money.clerk) =>
  who.call(refundCredit, { body: { itemId: 1, amount: 1, paidOn: '2026-11-18', note: '', ...given } })
const lastOf = async ({ customerId } = buyer) => (await money.itemsOf(customerId)).at(-1)

test('a payment by hand settles as one of the bank does, and is noted', async () => {
  const { id: itemId, amount } = await money.invoice(buyer)
  const { data } = await pay({ amount: amount / 100, note: 'Cheque 4711', items: [{ itemId, amount: amount / 100 }] })
  expect(data).toMatchObject({ unallocated: 0, difference: 0, numbers: [expect.stringMatching(/^PNL26/)] })
  expect((await money.itemsOf(buyer.customerId)).map(({ open }) => open)).toEqual([0, 0])
  const event = await world.db
    .selectFrom('audit_events')
    .select(['account_id', 'customer_id', 'after'])
    .where('action', '=', 'payment.registered')
    .executeTakeFirstOrThrow()
  expect(event).toMatchObject({
    account_id: money.clerk.accountId,
    customer_id: buyer.customerId,
    after: { amount, currency: 'EUR', note: 'Cheque 4711' },
  })
})

test.each([
  ['three decimals', { amount: 10.005 }],
  ['below zero', { amount: -10 }],
  ['nothing', { amount: 0 }],
  ['10^12', { amount: 1e12 }],
  ['a day to come', { paidOn: '2026-11-19' }],
  ['a day that there is not', { paidOn: '2026-02-30' }],
  ['another century', { paidOn: '1926-11-17' }],
  ['a currency of nobody', { currency: 'eur' }],
  ['an item that is neither', { items: [{ amount: 1 }] }],
  ['an item that is both', { items: [{ itemId: 1, orderId: 1, amount: 1 }] }],
])('%s is refused', async (_, given) => {
  const before = await money.itemsOf(buyer.customerId)
  expect((await pay(given)).failure.reason).toBe('request.invalid')
  expect(await money.itemsOf(buyer.customerId)).toEqual(before)
})

test('another currency than that of the customer or of the item is refused', async () => {
  expect((await pay({ currency: 'GBP' })).failure.reason).toBe('money.other_currency')
  const { id: itemId } = await money.invoice(buyer)
  const answer = await pay({ currency: 'GBP', items: [{ itemId, amount: 10 }] })
  expect(answer.failure.reason).toBe('money.other_currency')
})

test('an open credit is paid out, and no more than it', async () => {
  await pay({ amount: 50 })
  const credit = await lastOf()
  expect((await refund({ itemId: credit?.id, amount: 50.01 })).failure.reason).toBe('money.item_changed')
  const answers = await Promise.all(Array.from({ length: 5 }, () => refund({ itemId: credit?.id, amount: 20 })))
  const numbers = answers.flatMap(({ data }) => data.number ?? [])
  expect(numbers).toEqual(numbers.map(() => expect.stringMatching(/^FNL26\d{6}$/)))
  expect(numbers).toHaveLength(2)
  const items = await money.itemsOf(buyer.customerId)
  expect(items.find(({ id }) => id === credit?.id)?.open).toBe(1_000)
  expect(items.filter(({ kind }) => kind === 'refund').map(({ open }) => open)).toEqual([0, 0])
  const debit = items.find(({ kind, open }) => kind === 'invoice' && open > 0)
  expect((await refund({ itemId: debit?.id })).failure.reason).toBe('money.item_changed')
})

test('what pays an order that is being handled is kept for it', async () => {
  const payer = await world.signedIn({ customerId: await world.customer({ termsNetDays: 0 }) })
  const { customerId } = payer
  const { orderId } = await money.place(payer)
  const openItems = async () => (await money.clerk.call(listOpenItems, { query: { customerId } })).data
  const [order] = await openItems()
  await pay({ customerId, amount: order?.open, items: [{ orderId, amount: order?.open }] })
  const payment = await lastOf(payer)
  expect(await openItems()).toEqual([])
  expect((await refund({ itemId: payment?.id })).failure.reason).toBe('money.reserved')
  const used = await pay({ customerId, items: [{ itemId: payment?.id, amount: -1 }] })
  expect(used.failure.reason).toBe('money.reserved')
  await money.shop.cancel(orderId)
  expect((await refund({ itemId: payment?.id, amount: order?.open })).data.number).toMatch(/^FNL/)
})

test('what is owed, overdue and left over is listed by customer, the most overdue first', async () => {
  const now = world.now()
  world.setNow('2026-09-01T09:00:00Z')
  const late = await world.signedIn()
  const { amount } = await money.invoice(late, 9)
  world.setNow(now.toISOString())
  const early = await world.signedIn()
  const fresh = await money.invoice(early, 20)
  await pay({ customerId: late.customerId, amount: 7 })
  const { rows, total } = (await money.clerk.call(listMoneyCustomers, { query: {} })).data
  expect(rows).toHaveLength(total)
  const owed = amount / 100
  expect(rows[0]).toMatchObject({ customerId: late.customerId, owed, overdue: owed, unallocated: 7 })
  const [next] = rows.filter(({ customerId }) => customerId === early.customerId)
  expect(next).toMatchObject({ owed: fresh.amount / 100, overdue: 0, unallocated: 0 })
  expect((await money.stranger.call(listMoneyCustomers, { query: {} })).data.total).toBe(0)
})

test('customers and items of another site are not found', async () => {
  await pay({ amount: 5 })
  const credit = await lastOf()
  expect((await pay({}, money.stranger)).status).toBe(404)
  expect((await refund({ itemId: credit?.id }, money.stranger)).status).toBe(404)
  const desk = await world.staff('desk', [1])
  expect([(await pay({}, desk)).status, (await refund({}, desk)).status]).toEqual([403, 403])
})
