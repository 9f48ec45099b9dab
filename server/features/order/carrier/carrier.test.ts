import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import type { TrackingEvent } from '../../../../rules/order/shipment/tracking.ts'
import type { Tx } from '../../../db/database.ts'
import { fulfilmentOf } from '../../../testing/orders/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { correctParcel } from '../fulfilment/parcels.ts'
import { cancelShipment, createShipment, dispatchShipment, packShipment } from '../fulfilment/shipment.ts'
import { findStockDifferences } from '../fulfilment/stock-differences.queries.ts'
import type { CarrierAdapter } from './adapter.ts'
import { type CarrierAdapters, carrierAdaptersOf } from './adapters.ts'
import { byHand } from './by-hand.ts'
import { type CarrierParts, labelParcelsBy } from './label-parcels.ts'
import { testCarrier } from './test-carrier.ts'
import { trackParcelsBy } from './track-parcels.ts'

let world: World
const start = '2026-11-18T09:00:00Z'
beforeAll(async () => {
  world = await buildWorld()
})
beforeEach(async () => {
  world.setNow(start)
  await world.db.updateTable('carriers').set({ adapter: 'test' }).where('code', '=', 'STD').execute()
  await world.db.deleteFrom('parcels').execute()
})
afterAll(() => world.close())

const run = <T>(work: (tx: Tx) => Promise<T>) => world.db.transaction().execute(work)
const staff = () => ({ party: 'staff', accountId: null, now: world.now() }) as const

/** A shipment that is packed, with a parcel for each number, and has left unless it stays. */
async function send(numbers: readonly string[], { stays = false } = {}) {
  const buyer = await world.signedIn()
  const { number } = await world.sku({ stock: { NL: 10 } })
  const body = { lines: [{ number, qty: 2 }] }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { orderId = 0 } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  await fulfilmentOf(world).release(orderId ?? 0)
  return run(async (tx) => {
    const shipmentId = await createShipment(tx, { orderId: orderId ?? 0 }, staff())
    const parcels = numbers.map((trackingNumber) => ({ trackingNumber }))
    await packShipment(tx, shipmentId, parcels, staff())
    if (!stays) await dispatchShipment(tx, shipmentId, staff())
    return shipmentId
  })
}

const shipment = (id: number) =>
  world.db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select(['s.status', 's.delivered_at as deliveredAt', 's.ended_reason as reason', 'o.status as order'])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow()
const parcelsOf = (shipmentId: number) =>
  world.db.selectFrom('parcels').selectAll().where('shipment_id', '=', shipmentId).orderBy('id').execute()
const numbersOf = async (shipmentId: number) => (await parcelsOf(shipmentId)).map((one) => one.tracking_number)

type Logged = { level: 'info' | 'warn'; facts: Record<string, unknown>; words: string }
const logged: Logged[] = []
function partsWith(adapters: CarrierAdapters = carrierAdaptersOf(world.now, { testCarriers: true })): CarrierParts {
  logged.length = 0
  const note = (level: Logged['level']) => (facts: Record<string, unknown>, words: string) =>
    void logged.push({ level, facts, words })
  return { db: world.db, now: world.now, adapters, log: { info: note('info'), warn: note('warn') } as never }
}
const adapter = (parts: Partial<CarrierAdapter>): CarrierAdapters => ({ test: { ...byHand, ...parts } })

const label = (adapters?: CarrierAdapters) => labelParcelsBy(partsWith(adapters))()
const track = (adapters?: CarrierAdapters) => trackParcelsBy(partsWith(adapters))()
const telling = (events: readonly TrackingEvent[]) => adapter({ track: async () => [...events] })
const at = (minute: number) => new Date(Date.parse(start) + minute * 60_000)
const event = (trackingNumber: string, state: TrackingEvent['state'], minute: number, reason?: string) => ({
  trackingNumber,
  state,
  at: at(minute),
  ...(reason && { reason }),
})

test('a test carrier gives packed parcels their numbers and plays what happens, up to delivered', async () => {
  const shipmentId = await send(['', '3STYPED1'])
  await label()
  const [given = '', typed] = await numbersOf(shipmentId)
  expect([given, typed]).toEqual([expect.stringMatching(/^TEST\d+D$/), '3STYPED1'])
  await label()
  expect(await numbersOf(shipmentId)).toEqual([given, '3STYPED1'])
  await world.db.updateTable('parcels').set({ tracking_number: '' }).where('tracking_number', '=', '3STYPED1').execute()

  world.setNow('2026-11-18T09:02:00Z')
  await track()
  expect((await parcelsOf(shipmentId))[0]).toMatchObject({ tracking_state: 'inTransit', tracking_at: at(1) })
  expect(await shipment(shipmentId)).toMatchObject({ status: 'left', order: 'shipped' })
  world.setNow('2026-11-18T09:10:00Z')
  await track()
  await track()
  expect(await shipment(shipmentId)).toMatchObject({ status: 'delivered', deliveredAt: at(3), order: 'allDelivered' })
  const events = await world.db
    .selectFrom('order_events')
    .select('action')
    .where('shipment_id', '=', shipmentId)
    .execute()
  expect(events.map(({ action }) => action)).toEqual(['ship', 'deliver'])
  expect(await findStockDifferences(world.db)).toEqual([])
})

