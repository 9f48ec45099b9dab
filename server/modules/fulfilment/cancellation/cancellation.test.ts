import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { apiPrefix, type Input } from '../../../../contract/endpoint.ts'
import { cancelOrder } from '../../../../contract/fulfilment/cancellation.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { addCoupon } from '../../../testing/order/coupon.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { createShipment } from '../order-lifecycle/shipment.ts'
import { findStockDifferences } from '../order-lifecycle/stock-differences.queries.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())
afterEach(async () => expect(await findStockDifferences(world.db)).toEqual([]))

type Buyer = Awaited<ReturnType<World['signedIn']>>
type Body = Input<typeof cancelOrder>['body']

async function order(buyer: Buyer, lines: { number: string; qty: number }[], more: object = {}) {
  const body = { lines, ...more }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { orderId, orderno } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  return { orderId: orderId ?? 0, orderno }
}
const cancel = (buyer: Buyer, orderno: string, body: Body = {}) =>
  buyer.call(cancelOrder, { params: { orderno }, body })
const detail = async (buyer: Buyer, orderno: string) => (await buyer.call(getOrder, { params: { orderno } })).data
const progress = async (buyer: Buyer, orderno: string) =>
  (await detail(buyer, orderno)).lines.map(({ shipped, waiting, cancelled, cancellable }) => ({
    ...{ shipped, waiting, cancelled, cancellable },
  }))

const [one, other] = [1_000, 2_500]
/** Five pieces at 10.00 that are there, and three at 25.00 of which one is. */
async function twoLines(buyer: Buyer, more: object = {}) {
  const [there, scarce] = [
    await world.sku({ unitPrice: one, stock: { NL: 50 } }),
    await world.sku({ unitPrice: other, stock: { NL: 1 } }),
  ]
  const lines = [
    { number: there.number, qty: 5 },
    { number: scarce.number, qty: 3 },
  ]
  return { ...(await order(buyer, lines, more)), numbers: lines.map(({ number }) => number) }
}

test('before its release pieces of an order are cancelled: what waits first, and the sums say what came off and what remains', async () => {
  const buyer = await world.signedIn()
  const { orderno } = await twoLines(buyer)
  expect(await progress(buyer, orderno)).toEqual([
    { shipped: 0, waiting: 0, cancelled: 0, cancellable: 5 },
    { shipped: 0, waiting: 2, cancelled: 0, cancellable: 3 },
  ])
  const before = await detail(buyer, orderno)
  expect(before.remainingTotals).toEqual(before.totals)
  expect(before.lines.map(({ waitingSince }) => waitingSince)).toEqual([null, '2026-11-18'])

  const lines = [
    { position: 1, qty: 2 },
    { position: 2, qty: 1 },
  ]
  const { data } = await cancel(buyer, orderno, { lines, reason: ' Ordered twice ' })
  const after = await detail(buyer, orderno)
  expect(await progress(buyer, orderno)).toEqual([
    { shipped: 0, waiting: 0, cancelled: 2, cancellable: 3 },
    { shipped: 0, waiting: 1, cancelled: 1, cancellable: 2 },
  ])
  expect(after.totals).toEqual(before.totals)
  expect(after.remainingTotals.subtotal).toBe(before.totals.subtotal - 20 - 25)
  expect(after.remainingTotals.shippingCost).toBe(before.totals.shippingCost)
  expect(data).toMatchObject({
    orderno,
    status: 'submitted',
    lines,
    remainingTotal: after.remainingTotal,
    currency: 'EUR',
  })
  expect(after.remainingTotal).toBe(after.remainingTotals.total)
  expect(data.cancelledTotal + data.remainingTotal).toBeCloseTo(before.total, 5)
})

test('without lines all is cancelled, and the coupon can be used again', async () => {
  const buyer = await world.signedIn()
  const { code, couponId } = await addCoupon(world.db, { code: 'CANCELLED' })
  const { orderno } = await twoLines(buyer, { couponCode: code })
  const uses = async () =>
    (await world.db.selectFrom('coupons').select('used').where('id', '=', couponId).executeTakeFirstOrThrow()).used
  expect(await uses()).toBe(1)
  expect((await cancel(buyer, orderno)).data).toMatchObject({ status: 'cancelled', remainingTotal: 0 })
  expect(await uses()).toBe(0)
  const { remainingTotals, lines } = await detail(buyer, orderno)
  expect(remainingTotals).toMatchObject({ subtotal: 0, discount: 0, shippingCost: 0, vat: 0, total: 0 })
  expect(lines.map(({ cancellable }) => cancellable)).toEqual([0, 0])
  expect((await cancel(buyer, orderno)).failure).toMatchObject({ reason: 'order_change.not_now' })
})

