import writeXlsxFile from 'write-excel-file/node'
import { plainCell } from '../../rules/table-file/spreadsheet-cell.ts'
import { toCsv } from './csv.ts'
import type { Cell, Row } from './row.ts'
import type { PackedSheet } from './sheet-file.ts'

/** The bytes of the file; it is written in a thread, as thousands of lines take their time. */
export default async function writeSheet({ columns, format, parts }: PackedSheet): Promise<Uint8Array> {
  const rows = parts.flatMap((part) => JSON.parse(Buffer.from(part).toString()) as Row[])
  if (format === 'csv') return toCsv({ columns, rows })
  const head = columns.map((value) => ({ value, fontWeight: 'bold' as const }))
  return writeXlsxFile([head, ...rows.map((row) => row.map(toTypedCell))]).toBuffer()
}

function toTypedCell(cell: Cell) {
  if (typeof cell === 'string') return { value: plainCell(cell), type: String }
  if (typeof cell === 'number') return { value: cell, type: Number }
  return { value: cell.amount, type: Number, format: '0.00' }
}
