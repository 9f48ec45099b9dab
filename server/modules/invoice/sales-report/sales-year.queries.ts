import { sql } from 'kysely'
import { tryAdvisoryLock } from '../../../db/advisory-lock.ts'
import type { Tx } from '../../../db/database.ts'

/** The month, YYYY-MM, with which the twelve end that are summed up by product; null before the job has begun with them. */
export async function findSalesYear(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{ until: string }>`select to_char(until, 'YYYY-MM') as until from sales_year`.execute(tx)
  return rows[0]?.until ?? null
}

/**
 * Once a month has begun by the latest clock of a site, adds up the twelve that end with it, and the twelve before. Leaves it to a later
 * run where another transaction counts.
 */
export async function startSalesYear(tx: Tx, now: Date) {
  if (!(await tryAdvisoryLock(tx, 'sales'))) return
  const { rows } = await sql`
    insert into sales_year as y (until)
    select date_trunc('month', max(${now}::timestamptz at time zone g.time_zone))::date from orgs g
    on conflict (single) do update set until = excluded.until where y.until < excluded.until
    returning until`.execute(tx)
  if (rows.length === 0) return
  await sql`delete from product_year_sales`.execute(tx)
  await sql`
    insert into product_year_sales (org_id, sku_id, currency, pieces, net, net_before)
    select org_id, sku_id, currency, coalesce(sum(pieces) filter (where is_last), 0), coalesce(sum(net) filter (where is_last), 0),
           coalesce(sum(net) filter (where not is_last), 0)
      from (select s.*, s.month > y.until - interval '12 months' as is_last from product_sales s, sales_year y
             where s.month between y.until - interval '23 months' and y.until) sold
     group by org_id, sku_id, currency`.execute(tx)
}
