import { sql } from 'kysely'
import type { CreditedPart } from '../../../../rules/return/credited.ts'
import type { Db, Tx } from '../../../db/database.ts'

/** What the credit notes of a return credit of its lines, each with the VAT of its whole note; cents. */
export async function findCredited(db: Db | Tx, returnId: number) {
  const { rows } = await sql<CreditedPart & { vat: number }>`
    select c.position, c.credit_id as "creditId", l.order_id as "orderId", l.order_position as "orderPosition", c.pieces, i.vat,
           (select coalesce(sum(n.net), 0)::bigint from invoice_lines n
             where n.invoice_id = c.credit_id and n.order_id = l.order_id and n.order_position = l.order_position) as net
      from return_credits c
      join return_lines l on l.return_id = c.return_id and l.position = c.position
      join invoices i on i.item_id = c.credit_id
     where c.return_id = ${returnId}
     order by c.credit_id, c.position`.execute(db)
  return rows
}
