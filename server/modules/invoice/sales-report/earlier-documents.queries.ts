import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/** Bounds of one row as values, so that the ids between are looked up in their index. */
const countedUntil = sql`(select counted_until from earlier_sales)`
const lastId = sql`(select last_id from earlier_sales)`

/** Documents that were issued before sales were counted, and of which no sales are counted yet; by their `item_id`. */
export const earlierDocuments = sql`
  select i.item_id from invoices i where i.item_id > ${countedUntil} and i.item_id <= ${lastId}`

/** Documents of which no sales are counted yet: what was issued since the upgrade, and what is left of those before. */
export async function countUncounted(db: Db | Tx): Promise<{ waiting: number; earlier: number }> {
  const { rows } = await sql<{ waiting: number; earlier: number }>`
    select (select count(*) from uncounted_sales)::integer as waiting,
           (select count(*) from (${earlierDocuments}) e)::integer as earlier`.execute(db)
  return rows[0] ?? { waiting: 0, earlier: 0 }
}
