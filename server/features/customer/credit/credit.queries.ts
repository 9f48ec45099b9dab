import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

export type Receivables = { openBalance: number; overdueAmount: number; overdueDays: number }

/**
 * What a customer owes, in cents, as a query of one row: every order on account that is not paid counts against their credit
 * limit, delivered or not. It is due so many days after its last shipment as its terms allow, by the clock of its site;
 * those that are past are overdue, the oldest by so many days. What has not left is never late.
 */
export const receivables = (customerId: number, now: Date) => sql<Receivables>`
  select coalesce(sum(total), 0)::bigint as "openBalance",
         coalesce(sum(total) filter (where late > 0), 0)::bigint as "overdueAmount",
         greatest(0, coalesce(max(late), 0))::integer as "overdueDays"
    from (
      select o.remaining_total as total,
             (${now}::timestamptz at time zone g.time_zone)::date
               - ((${shippedAt} at time zone g.time_zone)::date + o.terms_net_days) as late
        from orders o
        join orgs g on g.id = o.org_id
       where o.customer_id = ${customerId} and o.paid_at is null and o.terms_net_days > 0 and o.status <> 'cancelled'
    ) open`

// Shipments are kept only since shortly before; the states of an order tell of those from before.
const shippedAt = sql`coalesce(
  (select max(s.shipped_at) from shipments s where s.order_id = o.id and s.status in ('left', 'delivered')),
  (select max(e.at) from order_events e where e.order_id = o.id and e.status in ('partlyShipped', 'shipped')
      and e.action not in ('arrived', 'delayed')))`

/** What a customer owes. */
export async function findReceivables(db: Db | Tx, customerId: number, now: Date): Promise<Receivables> {
  const { rows } = await receivables(customerId, now).execute(db)
  return rows[0] ?? { openBalance: 0, overdueAmount: 0, overdueDays: 0 }
}
