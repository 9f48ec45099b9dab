import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FileAnswer } from '../../contract/endpoint.ts'
import { toBytes } from '../threads/bytes.ts'
import { runInThread } from '../threads/pool.ts'
import { toCsv } from './csv.ts'
import type { Row } from './row.ts'

export type SheetFormat = 'csv' | 'xlsx'
type Head = { name: string; columns: readonly string[] }
type Sheet = Head & { rows: readonly Row[] }
/** Its rows are read when its turn has come. */
type StreamedSheet = Head & { rows: () => AsyncIterable<Row> }

/** What travels to the thread: the rows as JSON, part by part, since to copy them all at once holds everybody. */
export type PackedSheet = { columns: readonly string[]; format: SheetFormat; parts: Uint8Array[] }

const writer = new URL('sheet-task.ts', import.meta.url)
// So many rows are packed within some milliseconds.
const rowsAtOnce = 500

const mediaTypes: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A file that a spreadsheet opens; no text of it is taken for a formula (invariant 37). For as many rows as there may be. */
export async function sheetFile(
  { name, columns, rows }: StreamedSheet,
  format: SheetFormat,
  callerId: string,
): Promise<FileAnswer> {
  const packed = async (): Promise<PackedSheet> => ({ columns, format, parts: await toParts(rows()) })
  return toFile(name, format, toBytes(await runInThread(writer, packed, { callerId })))
}

/** The same of a few hundred rows, at once. */
export const csvFile = ({ name, ...sheet }: Sheet): FileAnswer => toFile(name, 'csv', toCsv(sheet))

const toFile = (name: string, format: SheetFormat, bytes: Buffer): FileAnswer => ({
  bytes,
  mediaType: mediaTypes[format],
  name: `${name}.${format}`,
})

async function toParts(rows: AsyncIterable<Row>) {
  const parts: Uint8Array[] = []
  let part: Row[] = []
  const pack = async () => {
    parts.push(Buffer.from(JSON.stringify(part)))
    part = []
    await nextTurn()
  }
  for await (const row of rows) {
    part.push(row)
    if (part.length === rowsAtOnce) await pack()
  }
  if (part.length > 0) await pack()
  return parts
}
