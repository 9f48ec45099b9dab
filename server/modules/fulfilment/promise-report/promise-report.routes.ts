import * as contract from '../../../../contract/fulfilment/promise-report.ts'
import type { Mount } from '../../../http/mount.ts'
import { exportPromises } from './export-promises.ts'
import { listCarriers } from './promise-report.staff.ts'
import { readPeriod, reportPromises } from './promise-report.ts'

export const promiseReportRoutes = (mount: Mount) => {
  mount(contract.reportPromises, async ({ query, now, ...call }) => {
    const filters = readPeriod(query, now)
    const rows = await reportPromises({ ...call, now }, filters)
    return { from: filters.from, until: filters.until, rows, carriers: await listCarriers(call.db) }
  })

  mount(contract.exportPromises, ({ query: { format, ...query }, now, ...call }) =>
    exportPromises({ ...call, now }, format, readPeriod(query, now)),
  )
}
