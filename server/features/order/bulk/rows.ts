import {
  type BulkField,
  type BulkRow,
  bulkFields,
  mostBulkRows,
  neededFields,
} from '../../../../rules/order/bulk-order.ts'
import { readBulkField } from '../../../../rules/order/bulk-order-columns.ts'
import { normalise } from '../../../../rules/product/part-number.ts'
import { type Language, languages } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { type Caller, callerKey } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { type SheetFormat, sheetFile } from '../../../spreadsheets/sheet-file.ts'
import { hasMoreRows } from '../../../spreadsheets/sheet-length.ts'
import { tableRows } from '../../../spreadsheets/table-file.ts'

type BadRow = { row: number; msg: string }

/** The rows of a file by the names of its columns, in any language. Refuses a file that is no table, or too long. */
export async function bulkRows(
  bytes: Buffer,
  caller: Caller,
  language: Language,
): Promise<{ rows: BulkRow[]; bad: BadRow[] }> {
  const table = await tableRows(bytes, mostBulkRows + 1, callerKey(caller))
  if (!table) {
    const isLong = await hasMoreRows(bytes, mostBulkRows + 1)
    throw new Refusal(isLong ? 'order_sheet.too_many_rows' : 'order_sheet.unreadable')
  }
  // Without a heading there is nothing that could lack a column.
  if (table.columns.every((name) => name === '')) throw new Refusal('order_sheet.empty')
  const columns = bulkColumns(table.columns)
  const missing = neededFields.filter((field) => !columns.includes(field))
  if (missing.length > 0) {
    const names = missing.map((field) => say(language, `bulk_order.column_${field}`)).join(', ')
    throw new Refusal('order_sheet.columns', {
      fields: missing,
      words: { key: 'bulk_order.columns_missing', values: { columns: names } },
    })
  }
  if (table.rows.length + table.bad.length > mostBulkRows) throw new Refusal('order_sheet.too_many_rows')
  if (table.rows.length + table.bad.length === 0) throw new Refusal('order_sheet.empty')

  const nameOf = (field: BulkField) => table.columns[columns.indexOf(field)]
  const rows = table.rows.map(({ line, fields }) => {
    const cells = bulkFields.map((field) => [field, fields[nameOf(field) ?? ''] ?? ''])
    return { row: line, ...(Object.fromEntries(cells) as Record<BulkField, string>) }
  })
  const bad = table.bad.map(({ line, fault }) => ({ row: line, msg: say(language, `account.import_${fault}`) }))
  return { rows, bad }
}

/** An empty file with the names of the columns. Only addresses in the US name a state. */
export function bulkTemplate(format: SheetFormat, caller: Caller, language: Language) {
  const fields = bulkFields.filter((field) => field !== 'state' || caller.region === 'US')
  const columns = fields.map((field) => say(language, `bulk_order.column_${field}`))
  return sheetFile({ name: 'orders-template', columns, rows: async function* () {} }, format, callerKey(caller))
}

/** What each column is for: as the template of any language calls it, else as other programs do where no other is called so. */
function bulkColumns(columns: readonly string[]) {
  const own = columns.map((name) => fieldOfColumn.get(normalise(name)))
  return columns.map((name, at) => {
    const field = own[at] ?? readBulkField(name)
    return field === own[at] || !field || !own.includes(field) ? field : undefined
  })
}

const fieldOfColumn = new Map<string, BulkField>(
  bulkFields.flatMap((field) => [
    [normalise(field), field] as const,
    ...languages.map((language) => [normalise(say(language, `bulk_order.column_${field}`)), field] as const),
  ]),
)
