import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Input } from '../../../../contract/endpoint.ts'
import { errors } from '../../../../contract/errors.ts'
import { changeOrder, previewOrderChange } from '../../../../contract/fulfilment/order-change.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { addCoupon } from '../../../testing/order/coupon.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { createShipment } from '../order-lifecycle/shipment.ts'
import { findStockDifferences } from '../order-lifecycle/stock-differences.queries.ts'

let world: World
let clerk: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  clerk = await world.staff('desk', [1])
})
afterAll(() => world.close())
afterEach(async () => expect(await findStockDifferences(world.db)).toEqual([]))

type Buyer = Awaited<ReturnType<World['signedIn']>>
type Change = Partial<Input<typeof previewOrderChange>['body']>
type Line = { number: string; qty: number }

async function place(buyer: Buyer, lines: Line[], more: object = {}) {
  const body = { lines, shipFrom: 'NL', shipVia: 'STD', ...more }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { orderId, orderno } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  return { orderId: orderId ?? 0, orderno }
}
const detail = async (buyer: Buyer, orderno: string) => (await buyer.call(getOrder, { params: { orderno } })).data
const preview = (id: number, change: Change, staff = clerk) =>
  staff.call(previewOrderChange, { params: { id }, body: { lines: [], added: [], ...change } })
const confirm = (id: number, change: Change, revision: string, staff = clerk) =>
  staff.call(changeOrder, {
    params: { id },
    body: { lines: [], added: [], ...change, revision, reason: 'As agreed by phone' },
  })

/** Looks at a change and confirms it. */
async function change(id: number, wanted: Change) {
  const shown = await preview(id, wanted)
  expect(shown.code).toBe(200)
  const { code, data } = await confirm(id, wanted, shown.data.revision)
  expect(code).toBe(200)
  return { shown: shown.data, done: data }
}
const refusalOf = async (id: number, wanted: Change) => (await preview(id, wanted)).code
const sku = (unitPrice: number, pieces: number) => world.sku({ unitPrice, stock: { NL: pieces } })
const stock = async (skuId: number) =>
  (
    await world.db
      .selectFrom('stock')
      .select('allocated')
      .where('sku_id', '=', skuId)
      .where('warehouse', '=', 'NL')
      .executeTakeFirstOrThrow()
  ).allocated

test('pieces go up and down, a line goes and others come: the sums are those of the same order placed again', async () => {
  const buyer = await world.signedIn()
  const [more, fewer, gone, added, typed] = await Promise.all([
    sku(1_011, 7),
    sku(2_533, 9),
    sku(777, 5),
    sku(3_333, 4),
    sku(5_000, 9),
  ])
  const { orderId, orderno } = await place(buyer, [
    { number: more.number, qty: 5 },
    { number: fewer.number, qty: 8 },
    { number: gone.number, qty: 5 },
  ])
  const { total } = await detail(buyer, orderno)
  const wanted = {
    lines: [
      { position: 1, qty: 10 },
      { position: 2, qty: 3 },
      { position: 3, qty: 0 },
    ],
    added: [
      { number: added.number, qty: 6 },
      { number: typed.number, qty: 2, unitPrice: 41.99 },
    ],
    poNumber: 'PO-77',
  }
  const { shown, done } = await change(orderId, wanted)
  expect(
    shown.lines.map(({ position, qtyBefore, qty, price, waiting }) => [position, qtyBefore, qty, price, waiting]),
  ).toEqual([
    [1, 5, 10, 10.11, 3],
    [2, 8, 3, 25.33, 0],
    [3, 5, 0, 7.77, 0],
    [4, 0, 6, 33.33, 2],
    [5, 0, 2, 41.99, 0],
  ])
  const after = await detail(buyer, orderno)
  expect(after.remainingTotals).toEqual(shown.totals)
  expect(done).toMatchObject({ orderno, status: 'submitted', total: shown.totals.total })
  expect(shown.totalsBefore.total).toBe(total)
  expect(shown.difference).toBeCloseTo(shown.totals.total - total, 5)
  expect(after.poNumber).toBe('PO-77')
  expect(await Promise.all([more, fewer, gone, added, typed].map(({ id }) => stock(id)))).toEqual([7, 3, 0, 4, 2])

  const another = await world.sku({ unitPrice: 4_199, stock: { NL: 9 } })
  const body = {
    lines: [
      { number: more.number, qty: 10 },
      { number: fewer.number, qty: 3 },
      { number: added.number, qty: 6 },
      { number: another.number, qty: 2 },
    ],
    ...{ shipFrom: 'NL', shipVia: 'STD' },
  }
  expect((await buyer.call(previewOrder, { body })).data.totals).toEqual(shown.totals)

  // The same again over pieces that were cancelled, as the order stands now.
  const again = await change(orderId, { lines: [{ position: 2, qty: 6, unitPrice: 20 }] })
  const last = await detail(buyer, orderno)
  expect(last.remainingTotals).toEqual(again.shown.totals)
  expect(again.shown.totals.subtotal).toBeCloseTo(shown.totals.subtotal - 3 * 25.33 + 6 * 20, 5)
})

