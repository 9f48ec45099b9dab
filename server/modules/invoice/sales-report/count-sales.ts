import { sql } from 'kysely'
import { tryAdvisoryLock } from '../../../db/advisory-lock.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { documentSales } from './document-sales.ts'
import { earlierDocuments } from './earlier-documents.queries.ts'
import { startSalesYear } from './sales-year.queries.ts'

/** So many documents are counted in one transaction. */
const documentsAtOnce = 2_000

/**
 * Counts the sales of what was issued since it ran last, and then those of documents from before sales were counted. A document is counted in
 * the transaction that takes it off those that wait: once, wherever the job is stopped and however many instances run it. Where another one is
 * at it, this one leaves it to that.
 */
export const countSalesBy = (db: Db, now: () => Date) => async () => {
  while ((await db.transaction().execute((tx) => countSales(tx, documentsAtOnce))) === documentsAtOnce);
  await db.transaction().execute((tx) => startSalesYear(tx, now()))
}

/**
 * Counts the sales of the oldest documents that wait, at most so many, and of earlier ones where fewer wait; answers of how many. Of none while
 * another transaction counts.
 */
export async function countSales(tx: Tx, most: number): Promise<number> {
  // Two instances would write the same sums. Neither waits, as other jobs wait for their workers.
  if (!(await tryAdvisoryLock(tx, 'sales'))) return 0
  const { rows } = await sql<{ documents: number }>`
    with noted as (
      delete from uncounted_sales
       where invoice_id in (select invoice_id from uncounted_sales order by invoice_id limit ${most})
      returning invoice_id),
    earlier as materialized (
      select item_id as invoice_id from (${earlierDocuments}) e order by item_id limit ${most}::bigint - (select count(*) from noted)),
    passed as (
      update earlier_sales set counted_until = (select max(invoice_id) from earlier) where exists (select from earlier)),
    counted as (select invoice_id from noted union all select invoice_id from earlier),
    sold as materialized (${documentSales(sql`counted`)}),
    by_warehouse as (
      insert into warehouse_sales as s (month, org_id, warehouse, currency, pieces, net)
      select month, org_id, warehouse, currency, sum(pieces), sum(net) from sold group by month, org_id, warehouse, currency
      on conflict (month, org_id, currency, warehouse) do update set pieces = s.pieces + excluded.pieces, net = s.net + excluded.net),
    by_customer as (
      insert into customer_sales as s (month, org_id, customer_id, currency, pieces, net)
      select month, org_id, customer_id, currency, sum(pieces), sum(net) from sold group by month, org_id, customer_id, currency
      on conflict (month, org_id, currency, customer_id) do update set pieces = s.pieces + excluded.pieces, net = s.net + excluded.net),
    by_product as (
      insert into product_sales as s (month, org_id, sku_id, currency, pieces, net)
      select month, org_id, sku_id, currency, sum(pieces), sum(net) from sold group by month, org_id, sku_id, currency
      on conflict (month, org_id, currency, sku_id) do update set pieces = s.pieces + excluded.pieces, net = s.net + excluded.net)
    select count(*)::integer as documents from counted`.execute(tx)
  return rows[0]?.documents ?? 0
}
