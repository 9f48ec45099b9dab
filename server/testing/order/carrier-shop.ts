import { placeOrder, previewOrder } from '../../../contract/order/checkout.ts'
import type { TrackingEvent } from '../../../rules/fulfilment/shipment/tracking.ts'
import type { Tx } from '../../db/database.ts'
import type { CarrierAdapter } from '../../modules/fulfilment/carrier/adapter.ts'
import { type CarrierAdapters, makeCarrierAdapters } from '../../modules/fulfilment/carrier/adapters.ts'
import { byHand } from '../../modules/fulfilment/carrier/by-hand.ts'
import { type CarrierParts, labelParcelsBy } from '../../modules/fulfilment/carrier/label-parcels.ts'
import { trackParcelsBy } from '../../modules/fulfilment/carrier/track-parcels.ts'
import { createShipment, dispatchShipment, packShipment } from '../../modules/fulfilment/order-lifecycle/shipment.ts'
import type { World } from '../world.ts'
import { fulfilmentOf } from './fulfil.ts'

type Logged = { level: 'info' | 'warn'; facts: Record<string, unknown>; words: string }

/** A carrier that can do some things. */
export const adapterThat = (parts: Partial<CarrierAdapter>): CarrierAdapters => ({ test: { ...byHand, ...parts } })
/** One that says this, whatever it is asked. */
export const trackingAdapter = (events: readonly TrackingEvent[]) => adapterThat({ track: async () => [...events] })

/** Shipments of a test carrier, and the jobs that ask it; `logged` holds what the last job has said. */
export function carrierShop(world: World) {
  const run = <T>(work: (tx: Tx) => Promise<T>) => world.db.transaction().execute(work)
  const staff = () => ({ party: 'staff', accountId: null, now: world.now() }) as const
  const logged: Logged[] = []

  /** A shipment that is packed, with a parcel for each number, and has left unless it stays. */
  async function send(numbers: readonly string[], { stays = false } = {}) {
    const buyer = await world.signedIn()
    const { number } = await world.sku({ stock: { NL: 10 } })
    const body = { lines: [{ number, qty: 2 }] }
    const { revision } = (await buyer.call(previewOrder, { body })).data
    const placed = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
    const orderId = placed.orderId ?? 0
    await fulfilmentOf(world).release(orderId)
    return run(async (tx) => {
      const shipmentId = await createShipment(tx, { orderId }, staff())
      const parcels = numbers.map((trackingNumber) => ({ trackingNumber }))
      await packShipment(tx, shipmentId, parcels, staff())
      if (!stays) await dispatchShipment(tx, shipmentId, staff())
      return shipmentId
    })
  }

  const parcelsOf = (shipmentId: number) =>
    world.db.selectFrom('parcels').selectAll().where('shipment_id', '=', shipmentId).orderBy('id').execute()

  function partsWith(adapters: CarrierAdapters = makeCarrierAdapters(world.now, { testCarriers: true })): CarrierParts {
    logged.length = 0
    const note = (level: Logged['level']) => (facts: Record<string, unknown>, words: string) =>
      void logged.push({ level, facts, words })
    return { db: world.db, now: world.now, adapters, log: { info: note('info'), warn: note('warn') } as never }
  }

  return {
    run,
    send,
    parcelsOf,
    logged,
    numbersOf: async (shipmentId: number) => (await parcelsOf(shipmentId)).map((one) => one.tracking_number),
    shipment: (id: number) =>
      world.db
        .selectFrom('shipments as s')
        .innerJoin('orders as o', 'o.id', 's.order_id')
        .select(['s.status', 's.delivered_at as deliveredAt', 's.ended_reason as reason', 'o.status as order'])
        .where('s.id', '=', id)
        .executeTakeFirstOrThrow(),
    useAdapter: (adapter: 'hand' | 'test') =>
      world.db.updateTable('carriers').set({ adapter }).where('code', '=', 'STD').execute(),
    label: (adapters?: CarrierAdapters) => labelParcelsBy(partsWith(adapters))(),
    track: (adapters?: CarrierAdapters) => trackParcelsBy(partsWith(adapters))(),
  }
}
