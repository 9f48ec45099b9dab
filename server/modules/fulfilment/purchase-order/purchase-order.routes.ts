import * as contract from '../../../../contract/fulfilment/purchase-order.ts'
import * as supplier from '../../../../contract/fulfilment/supplier.ts'
import { amountOrNull, toAmount } from '../../../../rules/catalogue/price/money.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { changeOnce } from '../../../staff/staff-change.ts'
import { ownWarehouses, productsByNumber, requireWarehouse } from '../warehouse/stock.staff.ts'
import * as changes from './change-purchase-order.ts'
import { addSupplier, changeSupplier } from './change-supplier.ts'
import { findDetailLines, findExpectedPurchaseOrders } from './ordered-lines.staff.ts'
import { findPurchaseOrder, purchaseOrderPage } from './purchase-order.staff.ts'
import { allSuppliers } from './supplier.staff.ts'

export const purchaseOrderRoutes = (mount: Mount) => {
  mount(contract.listPurchaseOrders, async ({ caller, query, db, now }) => {
    const own = await ownWarehouses(db, caller)
    const warehouses = query.warehouse ? own.filter((code) => code === query.warehouse) : own
    const { state, keyword = '' } = query
    const { rows, total } = await purchaseOrderPage(db, {
      warehouses,
      state,
      keyword: keyword.trim(),
      now,
      ...toPage(query),
    })
    return { rows: rows.map((row) => toWire({ ...row, total: row.sum })), total }
  })

  mount(contract.listExpectedPurchaseOrders, async ({ caller, body: { warehouse, numbers }, db }) => {
    await requireWarehouse(db, caller, warehouse)
    const products = await productsByNumber(db, numbers)
    const skuIds = [...products.values()].map(({ skuId }) => skuId)
    return findExpectedPurchaseOrders(db, warehouse, skuIds)
  })

  mount(contract.getPurchaseOrder, async ({ caller, params, db, now }) => {
    const warehouses = await ownWarehouses(db, caller)
    const order = orNotFound(await findPurchaseOrder(db, { id: params.id, warehouses, now }))
    const lines = await findDetailLines(db, params.id, now)
    return {
      ...toWire(order),
      lines: lines.map((line) => ({ ...line, purchasePrice: amountOrNull(line.purchasePrice) })),
    }
  })

  mount(contract.addPurchaseOrder, ({ body, ...call }) =>
    changeOnce(call, (change) => changes.addPurchaseOrder(change, body)),
  )
  mount(contract.changePurchaseOrder, ({ params: { id }, body, ...call }) =>
    changeOnce(call, (change) => changes.changePurchaseOrder(change, { id, body })),
  )
  mount(contract.placePurchaseOrder, ({ params: { id }, body, ...call }) =>
    changeOnce(call, (change) => changes.placePurchaseOrder(change, { id, body })),
  )
  mount(contract.cancelPurchaseOrder, ({ params: { id }, body, ...call }) =>
    changeOnce(call, (change) => changes.cancelPurchaseOrder(change, { id, body })),
  )
}

export const supplierRoutes = (mount: Mount) => {
  mount(supplier.listSuppliers, ({ db }) => allSuppliers(db))
  mount(supplier.addSupplier, ({ body, ...call }) => changeOnce(call, (change) => addSupplier(change, body)))
  mount(supplier.changeSupplier, ({ params, body, ...call }) =>
    changeOnce(call, (change) => changeSupplier(change, { params, body })),
  )
}

/** Sums in amounts, instants as text. */
const toWire = <Head extends { createdAt: Date; orderedAt: Date | null; total: number }>(head: Head) => ({
  ...head,
  createdAt: head.createdAt.toISOString(),
  orderedAt: head.orderedAt?.toISOString() ?? null,
  total: toAmount(head.total),
})
