import { sql } from 'kysely'
import type { Db } from '../../server/db/database.ts'
import { signInAs } from './databases.ts'

export type Buyer = { customerId: number; accountId: number }

/** A buyer of each of so many customers of the demo. */
export async function findBuyers(db: Db, count: number): Promise<Buyer[]> {
  const { rows } = await sql<Buyer>`
    select distinct on (a.customer_id) a.customer_id as "customerId", a.id as "accountId"
      from accounts a
     where a.role = 'main' and a.customer_id is not null order by a.customer_id, a.id limit ${count}`.execute(db)
  if (rows.length < count) throw new Error(`The demo has fewer than ${count} customers`)
  return rows
}

/** So many more customers of a site, as its first one is. */
export async function addCustomers(db: Db, count: number, orgId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into customers (custnum, org_id, company, country, currency, price_list_id, terms_net_days, credit_limit)
    select ${`K${orgId}-`} || n, c.org_id, 'Company ' || n, c.country, c.currency, c.price_list_id, 30, 100000
      from (select * from customers where org_id = ${orgId} order by id limit 1) c, generate_series(1, ${count}::integer) n
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The token of an account of finance of a site. */
export async function signInFinance(db: Db, orgId: number): Promise<string> {
  const { rows } = await sql<{ id: number }>`
    insert into accounts (user_name, email, name, role, staff_roles, confirmed, email_proved_at, password_hash)
    values (${`finance.${orgId}`}, ${`finance${orgId}@demo.example`}, 'Finance', 'staff', '{finance}', true, now(), 'nobody signs in')
    returning id`.execute(db)
  const accountId = rows[0]?.id ?? 0
  await db.insertInto('staff_sites').values({ account_id: accountId, org_id: orgId }).execute()
  return await signInAs(db, accountId)
}

export async function findSkus(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from skus order by id limit ${count}`.execute(db)
  return rows.map(({ id }) => id)
}
