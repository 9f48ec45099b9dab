import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { TableChoice, TableEncoding, TableRead } from '../../rules/table-file/table-file.ts'
import { isZip } from '../files/zip-parts.ts'
import { Refusal, sayRefusal } from '../http/refuse.ts'
import { type CsvRecord, csvRecords, LineTooLong } from './csv-lines.ts'
import { belowTitle } from './csv-text.ts'
import { findFileEncoding, UnclearEncoding } from './letters/file-letters.ts'
import { chooseSheet } from './sheet-choice.ts'
import { isBeyondExcel } from './sheet-guard.ts'
import { type Fits, newTableRead, type Row, readColumns, readTable, toRow } from './table-row.ts'
import { readWorkbook, type Sheet } from './workbook.ts'
import { hasPassword, isWebPage, isWorkbook } from './workbook-bytes.ts'

/** A file that cannot be read at all; the message says why and what would help. */
export class UnreadableFile extends Error {}

type BadRow = (line: number, reason: string) => void

export type OpenFile = {
  columns: string[]
  rows: AsyncIterable<Row>
  bytes: number
  bytesRead: () => number
  /** What of the file is read; the cells beside the columns are counted as its rows are. */
  read: TableRead
}

type Opening = { fits: Fits; onBad: BadRow; choice?: TableChoice | undefined }

/**
 * Opens a CSV file or a workbook, as its bytes are: its columns, which begin where they fit, and its rows, one after the other. Rows that cannot be
 * read go to `onBad`. Which sheet and which letters are meant, `choice` may name.
 */
export async function openRows(path: string, { fits, onBad, choice = {} }: Opening): Promise<OpenFile> {
  const { size } = await stat(path).catch(() => {
    throw new UnreadableFile(`${path} cannot be opened`)
  })
  return (await beginsAsWorkbook(path))
    ? openSheet(path, size, { fits, wanted: choice.sheet })
    : openCsv(path, { bytes: size, fits, onBad, encoding: await detectEncoding(path, choice.encoding) })
}

/** Whether a file is a workbook by its first bytes; the start of a web page that is called one says what to do. */
async function beginsAsWorkbook(path: string): Promise<boolean> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headLength), 0, headLength, 0)
    const head = buffer.subarray(0, bytesRead)
    if (isWebPage(head.toString()))
      throw new UnreadableFile(`${path}: ${sayRefusal('en', new Refusal('table.web_page'))}`)
    return isWorkbook(head)
  } finally {
    await handle.close()
  }
}

const headLength = 300

const detectEncoding = (path: string, wanted: TableEncoding | undefined) =>
  findFileEncoding(path, wanted).catch((error) => {
    throw error instanceof UnclearEncoding ? new UnreadableFile(`${path} ${error.message}`) : error
  })

type OpeningCsv = { bytes: number; fits: Fits; onBad: BadRow; encoding: string }

async function openCsv(path: string, { bytes, fits, onBad, encoding }: OpeningCsv): Promise<OpenFile> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 })
  const records = belowTitle(csvRecords(decoded(file, encoding)), fits)
  const first = await records.next()
  if (first.done || !('values' in first.value)) throw new UnreadableFile(`${path} has no header that can be read`)
  const columns = readColumns(first.value.values)
  const read = newTableRead()
  const rows = toRows(path, { columns, records, onBad, read })
  return { columns, rows, bytes, bytesRead: () => file.bytesRead, read }
}

type Reading = { columns: string[]; records: AsyncIterable<CsvRecord>; onBad: BadRow; read: TableRead }

async function* toRows(path: string, { columns, records, onBad, read }: Reading): AsyncGenerator<Row> {
  try {
    for await (const record of records) {
      const row = 'values' in record ? toRow(columns, record, read) : undefined
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

// The library reads a sheet as a whole: 3.6 MB (50,000 products) took 224 MB of memory, 7.2 MB took 371.
const largestSheet = 4 * 1024 * 1024

type OpeningSheet = { fits: Fits; wanted: string | undefined }

async function openSheet(path: string, bytes: number, { fits, wanted }: OpeningSheet): Promise<OpenFile> {
  if (bytes > largestSheet) {
    throw new UnreadableFile(`${path} is larger than 4 MB: a workbook is read as a whole, save it as CSV instead`)
  }
  const sheets = await readWithinExcel(path).catch((error: Error) => {
    const reason = error instanceof Refusal ? sayRefusal('en', error) : error.message
    throw new UnreadableFile(`${path} is no workbook that can be read: ${reason}`)
  })
  const { sheet, others } = chooseFrom(path, sheets, { fits, wanted })
  const { columns, rows, beside } = readTable(sheet.lines, fits)
  const read = { sheet: sheet.name, otherSheets: others, ...beside }
  return { columns, rows: Readable.from(rows), bytes, bytesRead: () => bytes, read }
}

function chooseFrom(path: string, sheets: readonly Sheet[], { fits, wanted }: OpeningSheet) {
  try {
    const { sheet, others } = chooseSheet(sheets, fits, { wanted })
    if (sheet) return { sheet, others }
  } catch (error) {
    throw error instanceof Refusal ? new UnreadableFile(`${path}: ${sayRefusal('en', error)}`) : error
  }
  throw new UnreadableFile(`${path} is no workbook that can be read: none of its sheets holds anything that one sees`)
}

async function readWithinExcel(path: string): Promise<Sheet[]> {
  const bytes = await readFile(path)
  if (hasPassword(bytes)) throw new Refusal('table.password')
  if (isZip(bytes) && isBeyondExcel(bytes)) throw new Error('a cell is beyond what a sheet has room for')
  return readWorkbook(bytes, mostRows)
}

const mostRows = 1_048_576
