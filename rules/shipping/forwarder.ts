/** The carrier of who lets a forwarder of their own fetch the goods. */
export const ownForwarder = 'OWN'

/** The longest name of a forwarder that is not in the list. */
export const longestForwarder = 80

export type ForwarderRefusal = 'forwarder.missing' | 'forwarder.name_missing'

export type Forwarder = {
  forwarderId: number
  name: string
  /** None of those named: the customer types the name (specification section 5). */
  isOther: boolean
}

type ForwarderRequest = { forwarderId?: number | undefined; forwarderName?: string | undefined }
type Fault = { field: 'forwarderId' | 'forwarderName'; reason: ForwarderRefusal }

/** Who fetches an order that goes by this carrier, by their name, and what is missing; null where the carrier is ours. */
export function chooseForwarder(
  shipVia: string,
  forwarders: readonly Forwarder[],
  { forwarderId, forwarderName = '' }: ForwarderRequest,
): { forwarder: { forwarderId: number; name: string } | null; faults: Fault[] } {
  if (shipVia !== ownForwarder) return { forwarder: null, faults: [] }
  const chosen = forwarders.find((one) => one.forwarderId === forwarderId)
  if (!chosen) return { forwarder: null, faults: [{ field: 'forwarderId', reason: 'forwarder.missing' }] }
  const name = chosen.isOther ? forwarderName.trim() : chosen.name
  if (name === '') return { forwarder: null, faults: [{ field: 'forwarderName', reason: 'forwarder.name_missing' }] }
  return { forwarder: { forwarderId: chosen.forwarderId, name }, faults: [] }
}
