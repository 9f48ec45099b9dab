import * as contract from '../../../../contract/order/order.ts'
import { personOf } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { orderOf, sellerOf } from '../history/order.queries.ts'
import { toOrderDetail } from '../history/wire.ts'
import { orderDocument, proforma } from './document.ts'

export const orderDocumentRoutes = (mount: Mount) => {
  mount(contract.getOrderDocument, async ({ params, caller, db, language, now }) => {
    const order = orNotFound(await orderOf(db, caller, { orderno: params.orderno }))
    return orderDocument(
      toOrderDetail(order, language, now),
      await sellerOf(db, caller.orgId),
      language,
      personOf(caller),
    )
  })

  mount(contract.getProforma, async ({ params, caller, db, language, now }) => {
    const order = toOrderDetail(orNotFound(await orderOf(db, caller, { orderno: params.orderno })), language, now)
    const [payment, seller] = [orNotFound(order.payment), await sellerOf(db, caller.orgId)]
    return proforma({ order, payment, seller, language }, personOf(caller))
  })
}
