/** The warehouse that a line of a basket is offered to be moved to, so that it agrees with what a plan would choose. */

import type { SourcingPreference } from './plan.ts'

/** What the basket comes to with its line from one warehouse. */
export type WarehouseOffer = {
  warehouse: string
  /** Pieces of the line that leave from there now. */
  pieces: number
  /** When all of them have arrived. ISO date; null where no day is named. */
  arrivesOn: string | null
  /** What sending the whole basket costs; null for who sees no prices. */
  price: number | null
}

type Circumstances = {
  preference: SourcingPreference
  /** Warehouses that send another parcel of the basket anyway. */
  sending: readonly string[]
  /** That of the site. */
  own: string
}

/**
 * The best of these by the order of `planParcels`: the one that sends most of the line; then, by preference, one that adds no
 * parcel or the earliest day; then the lower price, the own warehouse, the code. Undefined for none.
 */
export function bestOffer<Offer extends WarehouseOffer>(
  offers: readonly Offer[],
  { preference, sending, own }: Circumstances,
): Offer | undefined {
  const parcels = ({ warehouse }: Offer) => Number(!sending.includes(warehouse))
  const isOwn = ({ warehouse }: Offer) => Number(warehouse === own)
  const [best] = offers.toSorted((one, other) => {
    const [fewer, earlier] = [parcels(one) - parcels(other), inOrder(dayRank(one), dayRank(other))]
    return (
      other.pieces - one.pieces ||
      (preference === 'earliest' ? earlier || fewer : fewer || earlier) ||
      (one.price ?? 0) - (other.price ?? 0) ||
      isOwn(other) - isOwn(one) ||
      inOrder(one.warehouse, other.warehouse)
    )
  })
  return best
}

const dayRank = ({ arrivesOn }: WarehouseOffer) => arrivesOn ?? '9999'

function inOrder(one: string, other: string) {
  if (one === other) return 0
  return one < other ? -1 : 1
}
