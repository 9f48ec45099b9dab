import { mostExportedLines } from '../../../../rules/order/order.ts'
import { isDay } from '../../../../rules/shipping/day.ts'
import { localTime } from '../../../../rules/shipping/shipping.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import { type CustomerCaller, callerKey } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { type SheetFormat, sheetFile } from '../../../spreadsheets/sheet-file.ts'
import { productNameIn } from '../../catalogue/products/product-name.ts'
import { linesOfReturns, type ReturnFilters } from './list.queries.ts'

// Names that a program reads stay the same in every language.
const columns = [
  ...['rma_number', 'created_at', 'submitted_at', 'type', 'status', 'tracking_number', 'line', 'order', 'number'],
  ...['oem_number', 'customer_article_number', 'product', 'quantity', 'batch_number', 'reason', 'line_state'],
]

/** The returns that a list would show, with their lines. */
export function exportReturns(
  db: Db,
  caller: CustomerCaller,
  { format, language, ...filters }: ReturnFilters & { format: SheetFormat; language: Language },
) {
  const productName = productNameIn(language)
  async function* rows() {
    const lines = await linesOfReturns(db, caller, filters, mostExportedLines + 1)
    if (lines.length > mostExportedLines) throw new Refusal('order.export_too_long', { fields: ['from'] })
    for (const line of lines)
      yield [
        ...[line.rmaNumber, localTime(line.createdAt, line.timeZone)],
        ...[line.submittedAt ? localTime(line.submittedAt, line.timeZone) : '', line.type],
        ...[line.status, line.trackingNumber, line.position, line.orderno, line.number, line.oemCode],
        ...[line.custNumber, productName(line), line.qty, line.batchNumber, line.reason ?? '', line.state],
      ]
  }
  return sheetFile({ name: 'returns', columns, rows }, format, callerKey(caller))
}

/** What a list is narrowed to, its words without the blanks around them; refuses days that there are not. */
export function readReturnFilters<Query extends Partial<ReturnFilters>>({ keyword = '', ...query }: Query) {
  const fields = (['from', 'until'] as const).filter((name) => query[name] !== undefined && !isDay(query[name]))
  if (fields.length > 0) throw new Refusal('request.invalid', { fields })
  return { ...query, keyword: keyword.trim() }
}
