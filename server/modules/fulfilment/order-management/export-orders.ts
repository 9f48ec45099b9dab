import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { mostExportedLines } from '../../../../rules/order/order.ts'
import { localTime } from '../../../../rules/shipping/shipping.ts'
import type { Db } from '../../../db/database.ts'
import { type Caller, callerKey } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { type SheetFormat, sheetFile } from '../../../spreadsheets/sheet-file.ts'
import { findOrderIds, loadOrders, type OrderFilters } from './find-orders.ts'

// Names that a program reads stay the same in every language.
const columns = [
  ...['order', 'placed_at', 'customer_number', 'customer', 'placed_by', 'site', 'po_number', 'status', 'late'],
  ...['order_type', 'pieces', 'promised_on', 'warehouse', 'total', 'remaining', 'currency', 'invoices'],
]

/** So many orders are read at once: more of them would hold a connection too long. */
const ordersAtOnce = 1000

type Call = { db: Db; caller: Caller; now: Date }
type ExportedOrder = Awaited<ReturnType<typeof loadOrders>>[number]

/** The orders that a list of staff would show, in its order; totals VAT included. */
export function exportOrders(call: Call, format: SheetFormat, filters: OrderFilters) {
  async function* rows() {
    const ids = await findOrderIds(call, filters, mostExportedLines + 1)
    if (ids.length > mostExportedLines) throw new Refusal('order.export_too_long', { fields: ['from'] })
    for (let at = 0; at < ids.length; at += ordersAtOnce)
      yield* (await loadOrders(call.db, ids.slice(at, at + ordersAtOnce), call.now)).map(toRow)
  }
  return sheetFile({ name: 'orders', columns, rows }, format, callerKey(call.caller))
}

const toRow = (order: ExportedOrder) => [
  ...[order.orderno, localTime(order.placedAt, order.timeZone), order.custnum, order.company, order.placedBy],
  ...[order.siteName, order.poNumber, order.status, order.isLate ? 'yes' : 'no', order.orderType, order.pieces],
  ...[order.promisedOn ?? '', order.shipFrom, { amount: toAmount(order.total) }],
  ...[{ amount: toAmount(order.remainingTotal) }, order.currency],
  order.invoices.map(({ number }) => number).join(' '),
]
