/** Where an order goes on that only waits: to another warehouse whose goods come sooner, at the cost of nobody who waits there. */

import { type Arrival, expectedOn, remainingArrivals } from '../order/back-order.ts'

/** What comes to a shelf, and who waits there beside the order. */
export type SharedShelf = {
  /** What lies free comes at once (`on` is ''), then the next arrival first. */
  arrivals: readonly Arrival[]
  /** Pieces of orders that were placed before it. */
  earlier: number
  /** Pieces of each line of orders that were placed after it, in their order. */
  later: readonly number[]
}

/** All that an order waits for of a product, and the shelves of that product by the code of their warehouse. */
export type MovableLine = { pieces: number; shelves: Readonly<Record<string, SharedShelf>> }

/** When goods that have come to a warehouse on a day ('' for those that lie there) are with the customer. ISO dates. */
export type ArrivesFrom = ReadonlyMap<string, (comesOn: string) => string>

/**
 * The warehouse to which an order moves from another, null where it stays: no line may arrive later than it would, one has to
 * arrive sooner, and no other order that waits there may get its goods later. Of several the one with the earliest last day,
 * then the code.
 */
export function soonerWarehouse(lines: readonly MovableLine[], from: string, arrives: ArrivesFrom): string | null {
  const stays = daysAt(lines, from, arrives)
  if (!stays) return null
  const possible = [...arrives.keys()].flatMap((warehouse) => {
    const days = warehouse === from ? null : daysAt(lines, warehouse, arrives)
    return days && isSooner(days, stays) && harmsNobody(lines, warehouse) ? [{ warehouse, last: lastDay(days) }] : []
  })
  const [best] = possible.sort((one, other) =>
    `${one.last} ${one.warehouse}`.localeCompare(`${other.last} ${other.warehouse}`),
  )
  return best?.warehouse ?? null
}

const unknown = '9999'

/** The day of each line, `unknown` where nobody knows it; null where the warehouse does not send, or has no shelf of a line. */
function daysAt(lines: readonly MovableLine[], warehouse: string, arrives: ArrivesFrom): string[] | null {
  const toCustomer = arrives.get(warehouse)
  if (!toCustomer) return null
  return lines.map(({ pieces, shelves }) => {
    const shelf = shelves[warehouse]
    const comesOn = shelf ? expectedOn(remainingArrivals(shelf.arrivals, shelf.earlier), pieces) : null
    return comesOn === null ? unknown : toCustomer(comesOn)
  })
}

const isSooner = (days: readonly string[], stays: readonly string[]) =>
  days.every((day, at) => day <= (stays[at] ?? unknown)) && days.some((day, at) => day < (stays[at] ?? unknown))

const lastDay = (days: readonly string[]) => [...days].sort().at(-1) ?? unknown

/** Whether everybody who was placed after the order keeps their day behind it. */
const harmsNobody = (lines: readonly MovableLine[], warehouse: string) =>
  lines.every(({ pieces, shelves }) => {
    const shelf = shelves[warehouse]
    return !shelf || JSON.stringify(laterDays(shelf, 0)) === JSON.stringify(laterDays(shelf, pieces))
  })

function laterDays({ arrivals, earlier, later }: SharedShelf, moved: number) {
  let before = earlier + moved
  return later.map((pieces) => {
    const day = expectedOn(remainingArrivals(arrivals, before), pieces)
    before += pieces
    return day
  })
}
