import * as contract from '../../../../contract/invoice/sales-report.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { exportSales } from './export-sales.ts'
import { readSalesFilters, reportSales } from './sales-report.ts'

export const salesReportRoutes = (mount: Mount) => {
  mount(contract.reportSales, async ({ query, now, ...call }) =>
    reportSales(call, await readSalesFilters(call, query, now), toPage(query)),
  )

  mount(contract.exportSales, async ({ query: { format, ...query }, now, ...call }) =>
    exportSales(call, format, await readSalesFilters(call, query, now)),
  )
}
