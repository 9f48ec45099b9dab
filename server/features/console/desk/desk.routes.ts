import * as contract from '../../../../contract/console/desk.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { findOrder } from '../../order/history/order.queries.ts'
import { toHead, toOrderDetail } from '../../order/history/wire.ts'
import { sitesLookedAfter } from '../customer/choices.staff.ts'
import { buyerOfOrder, deskPage } from './desk.staff.ts'

export const deskRoutes = (mount: Mount) => {
  mount(contract.listDeskOrders, async ({ caller, query, db, now }) => {
    const { rows, total } = await deskPage(db, caller, { ...query, ...toPage(query) }, now)
    return {
      rows: rows.map(toHead),
      total,
    }
  })

  mount(contract.listDeskSites, ({ caller, db }) => sitesLookedAfter(db, caller))

  mount(contract.getDeskOrder, async ({ caller, params, db, language, now }) => {
    const buyer = orNotFound(await buyerOfOrder(db, caller, params.id))
    const order = orNotFound(await findOrder(db, buyer, { id: params.id }))
    return { ...toOrderDetail(order, language, now), ...buyer }
  })
}
