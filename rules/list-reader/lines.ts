import { maxQuantity, minQuantity } from '../basket/basket.ts'
import { longestLine, mostReadLines } from '../basket/quick-order.ts'
import { isCarton } from '../catalogue/product/barcode.ts'
import { codeFaults } from '../scan/code.ts'
import { readCellFault } from '../table-file/spreadsheet-cell.ts'
import { isBesideLines, isTitle } from './aside.ts'
import { type CellReading, type LineFault, oneSpaced, readCells, toWords } from './cells.ts'
import { findCodeFault, fromOtherKeyboard, plainCodes } from './codes.ts'
import { type Columns, findColumns, mostRowsAbove } from './columns.ts'
import { findUnknownWords, listNames, type Name, type UnknownWord } from './names.ts'
import { type OwnName, readOwnName, toOwnName } from './own-name.ts'
import { namesSeveral } from './product.ts'
import { plainDigits } from './quantity.ts'
import { splitAt, splitCells } from './separators.ts'
import { itemsIn } from './several.ts'
import { type CellRow, type KnownRow, unstacked } from './stacked.ts'
import { isUnfilled, readColumns, readUnnamed, type UnnamedColumns, unnamedColumns } from './table.ts'
import { inDigits } from './words/spelled.ts'

/**
 * A line as it was read: what may be its number, the widest first, what has to mean something beside it, and how many. A line
 * that cannot be read keeps its reason; none is dropped. With `named` it is good where all that it names is one product;
 * `uncertain` is what may be its number where nobody can tell how many; `carton` what a line names that says nothing of pieces and
 * is of one carton: who knows that can tell; `own` what only the customer may call a product. `whole` is the line that a item is a part of;
 * `items` are those of a line that holds several, unless all that it names is one product. What `isAside` is a title, a sum or a
 * remark around the lines, unless it names a product.
 */
type ReadLine = {
  row: number
  typed: string
  whole?: string
  items?: ReadLine[]
  place?: FormPlace
  isAside?: true
  own?: OwnName
} & (LineNames | { fault: LineFault; named?: LineNames; uncertain?: UncertainLine; carton?: LineNames })
/** Whether a line below a column of pieces has its quantity filled in. */
type FormPlace = 'filled' | 'unfilled'
type LineNames = { names: Name[]; unknownWords: UnknownWord[]; quantity: number; custNumber: string }
type UncertainLine = Pick<LineNames, 'names' | 'custNumber'>

/** `heading`: the first row that names the columns, which is no line of goods. */
export type ReadLines = { lines: ReadLine[]; heading: number | null }

export type { CellRow } from './stacked.ts'

/** The lines of a pasted text: a mail, cells of a spreadsheet, a list with separators. */
export function linesOfText(text: string): ReadLines {
  const rows = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n|\u2028/)
    .map((line, at) => ({ row: at + 1, line }))
    .filter(({ line }) => line.trim() !== '')
    .slice(0, mostReadLines + 2)
    .map(({ row, line }) => ({ row, line: plainCodes(fromOtherKeyboard(plainText(line))) }))
  const separator = findSeparator(rows.slice(0, mostRowsAbove).map(({ line }) => line))
  return linesOfPlain(
    rows.map(({ row, line }) => ({
      row,
      said: line.replaceAll('\t', ' · '),
      cells: separator && line.includes(separator) ? splitAt(line, separator) : splitCells(line),
    })),
  )
}

/** The lines of rows that are cells already. */
export const linesOfCells = (rows: readonly CellRow[]): ReadLines =>
  linesOfPlain(
    rows
      // One more than allowed shows that there are more, which need not be read.
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
      .slice(0, mostReadLines + 2)
      .map(({ row, cells }) => ({
        row,
        cells: cells.map((cell) => plainCodes(plainText(cell).replaceAll('\t', ' '))),
      })),
  )

// No real row is longer; the rest of one is not read.
const longestRow = 2_000
const plainText = (text: string) =>
  plainDigits(text.trim().slice(0, longestRow))
    .replaceAll(/[^\S\t]+/gu, ' ')
    .trim()

