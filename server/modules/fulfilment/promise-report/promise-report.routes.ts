import * as contract from '../../../../contract/fulfilment/promise-report.ts'
import type { Mount } from '../../../http/mount.ts'
import { exportPromises } from './export-promises.ts'
import { readPeriod, reportPromises } from './promise-report.ts'

export const promiseReportRoutes = (mount: Mount) => {
  mount(contract.reportPromises, async ({ query, now, ...call }) => {
    const filters = readPeriod(query, now)
    return { from: filters.from, until: filters.until, rows: await reportPromises({ ...call, now }, filters) }
  })

  mount(contract.exportPromises, ({ query: { format, ...query }, now, ...call }) =>
    exportPromises({ ...call, now }, format, readPeriod(query, now)),
  )
}
