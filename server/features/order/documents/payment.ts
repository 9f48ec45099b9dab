import type { Static } from 'typebox'
import { encode } from 'uqr'
import type { OrderDetail } from '../../../../contract/order/order.ts'
import { isIban, spacedAccount } from '../../../../rules/price/epc-payment.ts'
import { toCents } from '../../../../rules/price/money.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Formats } from '../../../documents/formats.ts'
import { page } from '../../../documents/page.ts'
import { type Pdf, type Sheet, writeElement } from '../../../documents/sheet.ts'
import { write } from '../../../documents/text.ts'

type Payment = NonNullable<Static<typeof OrderDetail>['payment']>
type PaymentContext = { sheet: Sheet; payment: Payment; formats: Formats; language: Language }

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
export function writePayment({ sheet, payment, formats, language }: PaymentContext, top: number) {
  writeElement(sheet, 'H2', () => write(sheet, say(language, 'payment.title'), { size: 11, bold: true, y: top }))
  writeElement(sheet, 'P', () => write(sheet, say(language, 'payment.hint'), { y: top + 17, width: 320 }))
  const first = sheet.pdf.y + 8
  paymentRows(payment, formats, language).forEach(([term, value], at) => {
    const y = first + at * 15
    writeElement(sheet, 'P', () => {
      write(sheet, term, { y })
      write(sheet, value, { x: page.left + 105, y, bold: true })
    })
  })
  const note = say(language, 'payment.proforma_note')
  writeElement(sheet, 'P', () => write(sheet, note, { y: first + 98, width: 320, size: 8 }))
  const { epc } = payment
  if (!epc) return
  const [amount, left] = [formats.money(toCents(payment.amount)), page.right - side]
  writeElement(sheet, 'Figure', () => drawCode(sheet.pdf, epc, left, top), {
    alt: say(language, 'payment.code', { amount, account: spacedAccount(payment.account) }),
    bbox: [left, top, page.right, top + side],
  })
}

/** As squares of the page, so that it is sharp at every size. Error correction M, as EPC069-12 asks. */
function drawCode(pdf: Pdf, payload: string, left: number, top: number) {
  const { data, size } = encode(payload, { ecc: 'M', border: 0 })
  const module = side / size
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) pdf.rect(left + x * module, top + y * module, module, module)
    })
  })
  pdf.fill('black')
}
