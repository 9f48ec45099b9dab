import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/**
 * The positions of submitted lines that nobody has to look at: goods at fault, of a batch whose note says so for their reason, or for all.
 * A note for the reason itself goes before the one for all.
 */
export async function findKnownFaults(tx: Tx, returnId: number) {
  const { rows } = await sql<{ position: number }>`
    select l.position
      from returns r
      join return_lines l on l.return_id = r.id and l.state = 'submitted'
      join order_lines o on o.order_id = l.order_id and o.position = l.order_position
     where r.id = ${returnId} and r.type = 'quality'
       and (select n.auto_approve from batch_notes n
             where n.sku_id = o.sku_id and n.batch_number = upper(l.batch_number) and (n.reason is null or n.reason = l.reason)
             order by n.reason nulls last limit 1)
     order by l.position`.execute(tx)
  return rows.map(({ position }) => position)
}