test('the customer gets one mail with both states, and the trail has what was and what is', async () => {
  const customerId = await world.customer()
  const buyer = await world.signedIn({ customerId })
  const { number } = await sku(1_000, 20)
  const { orderId, orderno } = await place(buyer, [{ number, qty: 5 }])
  await world.db.updateTable('accounts').set({ language: 'de' }).where('id', '=', buyer.accountId).execute()
  await change(orderId, { lines: [{ position: 1, qty: 7, unitPrice: 8 }] })
  expect((await detail(buyer, orderno)).changedAt).toEqual([world.now().toISOString()])
  const mails = await world.db
    .selectFrom('mails')
    .selectAll()
    .where('subject', '=', `Ihre Bestellung ${orderno} wurde geändert`)
    .execute()
  expect(mails).toHaveLength(1)
  const content = JSON.stringify(mails)
  expect(content).toContain(`5 x ${number}`)
  expect(content).toContain(`7 x ${number}`)
  expect(content).toContain('50,00')
  expect(content).toContain('56,00')
  expect(content).not.toContain('As agreed by phone')
  const event = await world.db
    .selectFrom('audit_events')
    .select(['before', 'after'])
    .where('action', '=', 'order.lines_changed')
    .where('subject', '=', `order ${orderno}`)
    .executeTakeFirstOrThrow()
  expect(event.before).toMatchObject({ lines: [{ pieces: 5, price: 10 }] })
  expect(event.after).toMatchObject({ lines: [{ pieces: 7, price: 8, typed: true }], reason: 'As agreed by phone' })
})

test('over the credit limit the order is held, and that is said before', async () => {
  const buyer = await world.signedIn({ customerId: await world.customer({ creditLimit: 200_00 }) })
  const { number } = await sku(1_000, 50)
  const { orderId } = await place(buyer, [{ number, qty: 10 }])
  const within = (await preview(orderId, { lines: [{ position: 1, qty: 14 }] })).data
  expect(within).toMatchObject({ isHeld: false, warnings: [] })
  const { shown, done } = await change(orderId, { lines: [{ position: 1, qty: 20 }] })
  expect(shown).toMatchObject({ isHeld: true, warnings: [{ reason: 'payment.held_limit' }] })
  expect(done.status).toBe('onHold')
  expect((await change(orderId, { lines: [{ position: 1, qty: 10 }] })).done.status).toBe('submitted')
})

test('a coupon is applied again, and comes off where the order no longer fits it', async () => {
  const buyer = await world.signedIn()
  const { code, couponId } = await addCoupon(world.db, { value: 1_000, startAmount: 50_00 })
  const { number } = await sku(1_000, 50)
  const { orderId, orderno } = await place(buyer, [{ number, qty: 10 }], { couponCode: code })
  const uses = async () =>
    (await world.db.selectFrom('coupons').select('used').where('id', '=', couponId).executeTakeFirstOrThrow()).used
  const kept = await change(orderId, { lines: [{ position: 1, qty: 6 }] })
  expect(kept.shown).toMatchObject({ couponCode: code, totals: { discount: 6 }, warnings: [] })
  expect((await detail(buyer, orderno)).remainingTotals).toEqual(kept.shown.totals)
  expect(await uses()).toBe(1)
  const lost = await change(orderId, { lines: [{ position: 1, qty: 4 }] })
  expect(lost.shown).toMatchObject({ couponBefore: code, couponCode: '', totals: { discount: 0 } })
  expect(lost.shown.warnings.map(({ reason }) => reason)).toEqual(['coupon.condition'])
  expect((await detail(buyer, orderno)).remainingTotals).toEqual(lost.shown.totals)
  expect(await uses()).toBe(0)
})

