import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { shelfKey } from '../../catalogue/availability/shelf.ts'
import { lockStock, type MoveCause, type Place, postMoves } from '../../catalogue/availability/stock-ledger.queries.ts'
import { endPromises, promisesBeyond, promiseWaiting } from './promise.queries.ts'

export type Count = Place & { counted: number }

/**
 * Books what was counted on shelves: the difference to the ledger, nothing where there is none. Where less is there than was promised, the
 * orders that were placed last wait again; where more is there, whoever waits is promised it. Refuses a count below what shipments hold
 * that are being picked. Answers the moves, by shelf.
 */
export async function countStock(tx: Tx, counts: readonly Count[], cause: Omit<MoveCause, 'kind'>) {
  if (counts.length === 0) return new Map<string, number>()
  await lockStock(tx, counts)
  return bringTo(tx, counts, { ...cause, kind: 'count' })
}

type Correction = Place & { pieces: number }

/**
 * Corrects a shelf by so many pieces, with a reason; `scrap` takes away what cannot be sold. Refuses as `countStock` does.
 * Answers how many lie there then.
 */
export async function correctStock(
  tx: Tx,
  { skuId, warehouse, pieces }: Correction,
  cause: MoveCause & { kind: 'correction' | 'scrap' },
) {
  const place = { skuId, warehouse }
  await lockStock(tx, [place])
  const { onHand } = orNotFound((await findShelves(tx, [place])).get(shelfKey(place)))
  if (onHand + pieces < 0) throw new Refusal('stock.too_few', { details: { onHand } })
  await bringTo(tx, [{ ...place, counted: onHand + pieces }], cause)
  return onHand + pieces
}

/** Lets locked shelves hold so many pieces. */
async function bringTo(tx: Tx, counts: readonly Count[], cause: MoveCause) {
  await endPromises(tx, await promisesBeyond(tx, counts), { waitsSince: cause.now })
  const shelves = await findShelves(tx, counts)
  const moves = counts.flatMap(({ skuId, warehouse, counted }) => {
    const { onHand, allocated } = orNotFound(shelves.get(shelfKey({ skuId, warehouse })))
    if (counted < allocated) throw new Refusal('stock.picked', { details: { skuId, warehouse } })
    return counted === onHand ? [] : [{ skuId, warehouse, pieces: counted - onHand }]
  })
  await postMoves(tx, moves, cause)
  await promiseWaiting(tx, moves, cause)
  return new Map(moves.map((move) => [shelfKey(move), move.pieces]))
}

async function findShelves(tx: Tx, places: readonly Place[]) {
  const { rows } = await sql<Place & { onHand: number; allocated: number }>`
    select k.sku_id as "skuId", k.warehouse, k.on_hand as "onHand", k.allocated
      from unnest(${places.map(({ skuId }) => skuId)}::integer[], ${places.map(({ warehouse }) => warehouse)}::text[])
           as p (sku_id, warehouse)
      join stock k using (sku_id, warehouse)
  `.execute(tx)
  return new Map(rows.map((row) => [shelfKey(row), row]))
}
