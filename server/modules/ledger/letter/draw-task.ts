import type { ReminderLetter } from '../../../../rules/payment/reminder.ts'
import { toLanguage } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { addressLines, writeAddress } from '../../../documents/blocks.ts'
import { writeAccounts } from '../../../documents/company-accounts.ts'
import { makeFormats } from '../../../documents/formats.ts'
import { sellerLines, writeLetterhead } from '../../../documents/letterhead.ts'
import { page } from '../../../documents/page.ts'
import { writePageNumbers } from '../../../documents/page-numbers.ts'
import { closeSheet, openSheet, type Sheet, writeElement } from '../../../documents/sheet.ts'
import { measureHeight, write } from '../../../documents/text.ts'
import { writeItems } from './items.ts'
import { type LetterSheet, toLevel } from './letter-sheet.ts'

/** The bytes of a reminder: who writes to whom, what is overdue, and how to pay it. It is drawn in a thread. */
export default async function drawReminder(letter: ReminderLetter): Promise<Uint8Array> {
  const language = toLanguage(letter.language) ?? 'en'
  const formats = makeFormats(language, letter.currency)
  const title = say(language, `reminder.title_${toLevel(letter)}`)
  const madeAt = new Date(`${letter.writtenOn}T00:00:00Z`)
  const sheet = await openSheet({ title, author: letter.seller.name, madeAt, language })
  const writing = { sheet, letter, formats, language }
  writeHead(writing, title)
  writeParagraph(sheet, say(language, `reminder.words_${toLevel(letter)}`, { amount: formats.money(letter.amount) }))
  writeItems(writing)
  if (letter.payments.some((payment) => payment.seller !== letter.seller.name)) {
    writeParagraph(sheet, say(language, 'reminder.on_behalf'))
  }
  writeAccounts(writing, letter.payments, letter.seller.name)
  writeParagraph(sheet, say(language, 'reminder.crossed'))
  const { custnum } = letter.customer
  writePageNumbers(sheet, (pages) => say(language, 'order.document_page', { orderno: custnum, ...pages }))
  return closeSheet(sheet)
}

function writeHead({ sheet, letter, formats, language }: LetterSheet, title: string) {
  const { seller, customer, writtenOn } = letter
  const top = writeLetterhead(sheet, { name: seller.name, lines: sellerLines(seller, formats) }, title)
  const { address, company, custnum } = customer
  const lines = address ? addressLines(address, formats) : [company]
  const left = writeAddress(sheet, say(language, 'order.bill_to'), lines, { x: page.left, y: top, width: 220 })
  const facts = [`${say(language, 'order.custnum')} ${custnum}`, formats.day(writtenOn)]
  const right = writeAddress(sheet, say(language, 'reminder.date'), facts, { x: 330, y: top, width: 208 })
  sheet.pdf.y = Math.max(left, right) + 20
}

const width = page.right - page.left

function writeParagraph(sheet: Sheet, words: string) {
  if (sheet.pdf.y + measureHeight(sheet, words, { width, size: 10 }) > page.bottom) sheet.pdf.addPage()
  writeElement(sheet, 'P', () => write(sheet, words, { x: page.left, width, size: 10, lineGap: 2 }))
  sheet.pdf.y += 14
}
