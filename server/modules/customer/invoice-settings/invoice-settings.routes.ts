import * as contract from '../../../../contract/customer/invoice-settings.ts'
import { toActor } from '../../../events/record.ts'
import type { Mount } from '../../../http/mount.ts'
import { changeInvoiceSettings } from './change-invoice-settings.ts'
import { findInvoiceSettings } from './invoice-settings.queries.ts'

export const invoiceSettingsRoutes = (mount: Mount) => {
  mount(contract.getInvoiceSettings, ({ caller, db }) => findInvoiceSettings(db, caller.customerId))

  mount(contract.changeInvoiceSettings, ({ caller, body, db, now, request }) => {
    const owner = { actor: toActor(request, caller), customerId: caller.customerId }
    return db.transaction().execute((tx) => changeInvoiceSettings(tx, owner, body, now))
  })
}
