import writeXlsxFile from 'write-excel-file/node'
import type { FileAnswer } from '../../../contract/endpoint.ts'
import { plainCell } from '../../../rules/sheet.ts'

export type SheetFormat = 'csv' | 'xlsx'
/** Text, a count, or money with its two decimals. */
type Cell = string | number | { amount: number }

type Sheet = { name: string; columns: readonly string[]; rows: readonly (readonly Cell[])[] }

/** A file that a spreadsheet opens; no text of it is taken for a formula (invariant 37). */
export async function sheetFile({ name, columns, rows }: Sheet, format: SheetFormat): Promise<FileAnswer> {
  if (format === 'csv') {
    const lines = [columns.join(';'), ...rows.map((row) => row.map(writtenCell).join(';'))]
    const bytes = Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`, 'utf8')
    return { bytes, mediaType: 'text/csv; charset=utf-8', name: `${name}.csv` }
  }
  const head = columns.map((value) => ({ value, fontWeight: 'bold' as const }))
  const bytes = await writeXlsxFile([head, ...rows.map((row) => row.map(typedCell))]).toBuffer()
  const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { bytes, mediaType, name: `${name}.xlsx` }
}

function writtenCell(cell: Cell) {
  if (typeof cell === 'string') return quoted(plainCell(cell))
  return typeof cell === 'number' ? String(cell) : cell.amount.toFixed(2)
}

const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function typedCell(cell: Cell) {
  if (typeof cell === 'string') return { value: plainCell(cell), type: String }
  if (typeof cell === 'number') return { value: cell, type: Number }
  return { value: cell.amount, type: Number, format: '0.00' }
}
