import { sql } from 'kysely'
import type { Db } from '../../server/db/database.ts'

// What stands between the ids of one copy and those of the next.
export const apart = 10_000

/**
 * So many more customers, with one account each, as those of the demo are that ordered, under numbers and names of their own.
 * The customer with the most orders has no copies: all of their orders stay theirs.
 */
export async function addCopiedCustomers(db: Db, copiesOfEach: number) {
  await sql`
    insert into customers (id, custnum, org_id, company, vat_number, country, price_list_id, terms_net_days, credit_limit, currency)
    overriding system value
    select c.id + n * ${apart}::integer, 'K' || (c.id * 1000000 + n), c.org_id,
           initcap(translate(substr(md5(c.id || '-' || n), 1, 8), '0123456789', 'aeioulnrst')) || ' ' || initcap(translate(substr(md5(n || '+' || c.id), 1, 7), '0123456789', 'aeioulnrst')),
           null, c.country, c.price_list_id, c.terms_net_days, c.credit_limit, c.currency
      from customers c, generate_series(1, ${copiesOfEach}::integer) n
     where exists (select from orders o where o.customer_id = c.id) and c.id <> ${largest}`.execute(db)
  await sql`
    insert into accounts (id, customer_id, user_name, email, name, role, confirmed, email_proved_at, password_hash)
    overriding system value
    select a.id + n * ${apart}::integer, a.customer_id + n * ${apart}::integer, a.user_name || '.' || n, n || a.email, a.name, a.role,
           true, now(), 'nobody signs in'
      from accounts a, generate_series(1, ${copiesOfEach}::integer) n
     where exists (select from orders o where o.account_id = a.id) and a.customer_id <> ${largest}`.execute(db)
}

const largest = sql`(select customer_id from orders where id < ${apart} group by 1 order by count(*) desc, 1 limit 1)`

/**
 * SQL of `orders t` and `n`: how far the id of the customer is from that of the original to whom copy `n` of an order belongs, and the company
 * to which it goes. The hundredth part of the copies of a customer has a fifth of their orders.
 */
export async function copiedCustomer(db: Db): Promise<{ customerId: string; company: string }> {
  const { rows } = await sql<{ copies: number; originals: number[] }>`
    select coalesce(max(id) / ${apart}, 0)::integer as copies,
           array(select distinct id % ${apart} from customers where id > ${apart}) as originals from customers`.execute(
    db,
  )
  const { copies, originals } = rows[0] ?? { copies: 0, originals: [] }
  const random = '(mod(t.id * 7919 + n * 104729::bigint, 65536) / 65536.0)'
  const copy = `floor(${copies + 1} * power(${random}, 3))::integer * ${apart}`
  const customerId = `case when t.customer_id = any('{${originals}}') then ${copy} else 0 end`
  const company = `case when t.ship_to ->> 'company' <> '' then (select jsonb_build_object('company', c.company) from customers c
                                    where c.id = t.customer_id + ${customerId}) else '{}' end`
  return { customerId, company }
}
