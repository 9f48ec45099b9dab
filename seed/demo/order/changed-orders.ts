import { addDays } from '../../../rules/shipping/day.ts'
import type { Tx } from '../../../server/db/database.ts'
import { cancelOrder } from '../../../server/modules/fulfilment/order-lifecycle/cancel-order.ts'
import { expectGoods } from '../../../server/modules/fulfilment/order-lifecycle/expect-goods.ts'
import { receiveGoods } from '../../../server/modules/fulfilment/order-lifecycle/receive-goods.ts'
import { deliverShipment, shipOrder } from '../../../server/modules/fulfilment/order-lifecycle/shipment.ts'
import { type Buyer, numbersToBuy, numbersToCome, placeAs } from './orders.ts'

const day = 86_400_000
const byStaff = (now: Date) => ({ party: 'staff', accountId: null, now }) as const

/**
 * An order of which the customer cancelled two pieces, one whose back orders were served in part, as their goods arrived, and one whose
 * back order comes later than announced.
 */
export async function placeChangedOrders(tx: Tx, buyer: Buyer, now: Date) {
  await partlyCancelled(tx, buyer, now)
  await partlyServed(tx, buyer, now)
  await movedDate(tx, buyer, now)
}

async function partlyCancelled(tx: Tx, buyer: Buyer, now: Date) {
  const lines = (await numbersToBuy(tx, 'changed', buyer, 3)).map((number) => ({ number, qty: 6 }))
  const request = { lines, poNumber: 'PO-2026-060' }
  const orderId = await placeAs(tx, buyer, request, { daysAgo: 0.09, status: 'submitted', now })
  const customer = { party: 'customer', accountId: buyer.accountId, now: new Date(now.getTime() - 0.05 * day) } as const
  await cancelOrder(tx, { orderId, pieces: [{ position: 2, pieces: 2 }], reason: 'Two too many' }, customer)
}

/** One line was there, one has arrived since, one waits still. */
async function partlyServed(tx: Tx, buyer: Buyer, now: Date) {
  const [there = ''] = await numbersToBuy(tx, 'served', buyer, 1)
  const [, arrived, waits] = await numbersToCome(tx, buyer)
  if (!arrived || !waits) throw new Error('the demo expects too few products')
  const lines = [there, arrived.number, waits.number].map((number) => ({ number, qty: 4 }))
  const at = (daysAgo: number) => byStaff(new Date(now.getTime() - daysAgo * day))
  const orderId = await placeAs(tx, buyer, { lines, poNumber: 'PO-2026-061' }, { daysAgo: 12, status: 'released', now })
  const first = await shipOrder(tx, { orderId, parcels: [{ trackingNumber: 'DEMO-SERVED-1' }] }, at(10.5))
  await deliverShipment(tx, first, at(9))
  const receipt = { warehouse: buyer.warehouse, reference: 'LS-2026-118', lines: [{ skuId: arrived.skuId, pieces: 4 }] }
  await receiveGoods(tx, receipt, at(4))
  const second = await shipOrder(tx, { orderId, parcels: [{ trackingNumber: 'DEMO-SERVED-2' }] }, at(3.5))
  await deliverShipment(tx, second, at(2))
}

/** One line has left, the purchase order of the other one comes nine days later. */
async function movedDate(tx: Tx, buyer: Buyer, now: Date) {
  const [there = ''] = await numbersToBuy(tx, 'moved', buyer, 1)
  const awaited = (await numbersToCome(tx, buyer)).at(3)
  if (!awaited) throw new Error('the demo expects too few products')
  const lines = [there, awaited.number].map((number) => ({ number, qty: 5 }))
  const at = (daysAgo: number) => byStaff(new Date(now.getTime() - daysAgo * day))
  const orderId = await placeAs(tx, buyer, { lines, poNumber: 'PO-2026-062' }, { daysAgo: 6, status: 'released', now })
  await shipOrder(tx, { orderId, parcels: [{ trackingNumber: 'DEMO-MOVED-1' }] }, at(5))
  const { skuId, reference, pieces } = awaited
  const expectedOn = addDays(awaited.expectedOn, 9)
  await expectGoods(tx, [{ skuId, warehouse: buyer.warehouse, reference, expectedOn, pieces }], at(1.2).now)
}
