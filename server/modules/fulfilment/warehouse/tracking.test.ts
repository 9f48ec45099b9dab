import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint, Input } from '../../../../contract/endpoint.ts'
import { dispatchShipment, getShipment, packShipment, shipOrder } from '../../../../contract/fulfilment/shipment.ts'
import { bookTracking, correctParcel } from '../../../../contract/fulfilment/tracking.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { shipmentNumber } from '../../../../rules/fulfilment/shipment/shipment.ts'
import { mostTrackingRows, type TrackingRow } from '../../../../rules/fulfilment/shipment/tracking-rows.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { sendOrder } from '../../../testing/order/sent-order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { createShipment } from '../order-lifecycle/shipment.ts'

type Staff = Awaited<ReturnType<World['staff']>>
type Buyer = Awaited<ReturnType<World['signedIn']>>

let world: World
let packer: Staff
let stranger: Staff
let buyer: Buyer
let number: string
beforeAll(async () => {
  world = await buildWorld()
  packer = await world.staff('warehouse', [1])
  stranger = await world.staff('warehouse', [2])
  buyer = await world.signedIn()
  number = (await world.sku({ stock: { NL: 9_000 } })).number
  await world.db
    .updateTable('carriers')
    .set({ tracking_url: 'https://parcel.example/follow?number={number}' })
    .where('code', '=', 'STD')
    .execute()
})
afterAll(() => world.close())

const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })
const act = <E extends Endpoint>(who: { call: Staff['call'] }, spec: E, input: Input<E>, options = key()) =>
  who.call(spec, input, options)

/** A shipment with a parcel for each number. */
const sent = (numbers: readonly string[] = [''], more: { stays?: boolean } = {}) =>
  sendOrder(world, buyer, {
    lines: [{ number, qty: 1 }],
    parcels: numbers.map((trackingNumber) => ({ trackingNumber })),
    ...more,
  })

const parcelsOf = async (id: number) => (await packer.call(getShipment, { params: { id } })).data.parcels
const numbersOf = async (id: number) => (await parcelsOf(id)).map(({ trackingNumber }) => trackingNumber)

const row = (at: number, more: Partial<TrackingRow>): TrackingRow => ({
  row: at,
  shipment: '',
  order: '',
  parcel: null,
  trackingNumber: '',
  carrier: '',
  weightGrams: null,
  ...more,
})
const book = async (rows: TrackingRow[], who: { call: Staff['call'] } = packer, options = key()) =>
  (await act(who, bookTracking, { body: { rows } }, options)).data

const auditOf = async (shipmentId: number) => {
  const events = await world.db
    .selectFrom('audit_events')
    .select(['account_id as accountId', 'before', 'after'])
    .where('subject', '=', `shipment ${shipmentId}`)
    .where('action', '=', 'shipment.tracking_changed')
    .orderBy('position')
    .execute()
  return events
}

