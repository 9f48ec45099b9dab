import { maxQuantity, minQuantity } from './basket.ts'
import { normalise } from './part-number.ts'
import { mostReadLines } from './quick-order.ts'
import { type Columns, columnsOf, piecesIn } from './quick-order-columns.ts'

type LineFault = 'no_number' | 'no_quantity' | 'two_quantities' | 'quantity' | 'too_long'

/**
 * A line as it was read. `spellings` are what may be the number, the widest first: what a later group finds counts only
 * where the earlier ones find nothing. A line that cannot be read keeps its reason; none is dropped.
 */
type ReadLine = { row: number; typed: string } & (
  | { spellings: string[][]; quantity: number; custNumber: string }
  | { fault: LineFault }
)

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
  if (!columns) return { lines: filled.map((row) => lineOf(row, readCells)), heading: null }
  const lines = filled.slice(1).map((row) => lineOf(row, (cells) => readColumns(cells, columns)))
  return { lines, heading: first.row }
}

// The longest own number that a line keeps.
const longestCustNumber = 60

// Longer ones are a paragraph of a mail.
const longestLine = 300

type Read = { words: string[]; quantity: number; custNumber: string } | { fault: LineFault }

function lineOf({ row, cells }: CellRow, reading: (cells: readonly string[]) => Read): ReadLine {
  const whole = cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ')
  const line = { row, typed: [...whole].slice(0, longestLine).join('') }
  if (whole.length > longestLine) return { ...line, fault: 'too_long' }
  const read = reading(cells)
  if ('fault' in read) return { ...line, ...read }
  const spellings = spellingsOf(read.words)
  if (spellings.length === 0) return { ...line, fault: 'no_number' }
  if (!Number.isInteger(read.quantity) || read.quantity < minQuantity || read.quantity > maxQuantity) {
    return { ...line, fault: 'quantity' }
  }
  return { ...line, spellings, quantity: read.quantity, custNumber: read.custNumber }
}

/** What separates the columns, where the first line is a heading. */
const separatorOf = (first: string) => ['\t', ';', ','].find((sign) => columnsOf(splitAt(first, sign)) !== undefined)

/** Tab, else semicolon, else a comma that is no decimal one; else the line is one cell. */
function cellsOf(line: string): string[] {
  if (line.length > longestLine) return [line]
  if (line.includes('\t')) return splitAt(line, '\t')
  if (line.includes(';')) return splitAt(line, ';')
  const masked = line.replaceAll(/(?<![\p{L}\p{N}.-])(\d{1,4}),(\d{2})(?![\p{L}\p{N}])/gu, '$1\u0001$2')
  return splitAt(masked, ',').map((cell) => cell.replaceAll('\u0001', ','))
}

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

function readColumns(cells: readonly string[], { number, quantity, custNumber }: Columns): Read {
  const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at]?.trim() ?? ''))
  const words = wordsOf(cell(number))
  if (words.length === 0) return { fault: 'no_number' }
  const typed = cell(quantity)
  const pieces = piecesIn(typed)
  if (pieces === undefined) return { fault: typed === '' ? 'no_quantity' : 'quantity' }
  return { words, quantity: pieces, custNumber: [...cell(custNumber)].slice(0, longestCustNumber).join('') }
}

const units =
  'x|×|\\*|pcs?|pieces?|pce?s?|ea|units?|stk|stck|st(?:ü|ue)cke?|st|pz|pezz[oi]|pi[èe]ces?|szt|sztuk[ai]?|stuks?'
const quantityWords = 'qty|quantity|menge|anzahl|quantit[àa]|q\\.?t[àa]|quantit[ée]|qt[ée]|ilo[śs][ćc]|aantal'
const currencies = '€|\\$|£|EUR|USD|GBP|PLN|z[łl]'

const edge = '(?<![\\p{L}\\p{N}.,-])'
const end = '(?![\\p{L}\\p{N}])'
/** What says itself that it is a quantity, each with the quantity in a group. */
const spoken = [
  new RegExp(`${edge}(?:${quantityWords})\\s*[:=.]?\\s*(-?\\d+)${end}`, 'giu'),
  // `3x TN2420`, but not `59X 3`: what follows is the number.
  new RegExp(
    `${edge}(-?\\d+)\\s*[x×*](?=\\s*[\\p{L}\\p{N}-]{0,20}\\d[\\p{L}\\p{N}-]{2,}|\\s+\\p{L}|\\s*\\p{L}{1,6}-?\\d)`,
    'gu',
  ),
  new RegExp(`${edge}(-?\\d+)\\s*(?:${units.slice('x|×|\\*|'.length)})${end}\\.?`, 'giu'),
  /(?<=[\s.])[x×*]\s*(-?\d+)(?![\p{L}\p{N}.,])/giu,
]
const decimal = `(?<![\\p{L}\\p{N}-])(?:\\d[\\d.']*,\\d{2}|\\d[\\d,']*\\.\\d{2})${end}`
const decimalPrices = new RegExp(`(?:(?:${currencies})\\s*)?${decimal}(?:\\s*(?:${currencies})${end})?`, 'giu')
const wholePrices = new RegExp(`(?:${currencies})\\s*\\d+${end}|${edge}\\d+\\s*(?:${currencies})${end}`, 'giu')
/** A currency between two whole numbers may belong to either. */
const unclearPrice = new RegExp(`${edge}\\d+\\s*(?:${currencies})\\s*\\d`, 'iu')
const contact =
  /\S@\S+\.\S|https?:|www\.|^\W*(?:tel|phone|telefon|téléphone|telefono|fax|mobil|mobile|cell|vat|ust|iban|bic|p\.? ?iva|nip|kvk|tva)\b/iu

