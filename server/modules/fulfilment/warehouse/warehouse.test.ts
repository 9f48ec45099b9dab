import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Endpoint, Input } from '../../../../contract/endpoint.ts'
import * as desk from '../../../../contract/fulfilment/order-actions.ts'
import { getDeskOrder } from '../../../../contract/fulfilment/order-management.ts'
import * as shipping from '../../../../contract/fulfilment/shipment.ts'
import * as stock from '../../../../contract/fulfilment/stock.ts'
import { getToday } from '../../../../contract/office/today.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { numberKeys } from '../../../../rules/catalogue/product/part-number.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { findStockDifferences } from '../order-lifecycle/stock-differences.queries.ts'

type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let clerk: Staff
let packer: Staff
let stranger: Staff
beforeAll(async () => {
  world = await buildWorld()
  clerk = await world.staff('desk', [1])
  packer = await world.staff('warehouse', [1])
  stranger = await world.staff('warehouse', [2])
})
afterAll(() => world.close())
afterEach(async () => expect(await findStockDifferences(world.db)).toEqual([]))

const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })
const act = <E extends Endpoint>(who: Staff, spec: E, input: Input<E>) => who.call(spec, input, key())

async function order(lines: { number: string; qty: number }[], more: object = {}) {
  const buyer = await world.signedIn()
  const body = { lines, ...more }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { data } = await buyer.call(placeOrder, { body: { ...body, revision } }, key())
  return { id: data.orderId ?? 0, orderno: data.orderno ?? '', buyer }
}

const receipt = (number: string, qty: number, reference = crypto.randomUUID()) => ({
  body: { warehouse: 'NL', reference, lines: [{ number, qty }] },
})

test('an order is released, picked, packed, handed over with its rest back-ordered, and the rest follows', async () => {
  const { number, id: skuId } = await world.sku({ stock: { NL: 3 } })
  const ean = '4977766789012'
  await world.db
    .insertInto('part_numbers')
    .values({ sku_id: skuId, kind: 'ean', raw: ean, ...numberKeys(ean) })
    .execute()
  const { id, orderno, buyer } = await order([{ number, qty: 5 }])
  const released = await act(clerk, desk.releaseOrder, { params: { id } })
  expect(released.data).toMatchObject({ orderno, status: 'released', soNumber: expect.stringMatching(/^SNL\d{6}$/) })

  const pickable = (await packer.call(shipping.listPickableOrders, { query: { warehouse: 'NL' } })).data
  expect(pickable.rows.find((row) => row.orderId === id)).toMatchObject({ pieces: 3, waiting: 2, orderno })
  const begun = (await act(packer, shipping.pickOrders, { body: { orderIds: [id] } })).data
  expect(begun).toMatchObject({ shipments: [{ orderId: id, status: 'picking' }], refused: [] })
  const shipmentId = begun.shipments[0]?.shipmentId ?? 0
  const shown = (await packer.call(shipping.getShipment, { params: { id: shipmentId } })).data
  expect(shown.lines).toMatchObject([{ number, qty: 3, barcodes: ['4977766789012'] }])

  const parcels = [{ trackingNumber: ' 3SABC1 ', weightGrams: 800 }, {}]
  await act(packer, shipping.packShipment, { params: { id: shipmentId }, body: { parcels } })
  const left = await act(packer, shipping.dispatchShipment, { params: { id: shipmentId } })
  expect(left.data).toMatchObject({ status: 'left', orderStatus: 'partlyShipped' })

  const note = await act(packer, stock.receiveGoods, receipt(ean, 4))
  expect(note.data).toMatchObject({
    pieces: 4,
    promised: 2,
    orders: [{ orderId: id, orderno, pieces: 2 }],
    notSold: [],
  })
  const rest = await act(packer, shipping.shipOrder, { params: { id }, body: { parcels: [{}] } })
  expect(rest.data).toMatchObject({ status: 'left', orderStatus: 'shipped' })
  for (const one of [shipmentId, rest.data.shipmentId]) {
    await act(packer, shipping.deliverShipment, { params: { id: one } })
  }
  const seen = (await buyer.call(getOrder, { params: { orderno } })).data
  expect(seen.status).toBe('allDelivered')
  expect(seen.shipments.map(({ parcels }) => parcels.map(({ trackingNumber }) => trackingNumber))).toEqual([
    ['3SABC1'],
    [],
  ])

  const whole = (await clerk.call(getDeskOrder, { params: { id } })).data
  expect(whole.desk.progress).toEqual([
    { position: 1, shipped: 5, allocated: 0, inShipments: 0, waiting: 0, cancelled: 0 },
  ])
  expect(whole.desk.trail.map(({ action }) => action)).toEqual([
    '',
    'release',
    'ship',
    'arrived',
    'ship',
    'deliver',
    'deliver',
  ])
  expect(whole.desk.trail[1]?.userName).toBe(clerk.userName)
})

