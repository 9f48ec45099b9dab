import type { AuditAction } from '../../../../rules/office/audit.ts'
import type { OrderState } from '../../../../rules/order/order.ts'
import { isDay } from '../../../../rules/shipping/day.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import { Refusal } from '../../../http/refuse.ts'
import { lockOwnOrder, noteChange, type OwnOrder, type StaffChange } from '../../../staff/staff-change.ts'
import { cancelOrder } from '../order-lifecycle/cancel-order.ts'
import { changeDelivery, type Delivery } from '../order-lifecycle/change-delivery.ts'
import { type Hold, holdOrder, payOrder, releaseOrder, unholdOrder } from '../order-lifecycle/release-order.ts'
import type { ShipmentPieces } from '../order-lifecycle/shipment.ts'

type OrderChange = {
  action: AuditAction
  /** What is noted beside the state that it leads to. */
  facts?: object
  apply: (order: OwnOrder) => Promise<OrderState>
}

/** Changes an order of the caller's sites and notes it. Answers how it stands now. */
async function changeOrder(change: StaffChange, orderId: number, { action, facts, apply }: OrderChange) {
  const before = await lockOwnOrder(change, orderId)
  await apply(before)
  const { orderno, soNumber, status } = await lockOwnOrder(change, orderId)
  await noteChange(change, before, {
    action,
    subject: `order ${orderno}`,
    before: { status: before.status },
    after: { status, ...facts },
  })
  return { orderId, orderno, soNumber, status }
}

export const release = (change: StaffChange, orderId: number) =>
  changeOrder(change, orderId, {
    action: 'order.released',
    apply: () => releaseOrder(change.tx, orderId, change.changer),
  })

export const hold = (change: StaffChange, orderId: number, held: Hold) =>
  changeOrder(change, orderId, {
    action: 'order.held',
    facts: { ...held },
    apply: () => holdOrder(change.tx, orderId, held, change.changer),
  })

export const unhold = (change: StaffChange, orderId: number, reason: string) =>
  changeOrder(change, orderId, {
    action: 'order.resumed',
    facts: { reason },
    apply: () => unholdOrder(change.tx, orderId, reason, change.changer),
  })

type Cancellation = { reason: string; pieces?: readonly ShipmentPieces[] }

export const cancel = (change: StaffChange, orderId: number, { reason, pieces }: Cancellation) =>
  changeOrder(change, orderId, {
    action: 'order.cancelled',
    facts: { reason, ...(pieces && { pieces }) },
    apply: () => cancelOrder(change.tx, { orderId, reason, ...(pieces && { pieces }) }, change.changer),
  })

/** Notes a payment in advance by the day on which it came, as its site counts days. Refuses a day to come. */
export const pay = (change: StaffChange, orderId: number, paidOn: string) =>
  changeOrder(change, orderId, {
    action: 'order.paid',
    facts: { paidOn },
    apply: ({ timeZone }) => {
      const today = dateIn(change.changer.now, timeZone)
      if (!isDay(paidOn) || paidOn > today) throw new Refusal('request.invalid', { fields: ['paidOn'] })
      // Noon in Greenwich is the same day at every site.
      const paidAt = paidOn === today ? change.changer.now : new Date(`${paidOn}T12:00:00Z`)
      return payOrder(change.tx, { orderId, paidAt }, change.changer)
    },
  })

export const deliverTo = (change: StaffChange, orderId: number, delivery: Delivery) =>
  changeOrder(change, orderId, {
    action: 'order.delivery_changed',
    facts: { shipVia: delivery.shipVia, city: delivery.shipTo.city },
    apply: () => changeDelivery(change.tx, orderId, delivery, change.changer),
  })
