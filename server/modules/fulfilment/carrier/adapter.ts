import type { TrackingEvent } from '../../../../rules/fulfilment/shipment/tracking.ts'
import type { OrderAddress } from '../../customer/address/address.queries.ts'

/**
 * What the shop asks of a carrier's own system. Nothing of it is called while a transaction is open, and each call ends with its signal.
 * What a carrier cannot do is null: its numbers are then typed or imported, our own address label is glued on, and a shipment has arrived
 * when staff say so or its time has passed.
 */
export type CarrierAdapter = {
  /** Has each parcel carried, and answers the number that the carrier gives it. The same `reference` gets the same number again. */
  label: ((parcels: readonly ParcelToLabel[], signal: AbortSignal) => Promise<CarrierLabel[]>) | null
  /** Gives numbers back whose parcels will not be handed over. One that was given back already is no fault. */
  cancel: ((trackingNumbers: readonly string[], signal: AbortSignal) => Promise<void>) | null
  /** All that is known of parcels that have left, in any order, and as often as it likes. */
  track: ((parcels: readonly ParcelToTrack[], signal: AbortSignal) => Promise<TrackingEvent[]>) | null
}

type ParcelToLabel = {
  /** Its own for ever, such as S00000012-7. */
  reference: string
  warehouse: string
  shipTo: OrderAddress
  weightGrams: number | null
}
type CarrierLabel = { reference: string; trackingNumber: string }

/** Carriers give a number out again: when it left says which parcel is meant. */
export type ParcelToTrack = { trackingNumber: string; leftAt: Date }

/** The most parcels that an adapter is asked about at once. */
export const mostParcelsAtOnce = 100
