import { noteChange, type StaffChange } from '../../../staff/staff-change.ts'
import { findOrderNumbers } from './posting.queries.ts'

type Paid = { orders: readonly { orderId: number }[]; paidOn: string }

/** Notes with each order that a payment in advance came for it. */
export async function noteOrders(
  change: StaffChange,
  owner: { customerId: number; orgId: number },
  { orders, paidOn }: Paid,
) {
  if (orders.length === 0) return
  const ids = orders.map(({ orderId }) => orderId)
  for (const { orderno, status } of await findOrderNumbers(change.tx, ids))
    await noteChange(change, owner, {
      action: 'order.paid',
      subject: `order ${orderno}`,
      before: { status: 'awaitingPayment' },
      after: { status, paidOn },
    })
}
