import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMoneyAccount, undoPayment, undoRefund } from '../../../../contract/payment/account.ts'
import { listOpenItems, refundCredit, registerPayment, undoEntry } from '../../../../contract/payment/payment.ts'
import { disputeItem, getReminders, stopReminders } from '../../../../contract/payment/reminder.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { writeCreditNote } from '../../invoice/issue/credit-note.ts'

/** Of Italian customers, whom the Dutch company invoices where goods leave its warehouse, and the Italian one otherwise. */
type Staff = Awaited<ReturnType<World['staff']>>
type Buyer = Awaited<ReturnType<World['signedIn']>>

const [italy, trial] = [3, 15]
const trialAccount = 'NL42ASTR0000000001'
let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
let [dutch, italian, stranger, admin]: Staff[] = []
beforeAll(async () => {
  world = await buildWorld()
  money = await paymentWorld(world)
  dutch = money.clerk
  stranger = money.stranger
  italian = await world.staff('finance', [italy])
  admin = await world.staff('admin')
})
afterAll(() => world.close())

const must = <T>(value: T | undefined) => {
  if (value === undefined) throw new Error('not there')
  return value
}
const euros = (cents: number) => cents / 100

/** An Italian customer with an invoice of the Dutch company, and one of their own site's. */
async function invoicedTwice() {
  const buyer = await world.signedIn({ orgId: italy })
  return { buyer, ofDutch: await money.invoice(buyer, 1, 'NL'), ofItalian: await money.invoice(buyer) }
}
const openFor = async (who: Staff | undefined, { customerId }: Buyer) =>
  (await must(who).call(listOpenItems, { query: { customerId } })).data.map(({ number }) => number).sort()
const settle = (
  entryId: number | undefined,
  buyer: Buyer,
  items: { itemId?: number; orderId?: number; amount: number }[],
  who = dutch,
) => money.settle(entryId ?? 0, buyer.customerId, items, must(who))
const undo = (id: number | undefined, who = dutch) =>
  must(who).call(undoEntry, { params: { id: id ?? 0 }, body: { reason: 'Somebody else' } })
const whole = ({ id, amount }: { id: number; amount: number }) => ({ itemId: id, amount: euros(amount) })
const creditNote = async (itemId: number, { customerId }: Buyer) => {
  const requested = [{ position: 1, net: 1_000 }]
  const by = { accountId: null, now: world.now() }
  await world.db.transaction().execute((tx) => writeCreditNote(tx, { itemId, requested, reason: 'Damaged' }, by))
  return must((await money.itemsOf(customerId)).at(-1))
}

test('the issuer’s clerk sees what their company issued, the customer’s all of it, and others nothing', async () => {
  const { buyer, ofDutch, ofItalian } = await invoicedTwice()
  expect(ofDutch.number).toMatch(/^INL/)
  expect(ofItalian.number).toMatch(/^IIT/)
  expect(await openFor(dutch, buyer)).toEqual([ofDutch.number])
  expect(await openFor(italian, buyer)).toEqual([ofDutch.number, ofItalian.number].sort())
  expect(await openFor(admin, buyer)).toHaveLength(2)
  expect(await openFor(stranger, buyer)).toEqual([])
})

test('a payment to the Dutch account is proposed and settled by a Dutch clerk, and what is left is the customer’s', async () => {
  const { buyer, ofDutch, ofItalian } = await invoicedTwice()
  const [entryId] = await money.enter([
    { amount: ofDutch.amount + 2_000, remittance: [`${ofDutch.number} ${ofItalian.number}`] },
  ])
  const row = (await money.entries({ status: 'open' })).rows.find((one) => one.entryId === entryId)
  expect(row?.proposal).toMatchObject({ customerId: buyer.customerId, items: [{ number: ofDutch.number }] })
  expect((await settle(entryId, buyer, [whole(ofItalian)])).code).toBe(404)
  expect((await settle(entryId, buyer, [whole(ofDutch)], stranger)).code).toBe(404)
  expect((await settle(entryId, buyer, [whole(ofDutch)])).data).toMatchObject({ unallocated: 20, difference: 0 })
  expect(await openFor(dutch, buyer)).toEqual([])
  expect(await openFor(italian, buyer)).toHaveLength(2)
  const settled = (await money.entries({ status: 'settled' })).rows.find((one) => one.entryId === entryId)
  expect(settled).toMatchObject({ customerId: buyer.customerId, numbers: [ofDutch.number] })
  expect((await undo(entryId, italian)).code).toBe(404)
  expect((await undo(entryId)).code).toBe(200)
  expect(await openFor(dutch, buyer)).toEqual([ofDutch.number])
})

