import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'

type PlannedLine = {
  shoppingCartId: number
  skuId: number
  pieces: number
  pinned: string | null
  status: 'active' | 'announced'
  /** Pieces that each warehouse can promise now. */
  ready: Record<string, number>
}

/** The caller's lines of what is sold, one more than `most` at most. */
export async function findPlannedLines(db: Db, { accountId }: CustomerCaller, most: number) {
  const { rows } = await sql<PlannedLine>`
    select l.id as "shoppingCartId", l.sku_id as "skuId", l.quantity as pieces, l.warehouse as pinned, s.status,
           (select coalesce(json_object_agg(k.warehouse, greatest(0, k.on_hand - k.allocated)), '{}')
              from stock k where k.sku_id = l.sku_id) as ready
      from basket_lines l
      join skus s on s.id = l.sku_id
     where l.account_id = ${accountId} and s.status <> 'disabled'
     order by l.id
     limit ${most + 1}
  `.execute(db)
  return rows
}
