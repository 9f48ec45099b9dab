import { type RawBuilder, sql } from 'kysely'
import type { ExchangeFilter, ExchangeState } from '../../../../rules/invoice/exchange.ts'
import type { InvoiceKind } from '../../../../rules/invoice/invoice.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { canAccessItem, canAccessSite, type Staff } from '../../../staff/site-access.ts'
import { joinedOrders } from '../../../staff/staff-orders.ts'
import { countWaiting, type Waiting } from '../../../staff/waiting.ts'
import { lastDay } from '../exchange/deadline.ts'

type Filter = { status?: ExchangeFilter | undefined; keyword: string; limit: number; offset: number }

/** What goes through an exchange system of orders of the caller's sites, or issued by one of them, whose file it is. */
const ownEInvoices = (db: Db | Tx, staff: Staff) =>
  joinedOrders(db)
    .innerJoin('invoices as i', 'i.order_id', 'o.id')
    .innerJoin('finance_items as f', 'f.id', 'i.item_id')
    .innerJoin('e_invoice_outbox as e', 'e.invoice_id', 'i.item_id')
    .where(canAccessItem(staff, { orgId: sql.ref('o.org_id'), itemId: sql.ref('i.item_id') }))

const lastFile = sql<string | null>`(
  select x.name from e_invoice_files x where x.invoice_id = e.invoice_id order by x.serial desc limit 1)`

/** A page of them, newest first, and how many there are; of those that are open the most urgent first. */
export async function findEInvoicePage(
  db: Db,
  staff: Staff,
  { status, keyword, limit, offset }: Filter,
  today: string,
) {
  let found = ownEInvoices(db, staff)
  if (status === 'open') found = found.where(isOpen)
  else if (status) found = found.where('e.status', '=', status)
  if (keyword)
    found = found.where(
      sql<boolean>`position(${keyword.toLowerCase()} in lower(concat_ws(E'\n', f.number, o.order_number, c.company))) > 0`,
    )
  const rows = await found
    .select(['f.id as itemId', sql<InvoiceKind>`i.kind`.as('kind'), 'f.number', 'f.issued_on as issuedOn'])
    .select(sql<number | null>`case when ${canAccessSite(staff, sql.ref('o.org_id'))} then o.id end`.as('orderId'))
    .select(['o.order_number as orderno', 'c.company', sql<ExchangeState>`e.status`.as('status')])
    .select(['e.fault', 'e.exchange_number as exchangeNumber', 'e.changed_at as changedAt', lastFile.as('fileName')])
    .select([sql<string>`i.facts -> 'seller' ->> 'name'`.as('seller'), toDeadline(lastDay, today).as('deadline')])
    .$if(status === 'open', (open) => open.orderBy(lastDay))
    .orderBy('f.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  return { rows: rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })), total }
}

/** Until when the law wants one handed over, and how many days after `today` that is. */
export type Deadline = { day: string; daysLeft: number }

const toDeadline = (day: RawBuilder<string | null>, today: string) => sql<Deadline | null>`(
  select json_build_object('day', to_char(last.day, 'YYYY-MM-DD'), 'daysLeft', last.day - ${today}::date)
    from (select ${day} as day) last where last.day is not null)`

/** Those that were not sent yet, as their index has them. */
const isOpen = sql<boolean>`e.status in ('waiting', 'failed', 'written', 'refused')`

/** How many were not sent, since they were issued, how many of these could not be written, since that was tried, and the first last day of all; for a query that asks for more. */
export const findOpenEInvoices = (db: Db, staff: Staff, today: string) =>
  ownEInvoices(db, staff)
    .where(isOpen)
    .select(
      sql<{ failed: Waiting; open: Waiting; deadline: Deadline | null }>`json_build_object(
        'open', ${countWaiting(sql`f.issued_on, f.id, f.number`)},
        'failed', ${countWaiting(sql`e.changed_at, f.id, f.number`, sql`e.status = 'failed'`)},
        'deadline', ${toDeadline(sql`min(${lastDay})`, today)})`.as('found'),
    )

/** The file that was written last; undefined where there is none, or it is neither of a site of the caller nor issued by one. */
export const findEInvoiceFile = (db: Db, staff: Staff, itemId: number) =>
  ownEInvoices(db, staff)
    .innerJoin('e_invoice_files as x', 'x.invoice_id', 'e.invoice_id')
    .select(['x.name', 'x.content'])
    .where('e.invoice_id', '=', itemId)
    .orderBy('x.serial', 'desc')
    .limit(1)
    .executeTakeFirst()

/** One of them, locked to the end of the transaction. */
export const lockEInvoice = (tx: Tx, staff: Staff, itemId: number) =>
  ownEInvoices(tx, staff)
    .select(['f.number', 'f.issued_on as issuedOn', 'e.fault', 'e.exchange_number as exchangeNumber'])
    .select(sql<ExchangeState>`e.status`.as('status'))
    .select(['c.id as customerId', 'o.org_id as orgId'])
    .where('e.invoice_id', '=', itemId)
    .forNoKeyUpdate('e')
    .executeTakeFirst()