test('good rows are booked, each other one says why by its row; the same rows once more do no harm', async () => {
  const [one, two, taken] = [await sent(), await sent(['', '']), await sent(['3SUSED1'])]
  const rows = [
    row(2, { shipment: shipmentNumber(one.shipmentId), trackingNumber: ' 3SNEW1 ', carrier: 'std', weightGrams: 4250 }),
    row(3, { order: two.orderno, parcel: 2, trackingNumber: '3SNEW2' }),
    row(4, { order: two.orderno, parcel: 1, trackingNumber: '3sused1' }),
    row(5, { shipment: 'S99999999', trackingNumber: '3SNEW3' }),
    row(6, { shipment: shipmentNumber(taken.shipmentId), trackingNumber: '=HYPERLINK("https://evil.example")' }),
    row(7, { shipment: shipmentNumber(taken.shipmentId), trackingNumber: '<script>1</script>' }),
    row(8, { shipment: shipmentNumber(taken.shipmentId), trackingNumber: '3S\u0007NEW4' }),
    row(9, { shipment: shipmentNumber(taken.shipmentId), trackingNumber: 'x'.repeat(61) }),
    row(10, { shipment: shipmentNumber(taken.shipmentId), trackingNumber: '3SNEW5', carrier: 'EXP' }),
  ]
  const first = await book(rows)
  expect(first).toMatchObject({ booked: 2, unchanged: 0 })
  const wrong =
    'This is not a tracking number: at most 60 letters and digits, with spaces, dots, slashes and dashes between'
  expect(first.refused.map(({ row, msg }) => [row, msg])).toEqual([
    [4, 'This tracking number belongs to another shipment. Check it'],
    [5, 'We do not know this shipment or order'],
    ...[6, 7, 8, 9].map((at) => [at, wrong]),
    [10, 'This shipment goes with another carrier'],
  ])
  expect(await parcelsOf(one.shipmentId)).toMatchObject([{ trackingNumber: '3SNEW1', weightGrams: 4250 }])
  expect(await numbersOf(two.shipmentId)).toEqual(['', '3SNEW2'])
  expect(await numbersOf(taken.shipmentId)).toEqual(['3SUSED1'])
  expect(await book(rows)).toEqual({ ...first, booked: 0, unchanged: 2 })
  expect(await auditOf(one.shipmentId)).toMatchObject([
    {
      accountId: packer.accountId,
      before: { parcel: 1, trackingNumber: '', weightGrams: null },
      after: { parcel: 1, trackingNumber: '3SNEW1', weightGrams: 4250, orderId: one.orderId },
    },
  ])
  const seen = (await buyer.call(getOrder, { params: { orderno: one.orderno } })).data
  expect(seen.shipments[0]?.parcels).toEqual([
    { trackingNumber: '3SNEW1', trackingUrl: 'https://parcel.example/follow?number=3SNEW1' },
  ])
})

test('the same call again answers the same and undoes no later correction', async () => {
  const { shipmentId } = await sent()
  const once = key()
  const rows = [row(2, { shipment: String(shipmentId), trackingNumber: '3SONCE1' })]
  expect(await book(rows, packer, once)).toMatchObject({ booked: 1 })
  const [parcel] = await parcelsOf(shipmentId)
  const params = { id: shipmentId, parcelId: parcel?.parcelId ?? 0 }
  await act(packer, correctParcel, { params, body: { trackingNumber: '3SONCE2' } })
  await book(rows, packer, once)
  expect(await numbersOf(shipmentId)).toEqual(['3SONCE2'])
})

test('the sentences are in the language of the call', async () => {
  const rows = [row(2, { shipment: 'S99999999', trackingNumber: '3S1' })]
  const options = { headers: { ...key().headers, 'accept-language': 'de' } }
  expect((await book(rows, packer, options)).refused).toMatchObject([
    { row: 2, reason: 'unknown', msg: 'Diese Sendung oder Bestellung kennen wir nicht' },
  ])
})

test('a shipment of another site is as unknown as none, by its number and by that of its order', async () => {
  const { shipmentId, orderno } = await sent()
  const rows = [
    row(2, { shipment: String(shipmentId), trackingNumber: '3SSPOOF1' }),
    row(3, { order: orderno, trackingNumber: '3SSPOOF2' }),
  ]
  expect((await book(rows, stranger)).refused.map(({ reason }) => reason)).toEqual(['unknown', 'unknown'])
  const [parcel] = await parcelsOf(shipmentId)
  const params = { id: shipmentId, parcelId: parcel?.parcelId ?? 0 }
  expect((await act(stranger, correctParcel, { params, body: { trackingNumber: '3SSPOOF3' } })).status).toBe(404)
  expect(await numbersOf(shipmentId)).toEqual([''])
})

test('nobody but who works in the warehouse may book or correct', async () => {
  const { shipmentId } = await sent(['3SKEPT'])
  const [parcel] = await parcelsOf(shipmentId)
  const params = { id: shipmentId, parcelId: parcel?.parcelId ?? 0 }
  const others = [await world.staff('content', [1]), await world.staff('finance', [1]), buyer]
  for (const other of others) {
    const rows = [row(2, { shipment: String(shipmentId), trackingNumber: '3SNOT' })]
    expect((await act(other, bookTracking, { body: { rows } })).status).toBe(403)
    expect((await act(other, correctParcel, { params, body: { trackingNumber: '3SNOT' } })).status).toBe(403)
  }
  expect(await numbersOf(shipmentId)).toEqual(['3SKEPT'])
})

