import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { noteChange, type StaffChange } from '../../../staff/staff-change.ts'
import { queueUndonePayment } from '../news/queue-payment-news.ts'
import { lockEntry, storeDecision } from './bank-entry.staff.ts'
import { loadPayer } from './payer.staff.ts'
import { findPostings, forgetAccount } from './posting.queries.ts'
import { noteEntry } from './settle-entry.ts'
import { takeBack } from './take-back.ts'

/**
 * Takes back what was decided about an entry, which is open again. The ledger only grows: what was cleared is cleared back, and each
 * payment is cleared by a refund of its amount. Whoever sees the entry and all that it settled may. Refuses where an order is handled for
 * it, or what was left of it was used since.
 */
export async function undoEntry(change: StaffChange, entryId: number, reason: string) {
  const { tx, call, changer } = change
  const entry = orNotFound(await lockEntry(tx, call.caller, entryId))
  if (entry.status === 'open') throw new Refusal('money.entry_changed', { details: { status: entry.status } })
  const source = { kind: 'entry', id: entryId } as const
  const answer = { entryId, status: 'open' as const }
  const decision = { status: 'open', note: '', accountId: call.caller.accountId, now: changer.now } as const
  const [first] = await findPostings(tx, source)
  if (!first) {
    await storeDecision(tx, entryId, decision)
    await noteEntry(change, entry, { action: 'bank_entry.reopened', status: 'open', reason })
    return answer
  }
  const payer = await loadPayer(tx, first.customerId)
  const numbers = await takeBack(change, payer, source)
  await storeDecision(tx, entryId, decision)
  await queueUndonePayment(tx, payer.customerId, { ...entry, paidOn: entry.bookedOn })
  await forgetAccount(tx, entry.payerAccount, payer.customerId)
  await noteChange(change, payer, {
    action: 'bank_entry.reopened',
    subject: `bank entry ${entryId}`,
    before: { status: entry.status },
    after: { status: 'open', reason, numbers },
  })
  return answer
}