test('what is repeated with its key is done once, and answered the same', async () => {
  const { number } = await world.sku({ stock: { NL: 4 } })
  const { id } = await order([{ number, qty: 2 }])
  await act(clerk, desk.releaseOrder, { params: { id } })
  const once = key()
  const ship = () => packer.call(shipping.shipOrder, { params: { id }, body: { parcels: [{}] } }, once)
  const [first, second] = [await ship(), await ship()]
  expect(second.data).toEqual(first.data)
  const other = await packer.call(shipping.shipOrder, { params: { id }, body: { parcels: [{}, {}] } }, once)
  expect(other.status).toBe(409)
  const again = await act(packer, shipping.shipOrder, { params: { id }, body: { parcels: [{}] } })
  expect(again.failure.reason).toBe('order_change.not_now')
})

test('of several orders each is released by itself', async () => {
  const { number } = await world.sku({ stock: { NL: 9 } })
  const [one, held, other] = [
    await order([{ number, qty: 1 }]),
    await order([{ number, qty: 1 }]),
    await order([{ number, qty: 1 }]),
  ]
  await act(clerk, desk.holdOrder, { params: { id: held.id }, body: { reason: ' Wrong address ' } })
  const body = { orderIds: [one.id, held.id, other.id] }
  const once = key()
  const release = () => clerk.call(desk.releaseOrders, { body }, once)
  const { data } = await release()
  expect(data.released.map(({ orderId }) => orderId)).toEqual([one.id, other.id])
  expect(data.refused).toMatchObject([{ id: held.id, reason: 'order_change.not_now' }])
  expect((await release()).data).toEqual(data)
  expect((await clerk.call(getDeskOrder, { params: { id: held.id } })).data.desk.holdNote).toBe('Wrong address')
  await act(clerk, desk.unholdOrder, { params: { id: held.id }, body: { reason: 'Address confirmed' } })
  const queue = (await packer.call(shipping.listQueues, {})).data
  expect(queue.find(({ warehouse }) => warehouse === 'NL')?.toPick).toBeGreaterThanOrEqual(2)
})

test('an order and a shipment of another site are not found, whatever is asked', async () => {
  const { number } = await world.sku({ stock: { NL: 9 } })
  const { id } = await order([{ number, qty: 2 }])
  await act(clerk, desk.releaseOrder, { params: { id } })
  const { shipmentId } = (await act(packer, shipping.createShipment, { params: { id }, body: {} })).data
  const foreign = [
    act(stranger, shipping.createShipment, { params: { id }, body: {} }),
    act(stranger, shipping.shipOrder, { params: { id }, body: { parcels: [{}] } }),
    act(stranger, shipping.packShipment, { params: { id: shipmentId }, body: { parcels: [{}] } }),
    act(stranger, shipping.dispatchShipment, { params: { id: shipmentId } }),
    act(stranger, shipping.deliverShipment, { params: { id: shipmentId } }),
    act(stranger, shipping.failShipment, { params: { id: shipmentId }, body: { reason: 'x', comesBack: true } }),
    act(stranger, shipping.cancelShipment, { params: { id: shipmentId }, body: { reason: 'x' } }),
    act(stranger, stock.receiveGoods, receipt(number, 1)),
    act(stranger, stock.countShelves, { body: { warehouse: 'NL', lines: [{ number, qty: 0 }] } }),
    stranger.call(shipping.getShipment, { params: { id: shipmentId } }),
    act(await world.staff('desk', [2]), desk.releaseOrder, { params: { id } }),
    act(await world.staff('desk', [2]), desk.cancelDeskOrder, { params: { id }, body: { reason: 'x' } }),
  ]
  expect((await Promise.all(foreign)).map(({ status }) => status)).toEqual(foreign.map(() => 404))
  const picked = await act(stranger, shipping.pickOrders, { body: { orderIds: [id] } })
  expect(picked.data).toMatchObject({ shipments: [], refused: [{ reason: 'request.not_found' }] })
  expect((await stranger.call(shipping.listShipments, { query: { status: 'picking' } })).data.total).toBe(0)
  expect((await stranger.call(stock.listWarehouses, {})).data).toEqual(['US'])
})

