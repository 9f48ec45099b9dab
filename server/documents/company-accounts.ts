import { paymentReference } from '../../rules/invoice/creditor-reference.ts'
import type { ReminderPayment } from '../../rules/payment/reminder.ts'
import type { Language } from '../../texts/index.ts'
import { say } from '../../texts/say.ts'
import { heightOfTransfer, transferRows, writeTransfer } from './bank-transfer.ts'
import type { Formats } from './formats.ts'
import { page } from './page.ts'
import { type Sheet, writeElement } from './sheet.ts'
import { write } from './text.ts'

type Writing = { sheet: Sheet; formats: Formats; language: Language }

/**
 * Where to pay, and the reference of the payment: to each company that invoiced, as the account of another is none of its own. The
 * company by the name of `writer` is the one that writes.
 */
export function writeAccounts(writing: Writing, payments: readonly ReminderPayment[], writer: string) {
  for (const payment of payments) writeAccount(writing, payment, writer)
}

function writeAccount({ sheet, formats, language }: Writing, payment: ReminderPayment, writer: string) {
  const { seller, amount: cents, numbers, account } = payment
  if (!account) return
  const rows = transferRows({ ...account, cents, reference: paymentReference(numbers) }, formats, language)
  if (sheet.pdf.y + 30 + heightOfTransfer(sheet, rows) > page.bottom) sheet.pdf.addPage()
  const heading = seller === writer ? say(language, 'order.payment') : say(language, 'reminder.pay_to', { seller })
  writeElement(sheet, 'H2', () => write(sheet, heading, { x: page.left, size: 11, bold: true }))
  sheet.pdf.y = writeTransfer(sheet, rows, sheet.pdf.y + 8) + 12
}
