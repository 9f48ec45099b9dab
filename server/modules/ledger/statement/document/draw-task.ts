import { say } from '../../../../../texts/say.ts'
import { writeAccounts } from '../../../../documents/company-accounts.ts'
import { makeFormats } from '../../../../documents/formats.ts'
import { page } from '../../../../documents/page.ts'
import { closeSheet, openSheet, writeElement } from '../../../../documents/sheet.ts'
import { measureHeight, write } from '../../../../documents/text.ts'
import { otherIssuer } from '../other-issuer.ts'
import { writeAgeing } from './ageing.ts'
import type { StatementPdfInput } from './document.ts'
import { writeFooters } from './footer.ts'
import { writeHead } from './head.ts'
import { writeOpenItems } from './open-items.ts'
import { writeRows } from './rows.ts'
import type { StatementSheet } from './statement-sheet.ts'

/** The bytes of a statement of account as a PDF: its currencies one after the other. It is drawn in a thread. */
export default async function drawStatement({ found, language }: StatementPdfInput): Promise<Uint8Array> {
  const { parties, to, statements } = found
  const title = say(language, 'statement.title')
  // As old as what it says, so that it is the same whenever it is drawn.
  const madeAt = new Date(`${to}T00:00:00Z`)
  const sheet = await openSheet({ title, author: parties.seller.name, madeAt, language })
  const writing = { sheet, found, language }
  writeHead(writing, title)
  for (const statement of statements)
    writeStatement({ ...writing, statement, formats: makeFormats(language, statement.currency) })
  writeFooters(writing)
  return closeSheet(sheet)
}

function writeStatement(writing: StatementSheet) {
  const { language, statement, found, formats } = writing
  if (found.statements.length > 1)
    writeHeading(writing, say(language, 'statement.in_currency', { currency: statement.currency }))
  writeRows(writing)
  writeClosing(writing)
  if (statement.openItems.length === 0) return
  writeHeading(writing, say(language, 'statement.open_title', { date: formats.day(found.to) }))
  writeOpenItems(writing)
  writeHeading(writing, say(language, 'statement.ageing_title', { date: formats.day(found.to) }))
  writeAgeing(writing)
  writePayments(writing)
}

/** Where each company is paid; another than the one that writes is named, as its account is its own. */
function writePayments(writing: StatementSheet) {
  const { sheet, found, statement, language } = writing
  const writer = found.parties.seller.name
  const { payments } = statement
  if (payments.length > 0 && statement.openItems.some((item) => otherIssuer(found, item))) {
    const words = say(language, 'statement.other_issuers')
    const width = page.right - page.left
    if (sheet.pdf.y + 12 + measureHeight(sheet, words, { width, size: 10 }) > page.bottom) sheet.pdf.addPage()
    writeElement(sheet, 'P', () => write(sheet, words, { x: page.left, y: sheet.pdf.y + 12, width, size: 10 }))
  }
  sheet.pdf.y += 12
  writeAccounts(writing, payments, writer)
}

// With the heads and the first row of the table below it.
const room = 100

function writeHeading({ sheet }: StatementSheet, words: string) {
  if (sheet.pdf.y + room > page.bottom) sheet.pdf.addPage()
  else sheet.pdf.y += 12
  writeElement(sheet, 'H2', () => write(sheet, words, { size: 11, bold: true }))
  sheet.pdf.y += 6
}

/** What the customer owes in the end, or what is theirs. */
function writeClosing({ sheet, statement, formats, language, found }: StatementSheet) {
  const { closing } = statement
  const date = formats.day(found.to)
  const words = say(language, closing < 0 ? 'statement.closing_theirs' : 'statement.closing_owed', {
    date,
    amount: formats.money(Math.abs(closing)),
  })
  const style = { size: 11, bold: true, right: true }
  const height = measureHeight(sheet, words, { ...style, width: page.right - page.left })
  if (sheet.pdf.y + height + 8 > page.bottom) sheet.pdf.addPage()
  writeElement(sheet, 'P', () => write(sheet, words, { ...style, y: sheet.pdf.y + 6 }))
  sheet.pdf.y += 6
}
