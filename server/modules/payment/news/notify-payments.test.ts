import type { JobHelpers } from 'graphile-worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryNotifications } from '../../../../contract/customer/notification.ts'
import { setUpdateChoices } from '../../../../contract/order/order-update.ts'
import { getMoneyAccount, undoPayment } from '../../../../contract/payment/account.ts'
import { refundCredit, registerPayment, undoEntry } from '../../../../contract/payment/payment.ts'
import { usualChoices } from '../../../../rules/order/order-update.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { mailDailyUpdatesBy } from '../../order/update/mail-daily.ts'
import { notifyPayments } from './notify-payments.ts'
import { toPaymentHint } from './run-payment-notifier.ts'

type Buyer = Awaited<ReturnType<World['signedIn']>>

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
beforeAll(async () => {
  world = await buildWorld()
  money = await paymentWorld(world)
})
afterAll(() => world.close())

const notify = () => notifyPayments(world.db, world.now())
const pay = ({ customerId }: Buyer, amount: number, items: object[] = []) =>
  money.clerk.call(registerPayment, {
    body: { customerId, amount, currency: 'EUR', paidOn: '2026-11-17', note: 'Cheque', items: items as never },
  })
const messagesOf = async (buyer: Buyer) =>
  (await buyer.call(queryNotifications, { query: {} })).data
    .filter(({ notificationTitle }) => notificationTitle.includes('payment'))
    .map(({ notificationTitle, notificationText }) => [notificationTitle, notificationText])
const mailsTo = async ({ userName }: Buyer) =>
  (
    await world.db
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', `${userName}@example.com`)
      .where('cause', 'not like', 'order %')
      .where('cause', 'not like', 'invoice %')
      .orderBy('id')
      .execute()
  ).map(({ subject }) => subject)

test('who sees the account has one message of a payment: what it settles, and what is left', async () => {
  const main = await world.signedIn()
  const clerk = await world.signedIn({ customerId: main.customerId, role: 'buyer' })
  const { id: itemId, amount, number } = await money.invoice(main)
  await pay(main, amount / 100 + 20, [{ itemId, amount: amount / 100 }])
  const turns = await Promise.all([notify(), notify()])
  expect(turns.flat()).toHaveLength(1)
  expect(toPaymentHint(turns.flat())).toMatchObject({ orders: [], customersOwing: [main.customerId] })
  expect(await messagesOf(main)).toEqual([
    [
      `We have received your payment of €${(amount / 100 + 20).toFixed(2)}`,
      [
        `Your payment of €${(amount / 100 + 20).toFixed(2)} has arrived. We have booked it for 17 November 2026.`,
        `It settles: ${number}`,
        '€20.00 of it is left as your credit.',
      ].join('\n'),
    ],
  ])
  expect(await messagesOf(clerk)).toEqual([])
})

test('a part of an invoice is not said to settle it', async () => {
  const main = await world.signedIn()
  const [whole, part] = [await money.invoice(main), await money.invoice(main)]
  await pay(main, whole.amount / 100 + 10, [
    { itemId: whole.id, amount: whole.amount / 100 },
    { itemId: part.id, amount: 10 },
  ])
  await notify()
  const [text = ''] = (await messagesOf(main)).map(([, body]) => body)
  expect(text.split('\n').slice(1)).toEqual([`It settles: ${whole.number}`, `It pays part of: ${part.number}`])
})

test('a payment in advance names its order', async () => {
  const main = await world.signedIn()
  await world.db.updateTable('customers').set({ terms_net_days: 0 }).where('id', '=', main.customerId).execute()
  const { orderId, orderno } = await money.place(main)
  const { amount } = await world.db
    .selectFrom('orders_to_invoice')
    .select('amount')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await pay(main, Number(amount) / 100, [{ orderId, amount: Number(amount) / 100 }])
  await notify()
  expect((await messagesOf(main)).map(([, text]) => text)).toEqual([expect.stringMatching(`It settles: ${orderno}$`)])
})

test('it is mailed at once, once a day or never, as each account has chosen', async () => {
  const daily = await world.signedIn()
  const { customerId } = daily
  const [atOnce, never] = [await world.signedIn({ customerId }), await world.signedIn({ customerId })]
  await atOnce.call(setUpdateChoices, { body: { ...usualChoices, paid: 'atOnce' } })
  await never.call(setUpdateChoices, { body: { ...usualChoices, paid: 'never' } })
  await pay(daily, 50)
  await notify()
  const subject = 'We have received your payment of €50.00'
  expect(await Promise.all([daily, atOnce, never].map(mailsTo))).toEqual([[], [subject], []])
  // Whoever no longer sees accounts has no mail of them.
  const demoted = await world.signedIn({ customerId })
  await pay(daily, 1)
  await notify()
  await world.db.updateTable('accounts').set({ role: 'buyer' }).where('id', '=', demoted.accountId).execute()
  // 17:00 in the Netherlands.
  world.setNow('2026-11-18T16:00:00Z')
  await mailDailyUpdatesBy(world.db, world.now)({}, {} as JobHelpers)
  expect(await Promise.all([daily, never, demoted].map(mailsTo))).toEqual([['Today at Aster: 2 updates'], [], []])
})

test('a payment that is taken back is notified, by hand or of the bank; a refund changes pages alone', async () => {
  const main = await world.signedIn()
  const [entryId = 0] = await money.enter([{ amount: 3_000 }])
  await money.settle(entryId, main.customerId, [])
  await pay(main, 40)
  const { payments } = (await money.clerk.call(getMoneyAccount, { params: { id: main.customerId } })).data
  const handId = payments.find((payment) => payment.handId !== null)?.handId ?? 0
  const reason = 'It was another customer’s'
  await money.clerk.call(undoPayment, { params: { id: handId }, body: { reason } })
  await money.clerk.call(undoEntry, { params: { id: entryId }, body: { reason } })
  await notify()
  expect((await messagesOf(main)).map(([title]) => title).toSorted()).toEqual([
    'Correction: payment of €30.00 taken back',
    'Correction: payment of €40.00 taken back',
    'We have received your payment of €30.00',
    'We have received your payment of €40.00',
  ])
  await pay(main, 5)
  await notify()
  const credit = (await money.itemsOf(main.customerId)).findLast(({ open }) => open > 0)
  const body = { itemId: credit?.id ?? 0, amount: 5, paidOn: '2026-11-18', note: '' }
  await money.clerk.call(refundCredit, { body })
  const refunded = await notify()
  expect(toPaymentHint(refunded)).toEqual({ orders: [], messages: [], customersOwing: [main.customerId] })
  expect(await messagesOf(main)).toHaveLength(5)
})
