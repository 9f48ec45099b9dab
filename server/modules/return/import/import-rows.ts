import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import { isColumn } from '../../../../rules/list-reader/columns.ts'
import { mostReturnLines, type ReturnReason, returnReasons } from '../../../../rules/return/return.ts'
import {
  neededImportFields,
  type ReturnImportField,
  readImportField,
  returnImportFields,
} from '../../../../rules/return/return-import.ts'
import type { TableChoice } from '../../../../rules/table-file/table-file.ts'
import { type Language, languages } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { type Caller, callerKey } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { type FieldSheet, fieldRows } from '../../../spreadsheets/field-rows.ts'
import { type SheetFormat, sheetFile } from '../../../spreadsheets/sheet-file.ts'

const sheet: FieldSheet<ReturnImportField> = {
  fields: returnImportFields,
  mostRows: mostReturnLines,
  heading: (field) => `rma.column_${field}`,
  guess: (heading) => {
    const field = readImportField(heading)
    if (field) return field
    if (isColumn('quantity', heading)) return 'quantity'
    return isColumn('number', heading) ? 'number' : undefined
  },
}

/** The rows of a file by the names of its columns, in any language. Refuses a file that is no table, lacks a column or is too long. */
export async function importRows(
  bytes: Buffer,
  { caller, language, choice }: { caller: Caller; language: Language; choice: TableChoice },
) {
  const sheetRows = await fieldRows(bytes, sheet, { callerId: callerKey(caller), language, choice })
  if (sheetRows === 'too_many_rows') throw new Refusal('return.too_many_rows')
  if (typeof sheetRows === 'string') throw new Refusal(`order_sheet.${sheetRows}`)
  const missing = neededImportFields.filter((field) => !sheetRows.columns.includes(field))
  if (missing.length > 0) throw new Refusal('order_sheet.columns', { fields: missing })
  if (sheetRows.rows.length + sheetRows.bad.length === 0) throw new Refusal('order_sheet.empty')
  return { ...sheetRows, rows: sheetRows.rows.map(trimmed) }
}

const trimmed = <Row extends { row: number } & Record<ReturnImportField, string>>(row: Row): Row => ({
  ...row,
  ...Object.fromEntries(returnImportFields.map((field) => [field, row[field].trim()])),
})

export type ImportRow = Awaited<ReturnType<typeof importRows>>['rows'][number]

/** What is wrong by the words of a row, in any language; words that are none of ours are a reason of their own. */
export function readReason({ reason, otherReason }: ImportRow): { reason: ReturnReason | null; otherReason: string } {
  const typed = normalise(reason)
  if (typed === '') return { reason: otherReason ? 'other' : null, otherReason }
  const knownReason = reasonByWords.get(typed)
  if (knownReason) return { reason: knownReason, otherReason }
  return { reason: 'other', otherReason: [reason, otherReason].filter(Boolean).join(': ') }
}

const reasonByWords = new Map(
  returnReasons.flatMap((reason) => [
    [normalise(reason), reason] as const,
    ...languages.map((language) => [normalise(say(language, `rma.reason_${reason}`)), reason] as const),
  ]),
)

/** An empty file with the names of the columns. */
export const importTemplate = (format: SheetFormat, caller: Caller, language: Language) =>
  sheetFile(
    {
      name: 'return-template',
      columns: returnImportFields.map((field) => say(language, `rma.column_${field}`)),
      rows: async function* () {},
    },
    format,
    callerKey(caller),
  )
