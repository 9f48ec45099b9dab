import * as contract from '../../../../contract/invoice/bookkeeping.ts'
import type { Mount } from '../../../http/mount.ts'
import { findIssuers } from './bookkeeping.staff.ts'
import { changeDatevSettings, loadDatevSettings } from './datev-settings.staff.ts'
import { exportBookkeeping } from './export-bookkeeping.ts'

export const bookkeepingRoutes = (mount: Mount) => {
  mount(contract.listIssuers, ({ db, caller }) => findIssuers(db, caller))

  mount(contract.exportBookkeeping, ({ query: { format, ...period }, ...call }) =>
    exportBookkeeping(call, format, period),
  )

  mount(contract.getDatevSettings, ({ db, caller, params }) => loadDatevSettings(db, caller, params.id))

  mount(contract.changeDatevSettings, ({ params, body, ...call }) => changeDatevSettings(call, params.id, body))
}
