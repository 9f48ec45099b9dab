/** What a product page or a list knows of the ways to a customer: enough to name the day and the place of a plan. */

import { type Calendar, deliveryDay, promisedOn } from '../shipping/shipping.ts'
import { lastArrival, planParcels, type Source, type SourcingPreference } from './plan.ts'

/** A warehouse that sends to the customer by its cheapest carrier. Price and `freeFrom` in the same unit as the goods. */
export type PlannedWay = Calendar & {
  warehouse: string
  own: boolean
  workingDays: number
  /** Null for who sees no prices: then the order of the ways is that of their prices. */
  price: number | null
  /** The value of goods from which the parcel costs nothing; null where it always costs. */
  freeFrom: number | null
  /** ISO dates on which nobody receives goods at the address. */
  closedThere: readonly string[]
}

/** The ways as sources of a plan made now; a visitor's goods have no value. */
export const toSources = (ways: readonly PlannedWay[], goods: number | null, now: Date): Source[] =>
  ways.map((way, at) => ({
    warehouse: way.warehouse,
    arrivesOn: deliveryDay(promisedOn(now, way, way.workingDays), way.closedDays, way.closedThere),
    price: goods !== null && way.freeFrom !== null && goods >= way.freeFrom ? 0 : (way.price ?? at),
    own: way.own,
  }))

type Wanted = {
  pieces: number
  /** Pieces by warehouse that can be promised now. */
  ready: Readonly<Record<string, number>>
  goods: number | null
  pinned?: string | null | undefined
}

/** What is promised of one product: the parcels that leave now, the day on which the last arrives, and the pieces that wait. */
export type ProductPromise = {
  parcels: { warehouse: string; pieces: number }[]
  arrivesOn: string | null
  waiting: number
}

/** The promise for so many pieces of one product, by the same plan that its order is made of. */
export function promiseProduct(
  { pieces, ready, goods, pinned }: Wanted,
  { ways, preference }: { ways: readonly PlannedWay[]; preference: SourcingPreference },
  now: Date,
): ProductPromise {
  const sources = toSources(ways, goods, now)
  const isPossible = sources.some(({ warehouse }) => warehouse === pinned)
  const parcels = planParcels([{ pieces, ready, pinned: isPossible ? pinned : null }], sources, { preference })
  const planned = parcels.map(({ warehouse, pieces: [count = 0] }) => ({ warehouse, pieces: count }))
  return {
    parcels: planned,
    arrivesOn: lastArrival(parcels, sources),
    waiting: pieces - planned.reduce((sum, parcel) => sum + parcel.pieces, 0),
  }
}
