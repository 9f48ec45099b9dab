import { readCellFault } from '../../rules/table-file/spreadsheet-cell.ts'
import type { TableRead } from '../../rules/table-file/table-file.ts'
import type { CellFault, Sheet } from './workbook.ts'

/**
 * One line of a file: the texts by the name of their column, and what is wrong with some of them. `unnamed` is the cell
 * between its columns that holds something under no heading: what it is for nobody can say.
 */
export type Row = {
  line: number
  fields: Record<string, string>
  faults?: Partial<Record<string, CellFault>>
  unnamed?: string
}

type Line = { line: number; values: readonly string[]; faults?: readonly { column: number; fault: CellFault }[] }

/** What was read of a CSV file, or of a file of which nothing was. */
export const newTableRead = (): TableRead => ({ sheet: null, otherSheets: [], cellsBeside: 0, firstBeside: null })

/** Where cells are counted that stand beside the columns. */
type Beside = Pick<TableRead, 'cellsBeside' | 'firstBeside'>

/**
 * A line of a CSV file under its columns; undefined where it says more than there are columns for, as what is between them
 * may be part of a value. Cells that are missing at its end are empty.
 */
export const toRow = (columns: readonly string[], line: Line, beside: Beside): Row | undefined =>
  line.values.slice(columns.length).some(isFilled) ? undefined : toSheetRow(columns, line, beside)

/** A line of a sheet under its columns. What stands before the first or behind the last is none of theirs: it is counted. */
function toSheetRow(columns: readonly string[], { line, values, faults = [] }: Line, beside: Beside): Row {
  const named = columns.flatMap((name, at) => (name === '' ? [] : [[name, at] as const]))
  const fields = Object.fromEntries(named.map(([name, at]) => [name, plainText(values[at] ?? '')]))
  const unnamed = findUnnamed(columns, { line, values }, beside)
  const found = [...faults, ...values.flatMap((value, column) => toFault(column, readCellFault(value)))].filter(
    ({ column }) => columns[column],
  )
  const row: Row = { line, fields }
  if (unnamed !== undefined) row.unnamed = unnamed
  if (found.length > 0) row.faults = Object.fromEntries(found.map(({ column, fault }) => [columns[column], fault]))
  return row
}

/** The first cell between the columns that holds something under no heading. */
function findUnnamed(columns: readonly string[], { line, values }: Line, beside: Beside): string | undefined {
  const [first, last] = [columns.findIndex(Boolean), columns.findLastIndex(Boolean)]
  let unnamed: string | undefined
  for (const [at, value] of values.entries()) {
    if (columns[at] || !isFilled(value)) continue
    if (at > first && at < last) unnamed ??= cellName(at, line)
    else {
      beside.cellsBeside++
      beside.firstBeside ??= cellName(at, line)
    }
  }
  return unnamed
}

const isFilled = (value: string) => value.trim() !== ''

const letters = 26

/** A cell as spreadsheets call it: A1. */
function cellName(column: number, line: number): string {
  let name = ''
  for (let rest = column; rest >= 0; rest = Math.floor(rest / letters) - 1)
    name = String.fromCharCode('A'.charCodeAt(0) + (rest % letters)) + name
  return `${name}${line}`
}

/** Whether a line holds anything under its columns, or between them. */
export const holdsAnything = ({ fields, unnamed }: Row) =>
  unnamed !== undefined || Object.values(fields).some((field) => isFilled(field))

/** Without the formula by which a CSV file keeps the zeros or the plus of a number: ="+49351". */
const plainText = (value: string) => /^="([^"]*)"$/.exec(value.trim())?.[1] ?? value

const toFault = (column: number, fault: CellFault | undefined) => (fault ? [{ column, fault }] : [])

export const readColumns = (header: readonly string[]) =>
  header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  )

/** Whether the names of columns are those that are looked for. */
export type Fits = (columns: readonly string[]) => boolean

/** So far down the names of the columns may stand, below a title. */
export const mostTitleLines = 20

/** Where the names of the columns stand among the first lines: the first that fit, else the first line. */
export function findHeading(lines: readonly (readonly string[])[], fits: Fits): number {
  const at = lines.slice(0, mostTitleLines).findIndex((line) => fits(readColumns(line)))
  return Math.max(at, 0)
}

/** The columns of a sheet, at most so many rows below that hold something in one of them, and how many cells stand beside them. */
export function readTable(lines: Sheet['lines'], fits: Fits, most = Number.POSITIVE_INFINITY) {
  const heading = findHeading(
    lines.map(({ cells }) => cells),
    fits,
  )
  const columns = readColumns(lines[heading]?.cells ?? [])
  const beside: Beside = { cellsBeside: 0, firstBeside: null }
  const rows = lines
    .slice(heading + 1, heading + 1 + most)
    .map(({ cells, faults }, at) => toSheetRow(columns, { line: heading + at + 2, values: cells, faults }, beside))
    .filter(holdsAnything)
  return { heading, columns, rows, beside }
}

/** By the name of its column, or of the cell where that has none. */
type FaultyRow = { line: number; column: string; fault: CellFault | 'heading' }

/** The rows all of whose cells in the columns that are used can be taken, and of each other one its first cell that can't. */
export function sortOutFaulty(rows: readonly Row[], used: readonly string[]): { sound: Row[]; faulty: FaultyRow[] } {
  const [sound, faulty]: [Row[], FaultyRow[]] = [[], []]
  for (const row of rows) {
    const column = used.find((name) => row.faults?.[name])
    const fault = column === undefined ? undefined : row.faults?.[column]
    if (row.unnamed) faulty.push({ line: row.line, column: row.unnamed, fault: 'heading' })
    else if (column === undefined || !fault) sound.push(row)
    else faulty.push({ line: row.line, column, fault })
  }
  return { sound, faulty }
}
