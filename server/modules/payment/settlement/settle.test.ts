import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listOpenItems, settleEntry, undoEntry } from '../../../../contract/payment/payment.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { writeCreditNote } from '../../invoice/issue/credit-note.ts'
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

const euros = (cents: number) => cents / 100
/** What a customer's items are, and what of each is open. */
const openOf = async ({ customerId } = buyer) =>
  (await money.itemsOf(customerId)).map(({ kind, side, amount, open }) => [kind, side, amount, open])
const creditNote = (itemId: number, net: number) =>
  world.db
    .transaction()
    .execute((tx) =>
      writeCreditNote(
        tx,
        { itemId, requested: [{ position: 1, net }], reason: 'Damaged' },
        { accountId: null, now: world.now() },
      ),
    )
const undo = (id: number, who = money.clerk) =>
  who.call(undoEntry, { params: { id }, body: { reason: 'It was somebody else' } })
const orderState = async (id: number) =>
  (await world.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

/** What a new invoice of a new customer is after so many cents more than it were paid, with so much asked for. */
async function payInvoice({ more, share = 0 }: { more: number; share?: number }) {
  const payer = await world.signedIn()
  const { id: itemId, amount } = await money.invoice(payer)
  const [entryId = 0] = await money.enter([{ amount: amount + more }])
  const answer = await money.settle(entryId, payer.customerId, [{ itemId, amount: euros(amount + share) }])
  return { payer, entryId, amount, answer, open: await openOf(payer) }
}

test('what is paid to the cent settles its invoice, and is known by its number', async () => {
  const { answer, open, amount, entryId, payer } = await payInvoice({ more: 0 })
  expect(answer.data).toMatchObject({ unallocated: 0, difference: 0 })
  expect(answer.data.numbers[0]).toMatch(/^PNL26\d{6}$/)
  expect(open).toEqual([
    ['invoice', 'debit', amount, 0],
    ['payment', 'credit', amount, 0],
  ])
  const { rows } = await money.entries({ status: 'settled' })
  const shown = rows.find((row) => row.entryId === entryId)
  expect(shown).toMatchObject({ customerId: payer.customerId, decidedBy: 'Test Person', proposal: null })
  expect(shown?.numbers).toEqual([(await money.itemsOf(payer.customerId))[0]?.number])
})

test('a part leaves the rest owed, more stays the credit of the customer', async () => {
  const part = await payInvoice({ more: -1_000, share: -1_000 })
  expect(part.open).toEqual([
    ['invoice', 'debit', part.amount, 1_000],
    ['payment', 'credit', part.amount - 1_000, 0],
  ])
  const over = await payInvoice({ more: 1_000 })
  expect(over.answer.data.unallocated).toBe(10)
  expect(over.open).toEqual([
    ['invoice', 'debit', over.amount, 0],
    ['payment', 'credit', over.amount + 1_000, 1_000],
  ])
})

test.each([
  [-5, 0, 'credit'],
  [-5, -5, 'credit'],
  [5, 0, 'debit'],
] as const)('%i cents beside it, %i asked for: a small difference that nobody owes', async (more, share, side) => {
  const { answer, open, amount } = await payInvoice({ more, share })
  expect(answer.data).toMatchObject({ unallocated: 0, difference: more / 100 })
  expect(open).toEqual([
    ['invoice', 'debit', amount, 0],
    ['payment', 'credit', amount + more, 0],
    ['difference', side, 5, 0],
  ])
})

test('six cents too little are none', async () => {
  const { answer, open, amount } = await payInvoice({ more: -6 })
  expect(answer.failure.reason).toBe('money.too_little')
  expect(open).toEqual([['invoice', 'debit', amount, amount]])
})

test('two invoices less a credit note are settled together', async () => {
  const { payer, open } = await payInvoice({ more: 0 })
  const [paid] = await money.itemsOf(payer.customerId)
  await creditNote(paid?.id ?? 0, 1_000)
  const credit = (await money.itemsOf(payer.customerId)).at(-1)
  expect([open.length, credit?.kind, credit?.open]).toEqual([2, 'credit', 1_210])
  const [one, two] = [await money.invoice(payer), await money.invoice(payer)]
  const [entryId = 0] = await money.enter([{ amount: one.amount + two.amount - 1_210 }])
  const items = [one, two].map(({ id, amount }) => ({ itemId: id, amount: euros(amount) }))
  const answer = await money.settle(entryId, payer.customerId, [...items, { itemId: credit?.id ?? 0, amount: -12.1 }])
  expect(answer.data).toMatchObject({ unallocated: 0, difference: 0 })
  expect((await openOf(payer)).map(([, , , cents]) => cents)).toEqual([0, 0, 0, 0, 0, 0])
  await undo(entryId)
  expect((await money.itemsOf(payer.customerId)).flatMap(({ open: cents }) => cents || [])).toEqual([
    1_210,
    one.amount,
    two.amount,
  ])
})

test('a credit that was left of an earlier payment is used up with the next', async () => {
  const { payer } = await payInvoice({ more: 2_000 })
  const credit = (await money.itemsOf(payer.customerId)).find(({ kind }) => kind === 'payment')
  const next = await money.invoice(payer)
  const [entryId = 0] = await money.enter([{ amount: next.amount - 2_000 }])
  await money.settle(entryId, payer.customerId, [
    { itemId: next.id, amount: euros(next.amount) },
    { itemId: credit?.id ?? 0, amount: -20 },
  ])
  expect((await openOf(payer)).map(([, , , cents]) => cents)).toEqual([0, 0, 0, 0])
})

test.each([0, -4, 4, 700])('an order in advance is handled once it is paid, %i cents beside', async (more) => {
  const payer = await world.signedIn({ customerId: await world.customer({ termsNetDays: 0 }) })
  const { customerId } = payer
  const { orderId } = await money.place(payer)
  const [order] = (await money.clerk.call(listOpenItems, { query: { customerId } })).data
  const cents = Math.round((order?.open ?? 0) * 100)
  const [entryId = 0] = await money.enter([{ amount: cents + more }])
  expect(await orderState(orderId)).toBe('awaitingPayment')
  const items = [{ orderId, amount: euros(cents) }]
  const answer = await money.settle(entryId, customerId, items)
  expect([answer.data.unallocated, answer.data.difference]).toEqual(more > 5 ? [7, 0] : [0, more / 100])
  expect(await orderState(orderId)).toBe('submitted')
  const [again = 0] = await money.enter([{ amount: cents }])
  expect((await money.settle(again, customerId, items)).failure.reason).toBe('money.item_changed')
  expect((await undo(entryId)).failure.reason).toBe('money.order_handled')
  await money.shop.release(orderId)
  await money.shop.ship(orderId)
  const open = (await openOf(payer)).map(([, , , rest]) => Number(rest))
  expect(open.reduce((sum, rest) => sum + rest, 0)).toBe(more > 5 ? 700 : 0)
})

test('part of an order in advance is refused; once it is cancelled its payment can be taken back', async () => {
  const payer = await world.signedIn({ customerId: await world.customer({ termsNetDays: 0 }) })
  const { orderId } = await money.place(payer)
  const [order] = (await money.clerk.call(listOpenItems, { query: { customerId: payer.customerId } })).data
  const amount = order?.open ?? 0
  const [part = 0, whole = 0] = await money.enter([{ amount: 1_000 }, { amount: Math.round(amount * 100) }])
  const refused = await money.settle(part, payer.customerId, [{ orderId, amount: 10 }])
  expect(refused.failure.reason).toBe('money.order_part')
  await money.settle(whole, payer.customerId, [{ orderId, amount }])
  await money.shop.cancel(orderId)
  expect((await undo(whole)).data).toEqual({ entryId: whole, status: 'open' })
  expect((await openOf(payer)).map(([kind, , , open]) => [kind, open])).toEqual([
    ['payment', 0],
    ['refund', 0],
  ])
})

test.each([0, -5, 5])('what was settled with %i cents beside is open again, and may be another’s', async (more) => {
  const { entryId, payer, amount } = await payInvoice({ more })
  expect((await undo(entryId)).data).toEqual({ entryId, status: 'open' })
  const open = await openOf(payer)
  expect(open.filter(([, , , cents]) => cents !== 0)).toEqual([['invoice', 'debit', amount, amount]])
  expect(open.filter(([kind]) => kind === 'payment' || kind === 'refund')).toEqual([
    ['payment', 'credit', amount + more, 0],
    ['refund', 'debit', amount + more, 0],
  ])
  expect((await undo(entryId)).failure.reason).toBe('money.entry_changed')
  const other = await money.invoice(buyer)
  const settled = await money.settle(entryId, buyer.customerId, [{ itemId: other.id, amount: euros(other.amount) }])
  expect(settled.data.numbers).toHaveLength(1)
  const shown = (await money.entries({ status: 'settled' })).rows.find((row) => row.entryId === entryId)
  expect([shown?.customerId, shown?.numbers]).toEqual([buyer.customerId, [other.number]])
  expect((await undo(entryId)).data.status).toBe('open')
})

test('what was left and was used since keeps a payment from being taken back', async () => {
  const { payer, entryId } = await payInvoice({ more: 2_000 })
  const credit = (await money.itemsOf(payer.customerId)).find(({ kind }) => kind === 'payment')
  const next = await money.invoice(payer)
  const [second = 0] = await money.enter([{ amount: next.amount - 1_000 }])
  await money.settle(second, payer.customerId, [
    { itemId: next.id, amount: euros(next.amount) },
    { itemId: credit?.id ?? 0, amount: -10 },
  ])
  const before = await openOf(payer)
  expect((await undo(entryId)).failure.reason).toBe('money.used_since')
  expect(await openOf(payer)).toEqual(before)
  await undo(second)
  expect((await undo(entryId)).data.status).toBe('open')
})

test('an account is forgotten with the only payment that taught it', async () => {
  const account = 'DE44500105175407324931'
  const known = () =>
    world.db.selectFrom('customer_bank_accounts').select('customer_id').where('account', '=', account).execute()
  const [one = 0, two = 0] = await money.enter([
    { amount: 100, account },
    { amount: 100, account },
  ])
  await money.settle(one, buyer.customerId, [])
  await money.settle(two, buyer.customerId, [])
  await undo(one)
  expect(await known()).toEqual([{ customer_id: buyer.customerId }])
  await undo(two)
  expect(await known()).toEqual([])
})

test('of two clerks one settles an entry, the other sees what was decided', async () => {
  const [entryId = 0] = await money.enter([{ amount: 4_200 }])
  const other = await world.staff('finance', [1])
  const payers = await Promise.all([world.signedIn(), world.signedIn()])
  const answers = await Promise.all([
    money.settle(entryId, payers[0].customerId, []),
    money.settle(entryId, payers[1].customerId, [], other),
  ])
  const refused = answers.filter(({ code }) => code >= 10_000)
  expect(refused.map(({ failure }) => failure)).toMatchObject([
    { reason: 'money.entry_changed', details: { status: 'settled', decidedBy: 'Test Person' } },
  ])
  const posted = await Promise.all(payers.map((payer) => openOf(payer)))
  expect(posted.flat()).toEqual([['payment', 'credit', 4_200, 4_200]])
})

test('thirty payments at once settle an invoice for no more than its amount', async () => {
  const payer = await world.signedIn()
  const { id: itemId, amount } = await money.invoice(payer, 5)
  const share = Math.floor(amount / 10)
  const ids = await money.enter(Array.from({ length: 30 }, () => ({ amount: share })))
  const answers = await Promise.all(
    ids.map((id) => money.settle(id, payer.customerId, [{ itemId, amount: euros(share) }])),
  )
  const settled = answers.filter(({ data }) => 'numbers' in data).length
  expect(settled).toBe(10)
  expect(new Set(answers.flatMap(({ failure }) => failure.reason ?? []))).toEqual(new Set(['money.item_changed']))
  const [invoice] = await money.itemsOf(payer.customerId)
  expect(invoice?.open).toBe(amount - 10 * share <= 5 ? 0 : amount - 10 * share)
})

test('the same call again books nothing twice', async () => {
  const payer = await world.signedIn()
  const [id = 0] = await money.enter([{ amount: 900 }])
  const input = { params: { id }, body: { customerId: payer.customerId, items: [] } }
  const once = { headers: { 'idempotency-key': 'same' } }
  const [first, second] = [
    await money.clerk.call(settleEntry, input, once),
    await money.clerk.call(settleEntry, input, once),
  ]
  expect(second.data).toEqual(first.data)
  expect(await openOf(payer)).toEqual([['payment', 'credit', 900, 900]])
})

test('what is not of this customer and of these sites is not found', async () => {
  const italian = await world.signedIn({ orgId: 5 })
  const own = await money.invoice(buyer)
  const other = await money.invoice(await world.signedIn())
  const [id = 0] = await money.enter([{ amount: 1_000 }])
  const tries = [
    await money.settle(id, italian.customerId, []),
    await money.settle(id, buyer.customerId, [{ itemId: other.id, amount: 10 }]),
    await money.settle(id, buyer.customerId, [{ itemId: 2_000_000_000, amount: 10 }]),
    await money.settle(id, buyer.customerId, [{ orderId: 2_000_000_000, amount: 10 }]),
    await money.settle(id, buyer.customerId, [{ orderId: other.orderId, amount: 10 }]),
  ]
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  const theirs = await money.stranger.call(listOpenItems, { query: { keyword: own.number } })
  expect(theirs.data).toEqual([])
})

test.each([
  ['three decimals', [{ amount: 10.005 }]],
  ['nothing', [{ amount: 0 }]],
  ['a debit below zero', [{ amount: -10 }]],
  ['more than there is', [{ amount: 99_999 }]],
  ['10^12', [{ amount: 1e12 }]],
  ['the same twice', [{ amount: 1 }, { amount: 2 }]],
])('%s is refused', async (_, shares) => {
  const { id: itemId, customerId } = await money
    .invoice(buyer)
    .then((one) => ({ ...one, customerId: buyer.customerId }))
  const [id = 0] = await money.enter([{ amount: 1_000 }])
  const before = await openOf()
  const answer = await money.settle(
    id,
    customerId,
    shares.map((share) => ({ itemId, ...share })),
  )
  expect(['request.invalid', 'money.item_changed']).toContain(answer.failure.reason)
  expect(await openOf()).toEqual(before)
})
