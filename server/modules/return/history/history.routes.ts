import * as contract from '../../../../contract/return/return.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { exportReturns, readReturnFilters } from './export-returns.ts'
import { returnPage } from './list.queries.ts'

export const returnHistoryRoutes = (mount: Mount) => {
  mount(contract.listReturns, async ({ db, caller, query }) => {
    const { rows, total } = await returnPage(db, caller, readReturnFilters(query), toPage(query))
    return {
      rows: rows.map(({ createdAt, submittedAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        submittedAt: submittedAt?.toISOString() ?? null,
      })),
      total,
    }
  })

  mount(contract.exportReturns, ({ query, caller, db, language }) =>
    exportReturns(db, caller, { ...readReturnFilters(query), format: query.format, language }),
  )
}
