import { ownForwarder } from '../../shipping/forwarder.ts'
import { oneLine } from '../../text-input/one-line.ts'
import type { ShipmentState } from './shipment.ts'

/** How long the tracking number of a parcel may be. */
export const longestTrackingNumber = 60

/**
 * A tracking number as it may be typed, with spaces around it: letters and digits, with spaces, dots, slashes and dashes between. So it
 * begins no formula and ends no markup wherever it is shown. Empty where there is none. The database holds the same.
 */
export const trackingNumberPattern = '^ *(?:[A-Za-z0-9][A-Za-z0-9 ./_-]*)?$'
const typed = /^ *(?:[A-Za-z0-9][A-Za-z0-9 ./_-]*)?$/

/** A tracking number as it is stored; undefined for what is none. */
export function readTrackingNumber(text: string): string | undefined {
  const number = text.trim()
  return number.length <= longestTrackingNumber && typed.test(number) ? number : undefined
}

/** No carrier distinguishes two spellings of one number. */
export const trackingKey = (number: string) => number.toUpperCase()

type NumberedShipment = { shipmentId: number; carrier: string; trackingNumber: string }

/**
 * Of shipments that are packed together, those whose tracking number one before them has, whatever the carriers: a label was scanned
 * twice. Customers' own forwarders may be any, so among theirs equal numbers say nothing.
 */
export function findRepeatedNumbers<S extends NumberedShipment>(shipments: readonly S[]): { repeated: S; first: S }[] {
  return shipments.flatMap((repeated, at) => {
    const key = trackingKey(repeated.trackingNumber.trim())
    if (key === '') return []
    const first = shipments
      .slice(0, at)
      .find(
        ({ carrier, trackingNumber }) =>
          trackingKey(trackingNumber.trim()) === key && (carrier !== ownForwarder || repeated.carrier !== ownForwarder),
      )
    return first ? [{ repeated, first }] : []
  })
}

/** Whether the tracking number of a parcel may be corrected while its shipment stands so: from packing on, also after it left. */
export const mayCorrectTracking = (status: ShipmentState) => correctable.includes(status)
const correctable: readonly ShipmentState[] = ['packed', 'left', 'delivered']

export const parcelStates = ['inTransit', 'delivered', 'failed'] as const
export type ParcelState = (typeof parcelStates)[number]

/** What a carrier says of a parcel. *Failed* is final: it was lost, or goes back. */
export type TrackingEvent = { trackingNumber: string; state: ParcelState; at: Date; reason?: string }

/**
 * Whether an event can be of a shipment: none is from before the shipment was begun, as numbers are given out again, and none from the
 * future.
 */
export const isPlausible = ({ at }: TrackingEvent, { begunAt, now }: { begunAt: Date; now: Date }) =>
  at >= begunAt && at <= now

/** What is known of a parcel after some events of it, in whatever order they came: delivered stays delivered, else the last counts. */
export function latestEvent<E extends TrackingEvent>(events: readonly E[]): E | undefined {
  const delivered = events.filter(({ state }) => state === 'delivered')
  return (delivered.length > 0 ? delivered : events).toSorted((one, other) => Number(other.at) - Number(one.at))[0]
}

type SeenParcel = { trackingNumber: string; state: ParcelState | null }

/**
 * What has become of a shipment by what is known of its parcels: something only once it is the same of all that have a number. Where one
 * arrived and another did not, staff decide. A parcel without a number goes along with the others.
 */
export function shipmentEnd(parcels: readonly SeenParcel[]): 'delivered' | 'failed' | undefined {
  const states = new Set(parcels.filter(({ trackingNumber }) => trackingNumber !== '').map(({ state }) => state))
  const [state] = states
  return states.size === 1 && (state === 'delivered' || state === 'failed') ? state : undefined
}

const longestFailure = 300

/** Why a parcel did not arrive, as its carrier says it. */
export const failureReason = (reported = '') =>
  oneLine(reported.replaceAll(/\p{Cc}/gu, ' ')).slice(0, longestFailure) || 'Not delivered, says the carrier'
