import { sql } from 'kysely'
import type { OrderType } from '../../../../rules/order/order.ts'
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

/** The limits of the caller's account, null for none, and what handling costs of an order that goes to their own address. Cents. */
export const findOrderTerms = (db: Db, { accountId, orgId, currency }: CustomerCaller) =>
  db
    .selectFrom('accounts as a')
    .leftJoin('handling_fees as f', (join) =>
      join
        .on('f.org_id', '=', orgId)
        .on('f.currency', '=', currency)
        .on('f.order_type', '=', sql.lit('REG' satisfies OrderType)),
    )
    .select(['a.order_limit as orderLimit', 'a.month_limit as monthLimit', 'f.fee as handlingFee'])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
