import type { FileAnswer } from '../../../contract/endpoint.ts'
import { plainCell } from '../../../rules/sheet.ts'
import { bytesOf } from '../../threads/bytes.ts'
import { runInThread } from '../../threads/pool.ts'

export type SheetFormat = 'csv' | 'xlsx'
/** Text, a count, or money with its two decimals. */
export type Cell = string | number | { amount: number }

export type Sheet = { name: string; columns: readonly string[]; rows: readonly (readonly Cell[])[] }

const writer = new URL('sheet-task.ts', import.meta.url)

/** A file that a spreadsheet opens; no text of it is taken for a formula (invariant 37). */
export async function sheetFile(
  { name, columns, rows }: Sheet,
  format: SheetFormat,
  person: string,
): Promise<FileAnswer> {
  if (format === 'csv') {
    const lines = [columns.join(';'), ...rows.map((row) => row.map(writtenCell).join(';'))]
    const bytes = Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`, 'utf8')
    return { bytes, mediaType: 'text/csv; charset=utf-8', name: `${name}.csv` }
  }
  const bytes = bytesOf(await runInThread(writer, { name, columns, rows }, { person }))
  const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { bytes, mediaType, name: `${name}.xlsx` }
}

function writtenCell(cell: Cell) {
  if (typeof cell === 'string') return quoted(plainCell(cell))
  return typeof cell === 'number' ? String(cell) : cell.amount.toFixed(2)
}

const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
