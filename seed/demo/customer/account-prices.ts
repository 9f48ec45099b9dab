import { sql } from 'kysely'
import type { Tx } from '../../../server/db/database.ts'

/**
 * What the sales rep of the Dutch customer sees: a quarter on everything, more on ink, and round prices of some toners.
 * Needs accounts and products.
 */
export async function seedAccountPrices(tx: Tx) {
  await sql`
    insert into account_price_rules (customer_id, account_id, class_id, markup_bp)
    select c.id, null, r.class_id, r.markup_bp
      from customers c, (values (null::integer, 2500), (104, 4000)) as r (class_id, markup_bp)
     where c.custnum = 'C10001'
  `.execute(tx)
  await sql`
    insert into account_prices (customer_id, account_id, sku_id, unit_price)
    select c.id, case when n.at % 2 = 0 then a.id end, n.sku_id, ((n.unit_price * 140) / 10000 + 1) * 100 - 10
      from customers c
      join accounts a on a.customer_id = c.id and a.role = 'salesrep'
     cross join lateral (
       select p.sku_id, p.unit_price, row_number() over (order by s.number) as at
         from list_prices p
         join skus s on s.id = p.sku_id and s.status = 'active' and s.class_id = 102
        where p.price_list_id = c.price_list_id
        order by s.number
        limit 24
     ) n
     where c.custnum = 'C10001'
  `.execute(tx)
}
