import * as contract from '../../../contract/order-confirm.ts'
import type { Mount } from '../../http/mount.ts'
import { onceKeyOf } from '../../http/once.ts'
import { actorOf } from '../audit/record-audit.ts'
import { draftOrder } from './draft-order.ts'
import { previewOf } from './order-wire.ts'
import { placeConfirmedOrder } from './place-order.ts'

export const orderConfirmRoutes = (mount: Mount) => {
  mount(contract.previewOrder, async ({ body, caller, db, now, language }) =>
    previewOf(await draftOrder(db, caller, body, now), caller, language),
  )

  mount(contract.placeOrder, ({ body, caller, db, now, language, request }) =>
    placeConfirmedOrder(db, {
      caller,
      actor: actorOf(request, caller),
      request: body,
      onceKey: onceKeyOf(request, caller.accountId),
      language,
      now,
    }),
  )
}
