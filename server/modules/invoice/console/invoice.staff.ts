import { sql } from 'kysely'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { Staff } from '../../../staff/site-access.ts'
import { accessibleOrders } from '../../../staff/staff-orders.ts'

/** The invoice or credit note of a number, where its order is of a site that the caller can access. */
const accessibleInvoices = (db: Db | Tx, staff: Staff, number: string) =>
  accessibleOrders(db, staff)
    .innerJoin('invoices as i', 'i.order_id', 'o.id')
    .innerJoin('finance_items as f', 'f.id', 'i.item_id')
    .where('f.number', '=', number)

/** An invoice or a credit note with its order and its customer; undefined where it is of another site. Cents. */
export const findStaffInvoice = (db: Db | Tx, staff: Staff, number: string) =>
  accessibleInvoices(db, staff, number)
    .select(['f.id as itemId', 'f.number', 'f.issued_on as issuedOn', 'f.due_on as dueOn', 'f.currency', 'f.amount'])
    .select(['o.id as orderId', 'o.order_number as orderno', 'c.id as customerId', 'c.company', 'c.custnum'])
    .select('g.site_name as siteName')
    .executeTakeFirst()

/** The credit notes of an invoice, the first one first. Cents, VAT included. */
export const findCreditNotes = (db: Db, invoiceId: number) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('finance_items as f', 'f.id', 'i.item_id')
    .select(['f.number', 'f.issued_on as issuedOn', 'f.amount', sql<string>`i.facts ->> 'reason'`.as('reason')])
    .where('i.corrects_id', '=', invoiceId)
    .orderBy('f.id')
    .execute()

/** What is needed to draw an invoice or a credit note: what it says, and its electronic form. */
export const findStaffInvoicePdf = (db: Db, staff: Staff, number: string) =>
  accessibleInvoices(db, staff, number)
    .innerJoin('invoice_files as x', (join) => join.onRef('x.invoice_id', '=', 'i.item_id').on('x.format', '=', 'cii'))
    .select([sql<Invoice>`i.facts`.as('facts'), 'x.content as xml'])
    .executeTakeFirst()

/** The number of an item, and what of it is and was open. Cents. */
export const loadItem = (tx: Tx, itemId: number) =>
  tx.selectFrom('finance_items').select(['number', 'amount', 'open']).where('id', '=', itemId).executeTakeFirstOrThrow()
