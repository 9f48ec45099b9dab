import { type RawBuilder, sql } from 'kysely'
import type { InvoiceKind } from '../../../../rules/invoice/invoice.ts'
import { mostCountedDocuments } from '../../../../rules/invoice/invoice-list.ts'
import { type Db, planForValues, type Tx } from '../../../db/database.ts'
import { rowsAndTotal } from '../../../db/rows-and-total.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'
import { ageingDay, isDisputed } from '../../customer/credit/credit.queries.ts'
import {
  type DocumentFilters,
  documentConditions,
  isOpenDocument,
  isOverdue,
  siteToday,
} from './document-filters.staff.ts'

/** Cents, VAT included. */
export type DocumentRow = {
  itemId: number
  kind: InvoiceKind
  number: string
  customerId: number
  custnum: string
  company: string
  siteName: string
  issuer: string
  orderId: number | null
  orderno: string
  poNumber: string
  issuedOn: string
  dueOn: string | null
  amount: number
  cleared: number
  currency: string
  isDisputed: boolean
  daysOverdue: number | null
  hasEInvoice: boolean
}

type Reader = { db: Db; caller: Staff; now: Date }
type Page = { limit: number; offset: number }

/** A page of invoices and credit notes of the caller's sites, and how many there are, counted up to `mostCountedDocuments`. */
export const findDocumentPage = ({ db, caller, now }: Reader, filters: DocumentFilters, page: Page) =>
  planForValues(db, async (tx) => {
    const found = await foundDocuments(tx, caller, { filters, now })
    const { rows, total } = await rowsAndTotal(page, async ({ limit, offset }) => {
      const counted = await sql<{ id: number; total: number }>`
        select id, count(*) over ()::integer as total
          from (${found} limit ${mostCountedDocuments}) d
         order by ${filters.status === 'overdue' ? sql`due_on, id` : sql`issued_on desc, id desc`}
         limit ${limit} offset ${offset}`.execute(tx)
      return counted.rows
    })
    return { rows: await readDocuments(tx, caller, { ids: rows.map(({ id }) => id), now }), total }
  })

/** The first so many that the list would show, in its order. */
export const findDocuments = ({ db, caller, now }: Reader, filters: DocumentFilters, limit: number) =>
  planForValues(db, async (tx) => {
    const found = await foundDocuments(tx, caller, { filters, now })
    const { rows } = await sql<{ id: number }>`${found} limit ${limit}`.execute(tx)
    return readDocuments(tx, caller, { ids: rows.map(({ id }) => id), now })
  })

/** Their ids, in the order of the list. */
async function foundDocuments(tx: Tx, staff: Staff, { filters, now }: { filters: DocumentFilters; now: Date }) {
  const conditions = await documentConditions(tx, staff, filters)
  if (filters.status === 'overdue')
    return sql`
      select f.id, f.due_on from ${withSite} where ${conditions} and ${isOpenDocument} and ${isOverdue(now)} order by f.due_on, f.id`
  const isInState = filters.status ? sql`and ${states[filters.status]}` : sql``
  return sql`select f.id, f.issued_on from finance_items f where ${conditions} ${isInState} order by f.issued_on desc, f.id desc`
}

const withSite = sql`finance_items f join customers c on c.id = f.customer_id join orgs g on g.id = c.org_id`

// Of equal columns PostgreSQL expects few rows and would sort them all; most documents are cleared, and none more than its amount.
const states = { open: isOpenDocument, cleared: sql`not f.cleared < f.amount` } as const

/** What is shown of documents, in the order of their ids here. */
async function readDocuments(tx: Tx, staff: Staff, { ids, now }: { ids: readonly number[]; now: Date }) {
  const { rows } = await sql<DocumentRow>`
    select f.id as "itemId", f.kind, f.number, c.id as "customerId", c.custnum, c.company, g.site_name as "siteName",
           i.facts -> 'seller' ->> 'name' as issuer, o.order_number as orderno, o.po_number as "poNumber",
           case when ${canAccessSite(staff, sql.ref('o.org_id'))} then o.id end as "orderId",
           f.issued_on as "issuedOn", f.due_on as "dueOn", f.amount, f.cleared, f.currency,
           f.side = 'debit' and ${isDisputed} as "isDisputed",
           case when f.cleared < f.amount then ${siteToday(now)} - ${ageingDay} end as "daysOverdue",
           exists (select from e_invoice_files x where x.invoice_id = f.id) as "hasEInvoice"
      from unnest(${ids}::bigint[]) with ordinality as listed (id, place)
      join finance_items f on f.id = listed.id
      join invoices i on i.item_id = f.id
      join orders o on o.id = i.order_id
      join customers c on c.id = f.customer_id
      join orgs g on g.id = c.org_id
     order by listed.place`.execute(tx)
  return rows
}

/** Cents; invoices less credit notes. */
export type DocumentSum = { currency: string; documents: number; amount: number; open: number; overdue: number }

/** The sums of all documents that the list finds, by currency. */
export const sumDocuments = ({ db, caller, now }: Reader, filters: DocumentFilters): Promise<DocumentSum[]> =>
  planForValues(db, async (tx) => {
    const conditions = await documentConditions(tx, caller, filters)
    const parts = { all: [allPart, openPart], open: [openPart], overdue: [openPart], cleared: [allPart] } as const
    const read = parts[filters.status ?? 'all'].map((part) => part(conditions, filters, now))
    const { rows } = await sql<DocumentSum>`
      select currency, sum(documents)::integer as documents, sum(amount)::bigint as amount, sum(open)::bigint as open,
             sum(overdue)::bigint as overdue
        from (${sql.join(read, sql` union all `)}) part
       group by currency
      having sum(documents) > 0
       order by currency`.execute(tx)
    return rows
  })

type Part = (conditions: RawBuilder<unknown>, filters: DocumentFilters, now: Date) => RawBuilder<unknown>

const signed = (cents: RawBuilder<unknown>) => sql`sum(case f.kind when 'invoice' then ${cents} else -(${cents}) end)`

/** All, or those that are cleared: an index alone answers it. */
const allPart: Part = (conditions, { status }) => sql`
  select f.currency, count(*) as documents, ${signed(sql`f.amount`)} as amount, 0 as open, 0 as overdue
    from finance_items f
   where ${conditions} ${status === 'cleared' ? sql`and ${states.cleared}` : sql``}
   group by f.currency`

/** What is open of them, by the index of open ones; their amounts too, where no other part brings these. */
const openPart: Part = (conditions, { status }, now) => {
  const overdue = isOverdue(now)
  const open = sql`f.amount - f.cleared`
  return sql`
    select f.currency, ${status ? sql`count(*)` : sql`0`} as documents, ${status ? signed(sql`f.amount`) : sql`0`} as amount,
           ${signed(open)} as open, coalesce(sum(${open}) filter (where ${overdue}), 0) as overdue
      from ${withSite}
     where ${conditions} and ${isOpenDocument} ${status === 'overdue' ? sql`and ${overdue}` : sql``}
     group by f.currency`
}

/** The currencies of the sites of the caller: each site invoices in its own. */
export async function findCurrencies(db: Db, staff: Staff): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    select distinct g.currency from orgs g where ${canAccessSite(staff, sql.ref('g.id'))} order by g.currency`.execute(
    db,
  )
  return rows.map(({ currency }) => currency)
}
