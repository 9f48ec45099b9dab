import type { TableRead } from '../../rules/table-file/table-file.ts'
import { type CsvRecord, csvRecords } from './csv-lines.ts'
import {
  type Fits,
  findHeading,
  holdsAnything,
  mostTitleLines,
  newTableRead,
  type Row,
  readColumns,
  toRow,
} from './table-row.ts'

/** Why a line of a customer's file is left out before anybody looks at what it says. */
type BadLine = { line: number; fault: 'unreadable' | 'columns' | 'too_many' }

/** `read` says what of the file this is. */
export type Table = { columns: string[]; rows: Row[]; bad: BadLine[]; read: TableRead }

/** The columns and rows of a CSV text, at most so many; every line that is left out has its reason. */
export async function csvRows(csv: string, most: number, fits: Fits): Promise<Table> {
  const found: Table = { columns: [], rows: [], bad: [], read: newTableRead() }
  for await (const record of belowTitle(csvRecords(whole(csv)), fits)) {
    if (found.rows.length + found.bad.length >= most) {
      found.bad.push({ line: record.line, fault: 'too_many' })
      break
    }
    if ('reason' in record) found.bad.push({ line: record.line, fault: 'unreadable' })
    else if (found.columns.length === 0) found.columns = readColumns(record.values)
    else {
      const row = toRow(found.columns, record, found.read)
      if (!row) found.bad.push({ line: record.line, fault: 'columns' })
      else if (holdsAnything(row)) found.rows.push(row)
    }
  }
  return found
}

/** The records from the names of the columns on, without what stands above them. */
export async function* belowTitle(records: AsyncIterable<CsvRecord>, fits: Fits): AsyncGenerator<CsvRecord> {
  let first: CsvRecord[] | undefined = []
  for await (const record of records) {
    if (!first) yield record
    else if (first.push(record) === mostTitleLines || fits(readColumns(valuesIn(record)))) {
      yield* first.slice(findHeading(first.map(valuesIn), fits))
      first = undefined
    }
  }
  if (first) yield* first.slice(findHeading(first.map(valuesIn), fits))
}

const valuesIn = (record: CsvRecord) => ('values' in record ? record.values : [])

/** Without the byte order mark that spreadsheets write. */
async function* whole(csv: string) {
  yield csv.startsWith('\ufeff') ? csv.slice(1) : csv
}
