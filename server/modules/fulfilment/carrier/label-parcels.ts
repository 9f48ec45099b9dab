import type { FastifyBaseLogger } from 'fastify'
import { shipmentNumber } from '../../../../rules/fulfilment/shipment/shipment.ts'
import { readTrackingNumber } from '../../../../rules/fulfilment/shipment/tracking.ts'
import type { CarrierAdapterName } from '../../../../rules/shipping/carrier.ts'
import type { Db } from '../../../db/database.ts'
import { lockShipment } from '../order-lifecycle/lock-shipment.ts'
import { mostParcelsAtOnce } from './adapter.ts'
import { adaptersThat, type CarrierAdapters } from './adapters.ts'
import { endLabels, findParcelsToLabel, findUnusedLabels, type ParcelWaiting, storeLabel } from './carrier.queries.ts'

export type CarrierParts = {
  db: Db
  now: () => Date
  adapters: CarrierAdapters
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** How long a carrier's system may take for an answer, in milliseconds. */
export const longestAnswer = 20_000

/**
 * Has packed parcels carried whose carrier gives the numbers, and gives those back whose shipments were cancelled. Where a carrier does
 * not answer, it is asked again the next time, and the others go on.
 */
export const labelParcelsBy = (parts: CarrierParts) => async () => {
  await giveLabels(parts)
  await endUnusedLabels(parts)
}

async function giveLabels(parts: CarrierParts) {
  const adapters = adaptersThat('label', parts.adapters)
  let after = 0
  for (;;) {
    const waiting = await findParcelsToLabel(parts.db, { adapters, after, now: parts.now() })
    for (const [name, parcels] of Map.groupBy(waiting, ({ adapter }) => adapter)) await labelAll(parts, name, parcels)
    const last = waiting.at(-1)
    if (!last || waiting.length < mostParcelsAtOnce) return
    after = last.parcelId
  }
}

async function labelAll(
  { db, adapters, log }: CarrierParts,
  name: CarrierAdapterName,
  parcels: readonly ParcelWaiting[],
) {
  const byReference = new Map(parcels.map((parcel) => [toReference(parcel), parcel]))
  const asked = [...byReference].map(([reference, { warehouse, shipTo, weightGrams }]) => ({
    reference,
    warehouse,
    shipTo,
    weightGrams,
  }))
  try {
    const labels = (await adapters[name]?.label?.(asked, AbortSignal.timeout(longestAnswer))) ?? []
    for (const { reference, trackingNumber } of labels) {
      const parcel = byReference.get(reference)
      if (!parcel) continue
      await giveNumber(db, parcel, trackingNumber).catch((error: unknown) =>
        log.warn(
          { err: error, adapter: name, reference },
          'a parcel cannot have the tracking number that its carrier gave',
        ),
      )
    }
  } catch (error) {
    log.warn({ err: error, adapter: name, parcels: parcels.length }, 'a carrier gives no tracking numbers')
  }
}

const toReference = ({ shipmentId, parcelId }: ParcelWaiting) => `${shipmentNumber(shipmentId)}-${parcelId}`

/** Under the lock of the order, as staff may type a number, or cancel the shipment, at the same time. */
async function giveNumber(db: Db, { shipmentId, parcelId }: ParcelWaiting, carrierNumber: string) {
  const trackingNumber = readTrackingNumber(carrierNumber)
  if (!trackingNumber) throw new Error('this is no tracking number')
  await db.transaction().execute(async (tx) => {
    await lockShipment(tx, shipmentId)
    await storeLabel(tx, parcelId, trackingNumber)
  })
}

async function endUnusedLabels({ db, now, adapters, log }: CarrierParts) {
  const unused = await findUnusedLabels(db, adaptersThat('cancel', adapters), now())
  for (const [name, labels] of Map.groupBy(unused, ({ adapter }) => adapter)) {
    try {
      const numbers = labels.map(({ trackingNumber }) => trackingNumber)
      await adapters[name]?.cancel?.(numbers, AbortSignal.timeout(longestAnswer))
      const parcelIds = labels.map(({ parcelId }) => parcelId)
      await endLabels(db, parcelIds, now())
    } catch (error) {
      log.warn({ err: error, adapter: name, labels: labels.length }, 'a carrier takes no tracking numbers back')
    }
  }
}
