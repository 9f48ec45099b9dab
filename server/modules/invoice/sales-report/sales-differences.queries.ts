import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import { findDifferences, type RuleQueries } from '../../../db/differences.ts'
import { documentSales } from './document-sales.ts'

const countedDocuments = sql`(
  select i.item_id as invoice_id from invoices i
   where not exists (select from uncounted_sales u where u.invoice_id = i.item_id)
     and not exists (select from earlier_sales e where i.item_id > e.counted_until and i.item_id <= e.last_id))`

/** Where the sums of a table are not what the documents that are counted say. */
const differingSums = (table: string, key: string) => sql`
  select month || ', site ' || org_id || ', ' || currency || ', ' || coalesce(key::text, 'charges') || ': ' || sum(pieces) ||
         ' pieces and ' || sum(net) || ' cents more are counted than issued' as place
    from (select month, org_id, currency, ${sql.ref(key)} as key, pieces, net from ${sql.table(table)}
          union all
          select month, org_id, currency, ${sql.ref(key)}, -pieces, -net from (${documentSales(countedDocuments)}) issued) both_sides
   group by month, org_id, currency, key
  having sum(pieces) <> 0 or sum(net) <> 0`

/** Where the sums of the year are not what those of its months come to. */
const differingYear = sql`
  select 'site ' || org_id || ', ' || currency || ', ' || coalesce(sku_id::text, 'charges') || ': ' || sum(pieces) || ' pieces, ' ||
         sum(net) || ' and ' || sum(net_before) || ' cents more in the year than in its months' as place
    from (select org_id, currency, sku_id, pieces, net, net_before from product_year_sales
          union all
          select s.org_id, s.currency, s.sku_id, case when l.is_last then -s.pieces else 0 end,
                 case when l.is_last then -s.net else 0 end, case when l.is_last then 0 else -s.net end
            from product_sales s cross join sales_year y
           cross join lateral (select s.month > y.until - interval '12 months' as is_last) l
           where s.month between y.until - interval '23 months' and y.until) both_sides
   group by org_id, currency, sku_id
  having sum(pieces) <> 0 or sum(net) <> 0 or sum(net_before) <> 0`

const rules: RuleQueries = {
  'sales by warehouse are what documents say': differingSums('warehouse_sales', 'warehouse'),
  'sales by customer are what documents say': differingSums('customer_sales', 'customer_id'),
  'sales by product are what documents say': differingSums('product_sales', 'sku_id'),
  'sales of the year by product are those of its months': differingYear,
}

/** Every difference between the sums of sales and the documents of which they were counted; nothing where all agree. Reads every document. */
export const findSalesDifferences = (db: Db | Tx) => findDifferences(db, rules)
