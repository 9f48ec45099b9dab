import { longestCustNumber } from '../basket/cust-number.ts'
import { readCellFault } from '../table-file/spreadsheet-cell.ts'
import { withoutDirectionMarks } from '../text-input/direction-marks.ts'
import { type CellReading, readCells, saysHowMany, toWords } from './cells.ts'
import { type Columns, countsOther, isRunning, piecesIn } from './columns.ts'
import { currencies } from './prices.ts'
import { findProductPart, hasDigit } from './product.ts'

/** Reads a row below a heading. Only a column of pieces says how many for certain: a price, a stock, a position never do. */
export function readColumns(cells: readonly string[], columns: Columns): CellReading {
  const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at]?.trim() ?? ''))
  const filled = cells.filter((one) => one.trim() !== '')
  const own = [columns.number, ...columns.otherNumbers].map(cell)
  const sound = own.filter((one) => !readCellFault(one))
  const broken = hasDigit(sound) ? undefined : own.map(readCellFault).find(Boolean)
  if (broken) return { fault: broken }
  // A sentence between the rows, or below them.
  if (filled.length === 1 && columns.width > 1) return readCells(filled, { unsure: true })
  const naming = [...sound, ...columns.texts.map(cell)]
  const number = naming.find((one) => hasDigit([one])) ?? cell(columns.number)
  const words = toWords(number)
  if (words.length === 0) return { fault: 'no_number' }
  const fault = [columns.custNumber, ...columns.quantities].map((at) => readCellFault(cell(at))).find(Boolean)
  if (fault) return { fault, uncertain: { words, custNumber: '' } }
  const custNumber = [...withoutDirectionMarks(cell(columns.custNumber))].slice(0, longestCustNumber).join('')
  const uncertain = { words, custNumber }
  const counts = columns.quantities.map(cell).filter(Boolean)
  // Of several columns of pieces, words say nothing beside a number.
  const typed = counts.some((one) => hasDigit([one])) ? counts.filter((one) => hasDigit([one])) : counts
  if (typed.length === 0) {
    const numberCell = saysHowMany(number) ? readCells([number], { unsure: true }) : undefined
    return numberCell && !('fault' in numberCell) ? { ...numberCell, custNumber } : { fault: 'no_quantity', uncertain }
  }
  const [quantity, ...others] = new Set(typed.map((one) => piecesIn(one, cell(columns.unit))))
  if (others.length > 0 || saysHowMany(number)) return { fault: 'two_quantities', uncertain }
  if (quantity === undefined) return { fault: 'quantity', uncertain }
  if (countsOther(cell(columns.unit))) return { fault: 'no_quantity', uncertain }
  // Beside the named columns another product may stand; digits alone are the parts of a price.
  const context = cells
    .slice(columns.width)
    .filter((one) => /\p{L}/u.test(one))
    .map(toWords)
  if (findProductPart([words, ...context]).several) return { fault: 'two_products' }
  const aliases = sound.filter((one) => one !== number).map(toWords)
  return { words, context, aliases, quantity, custNumber }
}

/** Whether nothing in a row says how many; its heading has a column of pieces. */
export function isUnfilled(cells: readonly string[], { quantities, number }: Columns): boolean {
  if (quantities.some((at) => cells[at]?.trim())) return false
  const filled = cells.filter((cell) => cell.trim() !== '')
  const naming = filled.length === 1 ? filled[0] : cells[number ?? -1]
  return !saysHowMany(naming ?? '')
}

/** The places of the columns without a heading that hold prices or positions, and never pieces. */
export type UnnamedColumns = ReadonlySet<number>

// Fewer rows prove nothing.
const fewestRows = 3

/** The columns without a heading that number the rows, or hold prices: all of their values look like that. */
export function unnamedColumns(rows: readonly (readonly string[])[]): UnnamedColumns {
  const table = rows.filter(
    (cells) => cells.length > 1 && cells.some((cell) => /\p{L}/u.test(cell) && hasDigit([cell])),
  )
  const width = Math.min(mostColumns, Math.max(0, ...table.map((cells) => cells.length)))
  const places = Array.from({ length: width }, (_, at) => at)
  return new Set(
    places.filter((at) => {
      const values = table.map((cells) => cells[at]?.trim() ?? '').filter(Boolean)
      return isPriced(values) || (values.length >= fewestRows && isRunning(values))
    }),
  )
}

const mostColumns = 50
const amount = new RegExp(`^(?:${currencies})? ?\\d{1,9}(?:[.,]\\d{1,2})? ?(?:${currencies})?$`, 'i')
const plain = /^\d{1,9}(?:[.,]0{1,2})?$/

const isPriced = (values: readonly string[]) =>
  values.length > 1 && values.every((value) => amount.test(value)) && values.some((value) => !plain.test(value))

/** Reads a row without a heading: what stands in a column of prices or positions is no quantity. */
export function readUnnamed(cells: readonly string[], unnamed: UnnamedColumns, reading: typeof readCells): CellReading {
  const rest = cells.filter((cell, at) => !unnamed.has(at) || !amount.test(cell.trim()))
  return rest.length === cells.length ? reading(cells) : reading(rest, { unsure: true })
}
