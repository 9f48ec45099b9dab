import * as contract from '../../../../contract/return/return.ts'
import { callerKey } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { printReturn } from './return-paper.ts'

export const returnPaperRoutes = (mount: Mount) => {
  mount(contract.getReturnLabel, ({ db, caller, params, language }) =>
    printReturn(
      db,
      { customerId: caller.customerId, returnId: params.id },
      { kind: 'label', language, person: callerKey(caller) },
    ),
  )

  mount(contract.getReturnSlip, ({ db, caller, params, language }) =>
    printReturn(
      db,
      { customerId: caller.customerId, returnId: params.id },
      { kind: 'slip', language, person: callerKey(caller) },
    ),
  )
}