test('a number that ends in F fails, and its pieces are owed again', async () => {
  const shipmentId = await send(['TEST1F'])
  world.setNow('2026-11-18T09:10:00Z')
  await track()
  await track()
  expect(await shipment(shipmentId)).toMatchObject({ status: 'failed', reason: 'Refused by the recipient' })
  expect(await findStockDifferences(world.db)).toEqual([])
})

test('a carrier by hand, or a test carrier where none is allowed, gives and tells nothing', async () => {
  const asked = await send([''])
  await world.db.updateTable('carriers').set({ adapter: 'hand' }).where('code', '=', 'STD').execute()
  const byHandShipment = await send(['', 'TEST2D'])
  world.setNow('2026-11-18T10:00:00Z')
  await label()
  await track()
  expect(await numbersOf(byHandShipment)).toEqual(['', 'TEST2D'])
  expect(await shipment(byHandShipment)).toMatchObject({ status: 'left' })
  await world.db.updateTable('carriers').set({ adapter: 'test' }).where('code', '=', 'STD').execute()
  const inProduction = carrierAdaptersOf(world.now, { testCarriers: false })
  await label(inProduction)
  await track(inProduction)
  expect(await numbersOf(asked)).toEqual([''])
  expect(await shipment(byHandShipment)).toMatchObject({ status: 'left' })
})

test('events that are repeated, late or in another order book once, and what was booked stays', async () => {
  const shipmentId = await send(['3SONE', '3STWO'])
  world.setNow('2026-11-18T12:00:00Z')
  const [left, first, second] = [
    event('3SONE', 'inTransit', 5),
    event('3sone', 'delivered', 30),
    event('3STWO', 'delivered', 40),
  ]
  await track(telling([first, left, first]))
  await track(telling([left]))
  expect((await parcelsOf(shipmentId))[0]).toMatchObject({ tracking_state: 'delivered', tracking_at: at(30) })
  expect(await shipment(shipmentId)).toMatchObject({ status: 'left' })
  await track(telling([second, first]))
  const booked = await shipment(shipmentId)
  expect(booked).toMatchObject({ status: 'delivered', deliveredAt: at(40) })
  await track(telling([event('3SONE', 'failed', 50), event('3STWO', 'failed', 50)]))
  expect(await shipment(shipmentId)).toEqual(booked)
})

test('where one parcel arrived and another did not, staff decide', async () => {
  const shipmentId = await send(['3SHERE', '3SGONE'])
  world.setNow('2026-11-18T12:00:00Z')
  await track(telling([event('3SHERE', 'delivered', 30), event('3SGONE', 'failed', 40)]))
  expect(await shipment(shipmentId)).toMatchObject({ status: 'left' })
})

test('what is said of unknown numbers, or of impossible times, is ignored and counted', async () => {
  const shipmentId = await send(['3SMINE'])
  const other = await send(['3SPACKED'], { stays: true })
  world.setNow('2026-11-18T12:00:00Z')
  await track(
    telling([
      event('3SNOBODY', 'delivered', 30),
      event('3SPACKED', 'delivered', 30),
      event('3SMINE', 'delivered', -60),
      event('3SMINE', 'delivered', 9_999),
      event("3SMINE'; drop table parcels; --", 'delivered', 30),
    ]),
  )
  expect(await shipment(shipmentId)).toMatchObject({ status: 'left' })
  expect(await shipment(other)).toMatchObject({ status: 'packed' })
  expect(logged).toMatchObject([{ level: 'info', facts: { adapter: 'test', ignored: 5 } }])
})

test('a number that staff corrected while the carrier was asked takes nothing of the old one', async () => {
  const shipmentId = await send(['3SWRONG'])
  const [parcel] = await parcelsOf(shipmentId)
  world.setNow('2026-11-18T12:00:00Z')
  const correcting = adapter({
    track: async () => {
      await run((tx) => correctParcel(tx, { shipmentId, parcelId: parcel?.id ?? 0, trackingNumber: '3SRIGHT' }))
      return [event('3SWRONG', 'delivered', 30)]
    },
  })
  await track(correcting)
  expect(await shipment(shipmentId)).toMatchObject({ status: 'left' })
})

