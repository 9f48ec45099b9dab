import type { Static } from 'typebox'
import type { OrderDetail } from '../../../../contract/order/order.ts'
import { toCents } from '../../../../rules/catalogue/price/money.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { type TransferRow, transferRows, writePaymentCode, writeTransfer } from '../../../documents/bank-transfer.ts'
import type { Formats } from '../../../documents/formats.ts'
import { type Sheet, writeElement } from '../../../documents/sheet.ts'
import { write } from '../../../documents/text.ts'

type Payment = NonNullable<Static<typeof OrderDetail>['payment']>
type PaymentContext = { sheet: Sheet; payment: Payment; formats: Formats; language: Language }

/** How a payment is described, by term: in a document and in a mail. */
export const paymentRows = (payment: Payment, formats: Formats, language: Language): TransferRow[] =>
  transferRows({ ...payment, cents: toCents(payment.amount) }, formats, language)

export const heightOfPayment = 190

/** Where to pay below the sums, with the code for banking apps where there is one. */
export function writePayment({ sheet, payment, ...reader }: PaymentContext, top: number) {
  const { formats, language } = reader
  writeElement(sheet, 'H2', () => write(sheet, say(language, 'payment.title'), { size: 11, bold: true, y: top }))
  writeElement(sheet, 'P', () => write(sheet, say(language, 'payment.hint'), { y: top + 17, width: 320 }))
  const end = writeTransfer(sheet, paymentRows(payment, formats, language), sheet.pdf.y + 8)
  const note = say(language, 'payment.proforma_note')
  writeElement(sheet, 'P', () => write(sheet, note, { y: end + 8, width: 320, size: 8 }))
  const { epc, account, amount } = payment
  if (epc) writePaymentCode(sheet, { payload: epc, account, cents: toCents(amount) }, top, reader)
}
