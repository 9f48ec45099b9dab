import * as contract from '../../../../contract/invoice/staff-invoice.ts'
import { toLanguage } from '../../../../texts/index.ts'
import { callerKey } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { changeOnce } from '../../../staff/staff-change.ts'
import { invoiceDocument } from '../documents/document.ts'
import { findCorrectedInvoice } from '../issue/corrected-invoice.queries.ts'
import { creditInvoice, readRequestedCredits } from './credit-invoice.ts'
import { findCreditNotes, findStaffInvoice, findStaffInvoicePdf } from './invoice.staff.ts'
import { toStaffInvoice } from './wire.ts'

export const staffInvoiceRoutes = (mount: Mount) => {
  mount(contract.getDeskInvoice, async ({ db, caller, params }) => {
    const head = orNotFound(await findStaffInvoice(db, caller, params.number))
    const [corrected, credits] = await Promise.all([
      findCorrectedInvoice(db, head.itemId),
      findCreditNotes(db, head.itemId),
    ])
    return toStaffInvoice({ head, corrected: orNotFound(corrected), credits })
  })

  mount(contract.getDeskInvoicePdf, async ({ db, caller, params }) => {
    const { facts: invoice, xml } = orNotFound(await findStaffInvoicePdf(db, caller, params.number))
    return invoiceDocument({ invoice, xml, language: toLanguage(invoice.language) ?? 'en' }, callerKey(caller))
  })

  mount(contract.creditInvoice, ({ params, body: { reason, lines }, ...call }) => {
    const requested = readRequestedCredits(lines)
    return changeOnce(call, (change) => creditInvoice(change, params.number, { reason: reason.trim(), requested }))
  })
}