test('pieces in a shipment stay, and once one has left nothing of the order is changed', async () => {
  const buyer = await world.signedIn()
  const { number } = await sku(1_000, 50)
  const { orderId } = await place(buyer, [{ number, qty: 10 }])
  const { release, ship } = fulfilmentOf(world)
  await release(orderId)
  const pieces = [{ position: 1, pieces: 4 }]
  await world.db
    .transaction()
    .execute((tx) => createShipment(tx, { orderId, pieces }, { party: 'staff', accountId: null, now: world.now() }))
  const inShipment = errors['order_change.in_shipment'].code
  expect(await refusalOf(orderId, { lines: [{ position: 1, qty: 3 }] })).toBe(inShipment)
  expect(await refusalOf(orderId, { lines: [{ position: 1, qty: 10, unitPrice: 9 }] })).toBe(inShipment)
  await change(orderId, { lines: [{ position: 1, qty: 4 }] })
  await change(orderId, { lines: [{ position: 1, qty: 6 }] })
  const other = await place(buyer, [{ number, qty: 4 }])
  await release(other.orderId)
  await ship(other.orderId, { pieces: [{ position: 1, pieces: 1 }] })
  expect(await refusalOf(other.orderId, { lines: [{ position: 1, qty: 9 }] })).toBe(errors['order_change.not_now'].code)
})

test('what is paid, what would leave nothing, and what is no product are refused', async () => {
  const buyer = await world.signedIn()
  const { number } = await sku(1_000, 50)
  const { orderId } = await place(buyer, [{ number, qty: 4 }])
  expect(await refusalOf(orderId, { lines: [{ position: 1, qty: 0 }] })).toBe(errors['order_change.all_removed'].code)
  expect(await refusalOf(orderId, { lines: [{ position: 2, qty: 1 }] })).toBe(errors['request.invalid'].code)
  const unknown = { added: [{ number: 'NONE-1', qty: 1 }] }
  expect(await refusalOf(orderId, unknown)).toBe(errors['basket.product_unknown'].code)
  await world.db.updateTable('orders').set({ paid_at: world.now() }).where('id', '=', orderId).execute()
  expect(await refusalOf(orderId, { lines: [{ position: 1, qty: 5 }] })).toBe(errors['order_change.paid'].code)
  expect((await change(orderId, { poNumber: 'PO-9', instruction: 'Ring twice' })).shown.poNumber).toBe('PO-9')
})

test('what was seen is what is done: of two changes at once one is refused with how it would be now', async () => {
  const buyer = await world.signedIn()
  const { id, number } = await sku(1_000, 9)
  const { orderId, orderno } = await place(buyer, [{ number, qty: 4 }])
  const [six, eight] = [6, 8].map((qty) => ({ lines: [{ position: 1, qty }] }))
  const seen = await Promise.all([preview(orderId, six ?? {}), preview(orderId, eight ?? {})])
  const answers = await Promise.all([
    confirm(orderId, six ?? {}, seen[0].data.revision),
    confirm(orderId, eight ?? {}, seen[1].data.revision),
  ])
  const stale = errors['order_change.stale'].code
  expect(answers.map(({ code }) => code).sort()).toEqual([200, stale])
  const { lines, remainingTotal } = await detail(buyer, orderno)
  const pieces = (lines[0]?.qty ?? 0) - (lines[0]?.cancelled ?? 0)
  expect(answers.find(({ code }) => code === 200)?.data.total).toBe(remainingTotal)
  expect(await stock(id)).toBe(pieces)

  const late = await preview(orderId, { added: [{ number, qty: 1 }] })
  await place(buyer, [{ number, qty: 9 - pieces }])
  const refused = await confirm(orderId, { added: [{ number, qty: 1 }] }, late.data.revision)
  expect(refused.code).toBe(stale)
})

test('staff of another site find no such order', async () => {
  const buyer = await world.signedIn()
  const { number } = await sku(1_000, 9)
  const { orderId } = await place(buyer, [{ number, qty: 4 }])
  const elsewhere = await world.staff('desk', [2])
  const wanted = { lines: [{ position: 1, qty: 5 }] }
  const { revision } = (await preview(orderId, wanted)).data
  expect((await preview(orderId, wanted, elsewhere)).code).toBe(errors['request.not_found'].code)
  expect((await confirm(orderId, wanted, revision, elsewhere)).code).toBe(errors['request.not_found'].code)
})
