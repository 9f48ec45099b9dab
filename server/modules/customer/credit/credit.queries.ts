import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

export type Receivables = { openBalance: number; overdueAmount: number; overdueDays: number }

/**
 * What a customer owes, in cents, as a query of one row: what is open of their account, less their credits, and what they have ordered on
 * account and is not invoiced yet. What is due and past, and not disputed, is overdue, the oldest by so many days, by the clock of their site.
 * Only in the currency of their prices, in which their credit limit is: nothing is converted.
 */
export const receivables = (customerId: number | RawBuilder<number>, now: Date) => sql<Receivables>`
  select coalesce(sum(amount), 0)::bigint as "openBalance",
         coalesce(sum(amount) filter (where late > 0), 0)::bigint as "overdueAmount",
         greatest(0, coalesce(max(late), 0))::integer as "overdueDays"
    from (
      select case f.side when 'debit' then f.open else -f.open end as amount,
             (${now}::timestamptz at time zone g.time_zone)::date - ${ageingDay} as late
        from finance_items f
        join customers u on u.id = f.customer_id
        join orgs g on g.id = u.org_id
       where f.customer_id = ${customerId} and f.currency = u.currency and f.cleared < f.amount and not (${paysOpenOrder})
      union all
      select amount, null
        from orders_to_invoice
       where customer_id = ${customerId} and paid_at is null and terms_net_days > 0
         and status in ('onHold', 'submitted', 'released', 'partlyShipped')
    ) owed`

/** When a debit `f` is due: what has no day for it, as a refund, is due when it is issued. */
export const dueDay = sql<string>`coalesce(f.due_on, f.issued_on)`

/** An item `f` that its customer disputes is owed, but not overdue. */
export const isDisputed = sql<boolean>`(exists (select from item_disputes d where d.item_id = f.id and d.ended_at is null))`

/** Whether an item `f` was disputed just before an instant. */
export const wasDisputed = (before: Date) => sql<boolean>`(exists (
  select from item_disputes d
   where d.item_id = f.id and d.at < ${before}::timestamptz and (d.ended_at is null or d.ended_at >= ${before}::timestamptz)))`

/** The day past which a debit `f` is overdue, in every list, sum and hold; null for what is disputed and what is the customer's. */
export const ageingDay = sql<string | null>`(case when f.side = 'debit' and not ${isDisputed} then ${dueDay} end)`

/** A payment for an order is reserved as long as something of it is to be invoiced. */
const paysOpenOrder = sql`
  f.side = 'credit' and exists (
    select from orders o
     where o.id = f.order_id and (o.terms_net_days = 0 or o.paid_at is not null) and o.status not in ('shipped', 'allDelivered', 'cancelled'))`

/** What a customer owes. */
export async function findReceivables(db: Db | Tx, customerId: number, now: Date): Promise<Receivables> {
  const { rows } = await receivables(customerId, now).execute(db)
  return rows[0] ?? { openBalance: 0, overdueAmount: 0, overdueDays: 0 }
}
