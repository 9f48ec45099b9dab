import { Refusal } from '../../../http/refuse.ts'
import { noteChange, type StaffChange } from '../../../staff/staff-change.ts'
import { queueUndonePayment } from '../news/queue-payment-news.ts'
import { lockHandPayment, storeUndone } from './hand-payment.staff.ts'
import { loadPayer } from './payer.staff.ts'
import { takeBack } from './take-back.ts'

/**
 * Undoes a payment by hand: what it settled is open as before, and it is cleared by a refund. Refuses one that was undone,
 * for which an order is handled, or of which something was used since.
 */
export async function undoPayment(change: StaffChange, handId: number, reason: string) {
  const { customerId, isUndone, ...payment } = await lockHandPayment(change, handId)
  if (isUndone) throw new Refusal('money.payment_undone')
  const payer = await loadPayer(change.tx, customerId)
  const numbers = await takeBack(change, payer, { kind: 'hand', id: handId })
  await storeUndone(change, handId, reason)
  await queueUndonePayment(change.tx, customerId, payment)
  await noteChange(change, payer, {
    action: 'payment.undone',
    subject: `customer ${customerId}`,
    before: { amount: payment.amount, currency: payment.currency },
    after: { reason, numbers },
  })
  return { numbers }
}
