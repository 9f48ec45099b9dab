import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TrackingEvent } from '../../../../rules/fulfilment/shipment/tracking.ts'
import { adapterThat, carrierShop, trackingAdapter } from '../../../testing/order/carrier-shop.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { correctParcel } from '../order-lifecycle/parcels.ts'
import { findStockDifferences } from '../order-lifecycle/stock-differences.queries.ts'
import { makeCarrierAdapters } from './adapters.ts'

let world: World
let shop: ReturnType<typeof carrierShop>
const start = '2026-11-18T09:00:00Z'
beforeAll(async () => {
  world = await buildWorld()
  shop = carrierShop(world)
})
beforeEach(async () => {
  world.setNow(start)
  await shop.useAdapter('test')
  await world.db.deleteFrom('parcels').execute()
})
afterAll(() => world.close())

const at = (minute: number) => new Date(Date.parse(start) + minute * 60_000)
const event = (trackingNumber: string, state: TrackingEvent['state'], minute: number) => ({
  trackingNumber,
  state,
  at: at(minute),
})

test('a test carrier gives packed parcels their numbers and plays what happens, up to delivered', async () => {
  const shipmentId = await shop.send(['', '3STYPED1'])
  await shop.label()
  const [given = '', typed] = await shop.numbersOf(shipmentId)
  expect([given, typed]).toEqual([expect.stringMatching(/^TEST\d+D$/), '3STYPED1'])
  await shop.label()
  expect(await shop.numbersOf(shipmentId)).toEqual([given, '3STYPED1'])
  await world.db.updateTable('parcels').set({ tracking_number: '' }).where('tracking_number', '=', '3STYPED1').execute()

  world.setNow('2026-11-18T09:02:00Z')
  await shop.track()
  expect((await shop.parcelsOf(shipmentId))[0]).toMatchObject({ tracking_state: 'inTransit', tracking_at: at(1) })
  expect(await shop.shipment(shipmentId)).toMatchObject({ status: 'left', order: 'shipped' })
  world.setNow('2026-11-18T09:10:00Z')
  await shop.track()
  await shop.track()
  expect(await shop.shipment(shipmentId)).toMatchObject({
    status: 'delivered',
    deliveredAt: at(3),
    order: 'allDelivered',
  })
  const events = await world.db
    .selectFrom('order_events')
    .select('action')
    .where('shipment_id', '=', shipmentId)
    .execute()
  expect(events.map(({ action }) => action)).toEqual(['ship', 'deliver'])
  expect(await findStockDifferences(world.db)).toEqual([])
})

test('a number that ends in F fails, and its pieces are owed again', async () => {
  const shipmentId = await shop.send(['TEST1F'])
  world.setNow('2026-11-18T09:10:00Z')
  await shop.track()
  await shop.track()
  expect(await shop.shipment(shipmentId)).toMatchObject({ status: 'failed', reason: 'Refused by the recipient' })
  expect(await findStockDifferences(world.db)).toEqual([])
})

test('a carrier by hand, or a test carrier where none is allowed, gives and reports nothing', async () => {
  const asked = await shop.send([''])
  await shop.useAdapter('hand')
  const byHandShipment = await shop.send(['', 'TEST2D'])
  world.setNow('2026-11-18T10:00:00Z')
  await shop.label()
  await shop.track()
  expect(await shop.numbersOf(byHandShipment)).toEqual(['', 'TEST2D'])
  expect(await shop.shipment(byHandShipment)).toMatchObject({ status: 'left' })
  await shop.useAdapter('test')
  const inProduction = makeCarrierAdapters(world.now, { testCarriers: false })
  await shop.label(inProduction)
  await shop.track(inProduction)
  expect(await shop.numbersOf(asked)).toEqual([''])
  expect(await shop.shipment(byHandShipment)).toMatchObject({ status: 'left' })
})

test('events that are repeated, late or in another order book once, and what was booked stays', async () => {
  const shipmentId = await shop.send(['3SONE', '3STWO'])
  world.setNow('2026-11-18T12:00:00Z')
  const [left, first, second] = [
    event('3SONE', 'inTransit', 5),
    event('3sone', 'delivered', 30),
    event('3STWO', 'delivered', 40),
  ]
  await shop.track(trackingAdapter([first, left, first]))
  await shop.track(trackingAdapter([left]))
  expect((await shop.parcelsOf(shipmentId))[0]).toMatchObject({ tracking_state: 'delivered', tracking_at: at(30) })
  expect(await shop.shipment(shipmentId)).toMatchObject({ status: 'left' })
  await shop.track(trackingAdapter([second, first]))
  const booked = await shop.shipment(shipmentId)
  expect(booked).toMatchObject({ status: 'delivered', deliveredAt: at(40) })
  await shop.track(trackingAdapter([event('3SONE', 'failed', 50), event('3STWO', 'failed', 50)]))
  expect(await shop.shipment(shipmentId)).toEqual(booked)
})

