import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { mostExportedItems } from '../../../../rules/ledger/item.ts'
import type { Db } from '../../../db/database.ts'
import { type Caller, callerKey } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { type SheetFormat, sheetFile } from '../../../spreadsheets/sheet-file.ts'
import { type CreditNoteFilters, findCreditNotePage } from './credit-note.staff.ts'

// Names that a program reads stay the same in every language.
const columns = [
  ...['number', 'issued_on', 'customer_number', 'customer', 'site', 'corrects', 'order', 'reason', 'for_failure'],
  ...['written_by', 'amount', 'open', 'currency'],
]

type Call = { db: Db; caller: Caller }

/** The credit notes that a list would show, VAT included. */
export function exportCreditNotes({ db, caller }: Call, format: SheetFormat, filters: CreditNoteFilters) {
  async function* rows() {
    const found = await findCreditNotePage(db, caller, filters, { limit: mostExportedItems + 1, offset: 0 })
    if (found.rows.length > mostExportedItems) throw new Refusal('finance.export_too_long', { fields: ['from'] })
    for (const note of found.rows)
      yield [
        ...[note.number, note.issuedOn, note.custnum, note.company, note.siteName, note.corrects, note.orderno],
        ...[note.reason, note.isForFailure ? 'yes' : 'no', note.writtenBy],
        ...[{ amount: toAmount(note.amount) }, { amount: toAmount(note.open) }, note.currency],
      ]
  }
  return sheetFile({ name: 'credit-notes', columns, rows }, format, callerKey(caller))
}
