import type { Static } from 'typebox'
import { encode } from 'uqr'
import type { OrderDetail } from '../../../../contract/order/order.ts'
import { isIban, spacedAccount } from '../../../../rules/price/epc-payment.ts'
import { toCents } from '../../../../rules/price/money.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Formats } from '../../../documents/formats.ts'

type Payment = NonNullable<Static<typeof OrderDetail>['payment']>
type PaymentContext = { sheet: PDFKit.PDFDocument; payment: Payment; formats: Formats; language: Language }

/** How a payment is described, by term: in a document and in a mail. */
export function paymentRows(payment: Payment, { money }: Formats, language: Language): [term: string, value: string][] {
  return [
    [say(language, 'payment.amount'), money(toCents(payment.amount))],
    [say(language, 'payment.holder'), payment.holder],
    [say(language, 'payment.bank'), payment.bank],
    [say(language, isIban(payment.account) ? 'payment.iban' : 'payment.account'), spacedAccount(payment.account)],
    [say(language, 'payment.bic'), payment.bic],
    [say(language, 'payment.reference'), payment.reference],
  ]
}

// Points; a millimetre for a module is read by every telephone.
const side = 118
export const heightOfPayment = 190

/** Where to pay below the sums, with the code for banking apps where there is one. */
export function writePayment({ sheet, payment, formats, language }: PaymentContext, left: number, top: number) {
  sheet.fillColor('black').font('bold').fontSize(11).text(say(language, 'payment.title'), left, top)
  sheet
    .font('plain')
    .fontSize(9)
    .text(say(language, 'payment.hint'), left, top + 17, { width: 320 })
  const first = sheet.y + 8
  paymentRows(payment, formats, language).forEach(([term, value], at) => {
    sheet.font('plain').text(term, left, first + at * 15)
    sheet.font('bold').text(value, left + 105, first + at * 15)
  })
  sheet.font('plain').fontSize(8)
  sheet.text(say(language, 'payment.proforma_note'), left, first + 98, { width: 320 })
  if (payment.epc) drawCode(sheet, payment.epc, left + 481 - side, top)
}

/** As squares of the page, so that it is sharp at every size. Error correction M, as EPC069-12 asks. */
function drawCode(sheet: PDFKit.PDFDocument, payload: string, left: number, top: number) {
  const { data, size } = encode(payload, { ecc: 'M', border: 0 })
  const module = side / size
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) sheet.rect(left + x * module, top + y * module, module, module)
    })
  })
  sheet.fill('black')
}
