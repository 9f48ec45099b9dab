import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adapterThat, carrierShop } from '../../../testing/order/carrier-shop.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { correctParcel } from '../order-lifecycle/parcels.ts'
import { cancelShipment } from '../order-lifecycle/shipment.ts'
import { testCarrier } from './test-carrier.ts'

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

test('no transaction is open while a carrier is asked', async () => {
  const shipmentId = await shop.send([''])
  const seen: (number | undefined)[] = []
  const looking = adapterThat({
    label: async (parcels) => {
      seen.push(await world.idleTransactions())
      return testCarrier(world.now).label?.(parcels, AbortSignal.timeout(1_000)) ?? []
    },
    track: async () => {
      seen.push(await world.idleTransactions())
      return []
    },
    cancel: async () => void seen.push(await world.idleTransactions()),
  })
  await shop.label(looking)
  await shop.track(looking)
  const cancelled = await shop.send([''], { stays: true })
  await shop.label()
  await shop.run((tx) => cancelShipment(tx, cancelled, 'A carton is damaged'))
  await shop.label(looking)
  expect(seen).toEqual([0, 0, 0])
  expect(await shop.numbersOf(shipmentId)).toEqual([expect.stringMatching(/^TEST/)])
})

test('a carrier that fails is asked again, and keeps no other parcel back; what it gives wrongly is not taken', async () => {
  const [one, two, three] = [await shop.send(['']), await shop.send(['']), await shop.send(['3STAKEN'])]
  const failing = adapterThat({
    label: () => Promise.reject(new Error('down')),
    track: () => Promise.reject(new Error('down')),
  })
  await shop.label(failing)
  await shop.track(failing)
  expect(shop.logged.map(({ level }) => level)).toEqual(['warn'])
  expect(await shop.numbersOf(one)).toEqual([''])
  const wrong = adapterThat({
    label: async (parcels) =>
      parcels.map(({ reference }, at) => ({ reference, trackingNumber: at === 0 ? '=HYPERLINK("x")' : '3STAKEN' })),
  })
  await shop.label(wrong)
  expect(shop.logged.map(({ level }) => level)).toEqual(['warn', 'warn'])
  expect(await Promise.all([one, two, three].map(shop.numbersOf))).toEqual([[''], [''], ['3STAKEN']])
  await shop.label()
  expect((await shop.numbersOf(two))[0]).toMatch(/^TEST/)
})

test('a number that was given is given back once its shipment is cancelled, and not before', async () => {
  const [kept, cancelled] = [await shop.send([''], { stays: true }), await shop.send([''], { stays: true })]
  await shop.label()
  const [number = ''] = await shop.numbersOf(cancelled)
  await shop.run((tx) => cancelShipment(tx, cancelled, 'A carton is damaged'))
  const taken: string[] = []
  const taking = adapterThat({ cancel: async (numbers) => void taken.push(...numbers) })
  await shop.label(adapterThat({ cancel: () => Promise.reject(new Error('down')) }))
  await shop.label(taking)
  await shop.label(taking)
  expect(taken).toEqual([number])
  expect((await shop.parcelsOf(kept))[0]).toMatchObject({ label_ended_at: null })
})

test('a number that staff typed meanwhile stays', async () => {
  const shipmentId = await shop.send([''])
  const [parcel] = await shop.parcelsOf(shipmentId)
  const slow = adapterThat({
    label: async (parcels) => {
      await shop.run((tx) => correctParcel(tx, { shipmentId, parcelId: parcel?.id ?? 0, trackingNumber: '3SBYHAND' }))
      return parcels.map(({ reference }) => ({ reference, trackingNumber: 'TEST77D' }))
    },
  })
  await shop.label(slow)
  expect((await shop.parcelsOf(shipmentId))[0]).toMatchObject({ tracking_number: '3SBYHAND', label_number: 'TEST77D' })
})

test('of two jobs that ask at once, a parcel keeps the first number', async () => {
  const shipmentId = await shop.send([''])
  const gate = Promise.withResolvers<void>()
  let asked = 0
  const giving = adapterThat({
    label: async (parcels) => {
      asked += 1
      const trackingNumber = `TEST${asked}00D`
      if (asked === 2) gate.resolve()
      await gate.promise
      return parcels.map(({ reference }) => ({ reference, trackingNumber }))
    },
  })
  await Promise.all([shop.label(giving), shop.label(giving)])
  const [parcel] = await shop.parcelsOf(shipmentId)
  expect(parcel?.tracking_number).toMatch(/^TEST[12]00D$/)
  expect(parcel?.label_number).toBe(parcel?.tracking_number)
})
