import * as contract from '../../../../contract/fulfilment/order-actions.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { changeEach, changeOnce } from '../../../staff/staff-change.ts'
import { findAccessibleOrder } from '../../../staff/staff-orders.ts'
import { carriersForOrder } from '../order-lifecycle/change-delivery.ts'
import * as actions from './order-actions.ts'
import { toPieces } from './to-pieces.ts'

export const orderActionRoutes = (mount: Mount) => {
  mount(contract.releaseOrder, ({ params, ...call }) =>
    changeOnce(call, (change) => actions.release(change, params.id)),
  )

  mount(contract.releaseOrders, async ({ body, ...call }) => {
    const { changed, refused } = await changeEach(call, body.orderIds, actions.release)
    return { released: changed, refused }
  })

  mount(contract.holdOrder, ({ params, body: { reason, customerReason = '' }, ...call }) => {
    const held = { reason: reason.trim(), customerReason: customerReason.trim() }
    return changeOnce(call, (change) => actions.hold(change, params.id, held))
  })

  mount(contract.unholdOrder, ({ params, body, ...call }) =>
    changeOnce(call, (change) => actions.unhold(change, params.id, body.reason.trim())),
  )

  mount(contract.cancelDeskOrder, ({ params, body: { reason, lines }, ...call }) => {
    const pieces = toPieces(lines)
    return changeOnce(call, (change) =>
      actions.cancel(change, params.id, { reason: reason.trim(), ...(pieces && { pieces }) }),
    )
  })

  mount(contract.payOrder, ({ params, body, ...call }) =>
    changeOnce(call, (change) => actions.pay(change, params.id, body.paidOn)),
  )

  mount(contract.changeDelivery, ({ params, body, ...call }) =>
    changeOnce(call, (change) => actions.deliverTo(change, params.id, body)),
  )

  mount(contract.listDeliveryCarriers, async ({ params, caller, db }) => {
    orNotFound(await findAccessibleOrder(db, caller, params.id))
    return carriersForOrder(db, params.id)
  })
}
