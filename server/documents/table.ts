import { page, quiet } from './page.ts'
import { decorate, openElement, type Sheet, writeElement } from './sheet.ts'
import { heightOf, write, writeAmount } from './text.ts'

/** What a cell says: words, and below them in small letters what is beside the point. */
export type Cell = { text: string; bold?: boolean; small?: string }

export type Column<Row> = {
  head: string
  x: number
  width: number
  /** At the right edge and in one line. */
  isAmount?: boolean
  cell: (row: Row) => Cell
}

const least = 26
const beforeNext = 8
const size = 9

/** A row for each of `rows`, on as many pages as they need; each page begins with the heads of the columns. */
export function writeTable<Row>(sheet: Sheet, columns: readonly Column<Row>[], rows: readonly Row[]) {
  const table = openElement(sheet, 'Table')
  const heads = openElement(sheet, 'TR', table)
  writeHeads(sheet, columns, (draw) => writeElement(sheet, 'TH', draw, { within: heads, scope: 'Column' }))
  heads.end()
  for (const row of rows) {
    const cells = columns.map((column) => ({ column, cell: column.cell(row) }))
    const height = Math.max(least, ...cells.map(({ column, cell }) => heightOfCell(sheet, column, cell) + beforeNext))
    if (sheet.pdf.y + height > page.bottom) repeatHeads(sheet, columns)
    const y = sheet.pdf.y
    const tr = openElement(sheet, 'TR', table)
    for (const { column, cell } of cells)
      writeElement(sheet, 'TD', () => writeCell(sheet, column, cell, y), { within: tr })
    tr.end()
    sheet.pdf.y = y + height
  }
  table.end()
}

/** Who reads aloud has heard the heads once. */
function repeatHeads<Row>(sheet: Sheet, columns: readonly Column<Row>[]) {
  sheet.pdf.addPage()
  writeHeads(sheet, columns, (draw) => decorate(sheet, 'Pagination', draw))
}

function writeHeads<Row>(sheet: Sheet, columns: readonly Column<Row>[], tag: (draw: () => void) => void) {
  const y = sheet.pdf.y
  // Some languages need two lines for one.
  const height = Math.max(...columns.map(({ head, width }) => heightOf(sheet, head, { width, size: 8, bold: true })))
  for (const column of columns) {
    const { head, x, width, isAmount = false } = column
    tag(() => write(sheet, head, { x, y, width, size: 8, bold: true, right: isAmount }))
  }
  writeRule(sheet, y + height + 4)
  sheet.pdf.y = y + height + 10
}

function heightOfCell<Row>(
  sheet: Sheet,
  { width, isAmount = false }: Column<Row>,
  { text, bold = false, small = '' }: Cell,
) {
  if (isAmount) return size
  const own = heightOf(sheet, text, { width, size, bold })
  return small === '' ? own : own + heightOf(sheet, small, { width, size: 8 })
}

function writeCell<Row>(sheet: Sheet, { x, width, isAmount = false }: Column<Row>, cell: Cell, y: number) {
  const { text, bold = false, small = '' } = cell
  if (isAmount) return writeAmount(sheet, text, { x, y, width, size, bold })
  write(sheet, text, { x, y, width, size, bold })
  if (small !== '') write(sheet, small, { x, width, size: 8, quiet: true })
}

/** A line across the page. */
export const writeRule = (sheet: Sheet, y: number) =>
  decorate(sheet, 'Layout', () =>
    sheet.pdf.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.5).strokeColor(quiet).stroke(),
  )
