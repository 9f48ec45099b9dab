import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { type CsvText, csvRows } from './csv-text.ts'
import { columnsOf, fieldsOf } from './read-rows.ts'

/**
 * The columns and rows of a CSV or XLSX file that somebody sent, at most so many: its bytes decide which it is. Undefined
 * where it can be read as neither.
 */
export async function tableRows(bytes: Buffer, most: number): Promise<CsvText | undefined> {
  const text = fileText(bytes)
  return text === undefined ? sheetRows(bytes, most) : csvRows(text, most)
}

/** The text of a file, undefined where its bytes are none or a sheet's. */
export function fileText(bytes: Buffer): string | undefined {
  if (isSheet(bytes)) return undefined
  const text = textOf(bytes)
  return text.includes('\u0000') ? undefined : text
}

const isSheet = (bytes: Buffer) => bytes.length > endLength && bytes.readUInt32LE(0) === partSignature

/** UTF-16 or UTF-8 as its mark says, UTF-8, or what spreadsheets of Windows write where it is not. */
function textOf(bytes: Buffer) {
  const mark = bytes.length > 1 ? bytes.readUInt16BE(0) : 0
  if (mark === 0xfffe) return new TextDecoder('utf-16le').decode(bytes)
  if (mark === 0xfeff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The cells of the first sheet of a file, at most so many lines; undefined where it is no sheet, or one that grows too large. */
export async function sheetCells(bytes: Buffer, most: number): Promise<string[][] | undefined> {
  if (!isSheet(bytes) || unpackedBytes(bytes) > mostUnpacked) return undefined
  const lines = await one(() => cellsOf(bytes, most)).catch(() => undefined)
  return lines?.map((line) => line.map(storable))
}

async function sheetRows(bytes: Buffer, most: number): Promise<CsvText | undefined> {
  // Header, lines, and one more that tells of the rest.
  const lines = await sheetCells(bytes, most + 2)
  if (!lines) return undefined
  const columns = columnsOf(lines[0] ?? [])
  const rows = lines.slice(1, most + 1).flatMap((line, at) => {
    const values = columns.map((_, column) => line[column] ?? '')
    return values.some(Boolean) ? [{ line: at + 2, fields: fieldsOf(columns, values) }] : []
  })
  return { columns, rows, bad: lines.length > most + 1 ? [{ line: most + 2, fault: 'too_many' }] : [] }
}

// A cell can be written so that it holds what the database refuses.
const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed()

// A sheet as large as ours may be becomes some tens of megabytes of cells.
const limits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }
const patience = 10_000
const one = pLimit(1)

/** The cells of the first sheet, read in a thread that ends when it takes too much time or memory. */
function cellsOf(bytes: Buffer, most: number): Promise<string[][]> {
  const workerData = { bytes: Uint8Array.from(bytes).buffer, most }
  const worker = new Worker(new URL('sheet-worker.ts', import.meta.url), { workerData, resourceLimits: limits })
  return new Promise<string[][]>((resolve, reject) => {
    setTimeout(() => reject(new Error('The sheet takes too long')), patience).unref()
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The sheet cannot be read')))
  }).finally(() => worker.terminate())
}

const mostUnpacked = 10_000_000

// ZIP: what a file, the list of its parts, and its end begin with.
const partSignature = 0x04034b50
const entrySignature = 0x02014b50
const endSignature = 0x06054b50
const endLength = 22

type Part = { name: string; unpacked: number; packed: Buffer; deflated: boolean }

/** What the parts of a ZIP file become: the reader makes no more room than is written there. */
const unpackedBytes = (bytes: Buffer) =>
  partsOf(bytes)?.reduce((sum, { unpacked }) => sum + unpacked, 0) ?? Number.POSITIVE_INFINITY

/** The parts of a ZIP file by the list at its end; undefined where the list is not as every spreadsheet program writes it. */
export function partsOf(bytes: Buffer): Part[] | undefined {
  const end = bytes.length - endLength
  if (end < 0 || bytes.readUInt32LE(end) !== endSignature) return undefined
  const entries = bytes.readUInt16LE(end + 8)
  const parts: Part[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entrySignature) return undefined
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28)
    parts.push({
      name: bytes.toString('utf8', at + 46, nameEnd),
      unpacked: bytes.readUInt32LE(at + 24),
      packed: packedFrom(bytes, bytes.readUInt32LE(at + 42), bytes.readUInt32LE(at + 20)),
      deflated: bytes.readUInt16LE(at + 10) === 8,
    })
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return at > end ? undefined : parts
}

/** What stands behind the head of a part, which repeats its name. */
function packedFrom(bytes: Buffer, head: number, length: number): Buffer {
  if (head + 30 > bytes.length) return Buffer.alloc(0)
  const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28)
  return bytes.subarray(start, start + length)
}
