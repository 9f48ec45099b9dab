import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { type CsvError, parse } from 'csv-parse'
import { readSheet } from 'read-excel-file/node'
import type { Row } from './fields.ts'

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

// Longer, and a quotation mark was opened and never closed.
const longestRecord = 1_000_000

async function openCsv(path: string, bytes: number, onBad: BadRow): Promise<OpenFile> {
  const { encoding, delimiter } = await looksLike(path)
  const file = createReadStream(path, { highWaterMark: 256 * 1024 })
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestRecord,
    on_skip: (error) => {
      onBad(lineOf(error), `cannot be read: ${error?.message ?? 'not CSV'}`)
    },
  })
  const text = encoding === 'utf-8' ? file : decoded(file, encoding)
  const records = recordsOf(text, parser)
  const first = await records.next()
  if (first.done) throw new UnreadableFile(`${path} is empty`)
  const columns = columnsOf(first.value.record)
  return { columns, rows: rowsOf(columns, records, onBad), bytes, bytesRead: () => file.bytesRead }
}

type CsvRecord = { record: string[]; info: { lines: number } }

async function* recordsOf(
  text: AsyncIterable<Buffer | string>,
  parser: ReturnType<typeof parse>,
): AsyncGenerator<CsvRecord> {
  const feed = (async () => {
    for await (const chunk of text) {
      if (!parser.write(chunk)) await new Promise((resolve) => parser.once('drain', resolve))
    }
    parser.end()
  })()
  feed.catch((error: Error) => parser.destroy(error))
  // The parser gives what its option `info` promises.
  for await (const record of parser) yield record as CsvRecord
  await feed
}

async function* rowsOf(columns: string[], records: AsyncIterable<CsvRecord>, onBad: BadRow): AsyncGenerator<Row> {
  for await (const { record, info } of records) {
    if (record.length !== columns.length) {
      onBad(info.lines, `has ${record.length} columns where the header has ${columns.length}`)
      continue
    }
    yield { line: info.lines, fields: fieldsOf(columns, record) }
  }
}

const fieldsOf = (columns: string[], values: string[]) =>
  Object.fromEntries(columns.map((column, at) => [column, values[at] ?? '']))

const columnsOf = (header: string[]) =>
  header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  )

const lineOf = (error: CsvError | undefined) => (error && 'lines' in error ? Number(error.lines) : 0)

async function* decoded(file: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of file) yield decoder.decode(chunk, { stream: true })
}

/** UTF-8 unless a byte order mark says UTF-16, as spreadsheets write it; comma, semicolon or tab, whichever the header has most of. */
async function looksLike(path: string) {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4_096), 0, 4_096, 0)
    const start = buffer.subarray(0, bytesRead)
    const encoding =
      start.readUInt16BE(0) === 0xfffe ? 'utf-16le' : start.readUInt16BE(0) === 0xfeff ? 'utf-16be' : 'utf-8'
    const [header = ''] = new TextDecoder(encoding).decode(start).split(/\r?\n/)
    const counts = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }))
    const [most] = counts.sort((one, other) => other.count - one.count)
    return { encoding, delimiter: most?.sign ?? ',' }
  } finally {
    await handle.close()
  }
}

// The library reads a sheet as a whole, and a whole sheet of this size needs about 300 MB.
const largestSheet = 8 * 1024 * 1024

async function openSheet(path: string, bytes: number): Promise<OpenFile> {
  if (bytes > largestSheet) {
    throw new UnreadableFile(`${path} is larger than 8 MB: an XLSX file is read as a whole, save it as CSV instead`)
  }
  const sheet = await readSheet(path).catch((error: Error) => {
    throw new UnreadableFile(`${path} is no XLSX file that can be read: ${error.message}`)
  })
  const [header = [], ...lines] = sheet
  const columns = columnsOf(header.map(textOfCell))
  async function* rows(): AsyncGenerator<Row> {
    for (const [at, line] of lines.entries()) {
      const values = columns.map((_, column) => textOfCell(line[column] ?? null))
      if (values.some(Boolean)) yield { line: at + 2, fields: fieldsOf(columns, values) }
    }
  }
  return { columns, rows: rows(), bytes, bytesRead: () => bytes }
}

function textOfCell(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null || cell === undefined ? '' : String(cell)
}
