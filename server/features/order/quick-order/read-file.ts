import { mostReadLines } from '../../../../rules/order/quick-order.ts'
import { Refusal } from '../../../http/refuse.ts'
import { hasMoreRows } from '../../../spreadsheets/sheet-length.ts'
import { fileText, sheetCells } from '../../../spreadsheets/table-file.ts'
import type { ListSource } from './reading.ts'

/** What a CSV or XLSX file that somebody sends holds; its bytes decide which it is. Refuses what can be read as neither. */
export async function readListFile(bytes: Buffer, person: string): Promise<ListSource> {
  const text = fileText(bytes)
  if (text !== undefined) return { text }
  // The heading, and one line more than may be, which tells of the rest.
  const sheet = await sheetCells(bytes, mostReadLines + 2, person)
  if (!sheet) throw await explainUnreadable(bytes)
  return { rows: sheet.map((cells, at) => ({ row: at + 1, cells })) }
}

/** Why a file is not read. A sheet that is too large to be opened has, as a rule, more rows than are taken. */
const explainUnreadable = async (bytes: Buffer) =>
  (await hasMoreRows(bytes, mostReadLines))
    ? new Refusal('quick_order.too_many_lines', { details: { most: mostReadLines } })
    : new Refusal('quick_order.unreadable')
