import * as contract from '../../../../contract/order/order.ts'
import { callerKey } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { findOrder, findSeller } from '../history/order.queries.ts'
import { toOrderDetail } from '../history/wire.ts'
import { orderDocument, proforma } from './document.ts'

export const orderDocumentRoutes = (mount: Mount) => {
  mount(contract.getOrderDocument, async ({ params, caller, db, language, now }) => {
    const order = orNotFound(await findOrder(db, caller, { orderno: params.orderno }))
    return orderDocument(
      toOrderDetail(order, language, now),
      await findSeller(db, caller.orgId),
      language,
      callerKey(caller),
    )
  })

  mount(contract.getProforma, async ({ params, caller, db, language, now }) => {
    const order = toOrderDetail(orNotFound(await findOrder(db, caller, { orderno: params.orderno })), language, now)
    const [payment, seller] = [orNotFound(order.payment), await findSeller(db, caller.orgId)]
    return proforma({ order, payment, seller, language }, callerKey(caller))
  })
}
