import * as contract from '../../../../contract/fulfilment/reorder.ts'
import { amountOrNull } from '../../../../rules/catalogue/price/money.ts'
import { daysOfStock, soldDays, suggestQuantity } from '../../../../rules/fulfilment/reorder.ts'
import { addDays } from '../../../../rules/shipping/day.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import { recordEvent, toActor } from '../../../events/record.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { changeOnce } from '../../../staff/staff-change.ts'
import { findTimeZone, ownWarehouses, productsByNumber, requireWarehouse } from '../warehouse/stock.staff.ts'
import { findToOrder, storeReorderPoint } from './reorder.staff.ts'
import { findSupplier } from './supplier.staff.ts'

const mostRows = 200

export const reorderRoutes = (mount: Mount) => {
  mount(contract.listToOrder, async ({ caller, query: { warehouse, supplierId }, db, now }) => {
    const own = await ownWarehouses(db, caller)
    orNotFound(own.find((code) => code === warehouse))
    const { leadDays } = orNotFound(await findSupplier(db, supplierId))
    const found = await findToOrder(db, { warehouse, supplierId, leadDays, now, limit: mostRows })
    const rows = found.map(({ total: _, sold, purchasePrice, ...row }) => {
      const standing = { available: row.free + row.onOrder - row.waiting, sold, reorderPoint: row.reorderPoint }
      return {
        ...row,
        soldPerDay: Math.round((sold * 100) / soldDays) / 100,
        daysOfStock: daysOfStock(standing),
        quantity: suggestQuantity(standing, leadDays),
        purchasePrice: amountOrNull(purchasePrice),
      }
    })
    const expectedOn = addDays(dateIn(now, await findTimeZone(db, warehouse)), leadDays)
    return { expectedOn, total: found[0]?.total ?? 0, rows }
  })

  mount(contract.changeReorderPoint, ({ body: { warehouse, number, pieces }, ...call }) =>
    changeOnce(call, async ({ tx }) => {
      const { request, caller, now } = call
      await requireWarehouse(tx, caller, warehouse)
      const product = (await productsByNumber(tx, [number])).get(number)
      if (!product) throw new Refusal('stock.unknown_number')
      const before = await storeReorderPoint(tx, product.skuId, warehouse, pieces)
      const note = { before: { warehouse, pieces: before }, after: { warehouse, pieces } }
      const event = { action: 'stock.reorder_point_changed', subject: `product ${product.number}`, ...note } as const
      await recordEvent(tx, { ...toActor(request, caller), ...event }, now)
      return { number: product.number }
    }),
  )
}
