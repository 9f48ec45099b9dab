import { sql } from 'kysely'
import type { InvoiceKind } from '../../../../rules/invoice/invoice.ts'
import type { Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'

/** A document of the caller's company and who sends a copy of it; undefined where it is not theirs. */
export const findCopy = (tx: Tx, { customerId, accountId }: CustomerCaller, number: string) =>
  tx
    .selectFrom('finance_items as f')
    .innerJoin('invoices as i', 'i.item_id', 'f.id')
    .innerJoin('customers as u', 'u.id', 'f.customer_id')
    .innerJoin('accounts as a', (join) => join.on('a.id', '=', accountId))
    .select(['i.item_id as itemId', sql<InvoiceKind>`i.kind`.as('kind'), 'u.company', 'a.email as senderEmail'])
    .where('f.number', '=', number)
    .where('f.customer_id', '=', customerId)
    .executeTakeFirst()

/** Holds an account to the end of the transaction. */
export const lockSender = (tx: Tx, accountId: number) =>
  tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()

// More than anybody does within an hour; what an account did before is not looked at.
const latestEvents = 500

/** How many copies an account has sent since then. */
export async function countCopies(tx: Tx, accountId: number, since: Date) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
      from (select action, at from audit_events where account_id = ${accountId} order by position desc limit ${latestEvents}) e
     where e.action = 'invoice.copied' and e.at > ${since}`.execute(tx)
  return rows[0]?.count ?? 0
}
