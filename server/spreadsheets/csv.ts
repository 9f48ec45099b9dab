import { plainCell } from '../../rules/table-file/spreadsheet-cell.ts'
import type { Cell, Row } from './row.ts'

/** The bytes of a CSV file as spreadsheets of Europe expect it: semicolons, and a mark that it is UTF-8. */
export function toCsv({ columns, rows }: { columns: readonly string[]; rows: readonly Row[] }): Buffer {
  const lines = [columns.join(';'), ...rows.map((row) => row.map(toCsvCell).join(';'))]
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`, 'utf8')
}

function toCsvCell(cell: Cell) {
  if (typeof cell === 'string') return quoted(plainCell(cell))
  return typeof cell === 'number' ? String(cell) : cell.amount.toFixed(2)
}

const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
