import type { ParcelState, TrackingEvent } from '../../../../rules/fulfilment/shipment/tracking.ts'
import type { CarrierAdapter, ParcelToTrack } from './adapter.ts'

/** What becomes of a parcel stands in the last letter of its number: TEST000012D arrives. Another can be typed, to see what follows. */
const fates = new Map<string, ParcelState>([
  ['D', 'delivered'],
  ['F', 'failed'],
  ['T', 'inTransit'],
])
const ownNumber = /^TEST\d{1,20}([DFT])$/i

const minute = 60_000
/** After a parcel has left. */
const inTransitAfter = minute
const endsAfter = 3 * minute

/** A carrier that is none: it gives numbers and plays what happens to parcels, by the clock alone and the same each time it is asked. */
export const testCarrier = (now: () => Date): CarrierAdapter => ({
  label: async (parcels) =>
    parcels.map(({ reference }) => ({ reference, trackingNumber: `TEST${reference.replaceAll(/\D/g, '')}D` })),
  cancel: async () => {},
  track: async (parcels) => parcels.flatMap(playEvents).filter(({ at }) => at <= now()),
})

function playEvents({ trackingNumber, leftAt }: ParcelToTrack): TrackingEvent[] {
  const fate = fates.get(ownNumber.exec(trackingNumber)?.[1]?.toUpperCase() ?? '')
  if (!fate) return []
  const at = (after: number) => new Date(leftAt.getTime() + after)
  const onItsWay: TrackingEvent = { trackingNumber, state: 'inTransit', at: at(inTransitAfter) }
  if (fate === 'inTransit') return [onItsWay]
  const end: TrackingEvent = { trackingNumber, state: fate, at: at(endsAfter) }
  return [onItsWay, fate === 'failed' ? { ...end, reason: 'Refused by the recipient' } : end]
}
