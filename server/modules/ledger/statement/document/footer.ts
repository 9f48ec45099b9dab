import type { Language } from '../../../../../texts/index.ts'
import { say } from '../../../../../texts/say.ts'
import { page } from '../../../../documents/page.ts'
import { writePageNumbers } from '../../../../documents/page-numbers.ts'
import { decorate, type Sheet, writeElement } from '../../../../documents/sheet.ts'
import { measureHeight, write } from '../../../../documents/text.ts'
import type { FoundStatement } from '../find-statement.ts'

type Writing = { sheet: Sheet; found: FoundStatement; language: Language }

const box = { x: page.left, y: 792, width: 320 }
const highest = 34

/** What the law wants of the company at the foot of every page, beside its number. Readers hear it once. */
export function writeFooters({ sheet, found, language }: Writing) {
  const { seller, buyer } = found.parties
  writePageNumbers(sheet, (pages) => say(language, 'order.document_page', { orderno: buyer.custnum, ...pages }))
  const facts = [seller.name, seller.registrationNumber, seller.vatNumber].filter(Boolean).join(' · ')
  const text = [facts, seller.legalNote].filter(Boolean).join('\n')
  const size = [7, 6, 5, 4].find((one) => measureHeight(sheet, text, { width: box.width, size: one }) <= highest) ?? 3
  const draw = () => write(sheet, text, { ...box, size, quiet: true })
  const { start, count } = sheet.pdf.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    sheet.pdf.switchToPage(at)
    if (at === start) writeElement(sheet, 'P', draw)
    else decorate(sheet, 'Pagination', draw)
  }
}
