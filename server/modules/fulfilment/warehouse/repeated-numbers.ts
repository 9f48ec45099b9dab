import { findRepeatedNumbers } from '../../../../rules/fulfilment/shipment/tracking.ts'
import type { Db } from '../../../db/database.ts'
import { findCarriers } from './shipment.staff.ts'

type Parcels = ReadonlyMap<number, { trackingNumber?: string }>

/** Of shipments that are packed together, by their ids, those with a tracking number that one before them has. */
export async function findRepeatedShipments(db: Db, parcels: Parcels): Promise<ReadonlySet<number>> {
  const carriers = await findCarriers(db, [...parcels.keys()])
  const shipments = [...parcels].map(([shipmentId, { trackingNumber = '' }]) => ({
    shipmentId,
    trackingNumber,
    carrier: carriers.get(shipmentId) ?? '',
  }))
  return new Set(findRepeatedNumbers(shipments).map(({ repeated }) => repeated.shipmentId))
}
