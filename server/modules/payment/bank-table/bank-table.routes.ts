import * as contract from '../../../../contract/payment/bank-table.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { keepBankTable, removeBankTable } from './keep-bank-table.ts'
import { listLayouts } from './layout.staff.ts'
import { readLayout } from './layout-query.ts'
import { studyBankTable } from './read-bank-table.ts'

/** What is kept of an account, in its settings. */
export const bankTableRoutes = (mount: Mount) => {
  mount(contract.listBankTables, async ({ db, params }) =>
    orNotFound(await listLayouts(db, params)).map(({ layoutId, head, layout, keptAt, keptBy }) => {
      const { roles, dayOrder, decimal, wholeDays } = layout
      const columns = head.map((name, at) => ({ name, role: roles[at] ?? 'none' }))
      return { layoutId, columns, dayOrder, decimal, wholeDays, keptAt: keptAt.toISOString(), keptBy }
    }),
  )
  mount(contract.removeBankTable, ({ params, ...call }) => removeBankTable(call, params))
}

/** Apart, because files travel as forms. */
export const bankTableFileRoutes = (mount: Mount) => {
  mount(contract.previewBankTable, async ({ files, query, ...call }) => {
    const [file] = await files()
    const { bankAccountId, encoding, roles, ...layoutQuery } = query
    const layout = roles === undefined ? undefined : readLayout({ roles, ...layoutQuery })
    return (await studyBankTable(call, orNotFound(file).bytes, { bankAccountId, encoding, layout })).preview
  })

  mount(contract.keepBankTable, async ({ files, query: { bankAccountId, encoding, ...layoutQuery }, ...call }) => {
    const [file] = await files()
    return keepBankTable(call, orNotFound(file).bytes, { bankAccountId, encoding, layout: readLayout(layoutQuery) })
  })
}
