import type { Language } from '../../texts/index.ts'
import { isZip, unpackedBytes } from '../files/zip-parts.ts'
import { Refusal } from '../http/refuse.ts'
import { csvRows, type Table } from './csv-text.ts'
import { readLetters } from './letters/read-letters.ts'
import { sheetsApart } from './sheet-reader.ts'
import { type Fits, mostTitleLines, readColumns, readTable } from './table-row.ts'
import type { Sheet } from './workbook.ts'

type Sender = { person: string; language: Language }

/**
 * The columns and rows of a CSV file or a workbook that a person sent, at most so many: its bytes decide which it is, and
 * what `fits` where its columns begin, and on which of the sheets that one sees. Undefined where it can be read as
 * neither. Refuses what is named with the way on: letters that can be read in two ways, a web page, a password; and where
 * too many of this person's files wait to be read.
 */
export async function tableRows(
  bytes: Buffer,
  { most, fits, ...sender }: Sender & { most: number; fits: Fits },
): Promise<Table | undefined> {
  const text = fileText(bytes, sender.language)
  if (text !== undefined) return csvRows(text, most, fits)
  // Title, header, lines, and one more that tells of the rest.
  const sheets = await fileSheets(bytes, most + mostTitleLines + 2, sender.person)
  return sheets && sheetRows(sheets, most, fits)
}

/** The text of a file; undefined where its bytes are a workbook's, or none that can be read. */
export function fileText(bytes: Buffer, language: Language): string | undefined {
  if (isWorkbook(bytes)) return undefined
  const text = readLetters(bytes, language)
  if (typeof text === 'object') {
    const [one, other] = text.readings
    throw new Refusal('table.letters', { words: { key: 'table.letters_of', values: { one, other } } })
  }
  if (text && isWebPage(text)) throw new Refusal('table.web_page')
  return text
}

/** The sheets of a workbook that one sees, at most so many lines of each; undefined where it is none, or one that grows too large. */
export async function fileSheets(bytes: Buffer, most: number, person: string): Promise<Sheet[] | undefined> {
  if (!isWorkbook(bytes) || (isZip(bytes) && unpackedBytes(bytes) > mostUnpacked)) return undefined
  if (isCompound(bytes) && bytes.includes(encrypted)) throw new Refusal('table.password')
  const sheets = await sheetsApart(bytes, { most, person })
  return sheets?.map((sheet) => ({
    ...sheet,
    lines: sheet.lines.map(({ cells, faults }) => ({ cells: cells.map(storable), faults })),
  }))
}

/** The sheet on which the columns fit, else the first. */
export const findSheet = (sheets: readonly Sheet[], fits: Fits): Sheet | undefined =>
  sheets.find(({ lines }) => lines.slice(0, mostTitleLines).some(({ cells }) => fits(readColumns(cells)))) ??
  sheets.find(({ lines }) => lines.some(({ cells }) => cells.some(Boolean)))

function sheetRows(sheets: readonly Sheet[], most: number, fits: Fits): Table {
  const lines = findSheet(sheets, fits)?.lines ?? []
  const { heading, columns, rows } = readTable(lines, fits)
  const last = heading + 1 + most
  return {
    columns,
    rows: rows.filter(({ line }) => line <= last),
    bad: lines.length > last ? [{ line: last + 1, fault: 'too_many' }] : [],
  }
}

// What XLS files, and workbooks with a password, begin with (MS-CFB, section 2.2).
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const isCompound = (bytes: Buffer) => bytes.subarray(0, compound.length).equals(compound)
/** The stream in which a workbook with a password lies (MS-OFFCRYPTO, section 2.3.2). */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le')

const isWorkbook = (bytes: Buffer) => isZip(bytes) || isCompound(bytes)

/** Some programs write a web page, or XML, and call it .xls. */
const isWebPage = (text: string) =>
  /^\ufeff?\s{0,99}<(?:!doctype|html|table|meta|\?xml|body)[\s>]/i.test(text.slice(0, 200))

// A cell can be written so that it holds what the database refuses.
const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed()

const mostUnpacked = 10_000_000
