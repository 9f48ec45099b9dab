import * as contract from '../../../../contract/customer/invoice-settings.ts'
import { toActor } from '../../../events/record.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { changeInvoiceSettings } from '../invoice-settings/change-invoice-settings.ts'
import { findInvoiceSettings } from '../invoice-settings/invoice-settings.queries.ts'
import { customerQueries } from './customer.staff.ts'

/** What customers of the caller's sites want of their invoices. */
export const customerInvoiceSettingsRoutes = (mount: Mount) => {
  mount(contract.getCustomerInvoiceSettings, async ({ caller, params, db }) => {
    const { customerId } = orNotFound(await customerQueries(db, caller).find(params.id))
    return findInvoiceSettings(db, customerId)
  })

  mount(contract.changeCustomerInvoiceSettings, ({ caller, params, body, db, now, request }) =>
    db.transaction().execute(async (tx) => {
      const { customerId } = orNotFound(await customerQueries(tx, caller).lockAndFind(params.id))
      return changeInvoiceSettings(tx, { actor: toActor(request, caller), customerId }, body, now)
    }),
  )
}