/** What separates the columns, where one of the first lines is a heading. */
function findSeparator(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    const found = ['\t', ';', ','].find((sign) => line.includes(sign) && findColumns(splitAt(line, sign)) !== undefined)
    if (found) return found
  }
  return undefined
}

/** The rows between headings, each with the columns above it; a heading that is repeated is none of the lines. */
function linesOfPlain(cellRows: readonly CellRow[]): ReadLines {
  const rows = cellRows.filter(({ cells }) => cells.some(Boolean))
  const blocks: { columns: Columns | undefined; rows: CellRow[] }[] = [{ columns: undefined, rows: [] }]
  let heading: number | null = null
  for (const [at, row] of rows.entries()) {
    const isPossible = heading !== null || at < mostRowsAbove
    const columns = isPossible ? columnsAt(rows, at) : undefined
    if (columns) {
      heading ??= row.row
      blocks.push({ columns, rows: [] })
    } else blocks.at(-1)?.rows.push(row)
  }
  const lines = blocks.flatMap(({ columns, rows }) =>
    columns
      ? rows.map((row) => lineBelow(row, columns))
      : linesOfFree(rows).map(heading === null ? asIs : markTitle(rows)),
  )
  return { lines, heading }
}

const asIs = (line: ReadLine) => line

const markTitle =
  (rows: readonly CellRow[]) =>
  (line: ReadLine): ReadLine => {
    const cells = rows.filter(({ row }) => row === line.row).flatMap(({ cells }) => cells)
    return isTitle(cells) ? { ...line, isAside: true } : line
  }

function lineBelow(row: CellRow, columns: Columns): ReadLine {
  const line = toLine(row, readColumns(inDigits(row.cells), columns), columns)
  if (isBesideLines(row.cells, columns)) return { ...line, isAside: true }
  if (columns.quantities.length === 0) return line
  return { ...line, place: 'fault' in line && isUnfilled(row.cells, columns) ? 'unfilled' : 'filled' }
}

// So many rows say what a column holds.
const mostSamples = 50
const columnsAt = (rows: readonly CellRow[], at: number) => {
  const cells = rows[at]?.cells ?? []
  return (
    findColumns(cells) &&
    findColumns(
      cells,
      rows.slice(at + 1, at + 1 + mostSamples).map((row) => row.cells),
    )
  )
}

function linesOfFree(rows: readonly CellRow[]): ReadLine[] {
  const unnamed = unnamedColumns(rows.map(({ cells }) => cells))
  const wholeRows = unstacked(rows)
  const counts = wholeRows.map(({ cells }) => readNumbering(cells))
  const numbers = wholeRows.map(({ cells: [first = ''] }) => Number(/^n\. ?(\d{1,3}) /i.exec(first)?.[1] ?? Number.NaN))
  return wholeRows.flatMap((row, at) => {
    // `2. W2070A` is the second of a list, or two pieces: beside its neighbours it is known.
    const isList = counts[at] === 1 || neighbours(counts, at)
    // `n. 1`, `n. 2` may be pieces as well as places.
    if (neighbours(numbers, at)) return toLine(row, { fault: 'two_quantities' })
    return freeLines(row, { count: counts[at], isList, unnamed })
  })
}

type RowContext = { count: number | undefined; isList: boolean; unnamed: UnnamedColumns }

/** The lines of a row without a heading: one, or one for each of its items. */
function freeLines(row: KnownRow, { count, isList, unnamed }: RowContext): ReadLine[] {
  const broken = findBroken(row.cells)
  if (broken) return [toLine(row, { fault: broken })]
  const [first = '', ...others] = inDigits(row.cells)
  const cells = [count === undefined ? first : first.replace(numbering, ''), ...others]
  const read = unlessUnsure(readUnnamed(cells, unnamed, readCells), row, count === undefined || isList)
  const line = toLine(row, read)
  const several = 'fault' in line && line.fault === 'too_long' ? undefined : itemsIn(cells)
  if (!several) return [line]
  const items = several.map(({ text, read }): ReadLine => {
    const item = { row: row.row, cells: [text] }
    return { ...toLine(item, unlessUnsure(read, row, true)), whole: row.said ?? line.typed }
  })
  // What it names may be one product all the same: only who knows the products can say.
  return 'names' in line || line.named ? [{ ...line, items }] : items
}

