import * as contract from '../../../../contract/fulfilment/cancellation.ts'
import { toActor } from '../../../events/record.ts'
import { readIdempotencyKey } from '../../../http/idempotency.ts'
import type { Mount } from '../../../http/mount.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'

export const cancellationRoutes = (mount: Mount) => {
  mount(contract.cancelOrder, ({ params, body, caller, db, now, request }) =>
    cancelOwnOrder(db, {
      caller,
      actor: toActor(request, caller),
      orderno: params.orderno,
      request: body,
      idempotencyKey: readIdempotencyKey(request, caller.accountId),
      now,
    }),
  )
}
