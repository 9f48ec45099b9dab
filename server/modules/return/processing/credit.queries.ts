import { sql } from 'kysely'
import type { CreditedReturnLine, InvoicedLine } from '../../../../rules/return/credit-plan.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { lineCredits, type StoredLine, toCreditableLine, unitPrice } from '../../invoice/issue/line-credits.queries.ts'

/** What of the inspected lines of a return is to be credited: the pieces that were kept, or all where none had to come back. */
export async function findKept(db: Db | Tx, returnId: number) {
  const { rows } = await sql<CreditedReturnLine>`
    select position, order_id as "orderId", order_position as "orderPosition", fee_bp as "feeBp",
           case when received is null then quantity else restocked + scrapped end as pieces
      from return_lines where return_id = ${returnId} and state = 'inspected' order by position`.execute(db)
  return rows
}

type ItemSite = { region: 'EU' | 'US'; language: string; timeZone: string }
export type CreditableItem = InvoicedLine & ItemSite
type StoredItem = StoredLine & Pick<InvoicedLine, 'itemId' | 'orderId' | 'orderPosition'> & ItemSite

/** The invoiced lines of what the inspected lines of a return are about, the oldest first, with what of them was credited so far. */
export async function findInvoiced(db: Db | Tx, returnId: number) {
  const { rows } = await sql<StoredItem>`
    select l.invoice_id as "itemId", l.position, l.kind, l.order_id as "orderId", l.order_position as "orderPosition", l.pieces, l.net,
           ${unitPrice} as "unitPrice", (${lineCredits}) as credits, g.region, a.language, g.time_zone as "timeZone"
      from invoice_lines l
      join invoices i on i.item_id = l.invoice_id and i.kind = 'invoice'
      join orders o on o.id = l.order_id
      join orgs g on g.id = o.org_id
      join accounts a on a.id = o.account_id
     where (l.order_id, l.order_position) in (
             select order_id, order_position from return_lines where return_id = ${returnId} and state = 'inspected')
     order by l.invoice_id, l.position`.execute(db)
  return rows.map(toCreditableLine)
}

/** Locks the invoices of them, in sorted order, before the first number is taken. */
export const lockInvoiced = (tx: Tx, returnId: number) =>
  sql`
    select from finance_items where id in (
      select l.invoice_id from invoice_lines l join return_lines r on r.order_id = l.order_id and r.order_position = l.order_position
       where r.return_id = ${returnId})
     order by id for no key update`.execute(tx)

type Credit = { creditId: number; parts: readonly { position: number; pieces: number }[] }

/** Notes which credit note credits how many pieces of which line. */
export const addReturnCredits = (tx: Tx, returnId: number, credits: readonly Credit[]) =>
  tx
    .insertInto('return_credits')
    .values(
      credits.flatMap(({ creditId, parts }) =>
        parts.map((part) => ({ return_id: returnId, credit_id: creditId, ...part })),
      ),
    )
    .execute()
