import { sql } from 'kysely'
import type { ItemKind } from '../../../../rules/ledger/item.ts'
import type { KnownAccount, OpenItem } from '../../../../rules/ledger/open-item.ts'
import type { Db } from '../../../db/database.ts'
import { substringPattern } from '../../../db/like.ts'
import type { Caller } from '../../../http/caller.ts'
import { canAccessItem, canAccessSite } from '../../../staff/site-access.ts'
import { ageingDay, isDisputed } from '../../customer/credit/credit.queries.ts'
import { takesPrepayment } from './payer.staff.ts'

/** A credit that settles the invoices of an order that is still being handled, and so nothing else. */
export const isReserved = sql<boolean>`(f.side = 'credit' and exists (
  select from orders_to_invoice t where t.order_id = f.order_id and t.paid_at is not null))`

export type OpenRow = Omit<OpenItem, 'kind' | 'reference'> & { kind: ItemKind | 'order'; company: string }

/**
 * All that is open of customers of the caller's sites, orders that wait for their payment among it, and of others what a site of the caller
 * issued, and no more. The order of each is looked up: to join them, the planner reads all, as it takes a third of the items for open.
 */
const openRows = (staff: Caller) => sql`(
  select f.kind, f.id as "itemId", f.number, c.id as "customerId", c.company, f.currency, f.open as "openCents",
         f.issued_on as "issuedOn", f.due_on as "dueOn", coalesce(o.order_number, '') as "orderNumber", coalesce(o.po_number, '') as "poNumber"
    from finance_items f
    join customers c on c.id = f.customer_id and ${canAccessItem(staff, { orgId: sql.ref('c.org_id'), itemId: sql.ref('f.id') })}
    left join lateral (select w.order_number, w.po_number from orders w where w.id = f.order_id offset 0) o on true
   where f.cleared < f.amount and not ${isReserved}
  union all
  select 'order', o.id, o.order_number, c.id, c.company, o.currency, t.amount, (o.placed_at at time zone g.time_zone)::date, null,
         o.order_number, o.po_number
    from orders o
    join orders_to_invoice t on t.order_id = o.id
    join customers c on c.id = o.customer_id
    join orgs g on g.id = o.org_id
   where o.status = 'awaitingPayment' and t.amount > 0 and ${takesPrepayment(staff)})`

/** What payments can clear; what is left of payments is not among it. */
export async function findMatchable(db: Db, staff: Caller): Promise<OpenItem[]> {
  const { rows } = await sql<OpenRow>`
    select * from ${openRows(staff)} r where r.kind in ('invoice', 'opening', 'credit', 'order')`.execute(db)
  return rows.map(({ kind, company: _, ...item }) => ({
    ...item,
    kind: kind === 'credit' || kind === 'order' ? kind : 'invoice',
    reference: '',
  }))
}

/** From which accounts these customers have paid before. */
export const findKnownAccounts = (db: Db, customerIds: readonly number[]): Promise<KnownAccount[]> =>
  db
    .selectFrom('customer_bank_accounts')
    .select(['account', 'customer_id as customerId'])
    .where('customer_id', '=', sql<number>`any(${customerIds}::integer[])`)
    .execute()

const mostOpenItems = 200

/** What is open, to choose from: of a customer, or by part of a number or of the company; the oldest first. */
export async function findOpenItems(
  db: Db,
  staff: Caller,
  { customerId, keyword }: { customerId?: number | undefined; keyword: string },
) {
  const part = substringPattern(keyword)
  const { rows } = await sql<OpenRow>`
    select * from ${openRows(staff)} r
     where (${customerId ?? null}::integer is null or r."customerId" = ${customerId ?? null}::integer)
       and (${keyword} = '' or concat_ws(' ', r.number, r."orderNumber", r."poNumber", r.company) ilike ${part})
     order by coalesce(r."dueOn", r."issuedOn"), r."itemId" limit ${mostOpenItems}`.execute(db)
  return rows
}

type CustomerSum = {
  customerId: number
  custnum: string
  company: string
  currency: string
  owed: number
  overdue: number
  unallocated: number
}
type Page = { keyword: string; disputed: boolean; limit: number; offset: number; now: Date }

/** Customers with open items, by currency, or only those who dispute one; who is overdue with most comes first. Cents. */
export async function findOpenCustomers(db: Db, staff: Caller, { keyword, disputed, limit, offset, now }: Page) {
  const sums = sql`
    select c.id as "customerId", c.custnum, c.company, f.currency,
           coalesce(sum(f.open) filter (where f.side = 'debit'), 0)::bigint as owed,
           coalesce(sum(f.open) filter (where ${ageingDay} < (${now}::timestamptz at time zone g.time_zone)::date), 0)::bigint as overdue,
           coalesce(sum(f.open) filter (where f.side = 'credit'), 0)::bigint as unallocated
      from finance_items f
      join customers c on c.id = f.customer_id and ${canAccessSite(staff, sql.ref('c.org_id'))}
      join orgs g on g.id = c.org_id
     where f.cleared < f.amount and (${keyword} = '' or concat_ws(' ', c.company, c.custnum) ilike ${substringPattern(keyword)})
     group by c.id, f.currency ${disputed ? sql`having bool_or(${isDisputed})` : sql``}`
  const { rows } = await sql<CustomerSum>`
    ${sums} order by overdue desc, owed desc, c.id limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::integer as total from (${sums}) s`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** The companies of customers who were found in items of the caller's sites. */
export async function findCompanies(db: Db, customerIds: readonly number[]) {
  if (customerIds.length === 0) return new Map<number, string>()
  const rows = await db.selectFrom('customers').select(['id', 'company']).where('id', 'in', customerIds).execute()
  return new Map(rows.map(({ id, company }) => [id, company]))
}
