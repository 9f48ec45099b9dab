import { csvRecords } from './csv-lines.ts'
import type { Row } from './fields.ts'
import { readColumns, readDelimiter, toFields } from './read-rows.ts'

/** Why a line of a customer's file is left out before anybody looks at what it says. */
type BadLine = { line: number; fault: 'unreadable' | 'columns' | 'too_many' }

export type CsvText = { columns: string[]; rows: Row[]; bad: BadLine[] }

/** The columns and rows of a CSV text, at most so many; every line that is left out has its reason. */
export async function csvRows(csv: string, most: number): Promise<CsvText> {
  const found: CsvText = { columns: [], rows: [], bad: [] }
  for await (const record of csvRecords(whole(csv), readDelimiter)) {
    if (found.rows.length + found.bad.length >= most) {
      found.bad.push({ line: record.line, fault: 'too_many' })
      break
    }
    if ('reason' in record) found.bad.push({ line: record.line, fault: 'unreadable' })
    else if (found.columns.length === 0) found.columns = readColumns(record.values)
    else if (record.values.length !== found.columns.length) found.bad.push({ line: record.line, fault: 'columns' })
    else found.rows.push({ line: record.line, fields: toFields(found.columns, record.values) })
  }
  return found
}

/** Without the byte order mark that spreadsheets write. */
async function* whole(csv: string) {
  yield csv.startsWith('\ufeff') ? csv.slice(1) : csv
}
