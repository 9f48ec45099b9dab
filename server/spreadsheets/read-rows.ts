import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { type CsvRecord, csvRecords, LineTooLong } from './csv-lines.ts'
import { belowTitle } from './csv-text.ts'
import { isBeyondExcel } from './sheet-guard.ts'
import { findSheet } from './table-file.ts'
import { type Fits, type Row, readColumns, readTable, toRow } from './table-row.ts'
import { readWorkbook } from './workbook.ts'

/** A file that cannot be read at all; the message says why and what would help. */
export class UnreadableFile extends Error {}

export type BadRow = (line: number, reason: string) => void

export type OpenFile = { columns: string[]; rows: AsyncIterable<Row>; bytes: number; bytesRead: () => number }

/**
 * Opens a CSV or XLSX file: its columns, which begin where they fit, and its rows, one after the other. Rows that cannot be
 * read go to `onBad`.
 */
export async function openRows(path: string, fits: Fits, onBad: BadRow): Promise<OpenFile> {
  const { size } = await stat(path).catch(() => {
    throw new UnreadableFile(`${path} cannot be opened`)
  })
  return extname(path).toLowerCase() === '.xlsx'
    ? openSheet(path, size, fits)
    : openCsv(path, { bytes: size, fits, onBad })
}

type Opening = { bytes: number; fits: Fits; onBad: BadRow }

async function openCsv(path: string, { bytes, fits, onBad }: Opening): Promise<OpenFile> {
  const encoding = await detectEncoding(path)
  const file = createReadStream(path, { highWaterMark: 256 * 1024 })
  const records = belowTitle(csvRecords(decoded(file, encoding)), fits)
  const first = await records.next()
  if (first.done || !('values' in first.value)) throw new UnreadableFile(`${path} has no header that can be read`)
  const columns = readColumns(first.value.values)
  return { columns, rows: toRows(path, columns, records, onBad), bytes, bytesRead: () => file.bytesRead }
}

async function* toRows(
  path: string,
  columns: string[],
  records: AsyncIterable<CsvRecord>,
  onBad: BadRow,
): AsyncGenerator<Row> {
  try {
    for await (const record of records) {
      const row = 'values' in record ? toRow(columns, record) : undefined
      if (row) yield row
      else if ('reason' in record) onBad(record.line, record.reason)
      else onBad(record.line, `has ${record.values.length} columns where the header has ${columns.length}`)
    }
  } catch (error) {
    throw error instanceof LineTooLong ? new UnreadableFile(`${path}: ${error.message}`) : error
  }
}

async function* decoded(file: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of file) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

const encodings = new Map([
  [0xfffe, 'utf-16le'],
  [0xfeff, 'utf-16be'],
])

/** UTF-8 unless a byte order mark says UTF-16, as spreadsheets write it. */
async function detectEncoding(path: string): Promise<string> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    const mark = bytesRead === 2 ? buffer.readUInt16BE(0) : 0
    return encodings.get(mark) ?? 'utf-8'
  } finally {
    await handle.close()
  }
}

// The library reads a sheet as a whole: 3.6 MB (50,000 products) took 224 MB of memory, 7.2 MB took 371.
const largestSheet = 4 * 1024 * 1024

async function openSheet(path: string, bytes: number, fits: Fits): Promise<OpenFile> {
  if (bytes > largestSheet) {
    throw new UnreadableFile(`${path} is larger than 4 MB: an XLSX file is read as a whole, save it as CSV instead`)
  }
  const lines = await readWithinExcel(path, fits).catch((error: Error) => {
    throw new UnreadableFile(`${path} is no XLSX file that can be read: ${error.message}`)
  })
  const { columns, rows } = readTable(lines, fits)
  return { columns, rows: Readable.from(rows), bytes, bytesRead: () => bytes }
}

async function readWithinExcel(path: string, fits: Fits) {
  const bytes = await readFile(path)
  if (isBeyondExcel(bytes)) throw new Error('a cell is beyond what a sheet has room for')
  const sheets = readWorkbook(bytes, mostRows)
  const sheet = findSheet(sheets, fits)
  if (!sheet) throw new Error('none of its sheets holds anything that one sees')
  return sheet.lines
}

const mostRows = 1_048_576
