import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/** `opening` is what lay there before the ledger began; only a migration writes it. */
type MoveKind = 'receipt' | 'shipment' | 'return' | 'count' | 'correction' | 'scrap'

/** A shelf: a product in a warehouse. */
export type Place = { skuId: number; warehouse: string }

/** Pieces that come to a shelf, or leave it (below 0). */
export type Move = Place & { pieces: number }

export type MoveCause = {
  kind: MoveKind
  /** What it is for, such as `shipment 17`: the same twice is refused by the database. */
  ref: string
  /** Whether the pieces were promised to an order: the promise ends with the move. */
  promised?: boolean
  reason?: string
  accountId: number | null
  now: Date
}

/**
 * Locks shelves until the end of the transaction, in sorted order (invariant 9); one that never held a piece is made. What is read of
 * their stock, and of the lines that wait for it, by a later statement stays so.
 */
export async function lockStock(tx: Tx, places: readonly Place[]) {
  if (places.length === 0) return
  const distinctPlaces = sql`
    (select distinct sku_id, warehouse
       from unnest(${places.map(({ skuId }) => skuId)}::integer[], ${places.map(({ warehouse }) => warehouse)}::text[])
            as p (sku_id, warehouse)) p`
  await sql`
    insert into stock (sku_id, warehouse)
    select sku_id, warehouse from ${distinctPlaces}
     where not exists (select from stock k where k.sku_id = p.sku_id and k.warehouse = p.warehouse)
     order by sku_id, warehouse
    on conflict do nothing
  `.execute(tx)
  await sql`
    select from stock k join ${distinctPlaces} using (sku_id, warehouse) order by k.sku_id, k.warehouse for no key update of k
  `.execute(tx)
}

/** Writes moves into the ledger; the shelves follow by a trigger. Their rows are to be locked before (`lockStock`). */
export const postMoves = (tx: Tx, moves: readonly Move[], { kind, ref, ...cause }: MoveCause) =>
  sql`
    insert into stock_moves (sku_id, warehouse, kind, pieces, ref, promised, reason, account_id, at)
    select sku_id, warehouse, ${kind}, sum(pieces)::integer, ${ref}, ${cause.promised ?? false}, ${cause.reason ?? ''},
           ${cause.accountId}::integer, ${cause.now}::timestamptz
      from unnest(${moves.map(({ skuId }) => skuId)}::integer[], ${moves.map(({ warehouse }) => warehouse)}::text[],
                  ${moves.map(({ pieces }) => pieces)}::integer[]) as m (sku_id, warehouse, pieces)
     group by sku_id, warehouse
     order by sku_id, warehouse
  `.execute(tx)