/** What is wrong with a cell of a row that does not say without it what is ordered, and how many. */
function findBroken(cells: readonly string[]) {
  const words = cells.map((cell) => cell.split(' '))
  const fault = words.flat().map(readCellFault).find(Boolean)
  if (!fault) return undefined
  const rest = readCells(inDigits(words.map((cell) => cell.filter((word) => !readCellFault(word)).join(' '))))
  return 'fault' in rest || rest.assumed ? fault : undefined
}

/** Where nothing says how many, what stands beside a row does, or leaves it open. */
function unlessUnsure(read: CellReading, { each, unsure }: KnownRow, isOne: boolean): CellReading {
  if ('fault' in read || !read.assumed) return read
  if (each !== undefined) return { ...read, quantity: each, assumed: false }
  const uncertain = { words: read.words, custNumber: read.custNumber }
  return unsure || !isOne ? { fault: 'no_quantity', uncertain } : read
}

const numbering =
  /^\s*(?:\(?(\d{1,3})(?:[.)]|\.\))\s+|(?:pos(?:ition)?|poz(?:ycja)?|lp)\b\.?\s*\d{1,4}\s*(?:[.):–-]\s*|\s))(?=\S)/i
/** How a line is numbered in a list: `2) W2070A`. */
const readNumbering = ([first = '']: readonly string[]) => {
  const found = numbering.exec(first)
  // With a word for it, it is no quantity in any list.
  return found ? Number(found[1] ?? 1) : undefined
}
const neighbours = (counts: readonly (number | undefined)[], at: number) => {
  const count = counts[at] ?? Number.NaN
  return counts[at - 1] === count - 1 || counts[at + 1] === count + 1
}

/** Unless columns say what the product is. */
const namesNothing: LineFault[] = ['no_number', 'digits', 'failed', ...codeFaults]

function toLine({ row, cells }: CellRow, reading: CellReading, columns?: Columns): ReadLine {
  const code = findCodeFault(cells)
  const read: CellReading = code ? { fault: code } : reading
  const filled = cells.map((cell) => oneSpaced(cell).trim()).filter(Boolean)
  const whole = filled.join(' · ')
  const line = { row, typed: [...whole].slice(0, longestLine).join('') }
  if (whole.length > longestLine && !columns) return { ...line, fault: 'too_long' }
  const all = filled.flatMap(toWords)
  if ('fault' in read) {
    if (!read.uncertain && namesNothing.includes(read.fault)) {
      const own = read.fault === 'no_number' && !columns ? readOwnName(filled) : undefined
      return { ...line, fault: read.fault, ...(own && { own }) }
    }
    const { words, custNumber } = read.uncertain ?? { words: all, custNumber: '' }
    const several = read.fault === 'two_quantities' && namesSeveral(all)
    return {
      ...line,
      fault: several ? 'two_products' : read.fault,
      uncertain: { names: listNames(words, []), custNumber },
    }
  }
  const { words, context, aliases = [], quantity, custNumber, assumed } = read
  const names = listNames(words, [...context, ...aliases])
  if (names.length === 0) {
    const own = columns ? toOwnName(words, quantity) : readOwnName(filled)
    return { ...line, fault: 'no_number', ...(own && { own: { ...own, custNumber } }) }
  }
  if (!Number.isInteger(quantity) || quantity < minQuantity || quantity > maxQuantity) {
    return { ...line, fault: 'quantity', uncertain: { names, custNumber } }
  }
  const named = { names, unknownWords: findUnknownWords(words, context, cells.join(' ; ')), quantity, custNumber }
  if (names.some(({ text }) => isCarton(text))) {
    const uncertain = { names, custNumber }
    return { ...line, fault: 'no_quantity', uncertain, ...(assumed && !read.several && { carton: named }) }
  }
  if (read.several) return { ...line, fault: 'two_products', named }
  const own = columns ? undefined : readOwnName(filled)
  return { ...line, ...named, ...(own && { own }) }
}