test('a customer to whom the company issued nothing is not found', async () => {
  const buyer = await world.signedIn({ orgId: italy })
  await money.invoice(buyer)
  const [entryId] = await money.enter([{ amount: 5_000 }])
  expect((await settle(entryId, buyer, [])).code).toBe(404)
  expect((await settle(entryId, buyer, [], admin)).code).toBe(200)
})

test('what was settled of another issuer is neither shown nor taken back by who sees the entry alone', async () => {
  const { buyer, ofDutch, ofItalian } = await invoicedTwice()
  const [entryId] = await money.enter([{ amount: ofDutch.amount + ofItalian.amount }])
  expect((await settle(entryId, buyer, [whole(ofDutch), whole(ofItalian)], admin)).code).toBe(200)
  const numbersFor = async (who: Staff | undefined) =>
    (await money.entries({ status: 'settled' }, must(who))).rows.find((one) => one.entryId === entryId)?.numbers
  expect(await numbersFor(dutch)).toEqual([ofDutch.number])
  expect(await numbersFor(admin)).toHaveLength(2)
  expect((await undo(entryId)).code).toBe(404)
  expect((await undo(entryId, admin)).code).toBe(200)
  // What was undone belongs to nobody.
  expect((await settle(entryId, buyer, [whole(ofDutch)])).code).toBe(200)
  expect((await undo(entryId)).code).toBe(200)
})

test('a credit note is paid out by its issuer’s clerk or the customer’s, and so is a refund undone', async () => {
  const { buyer, ofDutch, ofItalian } = await invoicedTwice()
  const [entryId] = await money.enter([{ amount: ofDutch.amount + ofItalian.amount }])
  await settle(entryId, buyer, [whole(ofDutch), whole(ofItalian)], admin)
  const credits = [await creditNote(ofDutch.id, buyer), await creditNote(ofItalian.id, buyer)]
  const refund = (itemId: number | undefined, who: Staff | undefined) =>
    must(who).call(refundCredit, { body: { itemId: itemId ?? 0, amount: 1, paidOn: '2026-11-18', note: 'x' } })
  expect(await openFor(dutch, buyer)).toEqual([credits[0]?.number])
  expect((await refund(credits[1]?.id, dutch)).code).toBe(404)
  expect((await refund(credits[0]?.id, stranger)).code).toBe(404)
  expect((await refund(credits[0]?.id, dutch)).code).toBe(200)
  const paidOut = must((await money.itemsOf(buyer.customerId)).at(-1))
  const undoOut = (who: Staff | undefined) =>
    must(who).call(undoRefund, { params: { id: paidOut.id }, body: { reason: 'It came back' } })
  expect((await undoOut(stranger)).code).toBe(404)
  expect((await undoOut(dutch)).code).toBe(200)
})

test('a payment by hand is for what the company issued, and is undone by who sees that', async () => {
  const { buyer, ofDutch, ofItalian } = await invoicedTwice()
  const pay = async (item: typeof ofDutch, who: Staff | undefined, settles = true) => {
    const { customerId } = buyer
    const paid = { customerId, amount: euros(item.amount), currency: 'EUR', paidOn: '2026-11-18', note: 'Cheque' }
    const items = settles ? [whole(item)] : []
    const { code } = await must(who).call(registerPayment, { body: { ...paid, items } })
    const last = await world.db
      .selectFrom('hand_payments')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return { code, handId: last?.id ?? 0 }
  }
  const undone = async (id: number, who: Staff | undefined) =>
    (await must(who).call(undoPayment, { params: { id }, body: { reason: 'Bounced' } })).code
  expect((await pay(ofItalian, dutch)).code).toBe(404)
  const own = await pay(ofDutch, dutch)
  const other = await pay(ofItalian, italian)
  const onAccount = await pay(ofItalian, italian, false)
  expect([own.code, other.code, onAccount.code]).toEqual([200, 200, 200])
  expect([await undone(own.handId, stranger), await undone(other.handId, dutch)]).toEqual([404, 404])
  expect(await undone(onAccount.handId, dutch)).toBe(404)
  expect([await undone(own.handId, dutch), await undone(other.handId, italian)]).toEqual([200, 200])
})

