import { arrivesOn, deliveryDay, promisedOn } from '../../../../rules/shipping/shipping.ts'
import { soonerWarehouse } from '../../../../rules/sourcing/other-warehouse.ts'
import type { Tx } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record.ts'
import {
  calendarFrom,
  type Destination,
  destinationClosedDays,
  destinationClosedDaysFrom,
  workingCalendar,
} from '../../catalogue/availability/closed-days.ts'
import { findMovableLines } from '../../catalogue/availability/movable-lines.queries.ts'
import { lockStock } from '../../catalogue/availability/stock-ledger.queries.ts'
import { findSupply, type OrderSupply, toDueVat } from '../../order/history/supply.queries.ts'
import { type Changer, checkChange, lockOrder, writeChange } from './change-order.ts'
import { findOrderWays, findWaitingSkus, type OrderWay, storeWarehouse } from './change-warehouse.queries.ts'
import { moveDates } from './moved-dates.queries.ts'
import { promiseWaiting } from './promise.queries.ts'

/**
 * Moves an order that only waits to the warehouse of its region where its goods come sooner (`soonerWarehouse`), if its site
 * wants that: they are promised to it there, or its customer is told the sooner day. Its carrier has to go there, and its VAT
 * to stay as it is; what shipping costs stays as it was agreed. Does nothing where the order stays, as it does where its customer
 * chose the warehouse; refuses one that has ended.
 */
export async function changeWarehouse(tx: Tx, orderId: number, changer: Changer) {
  const { now } = changer
  const order = await lockOrder(tx, orderId)
  checkChange('changeWarehouse', order, changer)
  const supply = await findSupply(tx, orderId)
  const ways = (await findOrderWays(tx, orderId)).filter((way) => hasSameVat(way, supply))
  const skuIds = await findWaitingSkus(tx, orderId)
  const places = (warehouse: string) => skuIds.map((skuId) => ({ skuId, warehouse }))
  await lockStock(
    tx,
    ways.flatMap(({ warehouse }) => places(warehouse)),
  )
  const lines = await findMovableLines(tx, orderId, { warehouses: ways.map(({ warehouse }) => warehouse), now })
  const arrives = new Map(ways.map((way) => [way.warehouse, toCustomer(way, supply.shipTo, now)]))
  const [from, to] = [order.shipFrom, soonerWarehouse(lines, order.shipFrom, arrives)]
  if (to === null || !(await storeWarehouse(tx, orderId, { from, to }))) return
  await writeChange(tx, order, { action: 'changeWarehouse', details: { before: from, now: to } }, changer)
  await promiseWaiting(tx, places(to), { now })
  await moveDates(tx, places(from), now)
  const shop = { accountId: changer.accountId, customerId: order.customerId, orgId: order.orgId, address: '' }
  const values = { before: { shipFrom: from }, after: { shipFrom: to } }
  await recordEvent(tx, { ...shop, action: 'order.warehouse_changed', subject: `order ${orderId}`, ...values }, now)
}

/** Who ships sells: the VAT that was agreed has to be that of the other company, too. */
function hasSameVat({ country, vatRateBp }: OrderWay, supply: OrderSupply) {
  const [agreed, due] = [toDueVat(supply), toDueVat({ ...supply, shipFrom: { country, vatRateBp } })]
  return due.reason === agreed.reason && due.rateBp === agreed.rateBp
}

/** When goods that come to a warehouse on a day, or lie there, are with the customer. ISO dates. */
const toCustomer =
  ({ workingDays, ...place }: OrderWay, shipTo: Destination, now: Date) =>
  (comesOn: string) => {
    const isThere = comesOn === ''
    const calendar = isThere ? workingCalendar(place, now) : calendarFrom(place, comesOn)
    const closedThere = isThere ? destinationClosedDays(shipTo, now) : destinationClosedDaysFrom(shipTo, comesOn)
    const on = isThere ? promisedOn(now, calendar, workingDays) : arrivesOn(comesOn, calendar, workingDays)
    return deliveryDay(on, calendar.closedDays, closedThere)
  }
