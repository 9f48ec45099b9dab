import * as contract from '../../../../contract/invoice/sales-report.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { exportSales } from './export-sales.ts'
import { readSalesFilters, reportSales } from './sales-report.ts'

export const salesReportRoutes = (mount: Mount) => {
  mount(contract.reportSales, ({ query, now, ...call }) =>
    reportSales(call, readSalesFilters(query, now), toPage(query)),
  )

  mount(contract.exportSales, ({ query: { format, ...query }, now, ...call }) =>
    exportSales(call, format, readSalesFilters(query, now)),
  )
}
