import { sql } from 'kysely'
import type { FileAnswer } from '../../../../contract/endpoint.ts'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { toLanguage } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import { invoiceDocument } from '../documents/document.ts'

/** An invoice or a credit note as its mail takes it along, whoever it belongs to: its PDF, and beside it the XRechnung of who wants one. */
export async function loadInvoiceFiles(db: Db, itemId: number): Promise<FileAnswer[]> {
  const { facts, cii, ubl } = await db
    .selectFrom('invoices as i')
    .innerJoin('invoice_files as c', (join) => join.onRef('c.invoice_id', '=', 'i.item_id').on('c.format', '=', 'cii'))
    .innerJoin('invoice_files as u', (join) => join.onRef('u.invoice_id', '=', 'i.item_id').on('u.format', '=', 'ubl'))
    .select([sql<Invoice>`i.facts`.as('facts'), 'c.content as cii', 'u.content as ubl'])
    .where('i.item_id', '=', itemId)
    .executeTakeFirstOrThrow()
  const pdf = await drawIssued(facts, cii, 'mail')
  return facts.isXRechnung ? [pdf, xmlFile(ubl, `${facts.number}-xrechnung`)] : [pdf]
}

/** A document as it was issued, in its own language. `callerId` says whose turn of drawing it takes. */
export const drawIssued = (invoice: Invoice, xml: string, callerId: string) =>
  invoiceDocument({ invoice, xml, language: toLanguage(invoice.language) ?? 'en' }, callerId)

/** An electronic form as a file; `name` is without its ending. */
export const xmlFile = (content: string, name: string): FileAnswer => ({
  bytes: new TextEncoder().encode(content),
  mediaType: 'application/xml',
  name: `${name}.xml`,
})
