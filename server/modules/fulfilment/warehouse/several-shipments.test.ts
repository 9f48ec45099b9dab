import { afterAll, beforeAll, expect, test } from 'vitest'
import * as desk from '../../../../contract/fulfilment/order-actions.ts'
import { packShipments } from '../../../../contract/fulfilment/several-shipments.ts'
import * as shipping from '../../../../contract/fulfilment/shipment.ts'
import * as stock from '../../../../contract/fulfilment/stock.ts'
import { correctParcel } from '../../../../contract/fulfilment/tracking.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { shipmentNumber } from '../../../../rules/fulfilment/shipment/shipment.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { sendOrder } from '../../../testing/order/sent-order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { createShipment } from '../order-lifecycle/shipment.ts'

type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let packer: Staff
let number: string
beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-11-18T12:00:00Z') })
  packer = await world.staff('warehouse', [1])
  number = (await world.sku({ stock: { NL: 99 } })).number
})
afterAll(() => world.close())

const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })

/** A shipment that is being picked. */
async function picking() {
  const buyer = await world.signedIn()
  const body = { lines: [{ number, qty: 1 }] }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { data } = await buyer.call(placeOrder, { body: { ...body, revision } }, key())
  const orderId = data.orderId ?? 0
  await fulfilmentOf(world).release(orderId)
  const staff = { party: 'staff', accountId: null, now: world.now() } as const
  const shipmentId = await world.db.transaction().execute((tx) => createShipment(tx, { orderId }, staff))
  return { orderId, shipmentId }
}

test('several shipments are packed in a parcel each, one that cannot be packed apart, and a repeat packs none twice', async () => {
  const [one, held, other] = [await picking(), await picking(), await picking()]
  const clerk = await world.staff('desk', [1])
  await clerk.call(desk.holdOrder, { params: { id: held.orderId }, body: { reason: 'Wrong address' } }, key())
  const shipments = [
    { shipmentId: one.shipmentId, trackingNumber: ' 3SPACK1 ', weightGrams: 800 },
    { shipmentId: held.shipmentId },
    { shipmentId: other.shipmentId },
  ]
  const once = key()
  const pack = (by = packer) => by.call(packShipments, { body: { shipments } }, once)
  const { data } = await pack()
  expect(data.shipments.map(({ shipmentId, status }) => [shipmentId, status])).toEqual([
    [one.shipmentId, 'packed'],
    [other.shipmentId, 'packed'],
  ])
  expect(data.refused).toMatchObject([{ id: held.shipmentId, reason: 'order_change.not_now' }])
  expect((await pack()).data).toEqual(data)
  const parcels = await world.db
    .selectFrom('parcels')
    .select(['shipment_id as shipmentId', 'tracking_number as number', 'weight_grams as grams'])
    .where(
      'shipment_id',
      'in',
      [one, held, other].map(({ shipmentId }) => shipmentId),
    )
    .orderBy('id')
    .execute()
  expect(parcels).toEqual([
    { shipmentId: one.shipmentId, number: '3SPACK1', grams: 800 },
    { shipmentId: other.shipmentId, number: '', grams: null },
  ])
})

test('shipments of another site are not packed, and of two with the same tracking number the second is refused', async () => {
  const [one, other] = [await picking(), await picking()]
  const shipments = [one, other].map(({ shipmentId }) => ({ shipmentId, trackingNumber: '3SPACK2' }))
  const pack = (by: Staff) => by.call(packShipments, { body: { shipments } }, key())
  const foreign = (await pack(await world.staff('warehouse', [2]))).data
  expect([foreign.shipments, foreign.refused.map(({ reason }) => reason)]).toEqual([
    [],
    ['request.not_found', 'request.not_found'],
  ])
  const { data } = await pack(packer)
  expect(data.shipments.map(({ shipmentId }) => shipmentId)).toEqual([one.shipmentId])
  expect(data.refused).toMatchObject([{ id: other.shipmentId, reason: 'shipment.tracking_taken' }])
})

test('of two with the same tracking number the second is refused, also where another carrier has it', async () => {
  const [one, other] = [await picking(), await picking()]
  await world.db.updateTable('shipments').set({ carrier: 'EXP' }).where('id', '=', other.shipmentId).execute()
  const shipments = [one, other].map(({ shipmentId }) => ({ shipmentId, trackingNumber: '3SPACK3' }))
  const { data } = await packer.call(packShipments, { body: { shipments } }, key())
  expect(data.shipments.map(({ shipmentId }) => shipmentId)).toEqual([one.shipmentId])
  expect(data.refused).toMatchObject([{ id: other.shipmentId, reason: 'shipment.tracking_taken' }])
})

