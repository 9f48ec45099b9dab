import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { OrderDraft } from './draft-order.ts'

/**
 * Pieces of an order that each warehouse of the region has now, by its code, so that a customer sees from where more of it
 * can leave. What is not on sale yet is nowhere. Asks nothing, and answers none, where nothing waits.
 */
export async function readyByWarehouse(db: Db | Tx, { lines, reduced, waiting, warehouses }: OrderDraft) {
  if (waiting === 0) return new Map<string, number>()
  const asked = [...lines, ...reduced.filter(({ quantity }) => quantity === 0)]
  const { rows } = await sql<{ warehouse: string; pieces: number }>`
    select w.code as warehouse, sum(least(l.pieces, greatest(0, coalesce(k.on_hand - k.allocated, 0))))::integer as pieces
      from unnest(${warehouses.map(({ code }) => code)}::text[]) as w (code)
     cross join unnest(${asked.map(({ skuId }) => skuId)}::integer[], ${asked.map((line) => line.asked)}::integer[])
             as l (sku_id, pieces)
      join skus s on s.id = l.sku_id and s.status = 'active'
      left join stock k on k.sku_id = l.sku_id and k.warehouse = w.code
     group by w.code
  `.execute(db)
  return new Map(rows.map(({ warehouse, pieces }) => [warehouse, pieces]))
}
