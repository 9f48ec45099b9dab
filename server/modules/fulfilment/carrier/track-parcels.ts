import {
  failureReason,
  isPlausible,
  latestEvent,
  shipmentEnd,
  type TrackingEvent,
  trackingKey,
} from '../../../../rules/fulfilment/shipment/tracking.ts'
import { Refusal } from '../../../http/refuse.ts'
import { lockShipment } from '../order-lifecycle/lock-shipment.ts'
import { deliverShipment, failShipment } from '../order-lifecycle/shipment.ts'
import { mostParcelsAtOnce } from './adapter.ts'
import { adaptersThat } from './adapters.ts'
import { findShipmentsToTrack, type ShipmentToTrack, storeEvents } from './carrier.queries.ts'
import { type CarrierParts, longestAnswer } from './label-parcels.ts'

/**
 * Asks carriers where the shipments are that have left, and books those that arrived, or did not. What is said twice, late or in another
 * order changes nothing; what is said of an unknown parcel is ignored, and counted in the log.
 */
export const trackParcelsBy = (parts: CarrierParts) => async () => {
  const adapters = adaptersThat('track', parts.adapters)
  let after = 0
  for (;;) {
    const shipments = await findShipmentsToTrack(parts.db, { adapters, after, now: parts.now() })
    for (const group of Map.groupBy(shipments, ({ adapter }) => adapter).values()) await trackShipments(parts, group)
    const last = shipments.at(-1)
    if (!last || shipments.length < mostParcelsAtOnce) return
    after = last.shipmentId
  }
}

async function trackShipments(parts: CarrierParts, shipments: readonly ShipmentToTrack[]) {
  const [adapter = 'hand'] = shipments.map((one) => one.adapter)
  const parcels = shipments.flatMap(({ trackingNumbers, shippedAt }) =>
    trackingNumbers.map((trackingNumber) => ({ trackingNumber, leftAt: shippedAt })),
  )
  const events: TrackingEvent[] = []
  for (let at = 0; at < parcels.length; at += mostParcelsAtOnce) {
    const asked = parcels.slice(at, at + mostParcelsAtOnce)
    try {
      events.push(...((await parts.adapters[adapter]?.track?.(asked, AbortSignal.timeout(longestAnswer))) ?? []))
    } catch (error) {
      parts.log.warn({ err: error, adapter, parcels: asked.length }, 'a carrier does not say where parcels are')
    }
  }
  await bookAll(parts, { adapter, shipments, events })
}

type Heard = { adapter: string; shipments: readonly ShipmentToTrack[]; events: readonly TrackingEvent[] }

async function bookAll(parts: CarrierParts, { adapter, shipments, events }: Heard) {
  const heard = Map.groupBy(events, ({ trackingNumber }) => trackingKey(trackingNumber))
  let used = 0
  for (const shipment of shipments) {
    const own = shipment.trackingNumbers.flatMap((number) => heard.get(trackingKey(number)) ?? [])
    const plausible = own.filter((event) => isPlausible(event, { begunAt: shipment.createdAt, now: parts.now() }))
    used += plausible.length
    if (plausible.length > 0) await bookAlone(parts, shipment, plausible)
  }
  const ignored = events.length - used
  if (ignored > 0) parts.log.info({ adapter, ignored }, 'tracking events of unknown parcels or times were ignored')
}

/** Each in a transaction of its own. Where another change was faster, nothing is to be done; what fails keeps no other shipment back. */
async function bookAlone({ db, now, log }: CarrierParts, shipment: ShipmentToTrack, events: readonly TrackingEvent[]) {
  const { shipmentId } = shipment
  const latest = [...Map.groupBy(events, ({ trackingNumber }) => trackingKey(trackingNumber)).values()]
  const news = latest.flatMap((some) => latestEvent(some) ?? [])
  try {
    await db.transaction().execute(async (tx) => {
      if ((await lockShipment(tx, shipmentId)).status !== 'left') return
      const parcels = await storeEvents(tx, shipmentId, news)
      const end = shipmentEnd(parcels)
      const changer = { party: 'shop', accountId: null, now: now() } as const
      if (end === 'delivered') {
        const times = parcels.map(({ at }) => Number(at ?? 0))
        await deliverShipment(tx, shipmentId, changer, new Date(Math.max(Number(shipment.shippedAt), ...times)))
      }
      if (end === 'failed') {
        const reason = failureReason(news.find(({ state }) => state === 'failed')?.reason)
        await failShipment(tx, shipmentId, { reason, comesBack: false }, changer)
      }
    })
  } catch (error) {
    if (!(error instanceof Refusal)) log.warn({ err: error, shipmentId }, 'a tracking event cannot be booked')
  }
}