test('what staff book while the carrier is asked stays as they booked it', async () => {
  const shipmentId = await send(['3SNOTED'])
  world.setNow('2026-11-18T12:00:00Z')
  const slow = adapter({
    track: async () => {
      await fulfilmentOf(world).deliver(shipmentId)
      return [event('3SNOTED', 'inTransit', 30)]
    },
  })
  await track(slow)
  expect(await shipment(shipmentId)).toMatchObject({ status: 'delivered', deliveredAt: world.now() })
  expect((await parcelsOf(shipmentId))[0]).toMatchObject({ tracking_state: null })
})

test('no transaction is open while a carrier is asked', async () => {
  const shipmentId = await send([''])
  const open = async () => {
    const { count } = await world.db
      .selectFrom('pg_stat_activity' as never)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('datname' as never, '=', new URL(world.databaseUrl).pathname.slice(1) as never)
      .where('state' as never, '=', 'idle in transaction' as never)
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  const seen: number[] = []
  const looking = adapter({
    label: async (parcels) => {
      seen.push(await open())
      return testCarrier(world.now).label?.(parcels, AbortSignal.timeout(1_000)) ?? []
    },
    track: async () => {
      seen.push(await open())
      return []
    },
    cancel: async () => void seen.push(await open()),
  })
  await label(looking)
  await track(looking)
  const cancelled = await send([''], { stays: true })
  await label()
  await run((tx) => cancelShipment(tx, cancelled, 'A carton is damaged'))
  await label(looking)
  expect(seen).toEqual([0, 0, 0])
  expect(await numbersOf(shipmentId)).toEqual([expect.stringMatching(/^TEST/)])
})

test('a carrier that fails is asked again, and keeps no other parcel back; what it gives wrongly is not taken', async () => {
  const [one, two, three] = [await send(['']), await send(['']), await send(['3STAKEN'])]
  const failing = adapter({
    label: () => Promise.reject(new Error('down')),
    track: () => Promise.reject(new Error('down')),
  })
  await label(failing)
  await track(failing)
  expect(logged.map(({ level }) => level)).toEqual(['warn'])
  expect(await numbersOf(one)).toEqual([''])
  const wrong = adapter({
    label: async (parcels) =>
      parcels.map(({ reference }, at) => ({ reference, trackingNumber: at === 0 ? '=HYPERLINK("x")' : '3STAKEN' })),
  })
  await label(wrong)
  expect(logged.map(({ level }) => level)).toEqual(['warn', 'warn'])
  expect(await Promise.all([one, two, three].map(numbersOf))).toEqual([[''], [''], ['3STAKEN']])
  await label()
  expect((await numbersOf(two))[0]).toMatch(/^TEST/)
})

test('a number that was given is given back once its shipment is cancelled, and not before', async () => {
  const [kept, cancelled] = [await send([''], { stays: true }), await send([''], { stays: true })]
  await label()
  const [number = ''] = await numbersOf(cancelled)
  await run((tx) => cancelShipment(tx, cancelled, 'A carton is damaged'))
  const taken: string[] = []
  const taking = adapter({ cancel: async (numbers) => void taken.push(...numbers) })
  await label(adapter({ cancel: () => Promise.reject(new Error('down')) }))
  await label(taking)
  await label(taking)
  expect(taken).toEqual([number])
  expect((await parcelsOf(kept))[0]).toMatchObject({ label_ended_at: null })
})

test('a number that staff typed meanwhile stays', async () => {
  const shipmentId = await send([''])
  const [parcel] = await parcelsOf(shipmentId)
  const slow = adapter({
    label: async (parcels) => {
      await run((tx) => correctParcel(tx, { shipmentId, parcelId: parcel?.id ?? 0, trackingNumber: '3SBYHAND' }))
      return parcels.map(({ reference }) => ({ reference, trackingNumber: 'TEST77D' }))
    },
  })
  await label(slow)
  expect((await parcelsOf(shipmentId))[0]).toMatchObject({ tracking_number: '3SBYHAND', label_number: 'TEST77D' })
})

test('of two jobs that ask at once, a parcel keeps the first number', async () => {
  const shipmentId = await send([''])
  const gate = Promise.withResolvers<void>()
  let asked = 0
  const giving = adapter({
    label: async (parcels) => {
      asked += 1
      const trackingNumber = `TEST${asked}00D`
      if (asked === 2) gate.resolve()
      await gate.promise
      return parcels.map(({ reference }) => ({ reference, trackingNumber }))
    },
  })
  await Promise.all([label(giving), label(giving)])
  const [parcel] = await parcelsOf(shipmentId)
  expect(parcel?.tracking_number).toMatch(/^TEST[12]00D$/)
  expect(parcel?.label_number).toBe(parcel?.tracking_number)
})

test('more shipments than are asked about at once are all asked about', async () => {
  const shipmentId = await send(['3SFIRST'])
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
  const counting = adapter({
    track: async (parcels) => {
      asked.push(...parcels.map((one) => one.trackingNumber))
      return []
    },
  })
  await track(counting)
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
