import * as contract from '../../../../contract/invoice/invoice-list.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { exportDocuments } from './export-documents.ts'
import { findCurrencies, findDocumentPage, sumDocuments } from './invoice-list.staff.ts'
import { readDocumentFilters, toInvoiceSum, toListedInvoice } from './wire.ts'

export const invoiceListRoutes = (mount: Mount) => {
  mount(contract.listStaffInvoices, async ({ query, ...call }) => {
    const { rows, total } = await findDocumentPage(call, readDocumentFilters(query), toPage(query))
    return { rows: rows.map(toListedInvoice), total }
  })

  mount(contract.sumStaffInvoices, async ({ query, ...call }) =>
    (await sumDocuments(call, readDocumentFilters(query))).map(toInvoiceSum),
  )

  mount(contract.listInvoiceCurrencies, ({ db, caller }) => findCurrencies(db, caller))

  mount(contract.exportStaffInvoices, ({ query: { format, ...query }, ...call }) =>
    exportDocuments(call, format, readDocumentFilters(query)),
  )
}
