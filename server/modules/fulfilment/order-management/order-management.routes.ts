import * as contract from '../../../../contract/fulfilment/order-management.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { accessibleSites } from '../../../staff/choices.ts'
import { buyerOfOrder } from '../../../staff/staff-orders.ts'
import { findOrder } from '../../order/history/order.queries.ts'
import { toHead, toOrderDetail } from '../../order/history/wire.ts'
import { exportOrders } from './export-orders.ts'
import { findOrderPage } from './find-orders.ts'
import { findCredits, withCredits } from './order-credits.staff.ts'
import { readOrderFilters } from './order-filters.ts'
import { findFulfilment } from './order-management.staff.ts'
import { findViews, removeView, storeView } from './saved-view.staff.ts'

export const orderManagementRoutes = (mount: Mount) => {
  mount(contract.listDeskOrders, async ({ query, ...call }) => {
    const { rows, total } = await findOrderPage(call, readOrderFilters(query), toPage(query))
    return { rows: rows.map(toHead), total }
  })

  mount(contract.exportDeskOrders, ({ query: { format, ...query }, ...call }) =>
    exportOrders(call, format, readOrderFilters(query)),
  )

  mount(contract.listDeskSites, ({ caller, db }) => accessibleSites(db, caller))

  mount(contract.getDeskOrder, async ({ caller, params, db, language, now }) => {
    const buyer = orNotFound(await buyerOfOrder(db, caller, params.id))
    const [order, credits, desk] = await Promise.all([
      findOrder(db, buyer, { id: params.id }),
      findCredits(db, params.id),
      findFulfilment(db, params.id),
    ])
    const detail = toOrderDetail(orNotFound(order), language, now)
    return { ...detail, invoices: withCredits(detail.invoices, credits), ...buyer, desk }
  })

  mount(contract.listSavedViews, ({ caller, db }) => findViews(db, caller.accountId))

  mount(contract.saveView, ({ caller, body, db }) =>
    storeView(db, caller.accountId, { ...body, name: body.name.trim() }),
  )

  mount(contract.removeView, async ({ caller, params, db }) => {
    await removeView(db, caller.accountId, params.id)
    return null
  })
}
