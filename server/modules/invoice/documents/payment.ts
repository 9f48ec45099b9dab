import { epcPayload } from '../../../../rules/catalogue/price/epc-payment.ts'
import { spacedReference } from '../../../../rules/invoice/creditor-reference.ts'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { say } from '../../../../texts/say.ts'
import {
  codeBox,
  heightOfTransfer,
  transferRows,
  writePaymentCode,
  writeTransfer,
} from '../../../documents/bank-transfer.ts'
import { page } from '../../../documents/page.ts'
import { writeElement } from '../../../documents/sheet.ts'
import { measureHeight, write } from '../../../documents/text.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'

/** Where to pay what is due, with a code for banking apps; of an invoice that is paid or of nothing, only that it is. A credit note asks for nothing. */
export function writePayment(writing: InvoiceSheet) {
  const { sheet, invoice, language } = writing
  if (invoice.kind === 'credit') return
  if (invoice.totals.due > 0) {
    if (invoice.payment) writeAccount(writing, invoice.payment)
    return
  }
  if (sheet.pdf.y + 40 > page.bottom) sheet.pdf.addPage()
  const notice = say(language, invoice.totals.total > 0 ? 'invoice.already_paid' : 'invoice.nothing_due')
  writeElement(sheet, 'P', () => write(sheet, notice, { y: sheet.pdf.y + 14, size: 10, bold: true }))
}

/** Of the heading and what is said below it, and of the code with its words, in points. */
const [heightOfHeading, heightOfCode, above] = [42, 140, 14]

/** That another company collects the payment for the seller; empty where the seller does. */
const payeeWords = ({ invoice: { payment, seller }, language }: Omit<InvoiceSheet, 'sheet'>) =>
  payment?.payee ? say(language, 'invoice.payee', { payee: payment.payee, seller: seller.name }) : ''

function writeAccount({ sheet, invoice, ...reader }: InvoiceSheet, payment: NonNullable<Invoice['payment']>) {
  const { formats, language } = reader
  const transfer = { ...payment, cents: invoice.totals.due }
  const payload = epcPayload({ ...transfer, currency: invoice.currency })
  const rows = transferRows({ ...transfer, reference: spacedReference(payment.reference) }, formats, language)
  const payee = payeeWords({ invoice, ...reader })
  const besideCode = { width: codeBox.left - page.left - 20 }
  const heightOfWords = heightOfHeading + (payee ? measureHeight(sheet, payee, besideCode) : 0)
  const height = Math.max(heightOfWords + heightOfTransfer(sheet, rows), payload === null ? 0 : heightOfCode)
  if (sheet.pdf.y + above + height > page.bottom) sheet.pdf.addPage()
  const top = sheet.pdf.y + above
  writeHeading({ sheet, invoice, ...reader }, top)
  if (payee) writeElement(sheet, 'P', () => write(sheet, payee, { y: sheet.pdf.y + 4, ...besideCode }))
  writeTransfer(sheet, rows, sheet.pdf.y + 8)
  if (payload === null) return
  const { left, width } = codeBox
  writePaymentCode(sheet, { payload, cents: transfer.cents, account: transfer.account }, top, reader)
  const words = say(language, 'payment.scan')
  writeElement(sheet, 'P', () => write(sheet, words, { x: left, y: top + width + 4, width, size: 7.5, quiet: true }))
}

function writeHeading({ sheet, invoice, formats, language }: InvoiceSheet, top: number) {
  const width = codeBox.left - page.left - 20
  writeElement(sheet, 'H2', () => write(sheet, say(language, 'order.payment'), { y: top, size: 11, bold: true, width }))
  if (invoice.dueOn === null) return
  const dueText = say(language, 'invoice.pay_by', { date: formats.day(invoice.dueOn) })
  writeElement(sheet, 'P', () => write(sheet, dueText, { y: top + 17, width }))
}
