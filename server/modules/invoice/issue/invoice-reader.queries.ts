import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/**
 * Where the invoices of an order go: the customer's address for invoices, else that which the order was placed with, else the main account,
 * else whoever placed it. Empty, for our own service, where none of these is there any longer.
 */
export async function findInvoiceReader(tx: Tx, orderId: number) {
  const { rows } = await sql<{ orgId: number; email: string }>`
    select o.org_id as "orgId",
           coalesce(nullif(t.email, ''), nullif(o.bill_to->>'email', ''),
                    (select m.email from accounts m
                      where m.customer_id = o.customer_id and m.role = 'main' and m.status = 'active' order by m.id limit 1),
                    case when a.status = 'active' then a.email else '' end) as email
      from orders o
      join accounts a on a.id = o.account_id
      left join invoice_settings t on t.customer_id = o.customer_id
     where o.id = ${orderId}
  `.execute(tx)
  const [reader] = rows
  if (!reader) throw new Error('an invoice of no order')
  return reader
}
