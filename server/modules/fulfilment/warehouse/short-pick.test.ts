import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Input } from '../../../../contract/endpoint.ts'
import * as desk from '../../../../contract/fulfilment/order-actions.ts'
import { getDeskOrder } from '../../../../contract/fulfilment/order-management.ts'
import * as shipping from '../../../../contract/fulfilment/shipment.ts'
import { reportShortPick } from '../../../../contract/fulfilment/short-pick.ts'
import * as stock from '../../../../contract/fulfilment/stock.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { notifyUpdates } from '../../order/update/notify-updates.ts'
import { findStockDifferences } from '../order-lifecycle/stock-differences.queries.ts'

type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let clerk: Staff
let packer: Staff
beforeAll(async () => {
  world = await buildWorld()
  clerk = await world.staff('desk', [1])
  packer = await world.staff('warehouse', [1])
})
afterAll(() => world.close())
afterEach(async () => expect(await findStockDifferences(world.db)).toEqual([]))

const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })

async function releasedOrder(lines: { number: string; qty: number }[], more: object = {}) {
  const buyer = await world.signedIn()
  const body = { lines, ...more }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { data } = await buyer.call(placeOrder, { body: { ...body, revision } }, key())
  const id = data.orderId ?? 0
  await clerk.call(desk.releaseOrder, { params: { id } }, key())
  return { id, orderno: data.orderno ?? '', buyer }
}

/** A released order of these lines that is being picked. */
async function pickedOrder(lines: { number: string; qty: number }[]) {
  const order = await releasedOrder(lines)
  const params = { id: order.id }
  const { shipmentId } = (await packer.call(shipping.createShipment, { params, body: {} }, key())).data
  return { ...order, shipmentId }
}

type Short = Partial<Input<typeof reportShortPick>['body']>

/** Four of five pieces of the first line are found, unless it says otherwise. */
const report = (id: number, short: Short = {}, by: Staff = packer) =>
  by.call(
    reportShortPick,
    { params: { id }, body: { position: 1, qty: 5, found: 4, reason: 'missing', ...short } },
    key(),
  )

const shipmentOf = async (id: number) => (await packer.call(shipping.getShipment, { params: { id } })).data
const progressOf = async (id: number) => (await clerk.call(getDeskOrder, { params: { id } })).data.desk.progress
const shelfOf = async (number: string) => {
  const { shelves, moves } = (await packer.call(stock.findShelves, { query: { number } })).data
  return { ...shelves.find(({ warehouse }) => warehouse === 'NL'), move: moves[0] }
}

test('one of five is missing: the rest leaves, the shelf is corrected, and the line waits for the next goods', async () => {
  const { number } = await world.sku({ stock: { NL: 5 } })
  const { id, shipmentId, orderno, buyer } = await pickedOrder([{ number, qty: 5 }])
  expect((await report(shipmentId)).data).toMatchObject({ status: 'picking', orderStatus: 'released', waiting: 1 })
  expect(await shipmentOf(shipmentId)).toMatchObject({
    lines: [{ position: 1, qty: 4 }],
    shortPicks: [{ number, pieces: 1, reason: 'missing', userName: packer.userName }],
  })
  expect(await shelfOf(number)).toMatchObject({
    onHand: 4,
    allocated: 4,
    waiting: 1,
    move: { kind: 'correction', pieces: -1, reason: 'missing', userName: packer.userName },
  })
  const told = (await buyer.call(getOrder, { params: { orderno } })).data.movedDates
  expect(told.map(({ lines }) => lines)).toEqual([[{ position: 1, pieces: 1, before: null, now: null }]])
  await notifyUpdates(world.db, world.now())
  const mails = await world.mailsTo(`${buyer.userName}@example.com`)
  const mail = mails.find(({ subject }) => subject === `No date at the moment for items of order ${orderno}`)
  expect(mail?.text).toMatch(/1 x .*: no date yet/)
  const noted = await world.db
    .selectFrom('audit_events')
    .select(['before', 'after'])
    .where('action', '=', 'shipment.short_picked')
    .where('subject', '=', `shipment ${shipmentId}`)
    .executeTakeFirstOrThrow()
  expect(noted).toMatchObject({ before: { pieces: 5 }, after: { pieces: 4, position: 1, reason: 'missing' } })
  await packer.call(shipping.packShipment, { params: { id: shipmentId }, body: { parcels: [{}] } }, key())
  const left = await packer.call(shipping.dispatchShipment, { params: { id: shipmentId } }, key())
  expect(left.data.orderStatus).toBe('partlyShipped')
  const receipt = { warehouse: 'NL', reference: crypto.randomUUID(), lines: [{ number, qty: 3 }] }
  const { data } = await packer.call(stock.receiveGoods, { body: receipt }, key())
  expect(data.orders).toEqual([{ orderId: id, orderno, pieces: 1 }])
})

test('the buyer of pieces that are missing reads on which day others are expected', async () => {
  const { number, id: skuId } = await world.sku({ stock: { NL: 5 } })
  await world.db
    .insertInto('expected_arrivals')
    .values({ sku_id: skuId, warehouse: 'NL', expected_on: '2026-12-09', quantity: 9 })
    .execute()
  const { shipmentId, orderno, buyer } = await pickedOrder([{ number, qty: 5 }])
  await report(shipmentId)
  const told = (await buyer.call(getOrder, { params: { orderno } })).data.movedDates
  expect(told.map(({ lines }) => lines)).toEqual([[{ position: 1, pieces: 1, before: null, now: '2026-12-09' }]])
})

