import { page } from '../../../documents/page.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'
import { heightOfLawWords, writeLawWords } from './law-words.ts'
import { heightOfTotals, writeTotals } from './totals.ts'
import { heightOfVatTable, writeVatTable } from './vat.ts'

/** The sums with the VAT that is in them and why: on one page, that of the last lines where there is room. */
export function writeSums(writing: InvoiceSheet) {
  const { sheet, invoice } = writing
  const highest = Math.max(heightOfTotals(invoice), heightOfVatTable(writing))
  const height = highest + below + heightOfLawWords(writing)
  if (sheet.pdf.y + height > page.bottom) sheet.pdf.addPage()
  const top = sheet.pdf.y
  const ends = [writeTotals(writing, top), writeVatTable(writing, top + 8)]
  sheet.pdf.y = Math.max(...ends) + below
  writeLawWords(writing)
}

const below = 16