test('a shipment says that its carrier needs a number, until every parcel has one', async () => {
  const [followed, unfollowed] = [await picking(), await picking()]
  const set = (carrier: string, columns: object) =>
    world.db.updateTable('carriers').set(columns).where('code', '=', carrier).execute()
  await set('STD', { tracking_url: 'https://follow.example/{number}' })
  await set('PAL', { tracking_url: '' })
  await world.db.updateTable('shipments').set({ carrier: 'PAL' }).where('id', '=', unfollowed.shipmentId).execute()
  const needs = async () => {
    const { rows } = (await packer.call(shipping.listShipments, { query: { pageSize: 60 } })).data
    return [followed, unfollowed].map(
      ({ shipmentId }) => rows.find((row) => row.shipmentId === shipmentId)?.needsNumber,
    )
  }
  expect(await needs()).toEqual([true, false])
  const params = { id: followed.shipmentId }
  const parcels = [{ trackingNumber: '3SNEED1' }, {}]
  await packer.call(shipping.packShipment, { params, body: { parcels } }, key())
  expect(await needs()).toEqual([true, false])
  const [, second] = (await packer.call(shipping.getShipment, { params })).data.parcels
  const body = { trackingNumber: '3SNEED2' }
  await packer.call(correctParcel, { params: { ...params, parcelId: second?.parcelId ?? 0 }, body }, key())
  expect(await needs()).toEqual([false, false])
})

test('a shipment is found by the number on its papers, and not by its digits alone', async () => {
  const { shipmentId } = await picking()
  const find = async (keyword: string) =>
    (await packer.call(shipping.listShipments, { query: { keyword } })).data.rows.map((row) => row.shipmentId)
  expect(await find(shipmentNumber(shipmentId).toLowerCase())).toEqual([shipmentId])
  expect(await find(String(shipmentId))).toEqual([])
})

test('the list names the documents that a customer has sent in place of ours', async () => {
  const buyer = await world.signedIn()
  const lines = [{ number, qty: 1 }]
  const files = { packingList: 'own.pdf', carrierLabel: 'label.pdf' }
  const own = await sendOrder(world, buyer, { lines, orderType: 'CPDROP', files, stays: true })
  const ours = await sendOrder(world, buyer, { lines, stays: true })
  const { rows } = (await packer.call(shipping.listShipments, { query: { status: 'packed' } })).data
  const documents = (id: number) => rows.find(({ shipmentId }) => shipmentId === id)?.ownDocuments
  expect([documents(own.shipmentId), documents(ours.shipmentId)]).toEqual([['packinglist', 'label'], []])
})

test('a shipment is late by days of its site until it has arrived; one in time is not', async () => {
  const [late, inTime, arrived] = [await picking(), await picking(), await picking()]
  // 23:30 in Amsterdam.
  world.setNow('2026-11-18T22:30:00Z')
  const promise = (orderId: number, day: string) =>
    world.db.updateTable('orders').set({ promised_on: day }).where('id', '=', orderId).execute()
  await promise(late.orderId, '2026-11-15')
  await promise(arrived.orderId, '2026-11-15')
  await promise(inTime.orderId, '2026-11-18')
  await world.db.updateTable('shipments').set({ status: 'cancelled' }).where('id', '=', arrived.shipmentId).execute()
  const days = async (id: number) => (await packer.call(shipping.getShipment, { params: { id } })).data.daysLate
  expect([await days(late.shipmentId), await days(inTime.shipmentId), await days(arrived.shipmentId)]).toEqual([
    3, 0, 0,
  ])
  world.setNow('2026-11-18T23:30:00Z')
  expect(await days(inTime.shipmentId)).toBe(1)
  const { rows } = (await packer.call(shipping.listShipments, { query: { status: 'picking' } })).data
  expect(rows.find(({ shipmentId }) => shipmentId === late.shipmentId)?.daysLate).toBe(4)
  const again = (await packer.call(shipping.listPickableOrders, { query: {} })).data.rows
  expect(again.find(({ orderId }) => orderId === arrived.orderId)?.daysLate).toBe(4)
})

test('picking, receiving and stock show the first photograph of a product', async () => {
  const { id: skuId, number: pictured } = await world.sku({ stock: { NL: 2 } })
  const [first, second] = ['https://pictures.example/1.jpg', 'https://pictures.example/2.jpg']
  const images = [first, second].map((url, position) => ({ sku_id: skuId, position, url: url ?? '' }))
  await world.db.insertInto('sku_images').values(images).execute()
  await world.db
    .insertInto('expected_arrivals')
    .values({ sku_id: skuId, warehouse: 'NL', expected_on: '2026-12-09', quantity: 9 })
    .execute()
  const buyer = await world.signedIn()
  const { shipmentId } = await sendOrder(world, buyer, { lines: [{ number: pictured, qty: 1 }], stays: true })
  const shipment = (await packer.call(shipping.getShipment, { params: { id: shipmentId } })).data
  const shelves = (await packer.call(stock.findShelves, { query: { number: pictured } })).data
  const arrivals = (await packer.call(stock.listArrivals, { query: {} })).data.rows
  const arrival = arrivals.find((row) => row.skuId === skuId)
  expect([shipment.lines[0]?.image, shelves.image, arrival?.image]).toEqual([first, first, first])
})
