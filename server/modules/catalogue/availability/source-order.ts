/** From where the lines of an order leave, and where those wait that no warehouse has. */

import type { BackOrders } from '../../../../rules/order/back-order.ts'
import type { OrderPart } from '../../../../rules/sourcing/order-lines.ts'
import {
  bySending,
  planParcels,
  readyAt,
  type Source,
  type SourcedLine,
  type SourcingWish,
} from '../../../../rules/sourcing/plan.ts'
import { placeWaiting, sourceOfComplete } from '../../../../rules/sourcing/waiting.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { expectedDays, type TakenPieces } from './expected-days.ts'
import { shelfKey } from './shelf.ts'

/** What is asked for of a product; what is not on sale yet is ready nowhere. */
export type WantedLine = SourcedLine & { skuId: number }

export type Sourcing = {
  /** The warehouses that send to the address, or the one that the customer chose. */
  sources: readonly Source[]
  wish: SourcingWish
  backOrders: BackOrders
  taken?: TakenPieces | undefined
  now: Date
}

export type SourcedOrder = {
  /** The orders that it becomes, that of the first parcel first. */
  parts: OrderPart[]
  /** When what waits of a SKU has come (ISO date); null where that is unknown. */
  expected: ReadonlyMap<number, string | null>
}

/** What leaves from where, and what waits where for which day: a plan (`planParcels`), and one query where something waits. */
export async function sourceOrder(
  db: Db | Tx,
  wanted: readonly WantedLine[],
  sourcing: Sourcing,
): Promise<SourcedOrder> {
  const lines = wanted.map((line) => ({ ...line, ready: withoutTaken(line, sourcing.taken) }))
  const parcels = planParcels(lines, sourcing.sources, sourcing.wish)
  const rest = lines.map((line, at) => line.pieces - parcels.reduce((sum, { pieces }) => sum + (pieces[at] ?? 0), 0))
  const waits = sourcing.backOrders !== 'reduce' && rest.some((pieces) => pieces > 0)
  if (!waits) return { parts: toParts(lines, parcels, new Map()), expected: new Map() }
  if (sourcing.backOrders === 'together' || isOneParcel(sourcing)) return sourceFromOne(db, lines, sourcing, parcels)
  return sourceApart(db, lines, sourcing, { parcels, rest })
}

type Parcels = ReturnType<typeof planParcels>

const isOneParcel = ({ sources, wish }: Sourcing) => sources.length === 1 || wish.mostParcels === 1

function withoutTaken({ skuId, ready }: WantedLine, taken: TakenPieces | undefined) {
  if (!taken) return ready
  const free = Object.entries(ready).map(([warehouse, pieces]) => {
    const before = taken.get(shelfKey({ skuId, warehouse }))?.now ?? 0
    return [warehouse, Math.max(0, pieces - before)] as const
  })
  return Object.fromEntries(free)
}

/** Each rest waits by itself, where it comes first. */
async function sourceApart(
  db: Db | Tx,
  lines: readonly WantedLine[],
  sourcing: Sourcing,
  { parcels, rest }: { parcels: Parcels; rest: readonly number[] },
): Promise<SourcedOrder> {
  const waiting = lines.flatMap((line, at) => ((rest[at] ?? 0) > 0 ? [{ ...line, pieces: rest[at] ?? 0 }] : []))
  const days = await daysAt(db, waiting, sourcing, (line) => line.pieces)
  const places = placeWaiting(
    waiting.map((line) => ({ ...line, expected: days(line) })),
    sourcing.sources,
    parcels.map(({ warehouse }) => warehouse),
  )
  const later = new Map<string, Map<number, number>>()
  const expected = new Map<number, string | null>()
  for (const [at, line] of waiting.entries()) {
    const place = places[at]
    if (!place) continue
    later.set(place, (later.get(place) ?? new Map()).set(line.skuId, line.pieces))
    expected.set(line.skuId, days(line)[place] ?? null)
  }
  return { parts: toParts(lines, parcels, later), expected }
}

/** All of it is one order: from where it is complete first, or from where the only parcel leaves. */
async function sourceFromOne(
  db: Db | Tx,
  lines: readonly WantedLine[],
  sourcing: Sourcing,
  parcels: Parcels,
): Promise<SourcedOrder> {
  const missing = (line: WantedLine, warehouse: string) => Math.max(0, line.pieces - readyAt(line, warehouse))
  const incomplete = lines.filter((line) => sourcing.sources.some(({ warehouse }) => missing(line, warehouse) > 0))
  const days = await daysAt(db, incomplete, sourcing, missing)
  const chosen = new Set(lines.flatMap(({ pinned }) => pinned ?? []))
  const possible = sourcing.sources.filter(({ warehouse }) => chosen.size === 0 || chosen.has(warehouse))
  const complete = lines.map((line) => ({ ...line, expected: days(line) }))
  const from =
    (sourcing.wish.mostParcels === 1 && parcels[0]?.warehouse) ||
    sourceOfComplete(complete, bySending(possible.length > 0 ? possible : sourcing.sources))
  if (!from) return { parts: [], expected: new Map() }
  const now = new Map(lines.map((line) => [line.skuId, line.pieces - missing(line, from)]))
  const waiting = complete.filter((line) => missing(line, from) > 0)
  const later = new Map(waiting.map((line) => [line.skuId, missing(line, from)]))
  const expected = new Map(waiting.map((line) => [line.skuId, line.expected[from] ?? null]))
  return { parts: [{ warehouse: from, now: withPieces(now), later }], expected }
}

/** When the pieces that a warehouse lacks of a line have come there, of every warehouse, by one query. */
async function daysAt(
  db: Db | Tx,
  lines: readonly WantedLine[],
  { sources, taken, now }: Sourcing,
  missing: (line: WantedLine, warehouse: string) => number,
) {
  const shelves = lines.flatMap((line) =>
    sources.map(({ warehouse }) => ({ skuId: line.skuId, warehouse, pieces: missing(line, warehouse) })),
  )
  const days = await expectedDays(
    db,
    shelves.filter(({ pieces }) => pieces > 0),
    { taken, now },
  )
  return ({ skuId }: WantedLine) =>
    Object.fromEntries(sources.map(({ warehouse }) => [warehouse, days.get(shelfKey({ skuId, warehouse })) ?? null]))
}

function toParts(
  lines: readonly WantedLine[],
  parcels: Parcels,
  later: ReadonlyMap<string, ReadonlyMap<number, number>>,
): OrderPart[] {
  const sent = parcels.map(({ warehouse, pieces }) => ({
    warehouse,
    now: withPieces(new Map(lines.map(({ skuId }, at) => [skuId, pieces[at] ?? 0]))),
    later: later.get(warehouse) ?? new Map<number, number>(),
  }))
  const waitingAlone = [...later].filter(([warehouse]) => sent.every((part) => part.warehouse !== warehouse))
  return [
    ...sent,
    ...waitingAlone.map(([warehouse, pieces]) => ({ warehouse, now: new Map<number, number>(), later: pieces })),
  ]
}

const withPieces = (pieces: ReadonlyMap<number, number>) => new Map([...pieces].filter(([, count]) => count > 0))
