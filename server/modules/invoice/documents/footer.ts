import { say } from '../../../../texts/say.ts'
import { page } from '../../../documents/page.ts'
import { writePageNumbers } from '../../../documents/page-numbers.ts'
import { decorate, type Sheet, writeElement } from '../../../documents/sheet.ts'
import { measureHeight, write } from '../../../documents/text.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'

const box = { x: page.left, y: 792, width: 320 }
const highest = 34

/** What the law wants of the seller at the foot of every page from `first` on, beside its number. Readers hear it once. */
export function writeFooters({ sheet, invoice, language }: InvoiceSheet, first: number) {
  const { seller, number } = invoice
  writePageNumbers(sheet, (pages) => say(language, 'order.document_page', { orderno: number, ...pages }), first)
  const facts = [seller.name, seller.registrationNumber, seller.vatNumber].filter(Boolean).join(' · ')
  const text = [facts, seller.legalNote].filter(Boolean).join('\n')
  const size = fittingSize(sheet, text)
  const draw = () => write(sheet, text, { ...box, size, quiet: true })
  const { start, count } = sheet.pdf.bufferedPageRange()
  for (let at = start + first; at < start + count; at++) {
    sheet.pdf.switchToPage(at)
    if (at === start + first) writeElement(sheet, 'P', draw)
    else decorate(sheet, 'Pagination', draw)
  }
}

/** A long note is written in smaller letters, as the page ends below it. */
const fittingSize = (sheet: Sheet, text: string) =>
  [7, 6, 5, 4].find((size) => measureHeight(sheet, text, { width: box.width, size }) <= highest) ?? 3
