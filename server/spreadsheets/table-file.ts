import { type CsvText, csvRows } from './csv-text.ts'
import { readColumns, toFields } from './read-rows.ts'
import { cellsApart } from './sheet-reader.ts'
import { isZip, unpackedBytes } from './zip-parts.ts'

/**
 * The columns and rows of a CSV or XLSX file that a person sent, at most so many: its bytes decide which it is. Undefined
 * where it can be read as neither. Refuses where too many of this person's files wait to be read.
 */
export async function tableRows(bytes: Buffer, most: number, person: string): Promise<CsvText | undefined> {
  const text = fileText(bytes)
  return text === undefined ? sheetRows(bytes, most, person) : csvRows(text, most)
}

/** The text of a file, undefined where its bytes are none or a sheet's. */
export function fileText(bytes: Buffer): string | undefined {
  if (isZip(bytes)) return undefined
  const text = getText(bytes)
  return text.includes('\u0000') ? undefined : text
}

/** UTF-16 or UTF-8 as its mark says, UTF-8, or what spreadsheets of Windows write where it is not. */
function getText(bytes: Buffer) {
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
export async function sheetCells(bytes: Buffer, most: number, person: string): Promise<string[][] | undefined> {
  if (!isZip(bytes) || unpackedBytes(bytes) > mostUnpacked) return undefined
  const lines = await cellsApart(bytes, { most, person })
  return lines?.map((line) => line.map(storable))
}

async function sheetRows(bytes: Buffer, most: number, person: string): Promise<CsvText | undefined> {
  // Header, lines, and one more that tells of the rest.
  const lines = await sheetCells(bytes, most + 2, person)
  if (!lines) return undefined
  const columns = readColumns(lines[0] ?? [])
  const rows = lines.slice(1, most + 1).flatMap((line, at) => {
    const values = columns.map((_, column) => line[column] ?? '')
    return values.some(Boolean) ? [{ line: at + 2, fields: toFields(columns, values) }] : []
  })
  return { columns, rows, bad: lines.length > most + 1 ? [{ line: most + 2, fault: 'too_many' }] : [] }
}

// A cell can be written so that it holds what the database refuses.
const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed()

const mostUnpacked = 10_000_000