test('each role does its own work', async () => {
  const { number } = await world.sku({ stock: { NL: 9 } })
  const { id, buyer } = await order([{ number, qty: 2 }])
  const finance = await world.staff('finance', [1])
  const refused = await Promise.all([
    act(packer, desk.releaseOrder, { params: { id } }),
    act(packer, desk.cancelDeskOrder, { params: { id }, body: { reason: 'x' } }),
    act(clerk, shipping.shipOrder, { params: { id }, body: { parcels: [{}] } }),
    act(clerk, stock.receiveGoods, receipt(number, 1)),
    act(clerk, desk.payOrder, { params: { id }, body: { paidOn: '2026-11-18' } }),
    act(finance, desk.holdOrder, { params: { id }, body: { reason: 'x' } }),
    buyer.call(desk.releaseOrder, { params: { id } }, key()),
  ])
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
})

test('more than is promised, twice, or of a cancelled order is not shipped', async () => {
  const { number } = await world.sku({ stock: { NL: 9 } })
  const { id } = await order([{ number, qty: 2 }])
  await act(clerk, desk.releaseOrder, { params: { id } })
  const tooMany = await act(packer, shipping.createShipment, {
    params: { id },
    body: { lines: [{ position: 1, qty: 3 }] },
  })
  expect(tooMany.failure.reason).toBe('shipment.too_many_pieces')
  const twice = [
    { position: 1, qty: 2 },
    { position: 1, qty: 2 },
  ]
  expect((await act(packer, shipping.createShipment, { params: { id }, body: { lines: twice } })).failure.reason).toBe(
    'shipment.too_many_pieces',
  )
  const { shipmentId } = (await act(packer, shipping.createShipment, { params: { id }, body: {} })).data
  const blocked = await act(clerk, desk.cancelDeskOrder, { params: { id }, body: { reason: 'Asked by phone' } })
  expect(blocked.failure.reason).toBe('order_change.in_shipment')
  await act(packer, shipping.cancelShipment, { params: { id: shipmentId }, body: { reason: 'Cancelled' } })
  const gone = await act(clerk, desk.cancelDeskOrder, { params: { id }, body: { reason: 'Asked by phone' } })
  expect(gone.data.status).toBe('cancelled')
  const late = await act(packer, shipping.shipOrder, { params: { id }, body: { parcels: [{}] } })
  expect(late.failure.reason).toBe('order_change.not_now')
})

