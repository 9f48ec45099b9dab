import type { TableChoice, TableEncoding, TableQuestion } from '../../rules/table-file/table-file.ts'
import type { Language } from '../../texts/index.ts'
import { isZip, unpackedBytes } from '../files/zip-parts.ts'
import { Refusal } from '../http/refuse.ts'
import { csvRows, type Table } from './csv-text.ts'
import { compareWays, findWay } from './letters/compare-ways.ts'
import { readLetters, readLettersAs } from './letters/read-letters.ts'
import { chooseSheet } from './sheet-choice.ts'
import { sheetsApart } from './sheet-reader.ts'
import { type Fits, mostTitleLines, readTable } from './table-row.ts'
import type { Sheet } from './workbook.ts'
import { hasPassword, isWebPage, isWorkbook } from './workbook-bytes.ts'

type Sender = { callerId: string; language: Language }

type TableRequest = Sender & {
  most: number
  fits: Fits
  /** Which sheet and which letters are meant. */
  choice?: TableChoice | undefined
  /** What is read is stored by the same call: of several sheets that fit, one has to be named. */
  isStored?: boolean
}

/**
 * The columns and rows of a CSV file or a workbook that a caller uploaded, at most so many: its bytes decide which it is, and
 * what `fits` where its columns begin, and on which of the sheets that one sees. Undefined where it can be read as
 * neither. Refuses what is named with the way on: letters that can be read in two ways, several sheets where what is read
 * is stored, a web page, a password; and where too many of this caller's files wait to be read.
 */
export async function tableRows(bytes: Buffer, request: TableRequest): Promise<Table | undefined> {
  const { most, fits, language, callerId, choice = {}, isStored = false } = request
  const text = fileText(bytes, language, choice.encoding)
  if (text !== undefined) return csvRows(text, most, fits)
  // Title, header, lines, and one more, which shows that there are more.
  const sheets = await fileSheets(bytes, most + mostTitleLines + 2, callerId)
  return sheets && sheetRows(sheets, { most, fits, choice, isStored })
}

/**
 * The text of a file; undefined where its bytes are a workbook's, or none that can be read. Of letters that can be read in
 * several ways it is the one that was chosen of them; another encoding than the one the file is written in is refused.
 */
export function fileText(bytes: Buffer, language: Language, encoding?: TableEncoding): string | undefined {
  if (isWorkbook(bytes)) return undefined
  const letters = readLetters(bytes, language)
  const text = typeof letters === 'object' ? findWay(letters.ways, encoding)?.text : letters
  if (typeof letters === 'object' && text === undefined) {
    const [one, other] = letters.readings
    const details: TableQuestion = { readings: compareWays(letters.ways) }
    throw new Refusal('table.letters', { words: { key: 'table.letters_of', values: { one, other } }, details })
  }
  if (typeof letters === 'string' && encoding && readLettersAs(bytes, encoding) !== letters)
    throw new Refusal('table.encoding', { fields: ['encoding'] })
  if (text && isWebPage(text)) throw new Refusal('table.web_page')
  return text
}

/** The sheets of a workbook that one sees, at most so many lines of each; undefined where it is none, or one that grows too large. */
export async function fileSheets(bytes: Buffer, most: number, callerId: string): Promise<Sheet[] | undefined> {
  if (!isWorkbook(bytes) || (isZip(bytes) && unpackedBytes(bytes) > mostUnpacked)) return undefined
  if (hasPassword(bytes)) throw new Refusal('table.password')
  const sheets = await sheetsApart(bytes, { most, callerId })
  return sheets?.map((sheet) => ({
    ...sheet,
    lines: sheet.lines.map(({ cells, faults }) => ({ cells: cells.map(storable), faults })),
  }))
}

type SheetRequest = { most: number; fits: Fits; choice: TableChoice; isStored: boolean }

function sheetRows(sheets: readonly Sheet[], { most, fits, choice, isStored }: SheetRequest): Table {
  const { sheet, others } = chooseSheet(sheets, fits, { wanted: choice.sheet, isStored })
  const lines = sheet?.lines ?? []
  const { heading, columns, rows, beside } = readTable(lines, fits, most)
  const last = heading + 1 + most
  return {
    columns,
    rows,
    bad: lines.length > last ? [{ line: last + 1, fault: 'too_many' }] : [],
    read: { sheet: sheet?.name ?? null, otherSheets: others, ...beside },
  }
}

// A cell can be written so that it holds what the database refuses.
const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed()

const mostUnpacked = 10_000_000
