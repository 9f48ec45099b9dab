import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { registerPayment } from '../../../../contract/payment/payment.ts'
import * as contract from '../../../../contract/payment/reminder.ts'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import type { ReminderLetter } from '../../../../rules/payment/reminder.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { findReceivables } from '../../customer/credit/credit.queries.ts'

type Buyer = Awaited<ReturnType<World['signedIn']>>

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
let buyer: Buyer
let invoice: { id: number; number: string; amount: number; orderId: number }
beforeAll(async () => {
  world = await buildWorld()
  money = await paymentWorld(world)
})
afterAll(() => world.close())

const start = '2026-03-02T09:00:00Z'
/** So many days after the invoice of the test became due; customers pay within 30 days. */
const goTo = (days: number) => world.setNow(new Date(Date.parse(start) + (30 + days) * 86_400_000).toISOString())

beforeEach(async () => {
  world.setNow(start)
  buyer = await world.signedIn({ customerId: await world.customer({ termsNetDays: 30, creditLimit: 10_000_000 }) })
  invoice = await money.invoice(buyer)
})

const due = async (who = money.clerk) =>
  (await who.call(contract.listDueReminders, { query: { pageSize: 60 } })).data.rows.filter(
    ({ customerId }) => customerId === buyer.customerId,
  )
const params = () => ({ id: buyer.customerId })
const send = (level: number, cents = invoice.amount, who = money.clerk) =>
  who.call(contract.sendReminder, { params: params(), body: { currency: 'EUR', level, amount: cents / 100 } })
const pay = (cents: number) =>
  money.clerk.call(registerPayment, {
    body: {
      ...{ customerId: buyer.customerId, amount: cents / 100, currency: 'EUR', note: '' },
      paidOn: world.now().toISOString().slice(0, 10),
      items: [{ itemId: invoice.id, amount: cents / 100 }],
    },
  })
const dispute = (reason = 'Two boxes are missing', who = money.clerk) =>
  who.call(contract.disputeItem, { params: { id: invoice.id }, body: { reason } })
const lettersOf = ({ customerId }: Buyer) =>
  world.db.selectFrom('reminders').select(['id', 'level']).where('customer_id', '=', customerId).orderBy('id').execute()
const late = async () => (await findReceivables(world.db, buyer.customerId, world.now())).overdueDays

test('letters follow each other by their levels, each once, with their mail and their audit', async () => {
  goTo(6)
  expect(await due()).toEqual([])
  goTo(7)
  expect(await due()).toMatchObject([{ level: 1, amount: invoice.amount / 100, daysOverdue: 7, lastLevel: null }])
  const { reminderId } = (await send(1)).data
  const mail = await world.db
    .selectFrom('mails')
    .selectAll()
    .where('reminder_id', '=', reminderId)
    .executeTakeFirstOrThrow()
  expect(mail.recipient).not.toBe('')
  expect(JSON.stringify(mail.parts)).toContain(invoice.number)
  expect((await send(1)).failure.reason).toBe('reminder.changed')
  goTo(21)
  expect(await due()).toMatchObject([{ level: 2, lastLevel: 1 }])
  await send(2)
  goTo(27)
  expect(await due()).toEqual([])
  goTo(36)
  await send(3)
  goTo(200)
  expect(await due()).toEqual([])
  expect((await lettersOf(buyer)).map(({ level }) => level)).toEqual([1, 2, 3])
  const shown = (await money.clerk.call(contract.getReminders, { params: params() })).data
  expect(shown.reminders[0]).toMatchObject({ level: 3, numbers: [invoice.number], by: 'Test Person' })
  const events = world.db.selectFrom('audit_events').select('action').where('action', '=', 'reminder.sent')
  expect(await events.where('customer_id', '=', buyer.customerId).execute()).toHaveLength(3)
  await expect(world.db.deleteFrom('reminders').where('id', '=', reminderId).execute()).rejects.toThrow('never changes')
})

test('what is paid meanwhile is not reminded of, and part of it changes the letter', async () => {
  goTo(8)
  await pay(1_000)
  expect((await send(1)).failure.reason).toBe('reminder.changed')
  await pay(invoice.amount - 1_000)
  expect((await send(1, invoice.amount - 1_000)).failure.reason).toBe('reminder.changed')
  expect([await due(), await lettersOf(buyer)]).toEqual([[], []])
})

test('a payment and ten letters at once: one letter at most, and none of what was paid', async () => {
  goTo(8)
  const answers = await Promise.all([...Array.from({ length: 10 }, () => send(1)), pay(invoice.amount)])
  const sent = answers.filter(({ code, data }) => code < 10_000 && data && 'reminderId' in data)
  expect(sent.length).toBeLessThanOrEqual(1)
  const refused = answers.slice(0, 10).filter((answer) => !sent.includes(answer))
  expect(new Set(refused.map(({ failure }) => failure.reason))).toEqual(new Set(['reminder.changed']))
  expect(await lettersOf(buyer)).toHaveLength(sent.length)
  expect(await due()).toEqual([])
})

