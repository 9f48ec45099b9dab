import { mostExportedItems } from '../../../../rules/ledger/item.ts'
import type { Db } from '../../../db/database.ts'
import { type Caller, callerKey } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { type SheetFormat, sheetFile } from '../../../spreadsheets/sheet-file.ts'
import type { DocumentFilters } from './document-filters.staff.ts'
import { type DocumentRow, findDocuments } from './invoice-list.staff.ts'
import { toListedInvoice } from './wire.ts'

// Names that a program reads stay the same in every language.
const columns = [
  ...['kind', 'number', 'issued_on', 'due_on', 'customer_number', 'customer', 'site', 'issuer', 'order', 'po_number'],
  ...['amount', 'cleared', 'open', 'currency', 'status', 'days_overdue'],
]

type Call = { db: Db; caller: Caller; now: Date }

/** The invoices and credit notes that a list would show, in its order; what is the customer's is below zero, VAT included. */
export function exportDocuments(call: Call, format: SheetFormat, filters: DocumentFilters) {
  async function* rows() {
    const found = await findDocuments(call, filters, mostExportedItems + 1)
    if (found.length > mostExportedItems) throw new Refusal('finance.export_too_long', { fields: ['from'] })
    for (const document of found) yield toRow(document)
  }
  return sheetFile({ name: 'invoices', columns, rows }, format, callerKey(call.caller))
}

function toRow(document: DocumentRow) {
  const { amount, cleared, open, ...shown } = toListedInvoice(document)
  return [
    ...[shown.kind, shown.number, shown.issuedOn, shown.dueOn ?? '', shown.custnum, shown.company],
    ...[shown.siteName, shown.issuer, shown.orderno, shown.poNumber],
    ...[{ amount }, { amount: cleared }, { amount: open }, shown.currency],
    ...[open === 0 ? 'cleared' : openState(shown.isDisputed), shown.daysOverdue ?? ''],
  ]
}

const openState = (isDisputed: boolean) => (isDisputed ? 'disputed' : 'open')