test('goods come once for each note, by any number or barcode; a count says what differs', async () => {
  const { number, id: skuId } = await world.sku({ stock: { NL: 2 } })
  const reference = crypto.randomUUID()
  expect((await act(packer, stock.receiveGoods, receipt(number.toLowerCase(), 5, reference))).data.pieces).toBe(5)
  const repeated = await act(packer, stock.receiveGoods, receipt(number, 5, reference))
  expect(repeated.failure.reason).toBe('stock.received_before')
  const unknown = await act(packer, stock.receiveGoods, receipt('NO-SUCH-NUMBER', 5))
  expect(unknown.failure).toMatchObject({ reason: 'stock.unknown_number', details: { numbers: ['NO-SUCH-NUMBER'] } })
  const counted = await act(packer, stock.countShelves, {
    body: {
      warehouse: 'NL',
      lines: [
        { number, qty: 4 },
        { number, qty: 2 },
      ],
    },
  })
  expect(counted.data).toEqual({ counted: 1, differences: [{ number, pieces: -1 }] })
  const scrapped = await act(packer, stock.correctShelf, {
    body: { warehouse: 'NL', number, pieces: -2, kind: 'scrap', reason: 'Water damage' },
  })
  expect(scrapped.data).toEqual({ number, onHand: 4 })
  await world.db.updateTable('skus').set({ status: 'disabled' }).where('id', '=', skuId).execute()
  expect((await act(packer, stock.receiveGoods, receipt(number, 1))).data.notSold).toEqual([number])
  const { data } = await packer.call(stock.findShelves, { query: { number } })
  expect(data.shelves.find(({ warehouse }) => warehouse === 'NL')).toMatchObject({
    onHand: 5,
    allocated: 0,
    waiting: 0,
  })
  expect(data.moves.map(({ kind, pieces }) => [kind, pieces]).slice(0, 4)).toEqual([
    ['receipt', 1],
    ['scrap', -2],
    ['count', -1],
    ['receipt', 5],
  ])
  expect(data).toMatchObject({ isSold: false, number })
})

test.each([
  ['fewer than none', { lines: [{ number: 'AS-1', qty: -1 }] }],
  ['half a piece', { lines: [{ number: 'AS-1', qty: 1.5 }] }],
  ['a billion', { lines: [{ number: 'AS-1', qty: 1_000_000_000 }] }],
  ['nothing', { lines: [] }],
])('a count of %s is no count', async (_, wrong) => {
  const answer = await act(packer, stock.countShelves, { body: { warehouse: 'NL', ...wrong } })
  expect(answer.status).toBe(400)
})

test('a correction needs a reason and pieces, and scrap takes away', async () => {
  const { number } = await world.sku({ stock: { NL: 2 } })
  const correct = (wrong: object) =>
    act(packer, stock.correctShelf, {
      body: { warehouse: 'NL', number, pieces: 1, kind: 'correction', reason: 'Found', ...wrong },
    })
  for (const wrong of [{ reason: '  ' }, { pieces: 0 }, { kind: 'scrap', pieces: 2 }]) {
    expect((await correct(wrong)).status).toBe(400)
  }
  expect((await correct({ pieces: -3 })).failure.reason).toBe('stock.too_few')
})

test('of two clerks who do the same the second is refused, as it has changed', async () => {
  const { number } = await world.sku({ stock: { NL: 2 } })
  const { id } = await order([{ number, qty: 2 }])
  const other = await world.staff('desk', [1])
  const answers = await Promise.all([clerk, other].map((who) => act(who, desk.releaseOrder, { params: { id } })))
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 30_051])
})

test('what waits is counted for the warehouse alone', async () => {
  const before = (await packer.call(getToday, {})).data
  expect(before.registrations).toBeNull()
  const { number } = await world.sku({ stock: { NL: 2 } })
  const { id } = await order([{ number, qty: 3 }])
  await act(clerk, desk.releaseOrder, { params: { id } })
  await act(packer, shipping.shipOrder, { params: { id }, body: { parcels: [{}] } })
  await act(packer, stock.receiveGoods, receipt(number, 9))
  const now = (await packer.call(getToday, {})).data.warehouse
  expect(now?.toPick).toBe((before.warehouse?.toPick ?? 0) + 1)
  expect(now?.backOrders).toBe((before.warehouse?.backOrders ?? 0) + 1)
  expect((await clerk.call(getToday, {})).data.warehouse).toBeNull()
})

test('lists take the same few queries however long they are', async () => {
  const count = async (work: () => Promise<unknown>) => (await world.queriesOf(work)).length
  expect(await count(() => packer.call(shipping.listPickableOrders, { query: {} }))).toBe(2)
  expect(await count(() => packer.call(shipping.listShipments, { query: {} }))).toBe(2)
  expect(await count(() => packer.call(shipping.listQueues, {}))).toBe(2)
  expect(await count(() => packer.call(stock.listArrivals, { query: {} }))).toBe(3)
})
