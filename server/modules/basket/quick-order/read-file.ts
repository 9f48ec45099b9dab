import { mostReadLines } from '../../../../rules/basket/quick-order.ts'
import { isColumn } from '../../../../rules/list-reader/columns.ts'
import type { TableChoice, TableRead } from '../../../../rules/table-file/table-file.ts'
import type { Language } from '../../../../texts/index.ts'
import { Refusal } from '../../../http/refuse.ts'
import { chooseSheet } from '../../../spreadsheets/sheet-choice.ts'
import { hasMoreRows } from '../../../spreadsheets/sheet-length.ts'
import { fileSheets, fileText } from '../../../spreadsheets/table-file.ts'
import { newTableRead } from '../../../spreadsheets/table-row.ts'
import type { ListSource } from './reading.ts'

type Sender = { callerId: string; language: Language; choice?: TableChoice }
type ListFile = { source: ListSource; table: TableRead }

/** The content of an uploaded CSV file or workbook; its bytes decide which it is. Refuses what can be read as neither. */
export async function readListFile(bytes: Buffer, { callerId, language, choice = {} }: Sender): Promise<ListFile> {
  const text = fileText(bytes, language, choice.encoding)
  if (text !== undefined) return { source: { text: text.replace(delimiterLine, '') }, table: newTableRead() }
  // The heading, and one line more than may be, which shows that there are more.
  const sheets = await fileSheets(bytes, mostReadLines + 2, callerId)
  const { sheet, others } = chooseSheet(sheets ?? [], hasOrderColumns, { wanted: sheets && choice.sheet })
  if (!sheet) throw await explainUnreadable(bytes)
  const rows = sheet.lines.slice(0, mostReadLines + 2).map(({ cells }, at) => ({ row: at + 1, cells }))
  // Whatever stands in a row is read with it: no cell of a list is left out.
  return { source: { rows }, table: { ...newTableRead(), sheet: sheet.name, otherSheets: others } }
}

/** By it some files name the separator of their columns for Excel. */
const delimiterLine = /^"?sep=."?(?=[\r\n])/i

const hasOrderColumns = (names: readonly string[]) =>
  (['number', 'quantity'] as const).every((column) => names.some((name) => isColumn(column, name.replaceAll('_', ' '))))

/** Why a file is not read. A sheet that is too large to be opened has, as a rule, more rows than are taken. */
const explainUnreadable = async (bytes: Buffer) =>
  (await hasMoreRows(bytes, mostReadLines))
    ? new Refusal('quick_order.too_many_lines', { details: { most: mostReadLines } })
    : new Refusal('quick_order.unreadable')
