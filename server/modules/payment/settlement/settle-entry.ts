import { mayPay } from '../../../../rules/payment/payment.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { noteChange, type StaffChange } from '../../../staff/staff-change.ts'
import { lockEntry, type StoredEntry, storeDecision } from './bank-entry.staff.ts'
import type { SettledShare } from './lock-settled.staff.ts'
import { noteOrders } from './note-orders.ts'
import { findPayer } from './payer.staff.ts'
import { postSettlement } from './post-settlement.ts'
import { learnAccount } from './posting.queries.ts'

type Settling = { customerId: number; shares: readonly SettledShare[] }

/**
 * Books what an entry of the bank pays, once: a second call answers what was decided. The account that it came from is known as the
 * customer's afterwards.
 */
export async function settleEntry(change: StaffChange, entryId: number, { customerId, shares }: Settling) {
  const entry = await lockOpenEntry(change, entryId)
  if (!mayPay(entry)) throw new Refusal('money.not_incoming')
  const payer = await findPayer(change, customerId)
  const { amount, currency, bookedOn: paidOn } = entry
  const source = { kind: 'entry', id: entryId } as const
  const booked = await postSettlement(change, { payer, amount, currency, paidOn, shares, source, note: '' })
  const { accountId } = change.call.caller
  await storeDecision(change.tx, entryId, { status: 'settled', note: '', accountId, now: change.changer.now })
  await learnAccount(change.tx, entry.payerAccount, { customerId, now: change.changer.now })
  await noteOrders(change, payer, { orders: booked.orders, paidOn })
  await noteChange(change, payer, {
    action: 'bank_entry.settled',
    subject: `bank entry ${entryId}`,
    before: { status: entry.status },
    after: { status: 'settled', amount, currency, numbers: booked.numbers, ...toAuditFacts(shares) },
  })
  return booked
}

/** What it was for, as the trail has it. */
const toAuditFacts = (shares: readonly SettledShare[]) => ({
  settles: shares.map(({ itemId, orderId, cents }) => `${orderId ? `order ${orderId}` : `item ${itemId}`}: ${cents}`),
})

/** Puts an entry aside that pays nothing here, with the reason. */
export async function ignoreEntry(change: StaffChange, entryId: number, reason: string) {
  const entry = await lockOpenEntry(change, entryId)
  const { accountId } = change.call.caller
  await storeDecision(change.tx, entryId, { status: 'ignored', note: reason, accountId, now: change.changer.now })
  await noteEntry(change, entry, { action: 'bank_entry.ignored', status: 'ignored', reason })
  return { entryId, status: 'ignored' as const }
}

type EntryNote = { action: 'bank_entry.ignored' | 'bank_entry.reopened'; status: StoredEntry['status']; reason: string }

/** Notes what became of an entry that belongs to no customer. */
export const noteEntry = (change: StaffChange, entry: StoredEntry, { action, status, reason }: EntryNote) =>
  noteChange(
    change,
    { customerId: null, orgId: entry.orgId },
    { action, subject: `bank entry ${entry.entryId}`, before: { status: entry.status }, after: { status, reason } },
  )

async function lockOpenEntry({ tx, call }: StaffChange, entryId: number) {
  const entry = orNotFound(await lockEntry(tx, call.caller, entryId))
  if (entry.status === 'open') return entry
  const { status, decidedBy, decidedAt } = entry
  throw new Refusal('money.entry_changed', { details: { status, decidedBy, decidedAt } })
}
