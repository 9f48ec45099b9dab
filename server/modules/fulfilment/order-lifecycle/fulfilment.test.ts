import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import type { Tx } from '../../../db/database.ts'
import { addCoupon } from '../../../testing/order/coupon.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { importRows } from '../../office/import/import-rows.ts'
import { stock as stockFile } from '../../office/import/stock.ts'
import { cancelOrder } from './cancel-order.ts'
import { countStock } from './count-stock.ts'
import { receiveGoods } from './receive-goods.ts'
import { holdOrder } from './release-order.ts'
import { createShipment, dispatchShipment, packShipment } from './shipment.ts'
import { findStockDifferences } from './stock-differences.queries.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())
afterEach(async () => expect(await findStockDifferences(world.db)).toEqual([]))

type Buyer = Awaited<ReturnType<World['signedIn']>>
const run = <T>(work: (tx: Tx) => Promise<T>) => world.db.transaction().execute(work)
const staff = () => ({ party: 'staff', accountId: null, now: world.now() }) as const

async function order(buyer: Buyer, lines: { number: string; qty: number }[], more: object = {}) {
  const body = { lines, ...more }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { orderId, orderno } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  return { orderId: orderId ?? 0, orderno }
}
const status = async (buyer: Buyer, { orderno }: { orderno: string }) =>
  (await buyer.call(getOrder, { params: { orderno } })).data.status

