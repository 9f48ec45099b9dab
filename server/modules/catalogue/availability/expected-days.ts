import { expectedOn, remainingArrivals, waitingPieces } from '../../../../rules/order/back-order.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { findArrivals, lockArrivals } from './arrival.queries.ts'
import { type Shelf, shelfKey } from './shelf.ts'

/** Pieces by `shelfKey` that orders will have taken from the shelf, and those that they will wait for there. */
export type TakenPieces = ReadonlyMap<string, { now: number; later: number }>

/** What orders before one will have taken, and what they will cost together, in cents. */
export type Before = { taken: TakenPieces; spent: number }

/** Pieces that would wait at a shelf. */
export type WaitingShelf = Shelf & { pieces: number }

/**
 * When all of these pieces have come to their shelf, behind the orders that wait there already, by `shelfKey`; null where it
 * is unknown. Asks nothing of no shelf.
 */
export async function expectedDays(
  db: Db | Tx,
  shelves: readonly WaitingShelf[],
  { taken, now }: { taken?: TakenPieces | undefined; now: Date },
) {
  if (shelves.length === 0) return new Map<string, string | null>()
  const coming = await findArrivals(db, shelves, now)
  return new Map(
    shelves.map((shelf) => {
      const key = shelfKey(shelf)
      const { arrivals = [], waitedFor = 0 } = coming.get(key) ?? {}
      const before = waitedFor + (taken?.get(key)?.later ?? 0)
      return [key, expectedOn(remainingArrivals(arrivals, before), shelf.pieces)]
    }),
  )
}

type WaitingLine = { skuId: number; backOrdered: number; preOrdered: number; expectedOn: string | null }
type Waiting = { lines: readonly WaitingLine[]; shipFrom: { code: string } }

/**
 * Whether the days of these orders still hold, now that no other order can be promised the same pieces of an arrival: another
 * order may have been placed since they were read. They are read again by a statement of their own, which sees it.
 */
export async function keepsExpectedDays(tx: Tx, orders: readonly Waiting[], now: Date) {
  const waiting = orders.flatMap(({ lines, shipFrom }) =>
    lines
      .filter((line) => waitingPieces(line) > 0)
      .map((line) => ({ ...line, warehouse: shipFrom.code, pieces: waitingPieces(line) })),
  )
  if (waiting.length === 0) return true
  await lockArrivals(tx, waiting, now)
  const days = await expectedDays(tx, waiting, { now })
  return waiting.every((line) => days.get(shelfKey(line)) === line.expectedOn)
}
