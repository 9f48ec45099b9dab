import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { makeFormats } from '../../../documents/formats.ts'
import { writeFooters } from './footer.ts'
import { writeHead } from './head.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'
import { writeLines } from './lines.ts'
import { writePayment } from './payment.ts'
import { writeSums } from './sums.ts'

/** The title of an invoice or a credit note. */
export const invoiceTitle = ({ kind, number }: Invoice, language: Language) =>
  say(language, kind === 'invoice' ? 'invoice.title' : 'invoice.credit_title', { number })

/** Writes an invoice or a credit note from the top of the last page on, which has to be empty. */
export function writeInvoice({ sheet, invoice, language }: Omit<InvoiceSheet, 'formats'>, title: string) {
  const before = sheet.pdf.bufferedPageRange().count - 1
  const writing = { sheet, invoice, formats: makeFormats(language, invoice.currency), language }
  writeHead(writing, title)
  writeLines(writing)
  writeSums(writing)
  writePayment(writing)
  writeFooters(writing, before)
}
