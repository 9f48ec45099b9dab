import { placeLines } from '../../rules/address/address.ts'
import type { Formats } from './formats.ts'
import type { Order } from './page.ts'
import { type Sheet, writeElement } from './sheet.ts'
import { write } from './text.ts'

type Address = Pick<
  Order['shipTo'],
  'company' | 'firstName' | 'lastName' | 'address1' | 'address2' | 'city' | 'state' | 'postcode' | 'country'
> & { phone?: string }
type Block = { x: number; y: number; width: number }

/** The lines of an address as they stand on a letter. */
export const addressLines = (address: Address, { country }: Formats) =>
  [
    address.company,
    `${address.firstName} ${address.lastName}`.trim(),
    address.address1,
    address.address2,
    ...placeLines(address),
    country(address.country),
    address.phone ?? '',
  ].filter(Boolean)

/** An address below its term; answers where it ends. */
export function writeAddress(sheet: Sheet, term: string, lines: readonly string[], { x, y, width }: Block) {
  writeElement(sheet, 'P', () => {
    write(sheet, term, { size: 8, quiet: true, x, y, width })
    write(sheet, lines.join('\n'), { size: 9.5, x, y: y + 12, width, lineGap: 1.5 })
  })
  return sheet.pdf.y
}

/** Terms with their values below them, such as the name of a file, that may need several lines; answers where they end. */
export const writeFacts = (sheet: Sheet, facts: readonly (readonly [string, string])[], { x, y, width }: Block) =>
  facts.reduce((top, [term, value]) => {
    writeElement(sheet, 'P', () => {
      write(sheet, term, { size: 8, quiet: true, x, y: top, width })
      write(sheet, value, { size: 8, x, y: top + 10, width })
    })
    return sheet.pdf.y + 4
  }, y)

/** A remark as wide as the page below its term; nothing where there is none. */
export function writeRemark(sheet: Sheet, term: string, remark: string) {
  if (remark === '') return
  writeElement(sheet, 'P', () => {
    write(sheet, term, { size: 8, quiet: true })
    write(sheet, remark)
  })
  sheet.pdf.y += 10
}
