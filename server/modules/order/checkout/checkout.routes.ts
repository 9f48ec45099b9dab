import * as contract from '../../../../contract/order/checkout.ts'
import { renameReplaces } from '../../../../rules/basket/replacement.ts'
import { toActor } from '../../../events/record.ts'
import { readIdempotencyKey } from '../../../http/idempotency.ts'
import type { Mount } from '../../../http/mount.ts'
import { compareChoices } from './comparison/back-orders.ts'
import { compareSources } from './comparison/warehouses.ts'
import { placeConfirmedOrder } from './place-order.ts'
import { orderPreview } from './preview.ts'

export const orderConfirmRoutes = (mount: Mount) => {
  mount(contract.previewOrder, ({ body, caller, db, now, language }) =>
    orderPreview(db, caller, renameReplaces(body), { language, now }),
  )

  mount(contract.compareBackOrders, ({ body, caller, db, now }) =>
    compareChoices({ db, caller, now }, renameReplaces(body)),
  )

  mount(contract.compareWarehouses, ({ body, caller, db, now }) =>
    compareSources({ db, caller, now }, renameReplaces(body)),
  )

  mount(contract.placeOrder, ({ body, caller, db, now, language, request }) =>
    placeConfirmedOrder(db, {
      caller,
      actor: toActor(request, caller),
      request: renameReplaces(body),
      idempotencyKey: readIdempotencyKey(request, caller.accountId),
      language,
      now,
    }),
  )
}
