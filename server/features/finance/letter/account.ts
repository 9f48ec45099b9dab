import type { ReminderPayment } from '../../../../rules/finance/reminder.ts'
import { creditorReference, spacedReference } from '../../../../rules/invoice/creditor-reference.ts'
import { say } from '../../../../texts/say.ts'
import { heightOfTransfer, transferRows, writeTransfer } from '../../../documents/bank-transfer.ts'
import { page } from '../../../documents/page.ts'
import { writeElement } from '../../../documents/sheet.ts'
import { write } from '../../../documents/text.ts'
import type { LetterSheet } from './paper.ts'

// What banks take of free words.
const longestReference = 140

/** Where to pay, and by what words the money is known: to each company that invoiced, as the account of another is none of its own. */
export function writeAccounts(writing: LetterSheet) {
  for (const payment of writing.letter.payments) writeAccount(writing, payment)
}

function writeAccount({ sheet, letter, formats, language }: LetterSheet, payment: ReminderPayment) {
  const { seller, amount: cents, numbers, account } = payment
  if (!account) return
  const rows = transferRows({ ...account, cents, reference: referenceOf(numbers) }, formats, language)
  if (sheet.pdf.y + 30 + heightOfTransfer(sheet, rows) > page.bottom) sheet.pdf.addPage()
  const isOwn = seller === letter.seller.name
  const heading = isOwn ? say(language, 'order.payment') : say(language, 'reminder.pay_to', { seller })
  writeElement(sheet, 'H2', () => write(sheet, heading, { x: page.left, size: 11, bold: true }))
  sheet.pdf.y = writeTransfer(sheet, rows, sheet.pdf.y + 8) + 12
}

/** The reference of the only item; of several their numbers, as many as a transfer takes. */
function referenceOf(numbers: readonly string[]) {
  const [first = ''] = numbers
  if (numbers.length === 1) return spacedReference(creditorReference(first))
  const fitting = numbers.filter((_, at) => numbers.slice(0, at + 1).join(' ').length <= longestReference)
  return fitting.join(' ')
}
