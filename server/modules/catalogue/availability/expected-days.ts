import { expectedOn, remainingArrivals, waitingPieces } from '../../../../rules/order/back-order.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { findArrivals, lockArrivals } from './arrival.queries.ts'

/** Pieces by SKU that orders will have taken from the shelf, and those that they will wait for. */
export type TakenPieces = ReadonlyMap<number, { now: number; later: number }>

/** What orders before one will have taken, and what they will cost together, in cents. */
export type Before = { taken: TakenPieces; spent: number }

/** From where an order is sent, and what orders before it will have taken there. */
type Stock = { warehouse: string; taken?: TakenPieces | undefined }

type Line = {
  skuId: number
  shipsNow: number
  backOrdered: number
  preOrdered: number
  /** Where it waits, if not where the others do. */
  warehouse?: string | null
}

/**
 * When all of what each line waits for has come, behind the orders that wait already, by SKU; null where it is unknown.
 * Asks nothing where no line waits.
 */
export async function expectedDays(db: Db | Tx, lines: readonly Line[], { warehouse, taken }: Stock, now: Date) {
  const waiting = lines.filter((line) => waitingPieces(line) > 0)
  if (waiting.length === 0) return new Map<number, string | null>()
  const coming = await findArrivals(
    db,
    waiting.map((line) => ({ skuId: line.skuId, warehouse: line.warehouse ?? warehouse })),
    now,
  )
  return new Map(
    waiting.map((line) => {
      const { arrivals = [], waitedFor = 0 } = coming.get(line.skuId) ?? {}
      const before = waitedFor + (taken?.get(line.skuId)?.later ?? 0)
      return [line.skuId, expectedOn(remainingArrivals(arrivals, before), waitingPieces(line))]
    }),
  )
}

type LinesWithDays = { lines: readonly (Line & { expectedOn: string | null })[]; shipFrom: { code: string } }

/**
 * Whether the days of a preview still hold, now that no other order can be promised the same pieces of an arrival: another
 * order may have been placed since they were read. They are read again by a statement of their own, which sees it.
 */
export async function keepsExpectedDays(tx: Tx, { lines, shipFrom }: LinesWithDays, now: Date) {
  const waiting = lines.filter((line) => waitingPieces(line) > 0)
  if (waiting.length === 0) return true
  await lockArrivals(tx, listSkuIds(waiting), shipFrom.code, now)
  const days = await expectedDays(tx, waiting, { warehouse: shipFrom.code }, now)
  return waiting.every(({ skuId, expectedOn }) => days.get(skuId) === expectedOn)
}

const listSkuIds = (lines: readonly Line[]) => lines.map(({ skuId }) => skuId)