test('after its release what waits alone is cancelled; what is being picked stays, with the way on', async () => {
  const buyer = await world.signedIn()
  const { orderno, orderId } = await twoLines(buyer)
  await fulfilmentOf(world).release(orderId)
  const staff = { party: 'staff', accountId: null, now: world.now() } as const
  await world.db.transaction().execute((tx) => createShipment(tx, { orderId }, staff))
  expect((await progress(buyer, orderno)).map(({ cancellable }) => cancellable)).toEqual([0, 2])
  for (const line of [
    { position: 1, qty: 1 },
    { position: 2, qty: 3 },
  ]) {
    expect(await cancel(buyer, orderno, { lines: [line] })).toMatchObject({
      code: 30_058,
      failure: { reason: 'order_change.released', details: { position: line.position } },
    })
  }
  const { data } = await cancel(buyer, orderno)
  expect(data).toMatchObject({ status: 'released', lines: [{ position: 2, qty: 2 }] })
  expect(await progress(buyer, orderno)).toEqual([
    { shipped: 0, waiting: 0, cancelled: 0, cancellable: 0 },
    { shipped: 0, waiting: 0, cancelled: 2, cancellable: 0 },
  ])
  expect((await cancel(buyer, orderno)).failure).toMatchObject({ reason: 'order_change.nothing_left' })
})

test('an order that left but for what waits has come to its end once that is cancelled', async () => {
  const buyer = await world.signedIn()
  const { orderno, orderId } = await twoLines(buyer)
  const { release, ship, deliver } = fulfilmentOf(world)
  await release(orderId)
  await deliver(await ship(orderId))
  expect((await cancel(buyer, orderno)).data).toMatchObject({ status: 'allDelivered' })
  const { remainingTotals, lines } = await detail(buyer, orderno)
  expect(remainingTotals.subtotal).toBe(75)
  expect(lines.map(({ shipped, cancelled }) => ({ shipped, cancelled }))).toEqual([
    { shipped: 5, cancelled: 0 },
    { shipped: 1, cancelled: 2 },
  ])
})

const wrong: [string, unknown, number][] = [
  ['no lines', { lines: [] }, 400],
  ['a fraction', { lines: [{ position: 1, qty: 1.5 }] }, 400],
  ['a negative number', { lines: [{ position: 1, qty: -1 }] }, 400],
  ['nothing', { lines: [{ position: 1, qty: 0 }] }, 400],
  ['a thousand million', { lines: [{ position: 1, qty: 1_000_000_000 }] }, 400],
  ['words', { lines: [{ position: 1, qty: 'two' }] }, 400],
  ['a line that there is not', { lines: [{ position: 3, qty: 1 }] }, 400],
  ['a line that no order can have', { lines: [{ position: 501, qty: 1 }] }, 400],
  ['the same line twice', { lines: [1, 1].map((position) => ({ position, qty: 3 })) }, 400],
  ['more than was ordered', { lines: [{ position: 1, qty: 6 }] }, 30_053],
  ['a reason too long', { reason: 'x'.repeat(301) }, 400],
]

test.each(wrong)('%s is refused as a whole', async (_, body, code) => {
  const buyer = await world.signedIn()
  const { orderno } = await twoLines(buyer)
  const before = await detail(buyer, orderno)
  const lines = (body as Body).lines
  // What is right beside it is not done either.
  const all = lines?.length ? { lines: [{ position: 2, qty: 1 }, ...lines] } : body
  expect(await cancel(buyer, orderno, all as Body)).toMatchObject({ code })
  expect(await detail(buyer, orderno)).toEqual(before)
})

test("another's order is not found, and a cancellation without a key is refused", async () => {
  const [buyer, stranger] = [await world.signedIn(), await world.signedIn()]
  const { orderno } = await twoLines(buyer)
  expect(await cancel(stranger, orderno)).toMatchObject({ status: 404 })
  expect(await cancel(buyer, 'ONL999999')).toMatchObject({ status: 404 })
  const without = await world.app.inject({
    method: 'POST',
    url: `${apiPrefix}${cancelOrder.path.replace(':orderno', orderno)}`,
    headers: { authorization: `Bearer ${buyer.token}` },
    payload: {},
  })
  expect(without.json()).toMatchObject({ code: 400, data: { fields: ['Idempotency-Key'] } })
  const requester = await world.signedIn({ customerId: buyer.customerId, role: 'requester' })
  expect(await cancel(requester, orderno)).toMatchObject({ status: 403 })
  expect((await detail(buyer, orderno)).status).toBe('submitted')
})

test('the same key cancels once, and another request under it is refused', async () => {
  const buyer = await world.signedIn()
  const { orderno } = await twoLines(buyer)
  const headers = { 'idempotency-key': 'cancel-once' }
  const ask = (qty: number) =>
    buyer.call(cancelOrder, { params: { orderno }, body: { lines: [{ position: 1, qty }] } }, { headers })
  const [first, again] = [await ask(2), await ask(2)]
  expect(again.data).toEqual(first.data)
  expect(await ask(1)).toMatchObject({ status: 409 })
  expect((await detail(buyer, orderno)).lines[0]).toMatchObject({ cancelled: 2 })
})

