import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx'

/** Why a cell does not say what was meant: its formula failed or was never computed, its digits are lost, or it became a day. */
export type CellFault = 'failed' | 'digits' | 'day'

/** The texts of a row, and by their column those that are not to be taken as they are. */
type SheetLine = { cells: string[]; faults: { column: number; fault: CellFault }[] }

/** A sheet that one sees; the first of its lines is its first row. */
export type Sheet = { name: string; lines: SheetLine[] }

const shortest = { cells: [], faults: [] } satisfies SheetLine
const mostSheets = 20

/**
 * The sheets of a workbook (XLSX, XLSM, XLSB, XLS, ODS) that one sees, at most so many rows of each. What is hidden, and
 * charts, are none of them.
 */
export function readWorkbook(bytes: Uint8Array, most: number): Sheet[] {
  const workbook = read(bytes, { type: 'array', dense: true, cellNF: true, sheetStubs: true, sheetRows: most })
  return workbook.SheetNames.filter((_, at) => !workbook.Workbook?.Sheets?.[at]?.Hidden)
    .slice(0, mostSheets)
    .flatMap((name) => {
      const sheet = workbook.Sheets[name]
      return sheet && isTable(sheet) ? [{ name, lines: readLines(sheet, startOfDays(workbook)) }] : []
    })
}

const isTable = (sheet: WorkSheet) => sheet['!type'] === undefined || sheet['!type'] === 'sheet'

/** Days that are added to what counts from 1904, as some files of a Mac do. */
const startOfDays = ({ Workbook }: WorkBook) => (Workbook?.WBProps?.date1904 ? 1_462 : 0)

function readLines(sheet: WorkSheet, start: number): SheetLine[] {
  const rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? []
  return Array.from(rows, (row) => {
    if (!row) return shortest
    const read = Array.from(row, (cell) => readCell(cell, start))
    return {
      cells: read.map(({ text }) => text),
      faults: read.flatMap(({ fault }, column) => (fault ? [{ column, fault }] : [])),
    }
  })
}

type ReadCell = { text: string; fault?: CellFault }

function readCell(cell: CellObject | undefined, start: number): ReadCell {
  // A formula that was saved without its result is a stub, as is what is only formatted.
  if (!cell || cell.t === 'z') return cell?.f ? { text: notComputed, fault: 'failed' } : { text: '' }
  if (cell.t === 'e') return { text: cell.w ?? notComputed, fault: 'failed' }
  if (cell.t === 'n') return readNumberCell(Number(cell.v), String(cell.z ?? ''), start)
  if (cell.v instanceof Date) return readNumberCell(cell.v.getTime() / milliseconds + daysTo1970, 'yyyy-mm-dd', 0)
  return {
    text: String(cell.v ?? '')
      .replaceAll(/\r\n?/g, '\n')
      .trim(),
  }
}

/** What a spreadsheet shows of a formula that it cannot compute. */
const notComputed = '#N/A'
const milliseconds = 86_400_000
const daysTo1970 = 25_569

/** A number keeps fifteen digits: beyond, others stand there than were typed. */
const mostDigits = 15

function readNumberCell(value: number, format: string, start: number): ReadCell {
  if (format !== '' && SSF.is_date(format)) return readDayCell(value, start)
  if (isOfZeros(format)) return { text: SSF.format(format, value) }
  if (Math.abs(value) >= 10 ** mostDigits) return { text: value.toExponential(), fault: 'digits' }
  return { text: plainNumber(value) }
}

/** Formats that show zeros in front, as postcodes and numbers of parcels have them. */
const isOfZeros = (format: string) => /^(?=.*00)[0 -]+$/.test(format)

/** Without the noise of a binary fraction (53.970000000000006), and without an exponent. */
function plainNumber(value: number): string {
  const text = String(Number(value.toPrecision(mostDigits)))
  return text.includes('e') ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 }) : text
}

const secondsOfDay = 86_400

/** A day as YYYY-MM-DD, a time of day as HH:MM, to the second: days are fractions that end a little before or after it. */
function readDayCell(value: number, start: number): ReadCell {
  const seconds = Math.round((value + (value < 1 ? 0 : start)) * secondsOfDay)
  const moment = new Date((seconds - daysTo1970 * secondsOfDay) * 1_000)
  if (Number.isNaN(moment.getTime())) return { text: plainNumber(value), fault: 'day' }
  const iso = moment.toISOString()
  if (value < 1) return { text: iso.slice(11, seconds % 60 === 0 ? 16 : 19) }
  return { text: iso.slice(0, iso.indexOf('T')), fault: 'day' }
}
