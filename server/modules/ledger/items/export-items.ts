import { mostExportedItems } from '../../../../rules/ledger/item.ts'
import { callerKey } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { type SheetFormat, sheetFile } from '../../../spreadsheets/sheet-file.ts'
import { type ItemFilters, itemPage, type ListContext } from './item-list.queries.ts'
import { toItem } from './wire.ts'

// Names that a program reads stay the same in every language.
const columns = [
  ...['kind', 'number', 'order', 'po_number', 'issued_on', 'due_on'],
  ...['amount', 'paid', 'balance', 'currency', 'status', 'days_overdue'],
]

/** The items that a list would show; what is the customer's is below zero, VAT included. */
export function exportItems(context: ListContext, { format, ...filters }: ItemFilters & { format: SheetFormat }) {
  async function* rows() {
    const items = await itemPage(context, filters, { limit: mostExportedItems + 1, offset: 0 })
    if (items.rows.length > mostExportedItems) throw new Refusal('finance.export_too_long', { fields: ['from'] })
    for (const item of items.rows.map(toItem))
      yield [
        ...[item.kind, item.number, item.orderno, item.poNumber, item.issuedOn, item.dueOn ?? ''],
        ...[{ amount: item.amount }, { amount: item.paid }, { amount: item.balance }, item.currency, item.status],
        item.daysOverdue ?? '',
      ]
  }
  return sheetFile({ name: 'finance', columns, rows }, format, callerKey(context.caller))
}
