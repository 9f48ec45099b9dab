import * as contract from '../../../../contract/order/order.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { pricedSkus } from '../../catalogue/products/priced-skus.ts'
import { orderPage } from './list.queries.ts'
import { exportOrders, readOrderFilters } from './list.ts'
import { findMonthlySpending } from './monthly-spending.queries.ts'
import { findOpenOrders } from './open-orders.queries.ts'
import { findOrder, findPurchases } from './order.queries.ts'
import { toHead, toOrderDetail } from './wire.ts'

export const orderRoutes = (mount: Mount) => {
  mount(contract.listOrders, async (context) => {
    const { query } = context
    const { rows, total } = await orderPage(context, readOrderFilters(query), toPage(query))
    return {
      rows: rows.map(toHead),
      total,
    }
  })

  mount(contract.exportOrders, ({ query, caller, db, language }) =>
    exportOrders(db, caller, { ...readOrderFilters(query), format: query.format, language }),
  )

  mountHome(mount)

  mount(contract.getOrder, async ({ params, caller, db, language, now }) =>
    toOrderDetail(orNotFound(await findOrder(db, caller, { orderno: params.orderno })), language, now),
  )

  mount(contract.getPlacedOrder, async ({ params, caller, db, language, now }) =>
    toOrderDetail(orNotFound(await findOrder(db, caller, { id: params.id })), language, now),
  )
}

/** What home shows of orders. */
function mountHome(mount: Mount) {
  mount(contract.listPurchases, async ({ caller, db, now }) => {
    const purchases = await findPurchases(db, caller)
    const ids = purchases.map(({ skuId }) => skuId)
    const skus = await pricedSkus({ db, caller, now }, ids)
    return purchases.flatMap(({ skuId, lastQty }) => {
      const sku = skus.get(skuId)
      return sku ? [{ ...sku, lastQty }] : []
    })
  })

  mount(contract.listOpenOrders, async (call) => {
    const { rows, ...counts } = await findOpenOrders(call)
    return {
      rows: rows.map(toHead),
      ...counts,
    }
  })

  mount(contract.getSpending, async ({ caller, db, now }) => {
    const months = await findMonthlySpending(db, caller, now)
    return Object.entries(Object.groupBy(months, ({ currency }) => currency)).map(([currency, rows = []]) => ({
      currency,
      months: rows.map(({ month, amount, orders }) => ({ month, amount: toAmount(amount), orders })),
    }))
  })
}
