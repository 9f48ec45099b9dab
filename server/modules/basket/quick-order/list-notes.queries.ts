import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'

/** What is noted on the lines of a list that the caller may see, who places orders; by the number of the product. */
export async function notedOnList(db: Db | Tx, { customerId, accountId }: CustomerCaller, id: number) {
  const { rows } = await sql<{ number: string; note: string }>`
    select s.number, l.note
      from quick_order_lines l
      join quick_orders q on q.id = l.quick_order_id and q.customer_id = ${customerId}
      join skus s on s.id = l.sku_id
     where l.quick_order_id = ${id} and l.note <> '' and (q.account_id = ${accountId} or q.status <> 'draft')
  `.execute(db)
  return new Map(rows.map(({ number, note }) => [number, note]))
}
