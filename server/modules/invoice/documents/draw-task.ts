import { closeSheet, openSheet } from '../../../documents/sheet.ts'
import { attachXml, facturXSchema } from './attachment.ts'
import type { InvoicePdfInput } from './invoice-sheet.ts'
import { invoiceTitle, writeInvoice } from './write-invoice.ts'

/**
 * The bytes of an invoice or a credit note as a PDF of Factur-X: a document to read, with the XML inside for programs. It is drawn in a
 * thread.
 */
export default async function drawInvoice({ invoice, xml, language }: InvoicePdfInput): Promise<Uint8Array> {
  const title = invoiceTitle(invoice, language)
  const madeAt = new Date(`${invoice.issuedOn}T00:00:00Z`)
  const schemas = [facturXSchema(invoice)]
  const sheet = await openSheet({ title, author: invoice.seller.name, madeAt, language, schemas })
  writeInvoice({ sheet, invoice, language }, title)
  attachXml(sheet, invoice, { xml, madeAt })
  return closeSheet(sheet)
}
