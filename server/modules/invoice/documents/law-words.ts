import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { listPaymentNotes } from '../../../../rules/invoice/payment-notes.ts'
import { needsSplitPayment, splitPaymentWords } from '../../../../rules/invoice/split-payment.ts'
import { isMemberState } from '../../../../rules/vat/member-states.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { page } from '../../../documents/page.ts'
import { writeElement } from '../../../documents/sheet.ts'
import { measureHeight, write } from '../../../documents/text.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'

const style = { width: page.right - page.left, size: 8 }
const below = 3

/** How high the words of the law become, in points. */
export const heightOfLawWords = ({ sheet, invoice, language }: InvoiceSheet) =>
  lawWords(invoice, language).reduce((sum, words) => sum + measureHeight(sheet, words, style) + below, 0)

/** What the law wants said of the VAT and of the payment, as wide as the page. */
export function writeLawWords({ sheet, invoice, language }: InvoiceSheet) {
  for (const words of lawWords(invoice, language)) {
    writeElement(sheet, 'P', () => write(sheet, words, style))
    sheet.pdf.y += below
  }
}

const lawWords = (invoice: Invoice, language: Language) => [
  ...vatWords(invoice, language),
  ...(needsSplitPayment(invoice) ? [splitPaymentWords] : []),
  ...(invoice.kind === 'invoice' ? listPaymentNotes(invoice).map(({ text }) => text) : []),
]

/** Why a supply bears the VAT that it bears, in the words that the law wants on its invoice. */
function vatWords({ vat, seller, buyer }: Invoice, language: Language): string[] {
  if (vat.reason === 'vat.intra_eu') {
    const numbers = { seller: seller.vatNumber, buyer: buyer.vatNumber }
    return [say(language, 'invoice.law_intra_eu'), say(language, 'invoice.vat_numbers', numbers)]
  }
  if (vat.reason === 'vat.italian_chain') return [say(language, 'invoice.law_italian_chain')]
  // The directive says nothing to who exports from elsewhere, such as from Great Britain.
  if (vat.reason === 'vat.export')
    return [say(language, isMemberState(seller.country) ? 'invoice.law_export' : 'vat.export')]
  return vat.reason === 'vat.ship_from_rate' ? [say(language, 'vat.ship_from_rate')] : []
}
