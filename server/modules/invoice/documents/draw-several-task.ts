import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { type Language, toLanguage } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { closeSheet, openPart, openSheet, type Sheet } from '../../../documents/sheet.ts'
import { invoiceTitle, writeInvoice } from './write-invoice.ts'

/** What is drawn; the language is that of who reads the file, each document has its own. */
export type SeveralInvoices = { invoices: readonly Invoice[]; language: Language }

/**
 * The bytes of several invoices and credit notes as one PDF to read, each on pages of its own with numbers of their own. Programs read
 * the single ones, whose XML is inside. It is drawn in a thread.
 */
export default async function drawInvoices({ invoices, language }: SeveralInvoices): Promise<Uint8Array> {
  const sellers = new Set(invoices.map(({ seller }) => seller.name))
  const [author = null] = sellers
  // As old as the youngest of them: the same documents give the same bytes.
  const issuedOn =
    invoices
      .map((invoice) => invoice.issuedOn)
      .toSorted()
      .at(-1) ?? '1970-01-01'
  const sheet = await openSheet({
    title: say(language, 'finance.title'),
    author: sellers.size === 1 ? author : null,
    madeAt: new Date(`${issuedOn}T00:00:00Z`),
    language,
  })
  invoices.forEach((invoice, at) => {
    if (at > 0) sheet.pdf.addPage()
    writePart(sheet, invoice)
  })
  return closeSheet(sheet)
}

function writePart(sheet: Sheet, invoice: Invoice) {
  const language = toLanguage(invoice.language) ?? 'en'
  writeInvoice({ sheet: openPart(sheet, language), invoice, language }, invoiceTitle(invoice, language))
}
