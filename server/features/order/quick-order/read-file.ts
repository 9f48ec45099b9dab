import { isColumn } from '../../../../rules/list-reader/columns.ts'
import { mostReadLines } from '../../../../rules/order/quick-order.ts'
import type { Language } from '../../../../texts/index.ts'
import { Refusal } from '../../../http/refuse.ts'
import { hasMoreRows } from '../../../spreadsheets/sheet-length.ts'
import { fileSheets, fileText, findSheet } from '../../../spreadsheets/table-file.ts'
import type { ListSource } from './reading.ts'

/** What a CSV file or a workbook that somebody sends holds; its bytes decide which it is. Refuses what can be read as neither. */
export async function readListFile(bytes: Buffer, person: string, language: Language): Promise<ListSource> {
  const text = fileText(bytes, language)
  if (text !== undefined) return { text: text.replace(delimiterLine, '') }
  // The heading, and one line more than may be, which tells of the rest.
  const sheets = await fileSheets(bytes, mostReadLines + 2, person)
  const sheet = sheets && findSheet(sheets, hasOrderColumns)
  if (!sheet) throw await explainUnreadable(bytes)
  const rows = sheet.lines.slice(0, mostReadLines + 2)
  return { rows: rows.map(({ cells }, at) => ({ row: at + 1, cells })) }
}

/** By it some files tell Excel what is between their columns. */
const delimiterLine = /^"?sep=."?(?=[\r\n])/i

const hasOrderColumns = (names: readonly string[]) =>
  (['number', 'quantity'] as const).every((column) => names.some((name) => isColumn(column, name.replaceAll('_', ' '))))

/** Why a file is not read. A sheet that is too large to be opened has, as a rule, more rows than are taken. */
const explainUnreadable = async (bytes: Buffer) =>
  (await hasMoreRows(bytes, mostReadLines))
    ? new Refusal('quick_order.too_many_lines', { details: { most: mostReadLines } })
    : new Refusal('quick_order.unreadable')