test('where one parcel arrived and another did not, staff decide', async () => {
  const shipmentId = await shop.send(['3SHERE', '3SGONE'])
  world.setNow('2026-11-18T12:00:00Z')
  await shop.track(trackingAdapter([event('3SHERE', 'delivered', 30), event('3SGONE', 'failed', 40)]))
  expect(await shop.shipment(shipmentId)).toMatchObject({ status: 'left' })
})

test('what is said of unknown numbers, or of impossible times, is ignored and counted', async () => {
  const shipmentId = await shop.send(['3SMINE'])
  const other = await shop.send(['3SPACKED'], { stays: true })
  world.setNow('2026-11-18T12:00:00Z')
  await shop.track(
    trackingAdapter([
      event('3SNOBODY', 'delivered', 30),
      event('3SPACKED', 'delivered', 30),
      event('3SMINE', 'delivered', -60),
      event('3SMINE', 'delivered', 9_999),
      event("3SMINE'; drop table parcels; --", 'delivered', 30),
    ]),
  )
  expect(await shop.shipment(shipmentId)).toMatchObject({ status: 'left' })
  expect(await shop.shipment(other)).toMatchObject({ status: 'packed' })
  expect(shop.logged).toMatchObject([{ level: 'info', facts: { adapter: 'test', ignored: 5 } }])
})

test('a number that staff corrected while the carrier was asked takes nothing of the old one', async () => {
  const shipmentId = await shop.send(['3SWRONG'])
  const [parcel] = await shop.parcelsOf(shipmentId)
  world.setNow('2026-11-18T12:00:00Z')
  const correcting = adapterThat({
    track: async () => {
      await shop.run((tx) => correctParcel(tx, { shipmentId, parcelId: parcel?.id ?? 0, trackingNumber: '3SRIGHT' }))
      return [event('3SWRONG', 'delivered', 30)]
    },
  })
  await shop.track(correcting)
  expect(await shop.shipment(shipmentId)).toMatchObject({ status: 'left' })
})

test('what staff book while the carrier is asked stays as they booked it', async () => {
  const shipmentId = await shop.send(['3SNOTED'])
  world.setNow('2026-11-18T12:00:00Z')
  const slow = adapterThat({
    track: async () => {
      await fulfilmentOf(world).deliver(shipmentId)
      return [event('3SNOTED', 'inTransit', 30)]
    },
  })
  await shop.track(slow)
  expect(await shop.shipment(shipmentId)).toMatchObject({ status: 'delivered', deliveredAt: world.now() })
  expect((await shop.parcelsOf(shipmentId))[0]).toMatchObject({ tracking_state: null })
})

test('more shipments than are asked about at once are all asked about', async () => {
  const shipmentId = await shop.send(['3SFIRST'])
  const [{ order_id: orderId, shipped_at: shippedAt } = { order_id: 0, shipped_at: null }] = await world.db
    .selectFrom('shipments')
    .select(['order_id', 'shipped_at'])
    .where('id', '=', shipmentId)
    .execute()
  const more = Array.from({ length: 120 }, () => ({
    order_id: orderId,
    carrier: 'STD',
    status: 'left',
    shipped_at: shippedAt,
  }))
  const ids = await world.db.insertInto('shipments').values(more).returning('id').execute()
  const numbers = ids.map(({ id }) => ({ shipment_id: id, tracking_number: `3SMANY${id}` }))
  await world.db.insertInto('parcels').values(numbers).execute()
  const asked: string[] = []
  const counting = adapterThat({
    track: async (parcels) => {
      asked.push(...parcels.map((one) => one.trackingNumber))
      return []
    },
  })
  await shop.track(counting)
  expect(asked).toHaveLength(121)
  await world.db
    .deleteFrom('shipments')
    .where(
      'id',
      'in',
      ids.map(({ id }) => id),
    )
    .execute()
})
