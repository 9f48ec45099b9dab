import type { Db, Tx } from '../../db/database.ts'
import { cancelOrder } from '../../modules/fulfilment/order-lifecycle/cancel-order.ts'
import { releaseOrder } from '../../modules/fulfilment/order-lifecycle/release-order.ts'
import { deliverShipment, type ShipmentPieces, shipOrder } from '../../modules/fulfilment/order-lifecycle/shipment.ts'

type Shop = { db: Db; now: () => Date }
type Shipping = { trackingNumber?: string; pieces?: readonly ShipmentPieces[] }

const asStaff = (now: Date) => ({ party: 'staff', accountId: null, now }) as const

/** What staff do with orders, at the instant of the test's clock. */
export function fulfilmentOf({ db, now }: Shop) {
  const run = <T>(work: (tx: Tx) => Promise<T>) => db.transaction().execute(work)
  return {
    release: (orderId: number) => run((tx) => releaseOrder(tx, orderId, asStaff(now()))),
    ship: (orderId: number, { trackingNumber = '', ...wanted }: Shipping = {}) =>
      run((tx) => shipOrder(tx, { orderId, parcels: [{ trackingNumber }], ...wanted }, asStaff(now()))),
    deliver: (shipmentId: number) => run((tx) => deliverShipment(tx, shipmentId, asStaff(now()))),
    cancel: (orderId: number, pieces?: readonly ShipmentPieces[]) =>
      run((tx) => cancelOrder(tx, { orderId, ...(pieces && { pieces }) }, asStaff(now()))),
  }
}
