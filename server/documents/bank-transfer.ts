import { encode } from 'uqr'
import { isIban, spacedAccount } from '../../rules/catalogue/price/epc-payment.ts'
import type { Language } from '../../texts/index.ts'
import { say } from '../../texts/say.ts'
import type { Formats } from './formats.ts'
import { page } from './page.ts'
import { type Pdf, type Sheet, writeElement } from './sheet.ts'
import { measureHeight, write } from './text.ts'

/** What is to be paid to which account, and the reference of the payment; cents. */
export type BankTransfer = {
  cents: number
  holder: string
  bank: string
  account: string
  bic: string
  reference: string
}

export type TransferRow = readonly [term: string, value: string]

/** How a bank transfer is described, by term: in a document and in a mail. */
export const transferRows = (transfer: BankTransfer, { money }: Formats, language: Language): TransferRow[] => [
  [say(language, 'payment.amount'), money(transfer.cents)],
  [say(language, 'payment.holder'), transfer.holder],
  [say(language, 'payment.bank'), transfer.bank],
  [say(language, isIban(transfer.account) ? 'payment.iban' : 'payment.account'), spacedAccount(transfer.account)],
  [say(language, 'payment.bic'), transfer.bic],
  [say(language, 'payment.reference'), transfer.reference],
]

// Points; a millimetre for a module is read by every telephone.
const side = 118
const valueAt = page.left + 105
const valueWidth = page.right - side - 20 - valueAt
const step = 15

/** Writes such rows beside the place of the code; answers where they end. */
export const writeTransfer = (sheet: Sheet, rows: readonly TransferRow[], top: number) =>
  rows.reduce((y, [term, value]) => {
    writeElement(sheet, 'P', () => {
      write(sheet, term, { y, width: valueAt - page.left - 5 })
      write(sheet, value, { x: valueAt, y, width: valueWidth, bold: true })
    })
    return y + heightOfRow(sheet, value)
  }, top)

/** How high they become, in points. */
export const heightOfTransfer = (sheet: Sheet, rows: readonly TransferRow[]) =>
  rows.reduce((sum, [, value]) => sum + heightOfRow(sheet, value), 0)

const heightOfRow = (sheet: Sheet, value: string) =>
  Math.max(step, measureHeight(sheet, value, { width: valueWidth, bold: true }) + 4)

/** Where the code for banking apps stands, at the right edge of the page. */
export const codeBox = { left: page.right - side, width: side }

type Code = { payload: string; cents: number; account: string }

/** The code for banking apps; screen readers get its content as text. */
export function writePaymentCode(sheet: Sheet, code: Code, top: number, { formats, language }: Reader) {
  const alt = say(language, 'payment.code', {
    amount: formats.money(code.cents),
    account: spacedAccount(code.account),
  })
  const bbox: [number, number, number, number] = [codeBox.left, top, page.right, top + side]
  writeElement(sheet, 'Figure', () => drawCode(sheet.pdf, code.payload, top), { alt, bbox })
}

type Reader = { formats: Formats; language: Language }

/** As squares of the page, so that it is sharp at every size. Error correction M, as EPC069-12 asks. */
function drawCode(pdf: Pdf, payload: string, top: number) {
  const { data, size } = encode(payload, { ecc: 'M', border: 0 })
  const module = side / size
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) pdf.rect(codeBox.left + x * module, top + y * module, module, module)
    })
  })
  pdf.fill('black')
}