test('nothing else of the customer is the issuer’s: account, reminders, disputes', async () => {
  const { buyer, ofDutch } = await invoicedTwice()
  const id = buyer.customerId
  const asked = (who: Staff | undefined) =>
    Promise.all([
      must(who).call(getMoneyAccount, { params: { id } }),
      must(who).call(getReminders, { params: { id } }),
      must(who).call(disputeItem, { params: { id: ofDutch.id }, body: { reason: 'No' } }),
      must(who).call(stopReminders, { params: { id }, body: { until: null, reason: 'Friends' } }),
    ])
  expect((await asked(dutch)).map(({ code }) => code)).toEqual([404, 404, 404, 404])
  expect((await asked(italian)).map(({ code }) => code)).toEqual([200, 200, 200, 200])
})

test('an order in advance is paid to the account that it names: the company’s behind the site, until that has its own', async () => {
  const customerId = await world.customer({ orgId: trial, termsNetDays: 0 })
  const buyer = { ...(await world.signedIn({ customerId })), customerId }
  const own = {
    org_id: trial,
    currency: 'EUR',
    payment_currency: 'EUR',
    holder: 'Trial',
    bank: 'Bank',
    account: trialAccount,
    bic: 'ABNANL2A',
  }
  await world.db.deleteFrom('own_bank_accounts').where('org_id', '=', trial).execute()
  const { orderId, orderno } = await money.place(buyer)
  expect(await openFor(dutch, buyer)).toEqual([orderno])
  expect(await openFor(stranger, buyer)).toEqual([])
  const total = must((await must(dutch).call(listOpenItems, { query: { customerId } })).data[0]).open
  const [entryId] = await money.enter([{ amount: Math.round(total * 100) }])
  await world.db.insertInto('own_bank_accounts').values(own).execute()
  expect(await openFor(dutch, buyer)).toEqual([])
  expect((await settle(entryId, buyer, [{ orderId, amount: total }])).code).toBe(404)
  await world.db.deleteFrom('own_bank_accounts').where('org_id', '=', trial).execute()
  expect((await settle(entryId, buyer, [{ orderId, amount: total }])).code).toBe(200)
})

test('a payment by hand of such an order is seen by who booked it: it is not taken back while the order needs it', async () => {
  const customerId = await world.customer({ orgId: trial, termsNetDays: 0 })
  const buyer = { ...(await world.signedIn({ customerId })), customerId }
  const { orderId } = await money.place(buyer)
  const amount = must((await must(dutch).call(listOpenItems, { query: { customerId } })).data[0]).open
  const byHand = { customerId, amount, currency: 'EUR', paidOn: '2026-11-18', note: 'Cheque' }
  expect((await must(dutch).call(registerPayment, { body: { ...byHand, items: [{ orderId, amount }] } })).code).toBe(
    200,
  )
  const last = world.db.selectFrom('hand_payments').select('id').where('customer_id', '=', customerId)
  const { id } = await last.orderBy('id', 'desc').executeTakeFirstOrThrow()
  const reason = { params: { id }, body: { reason: 'Bounced' } }
  expect((await must(stranger).call(undoPayment, reason)).code).toBe(404)
  expect((await must(dutch).call(undoPayment, reason)).failure.reason).toMatch(/^money\./)
})

test('an order of another site is not paid by who may settle an invoice of its customer, nor is that taken back', async () => {
  const { buyer } = await invoicedTwice()
  const { customerId } = buyer
  await world.db.updateTable('customers').set({ terms_net_days: 0 }).where('id', '=', customerId).execute()
  const { orderId, orderno } = await money.place(buyer)
  expect(await openFor(dutch, buyer)).toHaveLength(1)
  const [order] = (await must(italian).call(listOpenItems, { query: { customerId, keyword: orderno } })).data
  const [entryId] = await money.enter([{ amount: Math.round(must(order).open * 100) }])
  const paid = [{ orderId, amount: must(order).open }]
  expect((await settle(entryId, buyer, paid)).code).toBe(404)
  expect((await settle(entryId, buyer, paid, admin)).code).toBe(200)
  expect([(await undo(entryId)).code, (await undo(entryId, admin)).failure.reason]).toEqual([
    404,
    'money.order_handled',
  ])
})
