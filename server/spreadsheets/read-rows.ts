import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { readSheet } from 'read-excel-file/node'
import { textOfCell } from './cells.ts'
import { type CsvRecord, csvRecords, LineTooLong } from './csv-lines.ts'
import type { Row } from './fields.ts'
import { isBeyondExcel } from './sheet-guard.ts'

/** A file that cannot be read at all; the message says why and what would help. */
export class UnreadableFile extends Error {}

export type BadRow = (line: number, reason: string) => void

export type OpenFile = { columns: string[]; rows: AsyncIterable<Row>; bytes: number; bytesRead: () => number }

/** Opens a CSV or XLSX file: its columns and its rows, one after the other. Rows that cannot be read go to `onBad`. */
export async function openRows(path: string, onBad: BadRow): Promise<OpenFile> {
  const { size } = await stat(path).catch(() => {
    throw new UnreadableFile(`${path} cannot be opened`)
  })
  return extname(path).toLowerCase() === '.xlsx' ? openSheet(path, size) : openCsv(path, size, onBad)
}

async function openCsv(path: string, bytes: number, onBad: BadRow): Promise<OpenFile> {
  const encoding = await detectEncoding(path)
  const file = createReadStream(path, { highWaterMark: 256 * 1024 })
  const records = csvRecords(decoded(file, encoding), readDelimiter)
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
      if ('reason' in record) onBad(record.line, record.reason)
      else if (record.values.length !== columns.length) {
        onBad(record.line, `has ${record.values.length} columns where the header has ${columns.length}`)
      } else yield { line: record.line, fields: toFields(columns, record.values) }
    }
  } catch (error) {
    throw error instanceof LineTooLong ? new UnreadableFile(`${path}: ${error.message}`) : error
  }
}

export const toFields = (columns: string[], values: string[]) =>
  Object.fromEntries(columns.map((column, at) => [column, values[at] ?? '']))

export const readColumns = (header: string[]) =>
  header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  )

async function* decoded(file: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of file) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/** Comma, semicolon or tab, whichever the header has most of. */
export function readDelimiter(header: string): string {
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }))
  return counts.sort((one, other) => other.count - one.count)[0]?.sign ?? ','
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

async function openSheet(path: string, bytes: number): Promise<OpenFile> {
  if (bytes > largestSheet) {
    throw new UnreadableFile(`${path} is larger than 4 MB: an XLSX file is read as a whole, save it as CSV instead`)
  }
  const sheet = await readWithinExcel(path).catch((error: Error) => {
    throw new UnreadableFile(`${path} is no XLSX file that can be read: ${error.message}`)
  })
  const [header = [], ...lines] = sheet
  const columns = readColumns(header.map(textOfCell))
  async function* rows(): AsyncGenerator<Row> {
    for (const [at, line] of lines.entries()) {
      const values = columns.map((_, column) => textOfCell(line[column] ?? null))
      if (values.some(Boolean)) yield { line: at + 2, fields: toFields(columns, values) }
    }
  }
  return { columns, rows: rows(), bytes, bytesRead: () => bytes }
}

async function readWithinExcel(path: string) {
  if (isBeyondExcel(await readFile(path))) throw new Error('a cell is beyond what a sheet has room for')
  return readSheet(path)
}
