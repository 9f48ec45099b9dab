import pg from 'pg'
import { mayCorrectTracking } from '../../../../rules/fulfilment/shipment/tracking.ts'
import type { Tx } from '../../../db/database.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { lockShipment, shipmentStands } from './lock-shipment.ts'

export type Parcel = { trackingNumber: string; weightGrams?: number | null }

/** The parcels of a shipment that is packed. Refuses a tracking number of another shipment of the same carrier. */
export async function writeParcels(tx: Tx, shipmentId: number, parcels: readonly Parcel[]) {
  await tx.deleteFrom('parcels').where('shipment_id', '=', shipmentId).execute()
  if (parcels.length === 0) return
  const rows = parcels.map(({ trackingNumber, weightGrams = null }) => ({
    shipment_id: shipmentId,
    tracking_number: trackingNumber,
    weight_grams: weightGrams,
  }))
  await refuseTaken(tx.insertInto('parcels').values(rows).execute())
}

type Correction = { shipmentId: number; parcelId: number; trackingNumber: string; weightGrams?: number }

/**
 * Gives a parcel that is packed another tracking number, and another weight where one is given; also after it left. What its carrier said
 * of the number before is forgotten. Answers how the parcel was, and which of its shipment it is.
 */
export async function correctParcel(tx: Tx, { shipmentId, parcelId, trackingNumber, weightGrams }: Correction) {
  const { status } = await lockShipment(tx, shipmentId)
  if (!mayCorrectTracking(status)) throw shipmentStands(status)
  const parcels = await tx
    .selectFrom('parcels')
    .select(['id', 'tracking_number as trackingNumber', 'weight_grams as weightGrams'])
    .where('shipment_id', '=', shipmentId)
    .orderBy('id')
    .execute()
  const at = parcels.findIndex(({ id }) => id === parcelId)
  const { id, ...before } = orNotFound(parcels[at])
  const after = { trackingNumber, weightGrams: weightGrams ?? before.weightGrams }
  const isOther = after.trackingNumber !== before.trackingNumber
  const set = { tracking_number: trackingNumber, weight_grams: after.weightGrams }
  const changed = tx
    .updateTable('parcels')
    .set(isOther ? { ...set, tracking_state: null, tracking_at: null } : set)
    .where('id', '=', id)
  await refuseTaken(changed.execute())
  return { parcel: at + 1, before, after }
}

/** The database says so, after it has waited for others that take the same number. */
async function refuseTaken(written: Promise<unknown>) {
  try {
    await written
  } catch (error) {
    const isTaken = error instanceof pg.DatabaseError && error.constraint === 'parcels_tracking_taken'
    throw isTaken ? new Refusal('shipment.tracking_taken', { fields: ['trackingNumber'] }) : error
  }
}
