import { countsAsDelivered } from '../../../../rules/fulfilment/order-automation.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { calendarFrom } from '../../catalogue/availability/closed-days.ts'
import { lockStock } from '../../catalogue/availability/stock-ledger.queries.ts'
import { findOrdersToCancel, findOrdersToRelease, findOrdersToRemind, findSentShipments } from './automation.queries.ts'
import { cancelOrder } from './cancel-order.ts'
import { lockOrder } from './change-order.ts'
import { findWaitingOrders, mostMovedAtOnce } from './change-warehouse.queries.ts'
import { changeWarehouse } from './change-warehouse.ts'
import { findCustomersToResume } from './held-orders.queries.ts'
import { findOverduePlaces, moveDates } from './moved-dates.queries.ts'
import { remindOfPayment } from './payment-reminder.ts'
import { releaseOrder } from './release-order.ts'
import { resumeOrders } from './resume-orders.ts'
import { deliverShipment } from './shipment.ts'

type Clock = () => Date

const byShop = (now: Date) => ({ party: 'shop', accountId: null, now }) as const

/** Releases submitted orders once their sites' time for a change of mind is over. */
export const releaseOrdersBy = (db: Db, now: Clock) => async () => {
  const orders = await findOrdersToRelease(db, now())
  await eachAlone(db, orders, (tx, { orderId }) => releaseOrder(tx, orderId, byShop(now())))
}

/** Lets go on what an account holds no more: within a minute after the payment that cleared it, whichever way that came. */
export const resumeOrdersBy = (db: Db, now: Clock) => async () => {
  const customers = await findCustomersToResume(db, now())
  await eachAlone(db, customers, (tx, { customerId }) => resumeOrders(tx, customerId, byShop(now())))
}

/** Takes for delivered what left and is some working days past its promised day, by the clock of its site. */
export const deliverShipmentsBy = (db: Db, now: Clock) => async () => {
  const arrived = (await findSentShipments(db, now())).filter(
    ({ afterDays, country, subdivision, timeZone, ...sent }) => {
      const shippedOn = dateIn(sent.shippedAt, timeZone)
      const { closedDays } = calendarFrom({ country, subdivision, timeZone }, shippedOn)
      const days = { promisedOn: sent.promisedOn, shippedOn, today: dateIn(now(), timeZone) }
      return countsAsDelivered(days, afterDays, closedDays)
    },
  )
  await eachAlone(db, arrived, (tx, { shipmentId }) => deliverShipment(tx, shipmentId, byShop(now())))
}

/** Where a day has passed and the goods have not come, customers who wait for them are notified of the next day, or that it is unknown. */
export const moveOverdueDatesBy = (db: Db, now: Clock) => async () => {
  const places = await findOverduePlaces(db, now())
  await db.transaction().execute(async (tx) => {
    await lockStock(tx, places)
    await moveDates(tx, places, now())
  })
}

/**
 * Moves orders that only wait to where their goods come sooner, of sites that want it: within a minute after goods lie free or are expected
 * there, or, where so many as are looked at in one run are found, in a run after that. A run goes on behind the last order of the one before,
 * as those that stay are found again each minute; after the last of all it begins anew.
 */
export const changeWarehousesBy = (db: Db, now: Clock, atOnce = mostMovedAtOnce) => {
  let after: number | undefined
  return async () => {
    const orders = await findWaitingOrders(db, now(), { after, atOnce })
    after = orders.length < atOnce ? undefined : orders.at(-1)?.orderId
    await eachAlone(db, orders, (tx, { orderId }) => changeWarehouse(tx, orderId, byShop(now())))
  }
}

/** Reminds customers that their unpaid order will be cancelled, and cancels it a week later. */
export const cancelUnpaidOrdersBy = (db: Db, now: Clock) => async () => {
  await eachAlone(db, await findOrdersToRemind(db, now()), async (tx, { orderId }) => {
    if (await awaitsPayment(tx, orderId)) await remindOfPayment(tx, orderId, now())
  })
  await eachAlone(db, await findOrdersToCancel(db, now()), async (tx, { orderId }) => {
    if (await awaitsPayment(tx, orderId)) {
      await cancelOrder(tx, { orderId, reason: 'Not paid in time' }, byShop(now()))
    }
  })
}

/** Asked under its lock: the payment may have come a moment ago. */
const awaitsPayment = async (tx: Tx, orderId: number) => (await lockOrder(tx, orderId)).status === 'awaitingPayment'

/**
 * Each in a transaction of its own, so that none holds up the others. Where another change was faster the use case refuses, and nothing is to
 * be done; other failures are reported once all have had their turn.
 */
export async function eachAlone<T>(db: Db, all: readonly T[], work: (tx: Tx, one: T) => Promise<unknown>) {
  const failures: unknown[] = []
  for (const one of all) {
    try {
      await db.transaction().execute((tx) => work(tx, one))
    } catch (error) {
      if (!(error instanceof Refusal)) failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${all.length} could not be moved on`)
}