test('a disputed item is owed, but neither reminded of nor overdue, until the dispute is ended', async () => {
  goTo(8)
  expect(await late()).toBe(8)
  await dispute()
  expect([await due(), await late()]).toEqual([[], 0])
  expect((await send(1)).failure.reason).toBe('reminder.changed')
  expect((await dispute()).failure.reason).toBe('reminder.not_disputable')
  const shown = (await money.clerk.call(contract.getReminders, { params: params() })).data
  expect(shown.disputes).toMatchObject([{ itemId: invoice.id, reason: 'Two boxes are missing' }])
  const { openBalance } = await findReceivables(world.db, buyer.customerId, world.now())
  expect(openBalance).toBe(invoice.amount)
  await money.clerk.call(contract.endDispute, { params: { id: invoice.id }, body: { reason: 'They were found' } })
  expect([(await due()).length, await late()]).toEqual([1, 8])
})

test('a customer with a stop is not reminded until its last day is over, or it is ended', async () => {
  goTo(8)
  const until = world.now().toISOString().slice(0, 10)
  await money.clerk.call(contract.stopReminders, { params: params(), body: { until, reason: 'Instalments' } })
  expect(await due()).toEqual([])
  expect((await send(1)).failure.reason).toBe('reminder.changed')
  goTo(9)
  expect(await due()).toHaveLength(1)
  await money.clerk.call(contract.stopReminders, { params: params(), body: { until: null, reason: 'Always' } })
  goTo(200)
  expect(await due()).toEqual([])
  const resume = () => money.clerk.call(contract.resumeReminders, { params: params(), body: { reason: 'No more' } })
  await resume()
  expect(await due()).toHaveLength(1)
  expect((await resume()).status).toBe(404)
})

test('what another company of ours invoiced is paid to its account, not to that of the customer’s site', async () => {
  goTo(7)
  await world.db.updateTable('customers').set({ org_id: 5 }).where('id', '=', buyer.customerId).execute()
  const { reminderId } = (await send(1, invoice.amount, await world.staff('admin'))).data
  const { facts: letter } = await world.db
    .selectFrom('reminders')
    .select(sql<ReminderLetter>`facts`.as('facts'))
    .where('id', '=', reminderId)
    .executeTakeFirstOrThrow()
  const { seller, payment } = await world.db
    .selectFrom('invoices')
    .select([
      sql<Invoice['seller']>`facts->'seller'`.as('seller'),
      sql<Invoice['payment']>`facts->'payment'`.as('payment'),
    ])
    .where('item_id', '=', invoice.id)
    .executeTakeFirstOrThrow()
  expect(letter.seller.name).not.toBe(seller.name)
  const { reference: _, ...account } = payment ?? { reference: '' }
  expect(letter.payments).toEqual([{ seller: seller.name, amount: invoice.amount, numbers: [invoice.number], account }])
})

test('the letter is shown before it is sent, and sites say when they remind', async () => {
  goTo(4)
  const rules = { days: [4, 10], pauseDays: 3 }
  expect((await money.stranger.call(contract.changeReminderRules, { params: { id: 1 }, body: rules })).status).toBe(404)
  const wrong = await money.clerk.call(contract.changeReminderRules, {
    params: { id: 1 },
    body: { ...rules, days: [9, 9] },
  })
  expect(wrong.failure).toMatchObject({ reason: 'request.invalid', fields: ['days.1'] })
  await money.clerk.call(contract.changeReminderRules, { params: { id: 1 }, body: rules })
  expect((await money.clerk.call(contract.listReminderRules, {})).data[0]).toMatchObject(rules)
  expect(await due()).toMatchObject([{ level: 1 }])
  const preview = await world.app.inject({
    method: 'GET',
    url: `/dev-api/staff/money/customers/${buyer.customerId}/reminder?currency=EUR`,
    headers: { authorization: `Bearer ${money.clerk.token}` },
  })
  expect([preview.statusCode, preview.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  await money.clerk.call(contract.changeReminderRules, {
    params: { id: 1 },
    body: { days: [7, 21, 35], pauseDays: 7 },
  })
})

test('customers and items of other sites are not found, and order management may not', async () => {
  goTo(8)
  const { stranger } = money
  const stop = { params: params(), body: { until: null, reason: 'x' } }
  expect(await due(stranger)).toEqual([])
  const refused = [send(1, 1, stranger), dispute('x', stranger), stranger.call(contract.stopReminders, stop)]
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([404, 404, 404])
  const desk = await world.staff('desk', [1])
  expect([(await send(1, 1, desk)).status, (await dispute('x', desk)).status]).toEqual([403, 403])
})
