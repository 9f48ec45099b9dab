import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'

type SpendingRow = { currency: string; month: string; amount: number; orders: number }

/**
 * What a customer has ordered in each of the last twelve months by the clock of their site, without what was cancelled, VAT
 * excluded, in cents: twelve rows for each currency, the first month first. Reads the orders of these months alone (`orders_customer`).
 */
export async function findMonthlySpending(db: Db, { customerId, orgId }: CustomerCaller, now: Date) {
  const { rows } = await sql<SpendingRow>`
    with clock as materialized (
      select g.time_zone as zone, date_trunc('month', ${now}::timestamptz at time zone g.time_zone) as month
        from orgs g
       where g.id = ${orgId}
    ), spent as materialized (
      select o.currency, date_trunc('month', o.placed_at at time zone c.zone) as month,
             sum(o.remaining_total - o.remaining_vat)::bigint as amount, count(*)::integer as orders
        from clock c
        join orders o
          on o.customer_id = ${customerId} and o.status <> 'cancelled'
         and o.placed_at >= (c.month - interval '11 months') at time zone c.zone
       group by 1, 2
    )
    select k.currency, to_char(m.month, 'YYYY-MM') as month,
           coalesce(s.amount, 0)::bigint as amount, coalesce(s.orders, 0) as orders
      from (select distinct currency from spent) k
     cross join clock c
     cross join generate_series(c.month - interval '11 months', c.month, interval '1 month') as m (month)
      left join spent s on s.currency = k.currency and s.month = m.month
     order by k.currency, m.month
  `.execute(db)
  return rows
}