test('a parcel is corrected after it was packed, left or arrived, and the customer follows the new number', async () => {
  const { shipmentId, orderno } = await sent(['3SOLD'], { stays: true })
  const [parcel] = await parcelsOf(shipmentId)
  const params = { id: shipmentId, parcelId: parcel?.parcelId ?? 0 }
  const correct = (trackingNumber: string, more: { weightGrams?: number } = {}) =>
    act(packer, correctParcel, { params, body: { trackingNumber, ...more } })
  expect((await correct('3SPACKED', { weightGrams: 700 })).data).toMatchObject({ status: 'packed' })
  await act(packer, dispatchShipment, { params: { id: shipmentId } })
  const event = { tracking_state: 'inTransit', tracking_at: world.now() }
  await world.db.updateTable('parcels').set(event).where('shipment_id', '=', shipmentId).execute()
  expect((await correct('00 34/1')).data).toMatchObject({ status: 'left' })
  expect(await parcelsOf(shipmentId)).toMatchObject([{ trackingNumber: '00 34/1', weightGrams: 700, state: null }])
  const seen = (await buyer.call(getOrder, { params: { orderno } })).data
  expect(seen.shipments[0]?.parcels).toEqual([
    { trackingNumber: '00 34/1', trackingUrl: 'https://parcel.example/follow?number=00%2034%2F1' },
  ])
  await correct('00 34/1')
  expect(await auditOf(shipmentId)).toHaveLength(2)
  await fulfilmentOf(world).deliver(shipmentId)
  expect((await correct('3SLATER')).code).toBe(200)
})

test.each(['=1+1', '<b>', '3S\n1', '3S"1', '-1', 'x'.repeat(61), '3S\u202e1'])(
  'a parcel is neither packed with nor corrected to %j',
  async (trackingNumber) => {
    const { shipmentId } = await sent([`3SGOOD${crypto.randomUUID().slice(0, 8)}`])
    const [parcel] = await parcelsOf(shipmentId)
    const params = { id: shipmentId, parcelId: parcel?.parcelId ?? 0 }
    const corrected = await act(packer, correctParcel, { params, body: { trackingNumber } })
    const packed = await act(packer, packShipment, {
      params: { id: shipmentId },
      body: { parcels: [{ trackingNumber }] },
    })
    expect([corrected.failure.reason, packed.failure.reason]).toEqual(['request.invalid', 'request.invalid'])
    const writing = world.db
      .updateTable('parcels')
      .set({ tracking_number: trackingNumber })
      .where('id', '=', params.parcelId)
    await expect(writing.execute()).rejects.toThrow(/check/)
  },
)

test('a parcel of another shipment, or of one that is not packed or cancelled, is not corrected', async () => {
  const [one, two] = [await sent(['3SA1']), await sent(['3SA2'])]
  const [foreign] = await parcelsOf(two.shipmentId)
  const params = { id: one.shipmentId, parcelId: foreign?.parcelId ?? 0 }
  expect((await act(packer, correctParcel, { params, body: { trackingNumber: '3SA3' } })).status).toBe(404)
  await world.db
    .updateTable('shipments')
    .set({ status: 'cancelled', shipped_at: null })
    .where('id', '=', two.shipmentId)
    .execute()
  const own = { id: two.shipmentId, parcelId: foreign?.parcelId ?? 0 }
  const refused = await act(packer, correctParcel, { params: own, body: { trackingNumber: '3SA3' } })
  expect(refused.failure.reason).toBe('shipment.not_now')
})

