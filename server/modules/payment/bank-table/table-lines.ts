import { mostBankRows, type TableRow } from '../../../../rules/ledger/bank-table/layout.ts'
import type { LettersReading, TableEncoding } from '../../../../rules/table-file/table-file.ts'
import { type CsvRecord, csvRecords, LineTooLong } from '../../../spreadsheets/csv-lines.ts'
import { compareWays, findWay } from '../../../spreadsheets/letters/compare-ways.ts'
import { readLetters } from '../../../spreadsheets/letters/read-letters.ts'
import { newTableRead, toRow } from '../../../spreadsheets/table-row.ts'
import type { Sheet } from '../../../spreadsheets/workbook.ts'

/** Of lines that are read: the entries, what stands above them, and one that shows that there are more. */
export const mostLines = mostBankRows + 100

/** What is asked where the letters of a text can be read in several ways: lines in each, and a word that two of them write differently. */
export type LettersQuestion = { ways: LettersReading[]; words: [string, string] }

/** The lines of a CSV file, in the encoding that was chosen where its letters do not say; undefined where its bytes are no text. */
export async function readTextLines(
  bytes: Buffer,
  language: string,
  encoding: TableEncoding | undefined,
): Promise<TableRow[] | LettersQuestion | undefined> {
  const found = readLetters(bytes, language)
  const text = typeof found === 'object' ? findWay(found.ways, encoding)?.text : found
  if (typeof found === 'object' && text === undefined) return { ways: compareWays(found.ways), words: found.readings }
  if (text === undefined) return undefined
  try {
    return await readRecords(text)
  } catch (error) {
    if (error instanceof LineTooLong) return undefined
    throw error
  }
}

async function readRecords(text: string): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for await (const record of csvRecords(whole(text))) {
    rows.push(toTableRow(record))
    if (rows.length > mostLines) break
  }
  return rows
}

async function* whole(text: string) {
  yield text.startsWith('\ufeff') ? text.slice(1) : text
}

/** The lines of a sheet. */
export const readSheetLines = ({ lines }: Sheet): TableRow[] =>
  lines.map(({ cells, faults }, at) => toTableRow({ line: at + 1, values: cells, faults }))

type Line = CsvRecord & { faults?: Sheet['lines'][number]['faults'] }

/** A bank may name two columns alike: their place tells them apart. */
function toTableRow(record: Line): TableRow {
  if ('reason' in record) return { line: record.line, cells: [], isBroken: true }
  const columns = record.values.map((_, at) => String(at))
  const { fields = {}, faults } = toRow(columns, record, newTableRead()) ?? {}
  const cells = columns.map((column) => fields[column] ?? '')
  return { line: record.line, cells, ...(faults && { faults: faults as NonNullable<TableRow['faults']> }) }
}
