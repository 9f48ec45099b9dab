import * as contract from '../../../../contract/invoice/e-invoice.ts'
import { exchangeTimeZone } from '../../../../rules/invoice/exchange.ts'
import { toPage } from '../../../../rules/paging.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { changeOnce } from '../../../staff/staff-change.ts'
import { decideEInvoice } from './decide-e-invoice.ts'
import { findEInvoiceFile, findEInvoicePage } from './e-invoice.staff.ts'

export const eInvoiceRoutes = (mount: Mount) => {
  mount(contract.listEInvoices, ({ db, caller, now, query: { status, keyword = '', ...page } }) =>
    findEInvoicePage(db, caller, { status, keyword: keyword.trim(), ...toPage(page) }, dateIn(now, exchangeTimeZone)),
  )

  mount(contract.getEInvoiceFile, async ({ db, caller, params }) => {
    const { name, content } = orNotFound(await findEInvoiceFile(db, caller, params.id))
    return { bytes: new TextEncoder().encode(content), mediaType: 'application/xml', name }
  })

  mount(contract.decideEInvoice, ({ params, body, ...call }) =>
    changeOnce(call, (change) => decideEInvoice(change, params.id, body)),
  )
}
