import { say } from '../../../../texts/say.ts'
import { makeFormats } from '../../../documents/formats.ts'
import { closeSheet, openSheet } from '../../../documents/sheet.ts'
import { attachXml, facturXSchema } from './attachment.ts'
import { writeFooters } from './footer.ts'
import { writeHead } from './head.ts'
import { writeLines } from './lines.ts'
import type { InvoicePaper } from './paper.ts'
import { writePayment } from './payment.ts'
import { writeSums } from './sums.ts'

/**
 * The bytes of an invoice or a credit note as a PDF of Factur-X: a paper for people, with the XML inside for programs. It is drawn in a
 * thread.
 */
export default async function drawInvoice({ invoice, xml, language }: InvoicePaper): Promise<Uint8Array> {
  const { kind, number, seller, currency } = invoice
  const title = say(language, kind === 'invoice' ? 'invoice.title' : 'invoice.credit_title', { number })
  const madeAt = new Date(`${invoice.issuedOn}T00:00:00Z`)
  const schemas = [facturXSchema(invoice)]
  const sheet = await openSheet({ title, author: seller.name, madeAt, language, schemas })
  const writing = { sheet, invoice, formats: makeFormats(language, currency), language }
  writeHead(writing, title)
  writeLines(writing)
  writeSums(writing)
  writePayment(writing)
  writeFooters(writing)
  attachXml(sheet, invoice, { xml, madeAt })
  return closeSheet(sheet)
}