const progress = (orderId: number) =>
  world.db
    .selectFrom('order_lines')
    .select(['allocated', 'waiting', 'shipped', 'cancelled'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

let notes = 0
const receive = (skuId: number, pieces: number, reference = `note ${++notes}`) =>
  run((tx) => receiveGoods(tx, { warehouse: 'NL', reference, lines: [{ skuId, pieces }] }, staff()))

test('goods that arrive go to who ordered first, and off what was expected', async () => {
  const [first, second] = [await world.signedIn(), await world.signedIn()]
  const { id, number } = await world.sku({ stock: {} })
  await world.db
    .insertInto('expected_arrivals')
    .values([
      { sku_id: id, warehouse: 'NL', expected_on: '2026-12-01', quantity: 4 },
      { sku_id: id, warehouse: 'NL', expected_on: '2026-12-09', quantity: 9 },
    ])
    .execute()
  const [one, other] = [await order(first, [{ number, qty: 3 }]), await order(second, [{ number, qty: 4 }])]
  const { promised } = await receive(id, 5)
  expect(promised.map(({ orderId, pieces }) => [orderId, pieces])).toEqual([
    [one.orderId, 3],
    [other.orderId, 2],
  ])
  expect(await progress(other.orderId)).toEqual([{ allocated: 2, waiting: 2, shipped: 0, cancelled: 0 }])
  const expected = await world.db.selectFrom('expected_arrivals').select('received').where('sku_id', '=', id).execute()
  expect(expected.map(({ received }) => received)).toEqual([4, 1])
})

test('goods of a delivery note are received once', async () => {
  const { id } = await world.sku({ stock: {} })
  await receive(id, 5, 'LS 4711')
  await expect(receive(id, 5, 'LS 4711')).rejects.toThrow('stock.received_before')
  const shelf = await world.db.selectFrom('stock').select('on_hand').where('sku_id', '=', id).executeTakeFirstOrThrow()
  expect(shelf.on_hand).toBe(5)
})

test('what leaves goes off the shelf and the promise, and the order comes to its end', async () => {
  const buyer = await world.signedIn()
  const [there, scarce] = [await world.sku({ stock: { NL: 10 } }), await world.sku({ stock: { NL: 1 } })]
  const placed = await order(buyer, [
    { number: there.number, qty: 4 },
    { number: scarce.number, qty: 2 },
  ])
  const { release, ship, deliver } = fulfilmentOf(world)
  await release(placed.orderId)
  const first = await ship(placed.orderId)
  expect(await status(buyer, placed)).toBe('partlyShipped')
  await deliver(first)
  expect(await status(buyer, placed)).toBe('partlyShipped')
  await expect(ship(placed.orderId)).rejects.toThrow('shipment.nothing_to_ship')
  await receive(scarce.id, 3)
  const second = await ship(placed.orderId)
  expect(await status(buyer, placed)).toBe('shipped')
  await deliver(second)
  expect(await status(buyer, placed)).toBe('allDelivered')
  await expect(ship(placed.orderId)).rejects.toThrow('order_change.not_now')
  const { events } = (await buyer.call(getOrder, { params: { orderno: placed.orderno } })).data
  expect(events.map((event) => event.status)).toEqual([
    'submitted',
    'released',
    'partlyShipped',
    'shipped',
    'allDelivered',
  ])
  const moves = await world.db
    .selectFrom('stock_moves')
    .select(['kind', 'pieces'])
    .where('sku_id', '=', scarce.id)
    .execute()
  expect(moves.slice(-3)).toEqual([
    { kind: 'shipment', pieces: -1 },
    { kind: 'receipt', pieces: 3 },
    { kind: 'shipment', pieces: -1 },
  ])
})

test('an order that waits for all leaves once all is there; no more leaves than is promised', async () => {
  const buyer = await world.signedIn()
  const [there, scarce] = [await world.sku(), await world.sku({ stock: {} })]
  const lines = [there, scarce].map(({ number }) => ({ number, qty: 2 }))
  const { orderId } = await order(buyer, lines, { backOrders: 'together' })
  const { release, ship } = fulfilmentOf(world)
  await expect(ship(orderId)).rejects.toThrow('order_change.not_now')
  await release(orderId)
  await expect(ship(orderId)).rejects.toThrow('order_change.waits_for_all')
  await receive(scarce.id, 2)
  await expect(ship(orderId, { pieces: [{ position: 1, pieces: 3 }] })).rejects.toThrow('shipment.too_many_pieces')
  await expect(ship(orderId, { pieces: [{ position: 9, pieces: 1 }] })).rejects.toThrow('shipment.too_many_pieces')
  await expect(ship(orderId, { pieces: [{ position: 1, pieces: 2 }] })).rejects.toThrow('shipment.leaves_whole')
  await ship(orderId, { pieces: [1, 2].map((position) => ({ position, pieces: 2 })) })
})

test('of two who dispatch the same shipment one is refused, as it has left', async () => {
  const buyer = await world.signedIn()
  const { id, number } = await world.sku({ stock: { NL: 9 } })
  const { orderId } = await order(buyer, [{ number, qty: 4 }])
  await fulfilmentOf(world).release(orderId)
  const shipmentId = await run(async (tx) => {
    const created = await createShipment(tx, { orderId, pieces: [{ position: 1, pieces: 2 }] }, staff())
    await packShipment(tx, created, [], staff())
    return created
  })
  const both = await Promise.allSettled([1, 2].map(() => run((tx) => dispatchShipment(tx, shipmentId, staff()))))
  expect(both.map((one) => (one.status === 'rejected' ? String(one.reason) : '')).sort()).toEqual([
    '',
    'Error: shipment.not_now',
  ])
  const shelf = await world.db.selectFrom('stock').selectAll().where('sku_id', '=', id).executeTakeFirstOrThrow()
  expect(shelf).toMatchObject({ on_hand: 7, allocated: 2 })
})

test('what is cancelled goes to who waits; the sums of the order stay, and what comes off stands beside them', async () => {
  const [first, second] = [await world.signedIn(), await world.signedIn()]
  const { number } = await world.sku({ stock: { NL: 3 }, unitPrice: 1_000 })
  const [one, other] = [await order(first, [{ number, qty: 3 }]), await order(second, [{ number, qty: 2 }])]
  const { total } = (await first.call(getOrder, { params: { orderno: one.orderno } })).data
  await run((tx) => cancelOrder(tx, { orderId: one.orderId, pieces: [{ position: 1, pieces: 1 }] }, staff()))
  expect(await progress(other.orderId)).toMatchObject([{ allocated: 1, waiting: 1 }])
  expect((await first.call(getOrder, { params: { orderno: one.orderno } })).data.total).toBe(total)
  await run((tx) => cancelOrder(tx, { orderId: one.orderId }, staff()))
  expect(await status(first, one)).toBe('cancelled')
  expect(await progress(other.orderId)).toMatchObject([{ allocated: 2, waiting: 0 }])
  const { rows } = await sql<{ off: number }>`
    select sum(total)::bigint as off from order_cancellations where order_id = ${one.orderId}`.execute(world.db)
  expect(rows[0]?.off).toBe(Math.round(total * 100))
  await expect(run((tx) => cancelOrder(tx, { orderId: one.orderId }, staff()))).rejects.toThrow('order_change.not_now')
})

test('a customer cancels all before the release, and what waits alone after it', async () => {
  const buyer = await world.signedIn()
  const [there, scarce] = [await world.sku(), await world.sku({ stock: {} })]
  const lines = [there, scarce].map(({ number }) => ({ number, qty: 2 }))
  const customer = { party: 'customer', accountId: buyer.accountId, now: world.now() } as const
  const early = await order(buyer, lines)
  await run((tx) => cancelOrder(tx, { orderId: early.orderId }, customer))
  expect(await status(buyer, early)).toBe('cancelled')
  const late = await order(buyer, lines)
  await fulfilmentOf(world).release(late.orderId)
  const cancelFirst = { orderId: late.orderId, pieces: [{ position: 1, pieces: 1 }] }
  await expect(run((tx) => cancelOrder(tx, cancelFirst, customer))).rejects.toThrow('order_change.released')
  await run((tx) => cancelOrder(tx, { orderId: late.orderId }, customer))
  expect(await progress(late.orderId)).toEqual([
    { allocated: 2, waiting: 0, shipped: 0, cancelled: 0 },
    { allocated: 0, waiting: 0, shipped: 0, cancelled: 2 },
  ])
})

test('an order that is held after its release is cancelled as one that is not', async () => {
  const buyer = await world.signedIn()
  const { number } = await world.sku()
  const placed = await order(buyer, [{ number, qty: 2 }])
  await fulfilmentOf(world).release(placed.orderId)
  await run((tx) => holdOrder(tx, placed.orderId, { reason: 'a wrong address' }, staff()))
  await fulfilmentOf(world).cancel(placed.orderId, [{ position: 1, pieces: 1 }])
  expect(await status(buyer, placed)).toBe('onHold')
  await fulfilmentOf(world).cancel(placed.orderId)
  expect(await status(buyer, placed)).toBe('cancelled')
})

test('a coupon comes back with the last piece of its order', async () => {
  const buyer = await world.signedIn()
  const { number } = await world.sku()
  const { couponId, code } = await addCoupon(world.db)
  const { orderId } = await order(buyer, [{ number, qty: 2 }], { couponCode: code })
  const used = async () =>
    (await world.db.selectFrom('coupons').select('used').where('id', '=', couponId).executeTakeFirstOrThrow()).used
  expect(await used()).toBe(1)
  await fulfilmentOf(world).cancel(orderId, [{ position: 1, pieces: 1 }])
  expect(await used()).toBe(1)
  await fulfilmentOf(world).cancel(orderId)
  expect(await used()).toBe(0)
})

test('a count below the promises takes them from who ordered last, never out of a shipment', async () => {
  const [first, second] = [await world.signedIn(), await world.signedIn()]
  const { id, number } = await world.sku({ stock: { NL: 5 } })
  const [one, other] = [await order(first, [{ number, qty: 3 }]), await order(second, [{ number, qty: 2 }])]
  await fulfilmentOf(world).release(one.orderId)
  await run((tx) => createShipment(tx, { orderId: one.orderId }, staff()))
  const count = (counted: number) =>
    run((tx) =>
      countStock(tx, [{ skuId: id, warehouse: 'NL', counted }], {
        ref: `count ${++notes}`,
        accountId: null,
        now: world.now(),
      }),
    )
  await count(4)
  expect(await progress(other.orderId)).toMatchObject([{ allocated: 1, waiting: 1 }])
  await expect(count(2)).rejects.toThrow('stock.picked')
  const normalised = normalise(number)
  await world.db
    .insertInto('part_numbers')
    .values({ sku_id: id, kind: 'own', raw: number, normalised, canonical: normalised, skeleton: normalised })
    .execute()
  const fields = { number, warehouse: 'NL', on_hand: '2', expected_on: '', expected_qty: '' }
  const report = await importRows(world.db, stockFile, [{ line: 2, fields }], () => {})
  expect(report.bad).toMatchObject([
    { line: 2, reason: 'on_hand is less than what shipments hold that are being picked' },
  ])
  await count(9)
  expect(await progress(other.orderId)).toMatchObject([{ allocated: 2, waiting: 0 }])
})

test('an order that is placed as goods arrive takes them or is asked again, but never waits beside them', async () => {
  const buyer = await world.signedIn()
  const { id, number } = await world.sku({ stock: {} })
  const body = { lines: [{ number, qty: 2 }] }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const arrived = Promise.withResolvers<void>()
  const arrival = run(async (tx) => {
    await receiveGoods(
      tx,
      { warehouse: 'NL', reference: `note ${++notes}`, lines: [{ skuId: id, pieces: 2 }] },
      staff(),
    )
    await arrived.promise
  })
  await expect.poll(() => world.idleTransactions()).toBe(1)
  const placing = buyer.call(placeOrder, { body: { ...body, revision } })
  await expect.poll(() => world.waiting()).toBe(1)
  arrived.resolve()
  await arrival
  expect((await placing).code).toBe(30_001)
})

test('a shelf that is changed by hand is noted, and a move never changes', async () => {
  const { id } = await world.sku({ stock: { NL: 3 } })
  await sql`update stock set on_hand = 8 where sku_id = ${id} and warehouse = 'NL'`.execute(world.db)
  const moves = await world.db.selectFrom('stock_moves').select(['kind', 'pieces']).where('sku_id', '=', id).execute()
  expect(moves).toEqual([
    { kind: 'correction', pieces: 3 },
    { kind: 'correction', pieces: 5 },
  ])
  for (const change of [
    sql`update stock_moves set pieces = 1`,
    sql`delete from stock_moves`,
    sql`truncate stock_moves`,
  ])
    await expect(change.execute(world.db)).rejects.toThrow('stock moves never change')
})