test('fifty at once give back exactly the pieces of the order, to who waits for them', async () => {
  const [buyer, next] = [await world.signedIn(), await world.signedIn()]
  const { number, id } = await world.sku({ stock: { NL: 20 } })
  const { orderno } = await order(buyer, [{ number, qty: 20 }])
  const waiting = await order(next, [{ number, qty: 30 }])
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => cancel(buyer, orderno, { lines: [{ position: 1, qty: 1 }] })),
  )
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(20)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await detail(buyer, orderno)).toMatchObject({ status: 'cancelled', remainingTotal: 0 })
  expect((await detail(next, waiting.orderno)).lines[0]).toMatchObject({ waiting: 10 })
  const shelf = await world.db.selectFrom('stock').selectAll().where('sku_id', '=', id).executeTakeFirstOrThrow()
  expect(shelf).toMatchObject({ on_hand: 20, allocated: 20 })
})

test('of a release and a cancellation at once, the one that comes second sees what the first has done', async () => {
  const buyer = await world.signedIn()
  const { number } = await world.sku({ stock: { NL: 1_000 } })
  for (let round = 0; round < 15; round++) {
    const { orderno, orderId } = await order(buyer, [{ number, qty: 2 }])
    const [answer] = await Promise.all([
      cancel(buyer, orderno, { lines: [{ position: 1, qty: 1 }] }),
      fulfilmentOf(world).release(orderId),
    ])
    const events = await world.db
      .selectFrom('order_events')
      .select('action')
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute()
    const actions = events.map(({ action }) => action).filter(Boolean)
    expect(actions).toEqual(answer.code === 200 ? ['cancel', 'release'] : ['release'])
    if (answer.code !== 200) expect(answer.failure.reason).toBe('order_change.released')
  }
})

test('the accounts that placed and cancelled it and order management are notified; the audit trail records what', async () => {
  const buyer = await world.signedIn()
  const colleague = await world.signedIn({ customerId: buyer.customerId })
  const { orderno, orderId, numbers } = await twoLines(buyer)
  await world.db.updateTable('accounts').set({ language: 'de' }).where('id', '=', colleague.accountId).execute()
  const lines = [{ position: 1, qty: 2 }]
  await cancel(colleague, orderno, { lines, reason: 'Ordered twice' })
  const after = await detail(buyer, orderno)
  const { email } = await addressOf(buyer)
  const [mail] = (await world.mailsTo(email)).slice(-1)
  expect(mail).toMatchObject({ subject: `Part of order ${orderno} is cancelled`, order_id: orderId })
  expect(mail?.text).toContain(`2 x ${numbers[0]}`)
  expect(mail?.text).toContain('Reason: Ordered twice')
  expect(mail?.text).toContain(`3 x ${numbers[0]}`)
  expect(mail?.text).toContain('2 pieces of this follow')
  expect(mail?.text).toContain(`Remaining total: €${after.remainingTotal.toFixed(2)}`)
  const [theirs] = (await world.mailsTo((await addressOf(colleague)).email)).slice(-1)
  expect(theirs).toMatchObject({ language: 'de', subject: `Ein Teil der Bestellung ${orderno} ist storniert` })
  const desk = await world.db
    .selectFrom('mails')
    .select(['subject', 'reply_to', 'recipient'])
    .where('cause', '=', `order ${orderno}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(desk.subject).toMatch(`Cancelled: order ${orderno}`)
  expect(desk.reply_to).toBe((await addressOf(colleague)).email)
  const event = await world.db
    .selectFrom('audit_events')
    .select(['account_id', 'customer_id', 'before', 'after'])
    .where('action', '=', 'order.cancelled')
    .where('subject', '=', `order ${orderId}`)
    .executeTakeFirstOrThrow()
  expect(event).toMatchObject({
    account_id: colleague.accountId,
    customer_id: buyer.customerId,
    before: { remainingTotal: after.total },
    after: { remainingTotal: after.remainingTotal, cancelled: [`2 x ${numbers[0]}`], reason: 'Ordered twice' },
  })
})

const addressOf = ({ accountId }: Buyer) =>
  world.db.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirstOrThrow()

test('what is to be paid in advance goes down with it; what was paid already is refunded', async () => {
  const buyer = await world.signedIn({ customerId: await world.customer({ termsNetDays: 0 }) })
  const { orderno, orderId } = await twoLines(buyer)
  await cancel(buyer, orderno, { lines: [{ position: 1, qty: 2 }] })
  const { payment, remainingTotal, total } = await detail(buyer, orderno)
  expect(remainingTotal).toBeLessThan(total)
  expect(payment).toMatchObject({ amount: remainingTotal })
  expect(payment?.epc?.split('\n')[7]).toBe(`EUR${remainingTotal.toFixed(2)}`)
  const { email } = await addressOf(buyer)
  const lastMail = async () => (await world.mailsTo(email)).at(-1)?.text
  expect(await lastMail()).toContain('Please pay only the amount that remains')

  await sql`update orders set paid_at = ${world.now()}, status = 'submitted' where id = ${orderId}`.execute(world.db)
  await cancel(buyer, orderno)
  expect(await lastMail()).toContain('we refund what you paid')
})
