import { Refusal } from '../../../http/refuse.ts'
import { noteChange, type StaffChange } from '../../../staff/staff-change.ts'
import { clearItems } from '../../ledger/posting/ledger.queries.ts'
import { queueAccountChange } from '../news/queue-payment-news.ts'
import { loadPayer } from './payer.staff.ts'
import { storePosting, storeTakenBack } from './posting.queries.ts'
import { findPaidOut, lockRefund } from './refund.staff.ts'
import { postOpposite } from './take-back.ts'

/**
 * Undoes a refund that staff booked, that came back or was never paid out: what it paid out is open as before, and it is cleared by
 * a payment, which says why. Refuses one that was undone, and one that undid a payment.
 */
export async function undoRefund(change: StaffChange, itemId: number, reason: string) {
  const { tx, call, changer } = change
  const { isUndoable, number: refunded, ...refund } = await lockRefund(change, itemId)
  if (!isUndoable) throw new Refusal('money.refund_undone')
  const { customerId, amount, currency } = refund
  const payer = await loadPayer(tx, customerId)
  const paidOut = await findPaidOut(tx, itemId)
  await clearItems(
    tx,
    paidOut.map((one) => ({ ...one, amount: -one.amount })),
    changer,
  )
  const posted = { ...refund, itemId, kind: 'refund', side: 'debit' } as const
  const { reverseId, number, kind } = await postOpposite(change, payer, posted)
  await storePosting(tx, { itemId: reverseId, kind, source: null, note: reason, accountId: call.caller.accountId })
  if (!(await storeTakenBack(tx, itemId, reverseId))) throw new Refusal('money.refund_undone')
  await queueAccountChange(tx, customerId, currency)
  await noteChange(change, payer, {
    action: 'refund.undone',
    subject: `customer ${customerId}`,
    before: { number: refunded, amount, currency },
    after: { number, reason },
  })
  return { number }
}
