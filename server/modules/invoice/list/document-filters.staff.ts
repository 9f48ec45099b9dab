import { type RawBuilder, sql } from 'kysely'
import { soughtNumber } from '../../../../rules/invoice/creditor-reference.ts'
import type { InvoiceKind } from '../../../../rules/invoice/invoice.ts'
import type { DocumentState } from '../../../../rules/invoice/invoice-list.ts'
import type { Tx } from '../../../db/database.ts'
import { prefixPattern, substringPattern } from '../../../db/like.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'
import { soughtOfOrder } from '../../../staff/staff-orders.ts'
import { ageingDay } from '../../customer/credit/credit.queries.ts'

export type DocumentFilters = {
  keyword: string
  kind?: InvoiceKind | undefined
  status?: DocumentState | undefined
  /** Issued on these ISO dates, both inclusive. */
  from?: string | undefined
  until?: string | undefined
  orgId?: number | undefined
  currency?: string | undefined
  custnum?: string | undefined
}

/** An invoice or a credit note `f`, as the partial indexes have it. */
const isDocument = sql<boolean>`f.kind in ('invoice', 'credit')`

/** As the index of open ones has it. */
export const isOpenDocument = sql<boolean>`${isDocument} and f.cleared < f.amount`

/** Which day it is by the clock of the site `g` of the customer. */
export const siteToday = (now: Date) => sql<string>`(${now}::timestamptz at time zone g.time_zone)::date`

/** Of `f`, `customers c`, `orgs g`: it is past its day, and not disputed. No clock is more than 14 hours ahead: the first condition finds it by the index. */
export const isOverdue = (now: Date) => sql<boolean>`(
  f.kind = 'invoice' and f.due_on < (${now}::timestamptz at time zone 'UTC' + interval '14 hours')::date and ${ageingDay} < ${siteToday(now)})`

/**
 * The conditions on `f` that hold for what is sought, whatever its state. Sites and customers are looked up before, so that the plan is
 * made for how many documents they have.
 */
export async function documentConditions(tx: Tx, staff: Staff, filters: DocumentFilters): Promise<RawBuilder<unknown>> {
  const { keyword, kind, from, until, currency, custnum } = filters
  return sql.join(
    [
      isDocument,
      ...(await siteConditions(tx, staff, filters)),
      ...(keyword === '' ? [] : [await isSought(tx, keyword)]),
      ...(custnum ? [await isCustomer(tx, custnum)] : []),
      ...(kind ? [sql`f.kind = ${kind}`] : []),
      ...(currency ? [sql`f.currency = ${currency}`] : []),
      ...(from ? [sql`f.issued_on >= ${from}::date`] : []),
      ...(until ? [sql`f.issued_on <= ${until}::date`] : []),
    ],
    sql` and `,
  )
}

/**
 * No condition where every site is found: nothing is then read of the customers. A site invoices in its own currency, so that of another
 * one needs no search.
 */
async function siteConditions(tx: Tx, staff: Staff, { orgId, currency }: DocumentFilters) {
  const { rows } = await sql<{ id: number; currency: string; isAccessible: boolean }>`
    select g.id, g.currency, ${canAccessSite(staff, sql.ref('g.id'))} as "isAccessible" from orgs g`.execute(tx)
  const isFound = (site: (typeof rows)[number]) =>
    site.isAccessible && (orgId ?? site.id) === site.id && (currency ?? site.currency) === site.currency
  const sites = rows.filter(isFound).map(({ id }) => id)
  if (sites.length === rows.length) return []
  return [sql`f.customer_id in (select u.id from customers u where u.org_id = any(${sites}::integer[]))`]
}

/** The index of numbers and names finds them in small letters, too. */
async function isCustomer(tx: Tx, custnum: string) {
  const sought = custnum.toUpperCase()
  const { rows } = await sql<{ id: number }>`
    select id from customers
     where upper(custnum || ' ' || company) like ${prefixPattern(`${sought} `)} and upper(custnum) = ${sought}`.execute(
    tx,
  )
  return isIn('f.customer_id', rows)
}

/** Of so many orders with a part of a number the documents are looked for; a part of more of them says too little. */
const mostSoughtOrders = 1000

/** By a whole number, else by a part of one or of a name. Each way has an index. */
async function isSought(tx: Tx, keyword: string) {
  const sought = soughtNumber(keyword).toUpperCase()
  const whole = await sql<{ id: number }>`
    select f.id from finance_items f where f.number = ${sought} and ${isDocument}
    union
    select f.id
      from (select id from orders where order_number = ${sought}
            union select id from orders where so_number = ${sought}
            -- Digits alone may be the end of a number of ours.
            union select id from orders where ${/\D/.test(sought)} and upper(po_number) = ${sought} and po_number <> '') o
      join finance_items f on f.order_id = o.id and ${isDocument}`.execute(tx)
  if (whole.rows.length > 0) return isIn('f.id', whole.rows)
  const customer = await sql<{ id: number }>`select id from customers where custnum = ${sought}`.execute(tx)
  if (customer.rows.length > 0) return isIn('f.customer_id', customer.rows)
  const like = substringPattern(sought)
  const customers = await sql<{ id: number }>`
    select id from customers where upper(custnum || ' ' || company) like ${like}`.execute(tx)
  const orders = await sql<{ id: number }>`
    select o.id from orders o where ${soughtOfOrder} like ${like} order by o.id desc limit ${mostSoughtOrders}`.execute(
    tx,
  )
  const ways = [
    sql`f.number like ${like}`,
    ...(customers.rows.length > 0 ? [isIn('f.customer_id', customers.rows)] : []),
    ...(orders.rows.length > 0 ? [isIn('f.order_id', orders.rows)] : []),
  ]
  return sql`(${sql.join(ways, sql` or `)})`
}

const isIn = (column: 'f.id' | 'f.customer_id' | 'f.order_id', rows: readonly { id: number }[]) =>
  sql`${sql.ref(column)} = any(${rows.map(({ id }) => id)}::bigint[])`
