import { page } from './page.ts'
import { decorate, type Sheet } from './sheet.ts'
import { write } from './text.ts'

const below = 805

/** At the foot of every page which one it is; said last, as only then it is known how many there are. */
export function writePageNumbers(
  sheet: Sheet,
  pageText: (number: { page: number; pages: number }) => string,
  from = 0,
) {
  const { start, count } = sheet.pdf.bufferedPageRange()
  for (let at = start + from; at < start + count; at++) {
    sheet.pdf.switchToPage(at)
    // Below the margin, where the library would begin another page.
    sheet.pdf.page.margins.bottom = 0
    const number = { page: at - from + 1, pages: count - from }
    decorate(sheet, 'Pagination', () =>
      write(sheet, pageText(number), { size: 8, quiet: true, x: page.left, y: below, right: true }),
    )
  }
}
