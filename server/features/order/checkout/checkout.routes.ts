import * as contract from '../../../../contract/order/checkout.ts'
import { idempotencyKeyOf } from '../../../http/idempotency.ts'
import type { Mount } from '../../../http/mount.ts'
import { actorOf } from '../../console/audit/record-audit.ts'
import { placeConfirmedOrder } from './place-order.ts'
import { orderPreview } from './preview.ts'

export const orderConfirmRoutes = (mount: Mount) => {
  mount(contract.previewOrder, ({ body, caller, db, now, language }) =>
    orderPreview(db, caller, body, { language, now }),
  )

  mount(contract.placeOrder, ({ body, caller, db, now, language, request }) =>
    placeConfirmedOrder(db, {
      caller,
      actor: actorOf(request, caller),
      request: body,
      idempotencyKey: idempotencyKeyOf(request, caller.accountId),
      language,
      now,
    }),
  )
}
