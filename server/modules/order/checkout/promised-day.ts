import { sql } from 'kysely'
import type { BackOrders } from '../../../../rules/order/back-order.ts'
import type { OrderState } from '../../../../rules/order/order.ts'
import { ownForwarder } from '../../../../rules/shipping/forwarder.ts'
import { deliveryDay } from '../../../../rules/shipping/shipping.ts'
import type { Db, Tx } from '../../../db/database.ts'
import {
  calendarFrom,
  type Destination,
  destinationClosedDaysFrom,
  type Place,
} from '../../catalogue/availability/closed-days.ts'
import { previewPromise } from './preview-back-orders.ts'

/** Nothing leaves of it before it is paid or released: no day can be promised of it. */
export const isWaiting = (status: OrderState) => status === 'awaitingPayment' || status === 'onHold'

/** What is still to leave of a line, by its pieces: promised from the shelf, or waiting, until when. */
type OpenLine = Parameters<typeof previewPromise>[0][number]

/** `lines` are those that the order is to have, where it is being changed. */
type Asked = { orderId: number; now: Date; lines?: readonly OpenLine[] }

/**
 * The day on which an order of which nothing has left arrives if it goes on now, by the rule by which it was placed: of all that is
 * there, or of the goods that it waits for. Null where that is unknown, or its carrier no longer has a price for this way. ISO date.
 */
export async function findPromisedDay(db: Db | Tx, { orderId, now, lines }: Asked) {
  const { shipTo, shipVia, backOrders, workingDays, ...shipFrom } = await findWay(db, orderId)
  const promise = previewPromise(lines ?? (await openLines(db, orderId)), backOrders, { shipFrom, shipTo, now })
  if (shipVia === ownForwarder) return promise.readyOn
  return workingDays === null ? null : promise.deliveredAfter(workingDays)
}

/** A promised day at another address by the same carrier: that day, or the next on which goods are received there. ISO dates. */
export async function dayAtAddress(db: Db | Tx, orderId: number, promisedOn: string) {
  const { shipTo, shipVia, ...shipFrom } = await findWay(db, orderId)
  if (shipVia === ownForwarder) return promisedOn
  const { closedDays } = calendarFrom(shipFrom, promisedOn)
  return deliveryDay(promisedOn, closedDays, destinationClosedDaysFrom(shipTo, promisedOn))
}

type Way = Place & { shipTo: Destination; shipVia: string; backOrders: BackOrders; workingDays: number | null }

async function findWay(db: Db | Tx, orderId: number): Promise<Way> {
  const { rows } = await sql<Way>`
    select w.country, w.subdivision, w.time_zone as "timeZone", o.ship_to as "shipTo", o.ship_via as "shipVia",
           o.back_orders as "backOrders", r.days_max as "workingDays"
      from orders o
      join warehouses w on w.code = o.ship_from
      left join shipping_rates r on r.warehouse = o.ship_from and r.currency = o.currency
                                and r.country = o.ship_to ->> 'country' and r.carrier = o.ship_via
     where o.id = ${orderId}`.execute(db)
  const [way] = rows
  if (!way) throw new Error('an order leaves from no warehouse')
  return way
}

async function openLines(db: Db | Tx, orderId: number): Promise<OpenLine[]> {
  const { rows } = await sql<OpenLine>`
    select allocated as "shipsNow", waiting as "backOrdered", 0 as "preOrdered", told_on as "expectedOn"
      from order_lines
     where order_id = ${orderId} and allocated + waiting > 0`.execute(db)
  return rows
}
