import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, listBasket } from '../../../../contract/basket/basket.ts'
import {
  changeQuickOrder,
  getQuickOrder,
  listQuickOrders,
  rejectQuickOrder,
} from '../../../../contract/basket/quick-order.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { addCoupon } from '../../../testing/order/coupon.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let number: string
beforeAll(async () => {
  world = await buildWorld()
  number = (await world.sku({ unitPrice: 100_00, stock: { NL: 10_000 } })).number
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>

/** A buyer of a new company, or of the one named. */
async function limited(limits: { order_limit?: number; month_limit?: number }, customerId?: number) {
  const buyer = await world.signedIn({ role: 'buyer', ...(customerId && { customerId }) })
  const { order_limit = null, month_limit = null } = limits
  await world.db.updateTable('accounts').set({ order_limit, month_limit }).where('id', '=', buyer.accountId).execute()
  return buyer
}

async function preview(buyer: Person, qty: number) {
  const lines = [{ number, qty }]
  return (await buyer.call(previewOrder, { body: { lines } })).data
}
async function order(buyer: Person, qty: number) {
  const { revision } = await preview(buyer, qty)
  return buyer.call(placeOrder, { body: { lines: [{ number, qty }], revision } })
}

/** What one order of a piece comes to, VAT and sending included; cents. */
const totalOf = async (buyer: Person, qty: number) => Math.round((await preview(buyer, qty)).totals.total * 100)

test('an order up to the limit is placed, a cent more waits', async () => {
  const total = await totalOf(await limited({}), 3)
  expect((await order(await limited({ order_limit: total }), 3)).code).toBe(200)
  const buyer = await limited({ order_limit: total - 1 })
  expect((await preview(buyer, 3)).warnings).toMatchObject([{ reason: 'order.over_limit' }])
  expect((await order(buyer, 3)).data).toMatchObject({ status: 'waiting', orderId: null, orderno: '' })
})

test('what is over the limit waits as a list for the main account, which orders it with the options that were chosen', async () => {
  const buyer = await limited({ order_limit: 50_00 })
  const main = await world.signedIn({ customerId: buyer.customerId })
  await buyer.call(addToBasket, { body: { number, qty: 3 } })
  const lines = [{ number, qty: 2, custNumber: 'OWN' }]
  const { code } = await addCoupon(world.db, { value: 1 })
  const checkoutOptions = { poNumber: 'PO-9', instruction: 'ring twice', couponCode: code }
  const { revision } = (await buyer.call(previewOrder, { body: { lines, ...checkoutOptions } })).data
  const waits = (await buyer.call(placeOrder, { body: { lines, ...checkoutOptions, revision } })).data
  const quickOrderId = waits.quickOrderId ?? 0

  expect((await buyer.call(listBasket, { query: {} })).data.rows).toMatchObject([{ number, qty: 1 }])
  expect(await ordersPlaced()).toBe(0)
  expect((await main.call(listQuickOrders, { query: { status: 'submitted' } })).data.rows).toMatchObject([
    { quickOrderId, isOwn: false, lines: 1, pieces: 2 },
  ])
  const list = (await main.call(getQuickOrder, { params: { id: quickOrderId } })).data
  expect(list).toMatchObject({
    checkoutOptions,
    may: { order: true, reject: true },
    lines: [{ number, qty: 2, custNumber: 'OWN' }],
  })

  expect((await world.mailsTo(`${main.userName}@example.com`)).map(({ subject }) => subject)).toEqual([
    `List ${list.number} by Test Person is waiting for you`,
  ])

  // It would wait again: its buyer does not order it once more.
  const again = (await buyer.call(previewOrder, { body: { lines, quickOrderId } })).data
  const still = await buyer.call(placeOrder, { body: { lines, quickOrderId, revision: again.revision } })
  expect(still.failure.reason).toBe('quick_order.other_state')
  // For a colleague whose limit it passes, too, it stays what it is, and nobody is written to again.
  const colleague = await limited({ order_limit: 50_00 }, buyer.customerId)
  const seenThere = (await colleague.call(previewOrder, { body: { lines, quickOrderId } })).data
  const stays = await colleague.call(placeOrder, { body: { lines, quickOrderId, revision: seenThere.revision } })
  expect(stays.data).toMatchObject({ status: 'waiting', quickOrderId })

  const shownPreview = (await main.call(previewOrder, { body: { lines, quickOrderId, ...checkoutOptions } })).data
  const placed = (
    await main.call(placeOrder, { body: { lines, quickOrderId, ...checkoutOptions, revision: shownPreview.revision } })
  ).data
  expect(placed).toMatchObject({ status: 'submitted', quickOrderId })
  const order = (await main.call(getOrder, { params: { orderno: placed.orderno } })).data
  expect(order).toMatchObject(checkoutOptions)
  expect((await buyer.call(getQuickOrder, { params: { id: quickOrderId } })).data).toMatchObject({
    status: 'ordered',
    orderno: placed.orderno,
    may: { order: false, change: false },
  })
})

/** How many orders have the PO number of the test above. */
async function ordersPlaced() {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from orders where placed_at = ${world.now()} and po_number = 'PO-9'
  `.execute(world.db)
  return rows[0]?.count
}

test('the orders of a month count together, those of others and of other months do not', async () => {
  const total = await totalOf(await limited({}), 1)
  const buyer = await limited({ month_limit: 2 * total })
  const colleague = await limited({ month_limit: total }, buyer.customerId)
  world.setNow('2026-10-31T22:30:00Z')
  await order(buyer, 2)
  // November has begun in Amsterdam, and not yet in UTC.
  world.setNow('2026-10-31T23:30:00Z')
  expect((await order(buyer, 1)).code).toBe(200)
  world.setNow('2026-11-18T09:00:00Z')
  expect((await order(colleague, 1)).code).toBe(200)
  expect((await order(buyer, 1)).code).toBe(200)
  expect((await preview(buyer, 1)).warnings).toMatchObject([{ reason: 'order.over_limit' }])
  expect((await order(buyer, 1)).data.status).toBe('waiting')
})

test('orders at once do not pass the limit of the month', async () => {
  const total = await totalOf(await limited({}), 1)
  const buyer = await limited({ month_limit: 3 * total })
  const answers = await Promise.all(Array.from({ length: 8 }, () => order(buyer, 1)))
  const placed = answers.filter(({ code }) => code === 200)
  expect(placed.filter(({ data }) => data.status === 'submitted')).toHaveLength(3)
  // Who was shown that they may, and no longer may, is asked again.
  expect(answers.filter(({ code }) => code === 30_001)).toHaveLength(8 - placed.length)
  expect((await order(buyer, 1)).data.status).toBe('waiting')
})

test('who has no limit is asked nothing more', async () => {
  const [main, buyer] = [await world.signedIn(), await limited({ month_limit: 1_000_000_00 })]
  const [free, bound] = [await world.queriesOf(() => preview(main, 1)), await world.queriesOf(() => preview(buyer, 1))]
  expect(bound).toHaveLength(free.length + 1)
})

test.each([
  ['they may no longer place such an order', { order_limit: 1 }, {}, 'order.over_limit'],
  ['it would be held', {}, { credit_limit: 0 }, 'payment.held_limit'],
])('where %s since they confirmed, they are asked again', async (_, account, customer, reason) => {
  const buyer = await limited({})
  const { revision } = await preview(buyer, 1)
  if ('order_limit' in account)
    await world.db.updateTable('accounts').set(account).where('id', '=', buyer.accountId).execute()
  if ('credit_limit' in customer)
    await world.db.updateTable('customers').set(customer).where('id', '=', buyer.customerId).execute()
  const body = { lines: [{ number, qty: 1 }], revision }
  const { code, failure } = await buyer.call(placeOrder, { body })
  expect([code, failure]).toMatchObject([30_001, { details: { warnings: [{ reason }] } }])
})

test('what they noted in their basket waits with the list, outlives a change of it, and goes into the order', async () => {
  const buyer = await limited({ order_limit: 1 })
  const other = await world.sku({ unitPrice: 5_00, stock: { NL: 10 } })
  await buyer.call(addToBasket, { body: { number, qty: 1, note: 'For the 3rd floor' } })
  const quickOrderId = (await order(buyer, 1)).data.quickOrderId ?? 0
  const main = await world.signedIn({ customerId: buyer.customerId })
  const params = { id: quickOrderId }
  await main.call(rejectQuickOrder, { params, body: { reason: 'Two, please' } })
  const lines = [
    { number: other.number, qty: 1 },
    { number, qty: 2 },
  ]
  await buyer.call(changeQuickOrder, { params, body: { name: '', lines, version: 1 } })
  const { revision } = (await buyer.call(previewOrder, { body: { lines, quickOrderId } })).data
  await buyer.call(placeOrder, { body: { lines, revision, quickOrderId } })
  expect((await main.call(getQuickOrder, { params })).data.lines).toMatchObject([
    { number: other.number, note: '' },
    { number, note: 'For the 3rd floor' },
  ])

  const shownPreview = (await main.call(previewOrder, { body: { lines, quickOrderId } })).data
  const placed = await main.call(placeOrder, { body: { lines, revision: shownPreview.revision, quickOrderId } })
  const { data } = await main.call(getOrder, { params: { orderno: placed.data.orderno } })
  expect(data.lines).toMatchObject([
    { number: other.number, note: '' },
    { number, note: 'For the 3rd floor' },
  ])
})

test('what a colleague chooses for a submitted list that is over their limit, too, stays with it', async () => {
  const buyer = await limited({ order_limit: 1 })
  const { quickOrderId } = (await order(buyer, 1)).data
  const other = await limited({ order_limit: 1 }, buyer.customerId)
  const body = { lines: [{ number, qty: 1 }], poNumber: 'OTHER-PO', quickOrderId: quickOrderId ?? 0 }
  const { revision } = (await other.call(previewOrder, { body })).data
  expect((await other.call(placeOrder, { body: { ...body, revision } })).data.status).toBe('waiting')
  const list = await other.call(getQuickOrder, { params: { id: quickOrderId ?? 0 } })
  expect(list.data.checkoutOptions).toMatchObject({ poNumber: 'OTHER-PO' })
})
