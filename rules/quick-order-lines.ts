import { maxQuantity, minQuantity } from './basket.ts'
import { longestCustNumber } from './cust-number.ts'
import { mostReadLines } from './quick-order.ts'
import { type LineFault, type Read, readCells, saysHowMany, wordsOf } from './quick-order-cells.ts'
import { type Columns, columnsOf, piecesIn } from './quick-order-columns.ts'
import { type Name, namesOf, type Stranger, strangersOf } from './quick-order-names.ts'
import { namesSeveral, productOf } from './quick-order-product.ts'
import { measures, plainDigits } from './quick-order-quantity.ts'

/**
 * A line as it was read: what may be its number, the widest first, what has to mean something beside it, and how many. A line
 * that cannot be read keeps its reason; none is dropped. With `named` it is good where all that it names is one product;
 * `doubted` is what may be its number where nobody can tell how many.
 */
type ReadLine = { row: number; typed: string } & (Named | { fault: LineFault; named?: Named; doubted?: Doubted })
type Named = { names: Name[]; strangers: Stranger[]; quantity: number; custNumber: string }
type Doubted = Pick<Named, 'names' | 'custNumber'>

/** `heading`: the row that names the columns, which is no line of goods. */
export type ReadLines = { lines: ReadLine[]; heading: number | null }

/** A row of a file or a paste: where it stands, and its cells. */
export type CellRow = { row: number; cells: readonly string[] }

/** The lines of a text as somebody pastes it: a mail, cells of a spreadsheet, a list with separators. */
export function linesOfText(text: string): ReadLines {
  const rows = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n|\u2028/)
    .map((line, at) => ({ row: at + 1, line }))
    .filter(({ line }) => line.trim() !== '')
    .slice(0, mostReadLines + 2)
  const separator = separatorOf(rows[0]?.line ?? '')
  return linesOfCells(
    rows.map(({ row, line }) => ({ row, cells: separator ? splitAt(line, separator) : cellsOf(line) })),
  )
}

/** The lines of rows that are cells already. */
export function linesOfCells(rows: readonly CellRow[]): ReadLines {
  // One more than may be tells of the rest, which nobody needs to read.
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')).slice(0, mostReadLines + 2)
  const [first] = filled
  const columns = first && columnsOf(first.cells)
  if (!columns) {
    const counts = filled.map(({ cells }) => numberingOf(cells))
    // `2. W2070A` is the second of a list, or two pieces: beside its neighbours it is known.
    const isList = (at: number) => counts[at] === 1 || neighbours(counts, at)
    return {
      lines: filled.map((row, at) => lineOf(row, (cells) => readLine(cells, counts[at], isList(at)))),
      heading: null,
    }
  }
  const lines = filled.slice(1).map((row) => lineOf(row, (cells) => readColumns(cells, columns)))
  return { lines, heading: first.row }
}

function readLine(cells: readonly string[], count: number | undefined, isList: boolean): Read {
  if (count === undefined) return readCells(cells)
  const [first = '', ...others] = cells
  const read = readCells([first.replace(numbering, ''), ...others])
  return 'assumed' in read && read.assumed && !isList ? { fault: 'no_quantity' } : read
}

const numbering =
  /^\s*(?:\(?(\d{1,3})(?:[.)]|\.\))\s+|(?:pos(?:ition)?|poz(?:ycja)?|lp)\b\.?\s*\d{1,4}\s*(?:[.):–-]\s*|\s))(?=\S)/i
/** How a line is numbered in a list: `2) W2070A`. */
const numberingOf = ([first = '']: readonly string[]) => {
  const found = numbering.exec(first)
  // With a word for it, it is no quantity in any list.
  return found ? Number(found[1] ?? 1) : undefined
}
const neighbours = (counts: readonly (number | undefined)[], at: number) => {
  const count = counts[at] ?? Number.NaN
  return counts[at - 1] === count - 1 || counts[at + 1] === count + 1
}

// Longer ones are a paragraph of a mail.
const longestLine = 300

