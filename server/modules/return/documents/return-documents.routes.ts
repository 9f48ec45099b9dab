import * as contract from '../../../../contract/return/return.ts'
import { callerKey } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { printReturn } from './draw-return-documents.ts'

export const returnDocumentRoutes = (mount: Mount) => {
  mount(contract.getReturnLabel, ({ db, caller, params, language }) =>
    printReturn(
      db,
      { customerId: caller.customerId, returnId: params.id },
      { kind: 'label', language, callerId: callerKey(caller) },
    ),
  )

  mount(contract.getReturnSlip, ({ db, caller, params, language }) =>
    printReturn(
      db,
      { customerId: caller.customerId, returnId: params.id },
      { kind: 'slip', language, callerId: callerKey(caller) },
    ),
  )
}
