import { readCellFault } from '../../rules/spreadsheet-cell.ts'
import type { CellFault, Sheet } from './workbook.ts'

/** One line of a file: the texts by the name of their column, and what is wrong with some of them. */
export type Row = { line: number; fields: Record<string, string>; faults?: Partial<Record<string, CellFault>> }

type Faults = readonly { column: number; fault: CellFault }[]

/** A line under its columns; undefined where it says more than there are columns for. Cells that are missing at its end are empty. */
export function toRow(
  columns: readonly string[],
  { line, values, faults = [] }: { line: number; values: readonly string[]; faults?: Faults },
): Row | undefined {
  if (values.slice(columns.length).some((value) => value.trim() !== '')) return undefined
  const fields = Object.fromEntries(columns.map((column, at) => [column, plainText(values[at] ?? '')]))
  const found = [...faults, ...values.flatMap((value, column) => toFault(column, readCellFault(value)))]
  if (found.length === 0) return { line, fields }
  return { line, fields, faults: Object.fromEntries(found.map(({ column, fault }) => [columns[column], fault])) }
}

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

/** Whether the names of columns are those that somebody looks for. */
export type Fits = (columns: readonly string[]) => boolean

/** So far down the names of the columns may stand, below a title. */
export const mostTitleLines = 20

/** Where the names of the columns stand among the first lines: the first that fit, else the first line. */
export function findHeading(lines: readonly (readonly string[])[], fits: Fits): number {
  const at = lines.slice(0, mostTitleLines).findIndex((line) => fits(readColumns(line)))
  return Math.max(at, 0)
}

/** The columns of a sheet, and the rows below that hold something in one of them; what stands beside them is none of theirs. */
export function readTable(lines: Sheet['lines'], fits: Fits): { heading: number; columns: string[]; rows: Row[] } {
  const heading = findHeading(
    lines.map(({ cells }) => cells),
    fits,
  )
  const columns = readColumns(lines[heading]?.cells ?? [])
  const rows = lines.slice(heading + 1).flatMap(({ cells, faults }, at) => {
    const values = cells.slice(0, columns.length)
    const row = toRow(columns, {
      line: heading + at + 2,
      values,
      faults: faults.filter(({ column }) => column < columns.length),
    })
    return row && values.some(Boolean) ? [row] : []
  })
  return { heading, columns, rows }
}

type FaultyRow = { line: number; column: string; fault: CellFault }

/** The rows all of whose cells in the columns that are used can be taken, and of each other one its first cell that can't. */
export function sortOutFaulty(rows: readonly Row[], used: readonly string[]): { sound: Row[]; faulty: FaultyRow[] } {
  const [sound, faulty]: [Row[], FaultyRow[]] = [[], []]
  for (const row of rows) {
    const column = used.find((name) => row.faults?.[name])
    const fault = column === undefined ? undefined : row.faults?.[column]
    if (column === undefined || !fault) sound.push(row)
    else faulty.push({ line: row.line, column, fault })
  }
  return { sound, faulty }
}
