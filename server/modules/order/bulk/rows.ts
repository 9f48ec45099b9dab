import {
  type BulkField,
  type BulkRow,
  bulkFields,
  mostBulkRows,
  neededFields,
} from '../../../../rules/order/bulk-order.ts'
import { readBulkField } from '../../../../rules/order/bulk-order-columns.ts'
import type { TableChoice, TableRead } from '../../../../rules/table-file/table-file.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { type Caller, callerKey } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { type FieldSheet, fieldRows } from '../../../spreadsheets/field-rows.ts'
import { type SheetFormat, sheetFile } from '../../../spreadsheets/sheet-file.ts'

const sheet: FieldSheet<BulkField> = {
  fields: bulkFields,
  mostRows: mostBulkRows,
  heading: (field) => `bulk_order.column_${field}`,
  guess: readBulkField,
}

type BadRow = { row: number; msg: string }

/** The rows of a file by the names of its columns, in any language. Refuses a file that is no table, or too long. */
export async function bulkRows(
  bytes: Buffer,
  { caller, language, choice }: { caller: Caller; language: Language; choice: TableChoice },
): Promise<{ rows: BulkRow[]; bad: BadRow[]; read: TableRead }> {
  const found = await fieldRows(bytes, sheet, { callerId: callerKey(caller), language, choice })
  if (typeof found === 'string') throw new Refusal(`order_sheet.${found}`)
  const missing = neededFields.filter((field) => !found.columns.includes(field))
  if (missing.length > 0) {
    const names = missing.map((field) => say(language, `bulk_order.column_${field}`)).join(', ')
    throw new Refusal('order_sheet.columns', {
      fields: missing,
      words: { key: 'bulk_order.columns_missing', values: { columns: names } },
    })
  }
  if (found.rows.length + found.bad.length === 0) throw new Refusal('order_sheet.empty')
  return found
}

/** An empty file with the names of the columns. Only addresses in the US name a state. */
export function bulkTemplate(format: SheetFormat, caller: Caller, language: Language) {
  const fields = bulkFields.filter((field) => field !== 'state' || caller.region === 'US')
  const columns = fields.map((field) => say(language, `bulk_order.column_${field}`))
  return sheetFile({ name: 'orders-template', columns, rows: async function* () {} }, format, callerKey(caller))
}