/** Cells, or the words of one cell, without a heading: what is the number and what the quantity is read from their shape. */
function readCells(cells: readonly string[]): Read {
  const filled = cells.filter((cell) => cell.trim() !== '')
  if (filled.some((cell) => contact.test(cell))) return { fault: 'no_number' }
  let text = filled.join(' \u0001 ').replaceAll(/\s*(?:\.{2,}|…|_{2,}|-{2,}|[=:→|()[\]{}•·])\s*/g, ' ')
  const found: number[] = []
  for (const pattern of spoken) {
    text = text.replace(pattern, (_, pieces: string) => {
      found.push(Number(pieces))
      return ' '
    })
  }
  const before = text
  text = text.replace(decimalPrices, ' ')
  if (unclearPrice.test(text)) return { fault: 'two_quantities' }
  text = text.replace(wholePrices, ' ')
  const parts = text
    .split('\u0001')
    .map((part) => wordsOf(part))
    .filter((words) => words.length > 0)
  if (found.length > 1) return { fault: 'two_quantities' }
  if (found.length === 1) return numbered(parts, found[0] ?? 0)
  return withBareQuantity(parts, text !== before)
}

// Bullets, and the point or bracket of a list's own numbering.
const wordsOf = (text: string) =>
  text
    .trim()
    .replace(/^\d{1,3}[.)]\s+/, '')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

const bare = /^[-+]?\d{1,12}$/
const hasDigit = (words: readonly string[]) => words.some((word) => /\d/.test(word))

/** The part that may be the number: the first with a digit. */
function numbered(parts: readonly string[][], quantity: number): Read {
  const words = parts.find((part) => hasDigit(part))
  return words ? { words, quantity, custNumber: '' } : { fault: 'no_number' }
}

/** A quantity that stands at one end or in a cell of its own. Where two may be meant, nobody guesses. */
function withBareQuantity(parts: readonly string[][], priced: boolean): Read {
  const words = parts.length === 1 ? (parts[0] ?? []).map((word) => [word]) : parts
  const isBare = (part: readonly string[] | undefined) => part?.length === 1 && bare.test(part[0] ?? '')
  const places = words.flatMap((part, at) =>
    isBare(part) && (parts.length > 1 || at === 0 || at === words.length - 1) ? [at] : [],
  )
  if (!hasDigit(words.flat())) return { fault: 'no_number' }
  // Alone, a price may as well be the quantity of a sheet that shows decimals.
  const none = (): Read =>
    priced || words.flat().some((word) => /^[-+]?\d+[.,]\d+$/.test(word))
      ? { fault: 'no_quantity' }
      : numbered(parts, 1)
  const without = (at: number) => words.filter((_, other) => other !== at)
  const fitting = places.filter((at) => hasDigit(without(at).flat()))
  if (fitting.length === 0) return none()
  const [one = 0, other] = fitting
  const at = other === undefined ? one : fitting.length > 2 ? undefined : shorterOf(words, one, other)
  if (at === undefined) return { fault: 'two_quantities' }
  const rest = parts.length === 1 ? [without(at).flat()] : without(at)
  return numbered(rest, Number(words[at]?.[0]))
}

/** Of two bare numbers, which is the quantity: the one of few digits beside the only number. */
function shorterOf(words: readonly string[][], one: number, other: number): number | undefined {
  const others = words.filter((_, at) => at !== one && at !== other).flat()
  if (hasDigit(others)) return undefined
  const [first, last] = [words[one]?.[0] ?? '', words[other]?.[0] ?? '']
  const [short, long, at] = first.length < last.length ? [first, last, one] : [last, first, other]
  return short.length <= 2 && long.length >= 3 ? at : undefined
}

const mostWords = 8
const widest = 3

/** What may be the number: all words together, then each three, two, one of them that hold a digit. */
function spellingsOf(all: readonly string[]): string[][] {
  const words = all.slice(0, mostWords)
  const seen = new Set<string>()
  const fresh = (candidates: string[]) =>
    candidates.filter((candidate) => {
      const key = normalise(candidate)
      if (key.length < 2 || seen.has(key)) return false
      seen.add(key)
      return true
    })
  const windows = (size: number) =>
    words.flatMap((_, at) => {
      const window = words.slice(at, at + size)
      return window.length === size && hasDigit(window) ? [window.join(' ')] : []
    })
  const groups = [[words.join(' ')], ...[widest, 2, 1].filter((size) => size < words.length).map(windows)]
  return hasDigit(words) ? groups.map(fresh).filter((group) => group.length > 0) : []
}