test('a damaged piece is scrapped; where another lies free the line is promised that one, and nobody is notified', async () => {
  const { number } = await world.sku({ stock: { NL: 7 } })
  const { id, shipmentId, orderno, buyer } = await pickedOrder([{ number, qty: 5 }])
  expect((await report(shipmentId, { reason: 'damaged' })).data.waiting).toBe(0)
  expect(await shelfOf(number)).toMatchObject({ onHand: 6, allocated: 5, move: { kind: 'scrap', pieces: -1 } })
  expect(await progressOf(id)).toMatchObject([{ allocated: 5, inShipments: 4, waiting: 0 }])
  expect((await buyer.call(getOrder, { params: { orderno } })).data.movedDates).toEqual([])
})

test('a piece that lies elsewhere stays on the shelf and promised, and can be picked later', async () => {
  const { number } = await world.sku({ stock: { NL: 5 } })
  const { id, shipmentId } = await pickedOrder([{ number, qty: 5 }])
  expect((await report(shipmentId, { reason: 'misplaced' })).data.waiting).toBe(0)
  expect(await shelfOf(number)).toMatchObject({ onHand: 5, allocated: 5, move: { kind: 'correction', pieces: 5 } })
  const rest = await packer.call(shipping.createShipment, { params: { id }, body: {} }, key())
  expect((await shipmentOf(rest.data.shipmentId)).lines).toMatchObject([{ position: 1, qty: 1 }])
})

test('a line of which nothing was found goes; with the last of them the shipment is cancelled and says so', async () => {
  const [first, second] = [await world.sku({ stock: { NL: 5 } }), await world.sku({ stock: { NL: 2 } })]
  const { id, shipmentId } = await pickedOrder([
    { number: first.number, qty: 5 },
    { number: second.number, qty: 2 },
  ])
  expect((await report(shipmentId, { found: 0 })).data.status).toBe('picking')
  expect((await shipmentOf(shipmentId)).lines).toMatchObject([{ position: 2, qty: 2 }])
  const stale = await report(shipmentId, { position: 2, qty: 3, found: 0 })
  expect(stale.failure.reason).toBe('shipment.line_changed')
  expect((await report(shipmentId, { position: 2, qty: 2, found: 0 })).data.status).toBe('cancelled')
  expect(await shipmentOf(shipmentId)).toMatchObject({ status: 'cancelled', lines: [{ position: 2, qty: 2 }] })
  expect(await progressOf(id)).toMatchObject([
    { allocated: 0, inShipments: 0, waiting: 5 },
    { allocated: 0, inShipments: 0, waiting: 2 },
  ])
  const again = await report(shipmentId, { position: 2, qty: 2, found: 0 })
  expect(again.failure.reason).toBe('shipment.not_now')
})

test('an order that leaves as a whole leaves without none of its pieces', async () => {
  const { number } = await world.sku({ stock: { NL: 4 } })
  const { id } = await releasedOrder([{ number, qty: 5 }], { backOrders: 'together' })
  const receipt = { warehouse: 'NL', reference: crypto.randomUUID(), lines: [{ number, qty: 1 }] }
  await packer.call(stock.receiveGoods, { body: receipt }, key())
  const create = () => packer.call(shipping.createShipment, { params: { id }, body: {} }, key())
  const { shipmentId } = (await create()).data
  expect((await report(shipmentId)).data).toMatchObject({ status: 'cancelled', waiting: 1 })
  expect(await progressOf(id)).toMatchObject([{ allocated: 4, inShipments: 0, waiting: 1 }])
  expect((await create()).failure.reason).toBe('order_change.waits_for_all')
})

test('of two who report the same line the second is refused, and the shelf is corrected once', async () => {
  const { number } = await world.sku({ stock: { NL: 5 } })
  const { shipmentId } = await pickedOrder([{ number, qty: 5 }])
  const other = await world.staff('warehouse', [1])
  const answers = await Promise.all([packer, other].map((who) => report(shipmentId, {}, who)))
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 60_050])
  expect(await shelfOf(number)).toMatchObject({ onHand: 4, allocated: 4 })
  expect((await report(shipmentId, { position: 9 })).failure.reason).toBe('shipment.line_changed')
})

test('nothing is reported of all pieces, of a shipment that is packed, held or of another site', async () => {
  const { number } = await world.sku({ stock: { NL: 9 } })
  const { id, shipmentId } = await pickedOrder([{ number, qty: 5 }])
  expect((await report(shipmentId, { found: 5 })).status).toBe(400)
  expect((await report(shipmentId, {}, await world.staff('warehouse', [2]))).status).toBe(404)
  expect((await report(shipmentId, {}, clerk)).status).toBe(403)
  await clerk.call(desk.holdOrder, { params: { id }, body: { reason: 'Wrong address' } }, key())
  expect((await report(shipmentId)).failure.reason).toBe('order_change.not_now')
  await clerk.call(desk.unholdOrder, { params: { id }, body: { reason: 'Confirmed' } }, key())
  await packer.call(shipping.packShipment, { params: { id: shipmentId }, body: { parcels: [{}] } }, key())
  expect((await report(shipmentId)).failure.reason).toBe('shipment.not_now')
  expect(await shelfOf(number)).toMatchObject({ onHand: 9, allocated: 5 })
})
