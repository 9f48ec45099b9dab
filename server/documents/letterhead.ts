import { placeLines } from '../../rules/address/address.ts'
import type { Formats } from './formats.ts'
import { page } from './page.ts'
import { type Sheet, writeElement } from './sheet.ts'
import { measureHeight, write } from './text.ts'

/** The company of ours that stands behind a document. */
export type Seller = {
  name: string
  address1: string
  postcode: string
  city: string
  state: string
  country: string
  phone: string
  email: string
  vatNumber: string
}

/** How the letters of a company of ours begin. */
export const sellerLines = (seller: Seller, { country }: Formats) => [
  join([seller.address1, ...placeLines(seller), country(seller.country)]),
  join([seller.phone, seller.email, seller.vatNumber]),
]

const join = (parts: readonly string[]) => parts.filter(Boolean).join(' · ')

const titleSize = 17

/** Who writes, in the first lines of the first page, and the title below; answers where it ends. */
export function writeLetterhead(
  sheet: Sheet,
  { name, lines }: { name: string; lines: readonly string[] },
  title: string,
) {
  writeElement(sheet, 'P', () => {
    write(sheet, name, { size: 13, bold: true, y: 50 })
    for (const line of lines) write(sheet, line, { size: 8, quiet: true })
  })
  const top = Math.max(105, sheet.pdf.y + 20)
  writeElement(sheet, 'H1', () => write(sheet, title, { size: titleSize, bold: true, y: top }))
  return top + measureHeight(sheet, title, { size: titleSize, bold: true, width: page.right - page.left }) + 15
}
