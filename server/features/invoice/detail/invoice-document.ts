import { sql } from 'kysely'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { toLanguage } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import { invoiceDocument } from '../documents/document.ts'

/** An invoice or a credit note as its mail takes it along, whoever it belongs to. */
export async function invoiceDocumentOf(db: Db, itemId: number) {
  const { facts: invoice, xml } = await db
    .selectFrom('invoices as i')
    .innerJoin('invoice_files as x', (join) => join.onRef('x.invoice_id', '=', 'i.item_id').on('x.format', '=', 'cii'))
    .select([sql<Invoice>`i.facts`.as('facts'), 'x.content as xml'])
    .where('i.item_id', '=', itemId)
    .executeTakeFirstOrThrow()
  return drawIssued(invoice, xml, 'mail')
}

/** A document as it was issued, in its own language. `person` is whose turn of drawing it takes. */
export const drawIssued = (invoice: Invoice, xml: string, person: string) =>
  invoiceDocument({ invoice, xml, language: toLanguage(invoice.language) ?? 'en' }, person)
