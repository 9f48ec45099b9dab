import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { canAccessIssuer, canAccessSite } from '../../../staff/site-access.ts'
import type { StaffChange } from '../../../staff/staff-change.ts'

/** A refund that staff booked and did not undo; what undoes a payment is no posting of its own, and so none. */
export const isUndoable = sql<boolean>`exists (
  select from payment_postings p where p.item_id = f.id and p.kind = 'refund' and p.taken_back_by is null)`

type Refund = { customerId: number; number: string; currency: string; amount: number; isUndoable: boolean }

/**
 * A refund of a customer of the caller's sites, or of what one issued, locked with the credits that it paid out, in the order in which
 * everybody locks items; every other one is not found. Cents.
 */
export async function lockRefund({ tx, call }: StaffChange, itemId: number) {
  const own = sql`select f.id from finance_items f
    join customers c on c.id = f.customer_id
   where f.id = ${itemId} and f.kind = 'refund' and (${canAccessSite(call.caller, sql.ref('c.org_id'))} or exists (
         select from clearings p where p.debit_id = f.id and ${canAccessIssuer(call.caller, sql.ref('p.credit_id'))}))`
  await sql`
    select from finance_items i
     where i.id in (${own}) or i.id in (select l.credit_id from clearings l where l.debit_id in (${own}))
     order by i.id for no key update of i`.execute(tx)
  // Asked again: another transaction may have undone it.
  const { rows } = await sql<Refund>`
    select f.customer_id as "customerId", f.number, f.currency, f.amount, ${isUndoable} as "isUndoable"
      from finance_items f
     where f.id in (${own})`.execute(tx)
  return orNotFound(rows[0])
}

/** What a refund paid out, and still does. Cents. */
export async function findPaidOut(tx: Tx, itemId: number) {
  const { rows } = await sql<{ debitId: number; creditId: number; amount: number }>`
    select debit_id as "debitId", credit_id as "creditId", sum(amount)::bigint as amount
      from clearings
     where debit_id = ${itemId}
     group by debit_id, credit_id
    having sum(amount) > 0
     order by credit_id`.execute(tx)
  return rows
}