function lineOf({ row, cells }: CellRow, reading: (cells: readonly string[]) => Read): ReadLine {
  const whole = cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ')
  const line = { row, typed: [...whole].slice(0, longestLine).join('') }
  if (whole.length > longestLine) return { ...line, fault: 'too_long' }
  const plain = cells.map(plainDigits)
  const read = reading(plain)
  const all = plain.flatMap(wordsOf)
  if ('fault' in read) {
    if (read.fault === 'no_number') return { ...line, fault: read.fault }
    const { words, custNumber } = read.doubted ?? { words: all, custNumber: '' }
    const several = read.fault === 'two_quantities' && namesSeveral(all)
    return { ...line, fault: several ? 'two_products' : read.fault, doubted: { names: namesOf(words, []), custNumber } }
  }
  const { words, beside, alike = [], quantity, custNumber } = read
  const names = namesOf(words, [...beside, ...alike])
  if (names.length === 0) return { ...line, fault: 'no_number' }
  if (!Number.isInteger(quantity) || quantity < minQuantity || quantity > maxQuantity) {
    return { ...line, fault: 'quantity', doubted: { names, custNumber } }
  }
  const named = { names, strangers: strangersOf(words, beside, plain.join(' ; ')), quantity, custNumber }
  return read.several ? { ...line, fault: 'two_products', named } : { ...line, ...named }
}

/** What separates the columns, where the first line is a heading. */
const separatorOf = (first: string) => ['\t', ';', ','].find((sign) => columnsOf(splitAt(first, sign)) !== undefined)

/** Tab, else semicolon, else a comma that is no decimal one; else the line is one cell. */
function cellsOf(line: string): string[] {
  if (line.length > longestLine) return [line]
  if (line.includes('\t')) return splitAt(line, '\t')
  if (line.includes(';')) return splitAt(line, ';')
  const masked = decimalCommas.reduce((text, comma) => text.replaceAll(comma, '$1\u0001$2'), line)
  return splitAt(masked, ',').map((cell) => cell.replaceAll('\u0001', ','))
}

// A price, or a part of a piece or a thousand beside what has the digits of a number: `W2070A 1,5`, but not `Canon 718,2`.
const decimalCommas = [
  /(?<![\p{L}\p{N}.-])((?:\p{Nd}{1,3}[.'])*\p{Nd}{1,4}),(\p{Nd}{2})(?![\p{L}\p{N}])/gu,
  new RegExp(`(\\p{Nd}{1,4}),(\\p{Nd}{1,3})(?=\\s?(?:${measures}|[lmgk%])(?!\\p{L}))`, 'giu'),
  /((?:€|\$|£|EUR|USD|GBP|PLN)\s*\p{Nd}+),(\p{Nd})/giu,
  /(\p{Nd}),([-–])/gu,
  /(?<=\p{N}[\p{L}\p{N}-]*\s+)(\p{Nd}{1,3}),(\p{Nd}{1,3})(?![\p{L}\p{N}.,])/gu,
  /(?<![\p{L}\p{N}.,-]|\S\s+)(\p{Nd}{1,3}),(\p{Nd}{1,3})(?=\s+[\p{L}-]*\p{N})/gu,
]

/** The cells of a line; a cell in quotation marks may hold the separator. */
function splitAt(line: string, separator: string): string[] {
  const cells: string[] = []
  let [cell, quoted] = ['', false]
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? ''
    if (quoted && sign === '"' && line[at + 1] === '"') {
      cell += '"'
      at++
    } else if (sign === '"' && (quoted || cell.trim() === '')) quoted = !quoted
    else if (sign === separator && !quoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += sign
  }
  // A quotation mark that nobody closes was meant as one, such as for inches.
  if (quoted)
    return line
      .replaceAll('"', ' ')
      .split(separator)
      .map((part) => part.trim())
  return [...cells, cell.trim()]
}

function readColumns(cells: readonly string[], columns: Columns): Read {
  const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at]?.trim() ?? ''))
  const words = wordsOf(cell(columns.number))
  if (words.length === 0) return { fault: 'no_number' }
  const custNumber = [...cell(columns.custNumber)].slice(0, longestCustNumber).join('')
  const doubted = { words, custNumber }
  const typed = columns.quantities.map(cell).filter(Boolean)
  if (typed.length === 0) return { fault: 'no_quantity', doubted }
  // An amount with cents is what the pieces cost.
  if (columns.mayBeMoney && typed.some((one) => /\d[.,]\d/.test(one))) return { fault: 'quantity', doubted }
  const [quantity, ...others] = new Set(typed.map(piecesIn))
  if (others.length > 0 || saysHowMany(cell(columns.number))) return { fault: 'two_quantities', doubted }
  if (quantity === undefined) return { fault: 'quantity', doubted }
  // Beside the named columns another product may stand; digits alone are the parts of a price.
  const lettered = cells.slice(columns.width).filter((one) => /\p{L}/u.test(one))
  const beside = lettered.map(wordsOf)
  if (productOf([words, ...beside]).several) return { fault: 'two_products' }
  const alike = columns.otherNumbers.map((at) => wordsOf(cell(at)))
  return { words, beside, alike, quantity, custNumber }
}
