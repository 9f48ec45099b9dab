import { sql } from 'kysely'
import type { ExchangeState } from '../../../../rules/invoice/exchange.ts'
import type { InvoiceKind } from '../../../../rules/invoice/invoice.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { looksAfter, type Staff } from '../customer/customer.staff.ts'
import { looksAfterItem } from '../customer/issuer.staff.ts'
import { ordersOf } from '../desk/desk.staff.ts'

type Filter = { status?: ExchangeState | undefined; keyword: string; limit: number; offset: number }

/** What goes through an exchange system of orders of the caller's sites, or issued by one of them, whose file it is. */
const ownEInvoices = (db: Db | Tx, staff: Staff) =>
  ordersOf(db)
    .innerJoin('invoices as i', 'i.order_id', 'o.id')
    .innerJoin('finance_items as f', 'f.id', 'i.item_id')
    .innerJoin('e_invoice_outbox as e', 'e.invoice_id', 'i.item_id')
    .where(looksAfterItem(staff, { orgId: sql.ref('o.org_id'), itemId: sql.ref('i.item_id') }))

const lastFile = sql<string | null>`(
  select x.name from e_invoice_files x where x.invoice_id = e.invoice_id order by x.serial desc limit 1)`

/** A page of them, newest first, and how many there are. */
export async function findEInvoicePage(db: Db, staff: Staff, { status, keyword, limit, offset }: Filter) {
  let found = ownEInvoices(db, staff)
  if (status) found = found.where('e.status', '=', status)
  if (keyword)
    found = found.where(
      sql<boolean>`position(${keyword.toLowerCase()} in lower(concat_ws(E'\n', f.number, o.order_number, c.company))) > 0`,
    )
  const rows = await found
    .select(['f.id as itemId', sql<InvoiceKind>`i.kind`.as('kind'), 'f.number', 'f.issued_on as issuedOn'])
    .select(sql<number | null>`case when ${looksAfter(staff, sql.ref('o.org_id'))} then o.id end`.as('orderId'))
    .select(['o.order_number as orderno', 'c.company', sql<ExchangeState>`e.status`.as('status')])
    .select(['e.fault', 'e.exchange_number as exchangeNumber', 'e.changed_at as changedAt', lastFile.as('fileName')])
    .select(sql<string>`i.facts -> 'seller' ->> 'name'`.as('seller'))
    .orderBy('f.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  return { rows: rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })), total }
}

/** Counts those that could not be written, for a query that asks for more. */
export const countFailedEInvoices = (db: Db, staff: Staff) =>
  ownEInvoices(db, staff).where('e.status', '=', sql.lit('failed')).select(sql<number>`count(*)::integer`.as('count'))

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
    .select(['f.number', sql<ExchangeState>`e.status`.as('status'), 'e.fault', 'e.exchange_number as exchangeNumber'])
    .select(['c.id as customerId', 'o.org_id as orgId'])
    .where('e.invoice_id', '=', itemId)
    .forNoKeyUpdate('e')
    .executeTakeFirst()
