import * as contract from '../../../../contract/return/return.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { exportReturns, readReturnFilters } from './export-returns.ts'
import { returnPage } from './list.queries.ts'
import { findReturn } from './return.queries.ts'
import { toReturnDetail } from './wire.ts'

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

  mount(contract.getReturn, async ({ db, caller, params, now }) =>
    toReturnDetail(orNotFound(await findReturn(db, params.id, caller.customerId)), now),
  )
}
