import { sql } from 'kysely'
import { rolesWith } from '../../../../rules/identity/roles.ts'
import type { UpdateFrequency } from '../../../../rules/order/order-update.ts'
import type { Tx } from '../../../db/database.ts'

/** What happened to the account of a customer. */
export type PaymentNews = {
  newsId: number
  customerId: number
  orgId: number
  /** A payment was booked, or taken back; or something else has changed, and the rest is empty. */
  kind: 'booked' | 'undone' | 'changed'
  /** Cents. */
  amount: number
  currency: string
  /** ISO date. */
  paidOn: string
  /** The numbers of invoices and orders. */
  settles: string[]
  /** The numbers of invoices of which it pays a part. */
  partOf: string[]
  /** Cents that are left as credit. */
  unallocated: number
}

/** Takes pending news, the oldest first: whoever takes it announces it in the same transaction. */
export async function takePaymentNews(tx: Tx, most: number): Promise<PaymentNews[]> {
  const { rows } = await sql<PaymentNews>`
    with taken as (
      delete from payment_news
       where id in (select id from payment_news order by id limit ${most} for update skip locked)
      returning *)
    select t.id as "newsId", t.customer_id as "customerId", c.org_id as "orgId", t.kind, coalesce(t.amount, 0) as amount, t.currency,
           coalesce(t.paid_on::text, '') as "paidOn", t.settles, t.part_of as "partOf", coalesce(t.unallocated, 0) as unallocated
      from taken t
      join customers c on c.id = t.customer_id
     order by t.id`.execute(tx)
  return rows
}

export type PaymentReader = {
  accountId: number
  customerId: number
  email: string
  language: string
  frequency: UpdateFrequency | null
}

/** The accounts of some customers that see what is owed, with when they want to know by mail. */
export async function findPaymentReaders(tx: Tx, customerIds: readonly number[]) {
  if (customerIds.length === 0) return []
  const { rows } = await sql<PaymentReader>`
    select a.id as "accountId", a.customer_id as "customerId", a.email, a.language, k.frequency
      from accounts a
      join customers c on c.id = a.customer_id
      left join order_update_choices k on k.account_id = a.id and k.kind = 'paid'
     where a.customer_id = any(${customerIds}::integer[]) and a.status = 'active' and c.status = 'active'
       and a.role::text = any(${rolesWith('cust:finance')}::text[])
     order by a.id`.execute(tx)
  return rows
}
