import { type RawBuilder, sql } from 'kysely'
import type { CustomerCaller } from '../../http/caller.ts'
import type { ListOptions } from '../../modules/basket/quick-order/quick-order.queries.ts'
import { emptyDatabase, type FreshDatabase } from '../../testing/database.ts'
import { connect, type Db, type Tx } from '../database.ts'
import { migrate } from '../migrate.ts'

/**
 * The version that knows the options of a quick order as `wishes` alone: its schema, and what it does with it, in its
 * statements. It goes with the column `wishes`, or makes place for the next version that has to run beside a newer one.
 */

/** A database as that version left it: a customer with an account, and so many quick orders of theirs. */
export async function databaseBefore(lists: number): Promise<{ database: FreshDatabase; caller: CustomerCaller }> {
  const database = await emptyDatabase()
  await migrate(database.url, { upTo: '0110_legal_texts' })
  const db = connect(database.url, { connections: 1 })
  const caller = await addCustomer(db)
  await sql`
    insert into quick_orders (number, org_id, customer_id, account_id, name, status, wishes, created_at, changed_at)
    select 'QB' || n, 1, ${caller.customerId}, ${caller.accountId}, '', 'draft', jsonb_build_object('poNumber', 'PO ' || n), now(), now()
      from generate_series(1, ${lists}::integer) n
  `.execute(db)
  await sql`
    insert into declarations (type, part, title, body)
    values ('cookies', 'text', '{"en": "Cookies"}', '{"en": "order-wishes keeps an order."}')
  `.execute(db)
  await db.destroy()
  return { database, caller }
}

async function addCustomer(db: Db): Promise<CustomerCaller> {
  await sql`
    insert into countries (iso2, name_en, name_de, eu_member, vat_rate_bp)
    values ('NL', 'Netherlands', 'Niederlande', true, 2100)
  `.execute(db)
  await sql`
    insert into warehouses (code, name, country, time_zone, region) values ('NL', 'Venlo', 'NL', 'Europe/Amsterdam', 'EU')
  `.execute(db)
  await sql`
    insert into orgs (id, site_name, iso2, region, language, currency, time_zone, warehouse, number_prefix)
    values (1, 'Netherlands', 'NL', 'EU', 'en', 'EUR', 'Europe/Amsterdam', 'NL', 'NL')
  `.execute(db)
  const { rows } = await sql<Pick<CustomerCaller, 'customerId' | 'accountId' | 'priceListId'>>`
    with list as (insert into price_lists (name, currency) values ('Resellers', 'EUR') returning id),
         customer as (
           insert into customers (custnum, org_id, company, country, price_list_id, currency)
           select 'C1', 1, 'Test Company', 'NL', id, 'EUR' from list returning id, price_list_id
         ),
         account as (
           insert into accounts (customer_id, user_name, email, name, role, password_hash)
           select id, 'main', 'main@example.com', 'Mara Main', 'main', '' from customer returning id
         )
    select c.id as "customerId", a.id as "accountId", c.price_list_id as "priceListId" from customer c, account a
  `.execute(db)
  const [ids] = rows
  if (!ids) throw new Error('The customer was not stored')
  return { ...buyer, ...ids }
}

const buyer = {
  orgId: 1,
  region: 'EU',
  role: 'main',
  roles: ['main'],
  permissions: [],
  currency: 'EUR',
  warehouse: 'NL',
  language: 'en',
} as const

/** What that version asks of quick orders. */
export const quickOrdersBefore = (db: Db | Tx, { customerId, accountId, orgId }: CustomerCaller) => ({
  add: async (list: { number: string; wishes: ListOptions }) => {
    const { rows } = await sql<{ id: number }>`
      insert into quick_orders (number, org_id, customer_id, account_id, name, status, wishes, created_at, changed_at)
      values (${list.number}, ${orgId}, ${customerId}, ${accountId}, '', 'draft', ${JSON.stringify(list.wishes)}, now(), now())
      returning id
    `.execute(db)
    return rows[0]?.id ?? 0
  },

  /** The list, which stays locked until the transaction ends. */
  lock: (id: number) => find(db, sql`q.customer_id = ${customerId} and q.id = ${id} for no key update of q`),

  find: (id: number) => find(db, sql`q.customer_id = ${customerId} and q.id = ${id}`),

  submit: (id: number, wishes: ListOptions | undefined) =>
    sql`
      update quick_orders
         set status = 'submitted', reason = null, changed_at = now(),
             wishes = coalesce(${wishes ? JSON.stringify(wishes) : null}::jsonb, wishes)
       where customer_id = ${customerId} and id = ${id}
    `.execute(db),
})

type Row = { id: number; number: string; wishes: ListOptions; shipTo: string }

async function find(db: Db | Tx, where: RawBuilder<unknown>) {
  const { rows } = await sql<Row>`
    select q.id, q.number, q.wishes,
           case when q.wishes ? 'oneOffAddress'
                then concat_ws(', ', nullif(q.wishes #>> '{oneOffAddress,company}', ''), q.wishes #>> '{oneOffAddress,city}')
                else concat_ws(', ', nullif(d.company, ''), d.city) end as "shipTo"
      from quick_orders q
      left join addresses d on d.customer_id = q.customer_id and d.id = (q.wishes ->> 'addressId')::integer
     where ${where}
  `.execute(db)
  return rows[0]
}
