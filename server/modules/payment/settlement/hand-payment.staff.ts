import { sql } from 'kysely'
import { orNotFound } from '../../../http/refuse.ts'
import { canAccessIssuer, canAccessSite } from '../../../staff/site-access.ts'
import type { StaffChange } from '../../../staff/staff-change.ts'
import { takesPrepayment } from './payer.staff.ts'

type HandPayment = { customerId: number; amount: number; currency: string; paidOn: string; note: string }

/** Stores a payment that a staff user booked; answers its id. Cents. */
export async function storeHandPayment(
  { tx, call, changer }: StaffChange,
  { customerId, paidOn, amount, currency, note }: HandPayment,
) {
  const { id } = await tx
    .insertInto('hand_payments')
    .values({
      customer_id: customerId,
      paid_on: paidOn,
      amount,
      currency,
      note,
      at: changer.now,
      account_id: call.caller.accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A payment by hand of the caller's sites, or for what one issued, locked before all that it settled; every other one is not found. */
export async function lockHandPayment({ tx, call }: StaffChange, handId: number) {
  const { rows } = await sql<Omit<HandPayment, 'note'> & { isUndone: boolean }>`
    select h.customer_id as "customerId", h.amount, h.currency, h.paid_on::text as "paidOn", h.undone_at is not null as "isUndone"
      from hand_payments h
      join customers c on c.id = h.customer_id
     where h.id = ${handId} and (${canAccessSite(call.caller, sql.ref('c.org_id'))} or exists (
           select from clearings l where l.hand_id = h.id and ${canAccessIssuer(call.caller, sql.ref('l.debit_id'))}) or exists (
           select from payment_postings p
             join finance_items f on f.id = p.item_id
             join orders o on o.id = f.order_id
            where p.hand_id = h.id and ${takesPrepayment(call.caller)}))
       for no key update of h`.execute(tx)
  return orNotFound(rows[0])
}

/** Records that it was undone, by whom and why. */
export const storeUndone = ({ tx, call, changer }: StaffChange, handId: number, reason: string) =>
  tx
    .updateTable('hand_payments')
    .set({ undone_at: changer.now, undone_by: call.caller.accountId, undone_because: reason })
    .where('id', '=', handId)
    .execute()
