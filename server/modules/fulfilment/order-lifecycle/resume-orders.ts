import { holdReason } from '../../../../rules/order/order.ts'
import type { Tx } from '../../../db/database.ts'
import { findReceivables } from '../../customer/credit/credit.queries.ts'
import type { Changer } from './change-order.ts'
import { lockHeldOrders } from './held-orders.queries.ts'
import { unholdOrder } from './release-order.ts'

/**
 * Ends the hold of a customer's orders that their account would no longer hold, the oldest first: what was overdue is paid, or there is
 * room below the credit limit again. An order that staff held stays, and none leaves by this.
 */
export async function resumeOrders(tx: Tx, customerId: number, changer: Changer) {
  const { creditLimit, orders } = await lockHeldOrders(tx, customerId)
  const { openBalance, overdueDays } = await findReceivables(tx, customerId, changer.now)
  // What is held counts as owed, too; each is asked about as if it was placed now.
  let owed = openBalance - orders.reduce((sum, { amount }) => sum + amount, 0)
  for (const { orderId, amount, termsNetDays } of orders) {
    if (holdReason({ termsNetDays, creditLimit, openBalance: owed, overdueDays }, amount)) continue
    await unholdOrder(tx, orderId, '', changer)
    owed += amount
  }
}
