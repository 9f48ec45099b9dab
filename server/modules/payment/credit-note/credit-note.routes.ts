import * as contract from '../../../../contract/payment/credit-note.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { findCreditNotePage } from './credit-note.staff.ts'
import { exportCreditNotes } from './export-credit-notes.ts'
import { readCreditNoteFilters, toCreditNote, toCreditNoteSum } from './wire.ts'

export const creditNoteRoutes = (mount: Mount) => {
  mount(contract.listCreditNotes, async ({ db, caller, query }) => {
    const { rows, sums } = await findCreditNotePage(db, caller, readCreditNoteFilters(query), toPage(query))
    return {
      rows: rows.map(toCreditNote),
      total: sums.reduce((total, { count }) => total + count, 0),
      sums: sums.map(toCreditNoteSum),
    }
  })

  mount(contract.exportCreditNotes, ({ query: { format, ...query }, ...call }) =>
    exportCreditNotes(call, format, readCreditNoteFilters(query)),
  )
}