test('a number belongs to one shipment of a carrier, whoever takes it first; its parcels may share it', async () => {
  const [one, two] = [await sent(['3SSHARED', '3SSHARED']), await sent()]
  const [parcel] = await parcelsOf(two.shipmentId)
  const params = { id: two.shipmentId, parcelId: parcel?.parcelId ?? 0 }
  const take = (trackingNumber: string) => act(packer, correctParcel, { params, body: { trackingNumber } })
  expect((await take('3sshared')).failure).toMatchObject({ reason: 'shipment.tracking_taken' })
  const again = await placed()
  const body = { parcels: [{ trackingNumber: '3SSHARED' }] }
  const shipped = await act(packer, shipOrder, { params: { id: again }, body })
  expect([shipped.code, shipped.failure.reason]).toEqual([60_044, 'shipment.tracking_taken'])
  // What was cancelled never left under it; what another carrier calls so is another number; after a year it is given out again.
  const set = (columns: object) =>
    world.db.updateTable('shipments').set(columns).where('id', '=', one.shipmentId).execute()
  await set({ carrier: 'EXP' })
  expect((await take('3SSHARED')).code).toBe(200)
  await take('3SFREE')
  await set({ carrier: 'STD', created_at: new Date('2025-01-01') })
  expect((await take('3SSHARED')).code).toBe(200)
  await take('3SFREE')
  await set({ created_at: world.now(), status: 'cancelled', shipped_at: null })
  expect((await take('3SSHARED')).code).toBe(200)
})

test('of many that take the same number at once, one gets it', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => sent()))
  const answers = await Promise.all(
    all.map(async ({ shipmentId }) => {
      const [parcel] = await parcelsOf(shipmentId)
      const params = { id: shipmentId, parcelId: parcel?.parcelId ?? 0 }
      return (await act(packer, correctParcel, { params, body: { trackingNumber: '3SRUSH' } })).code
    }),
  )
  expect(answers.sort()).toEqual([200, ...Array(5).fill(60_044)])
})

async function placed() {
  const { orderId } = await sent([''], { stays: true })
  await world.db.deleteFrom('shipments').where('order_id', '=', orderId).execute()
  return orderId
}

test('the most rows are booked in a few queries for each, and their shipments found by one', async () => {
  const { shipmentId } = await sent()
  const rows = Array.from({ length: mostTrackingRows }, (_, at) =>
    row(at + 2, { shipment: at === 0 ? String(shipmentId) : `S9${at}`, trackingNumber: `3SMOST${at}` }),
  )
  const queries = await world.queriesOf(async () => expect(await book(rows)).toMatchObject({ booked: 1 }))
  expect(queries.filter((text) => text.includes('unnest')).length).toBe(1)
  expect(queries.length).toBeLessThan(40)
  const tooMany = [...rows, row(999, { shipment: '1' })]
  expect((await act(packer, bookTracking, { body: { rows: tooMany } })).failure.reason).toBe('request.invalid')
})

test('a booking that fails leaves number and weight as they were', async () => {
  const { shipmentId } = await sent(['3SHALF'])
  await sql`create function fail_audit() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
    world.db,
  )
  await sql`create trigger fail_audit before insert on audit_events for each row when (new.action = 'shipment.tracking_changed') execute function fail_audit()`.execute(
    world.db,
  )
  const rows = [row(2, { shipment: String(shipmentId), trackingNumber: '3SHALF2', weightGrams: 900 })]
  const failed = await act(packer, bookTracking, { body: { rows } })
  await sql`drop trigger fail_audit on audit_events`.execute(world.db)
  expect(failed.status).toBe(500)
  expect(await parcelsOf(shipmentId)).toMatchObject([{ trackingNumber: '3SHALF', weightGrams: null }])
})

test('a shipment that is being picked has no parcel yet', async () => {
  const orderId = await placed()
  const staff = { party: 'staff', accountId: null, now: world.now() } as const
  const shipmentId = await world.db.transaction().execute((tx) => createShipment(tx, { orderId }, staff))
  const { refused } = await book([row(2, { shipment: String(shipmentId), trackingNumber: '3SEARLY' })])
  expect(refused).toMatchObject([{ reason: 'not_now' }])
})
