import { sql } from 'kysely'
import type { CreditNoteSort, CreditNoteState } from '../../../../rules/ledger/item.ts'
import { type Db, planForValues } from '../../../db/database.ts'
import { substringPattern } from '../../../db/like.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'

export type CreditNoteFilters = {
  keyword: string
  orgId?: number | undefined
  status?: CreditNoteState | undefined
  /** ISO dates, both inclusive. */
  from?: string | undefined
  until?: string | undefined
  sort?: CreditNoteSort | undefined
}

/** Cents, VAT included. */
export type CreditNoteRow = {
  itemId: number
  number: string
  issuedOn: string
  customerId: number
  custnum: string
  company: string
  siteName: string
  corrects: string
  orderId: number
  orderno: string
  reason: string
  isForFailure: boolean
  writtenBy: string
  amount: number
  open: number
  currency: string
}

export type CreditNoteSum = { currency: string; amount: number; open: number; count: number }
type Found = { rows: CreditNoteRow[]; sums: CreditNoteSum[] }
type Page = { limit: number; offset: number }

const sorts: Readonly<Record<CreditNoteSort, ReturnType<typeof sql>>> = {
  newest: sql`f.issued_on desc, f.id desc`,
  oldest: sql`f.issued_on, f.id`,
  highest: sql`f.amount desc, f.id desc`,
  lowest: sql`f.amount, f.id`,
}

/** A page of the credit notes of the caller's sites, and the sums of all that were found by currency, in one statement. Cents. */
export const findCreditNotePage = (db: Db, staff: Staff, filters: CreditNoteFilters, page: Page): Promise<Found> =>
  planForValues(db, async (tx) => {
    const found = sql`
      from finance_items f
      join customers c on c.id = f.customer_id and ${canAccessSite(staff, sql.ref('c.org_id'))}
     where ${matches(filters)}`
    const { rows } = await sql<Found>`
      ${filters.keyword === '' ? sql`` : withHits(filters.keyword)}
      select (${pageRows(found, filters.sort ?? 'newest', page)}) as rows, (${sums(found)}) as sums`.execute(tx)
    return rows[0] ?? { rows: [], sums: [] }
  })

/** What is shown of each is read for those of the page alone. */
const pageRows = (found: ReturnType<typeof sql>, sort: CreditNoteSort, { limit, offset }: Page) => sql`
  select coalesce(json_agg(r), '[]')
    from (
      select f.id as "itemId", f.number, f.issued_on as "issuedOn", f.currency, f.amount, f.amount - f.cleared as open,
             c.id as "customerId", c.custnum, c.company, g.site_name as "siteName", o.id as "orderId", o.order_number as orderno,
             d.number as corrects, i.reason, i.for_failure as "isForFailure", coalesce(a.name, '') as "writtenBy"
        from (select f.* ${found} order by ${sorts[sort]} limit ${limit} offset ${offset}) f
        join invoices i on i.item_id = f.id
        join finance_items d on d.id = i.corrects_id
        join orders o on o.id = i.order_id
        join customers c on c.id = f.customer_id
        join orgs g on g.id = c.org_id
        left join accounts a on a.id = i.written_by
       order by ${sorts[sort]}
    ) r`

const sums = (found: ReturnType<typeof sql>) => sql`
  select coalesce(json_agg(s order by s.currency), '[]')
    from (
      select f.currency, sum(f.amount)::bigint as amount, sum(f.amount - f.cleared)::bigint as open, count(*)::integer as count
        ${found}
       group by f.currency
    ) s`

const states: Readonly<Record<CreditNoteState, ReturnType<typeof sql>>> = {
  open: sql`f.cleared < f.amount`,
  cleared: sql`f.cleared = f.amount`,
}

const matches = ({ keyword, orgId, status, from, until }: CreditNoteFilters) =>
  sql.join(
    [
      sql`f.kind = 'credit'`,
      ...(keyword === '' ? [] : [sql`f.id in (select h.id from hits h)`]),
      ...(orgId ? [sql`c.org_id = ${orgId}`] : []),
      ...(status ? [states[status]] : []),
      ...(from ? [sql`f.issued_on >= ${from}::date`] : []),
      ...(until ? [sql`f.issued_on <= ${until}::date`] : []),
    ],
    sql` and `,
  )

/**
 * Those with a word in a number or in their customer; numbers of items are in capitals. Each kind of number is asked apart, as each has an
 * index of its own.
 */
function withHits(keyword: string) {
  const part = substringPattern(keyword)
  return sql`
    with hits as materialized (
      select f.id from finance_items f where f.number like upper(${part})
      union
      select i.item_id from finance_items d join invoices i on i.corrects_id = d.id where d.number like upper(${part})
      union
      select i.item_id
        from orders o
        join invoices i on i.order_id = o.id
       where o.order_number ilike ${part} or o.po_number ilike ${part} or o.so_number ilike ${part}
      union
      select f.id
        from customers c
        join finance_items f on f.customer_id = c.id and f.kind = 'credit'
       where c.company ilike ${part} or c.custnum ilike ${part}
    )`
}
