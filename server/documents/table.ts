import { page, quiet } from './page.ts'
import { decorate, openElement, type Sheet, writeElement } from './sheet.ts'
import { measureHeight, write, writeAmount } from './text.ts'

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

/** What a page hands on to the next one: the sum of its rows and those before, in the last column. */
export type Carry<Row> = {
  amount: (row: Row) => number
  format: (sum: number) => string
  /** What stands before the sum below the last row of a page, and above the first one of the next. */
  forward: string
  brought: string
}

const least = 26
const beforeNext = 8
const size = 9

/**
 * A row for each of `rows`, on as many pages as they need; each page begins with the heads of the columns, and with `carry` the sum of
 * the pages before it.
 */
export function writeTable<Row>(
  sheet: Sheet,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  carry?: Carry<Row>,
) {
  if (sheet.pdf.y + heightOfBeginning(sheet, columns, rows) > page.bottom) sheet.pdf.addPage()
  const table = openElement(sheet, 'Table')
  const heads = openElement(sheet, 'TR', table)
  writeHeads(sheet, columns, (draw) => writeElement(sheet, 'TH', draw, { within: heads, scope: 'Column' }))
  heads.end()
  let sum = 0
  rows.forEach((row, at) => {
    const height = heightOfRow(sheet, columns, row)
    // The last row hands nothing on.
    const foot = carry && at < rows.length - 1 ? carryHeight : 0
    if (sheet.pdf.y + height + foot > page.bottom) turnPage(sheet, columns, at > 0 && carry ? { ...carry, sum } : null)
    const tr = openElement(sheet, 'TR', table)
    writeRow(sheet, columns, row, (draw) => writeElement(sheet, 'TD', draw, { within: tr }))
    tr.end()
    sheet.pdf.y += height
    sum += carry?.amount(row) ?? 0
  })
  table.end()
}

/** The heads never stand alone at the foot of a page. */
const heightOfBeginning = <Row>(sheet: Sheet, columns: readonly Column<Row>[], rows: readonly Row[]) =>
  heightOfHeads(sheet, columns) + rows.slice(0, 1).reduce((sum, row) => sum + heightOfRow(sheet, columns, row), 0)

type Tag = (draw: () => void) => void

const heightOfRow = <Row>(sheet: Sheet, columns: readonly Column<Row>[], row: Row) =>
  Math.max(least, ...columns.map((column) => heightOfCell(sheet, column, column.cell(row)) + beforeNext))

/** Leaves off where it began, so that what follows knows its height. */
function writeRow<Row>(sheet: Sheet, columns: readonly Column<Row>[], row: Row, tag: Tag) {
  const { y } = sheet.pdf
  for (const column of columns) tag(() => writeCell(sheet, column, column.cell(row), y))
  sheet.pdf.y = y
}

/** Who reads aloud has heard the heads once, and needs no sum of a page. */
function turnPage<Row>(sheet: Sheet, columns: readonly Column<Row>[], carried: (Carry<Row> & { sum: number }) | null) {
  const [tag, last]: [Tag, Column<Row> | undefined] = [(draw) => decorate(sheet, 'Pagination', draw), columns.at(-1)]
  const writeSum = (term: string) => {
    if (carried && last) tag(() => writeCarry(sheet, last, term, carried.format(carried.sum)))
  }
  writeSum(carried?.forward ?? '')
  sheet.pdf.addPage()
  writeHeads(sheet, columns, tag)
  writeSum(carried?.brought ?? '')
}

const carryHeight = 20

function writeCarry(sheet: Sheet, { x, width }: Pick<Column<never>, 'x' | 'width'>, term: string, sum: string) {
  const { y } = sheet.pdf
  write(sheet, term, { y, width: x - beforeNext - page.left, size: 8, quiet: true, right: true })
  writeAmount(sheet, sum, { x, y, width, size, bold: true })
  sheet.pdf.y = y + carryHeight
}

function writeHeads<Row>(sheet: Sheet, columns: readonly Column<Row>[], tag: Tag) {
  const y = sheet.pdf.y
  const height = heightOfHeads(sheet, columns)
  for (const column of columns) {
    const { head, x, width, isAmount = false } = column
    tag(() => write(sheet, head, { x, y, width, size: 8, bold: true, right: isAmount }))
  }
  writeRule(sheet, y + height - 6, columns)
  sheet.pdf.y = y + height
}

/** Some languages need two lines for one. */
const heightOfHeads = <Row>(sheet: Sheet, columns: readonly Column<Row>[]) =>
  Math.max(...columns.map(({ head, width }) => measureHeight(sheet, head, { width, size: 8, bold: true }))) + 10

function heightOfCell<Row>(
  sheet: Sheet,
  { width, isAmount = false }: Column<Row>,
  { text, bold = false, small = '' }: Cell,
) {
  if (isAmount) return size
  const own = measureHeight(sheet, text, { width, size, bold })
  return small === '' ? own : own + measureHeight(sheet, small, { width, size: 8 })
}

function writeCell<Row>(sheet: Sheet, { x, width, isAmount = false }: Column<Row>, cell: Cell, y: number) {
  const { text, bold = false, small = '' } = cell
  if (isAmount) return writeAmount(sheet, text, { x, y, width, size, bold })
  write(sheet, text, { x, y, width, size, bold })
  if (small !== '') write(sheet, small, { x, width, size: 8, quiet: true })
}

/** A line across the page, or below some columns from the first to the last. */
export function writeRule(sheet: Sheet, y: number, columns: readonly Pick<Column<never>, 'x' | 'width'>[] = []) {
  const [first, last] = [columns[0], columns.at(-1)]
  const [left, right] = [first?.x ?? page.left, last ? last.x + last.width : page.right]
  decorate(sheet, 'Layout', () => sheet.pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(quiet).stroke())
}
