import { dateIn } from '../../../../rules/shipping/shipping.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { lockOwnOrder, noteChange, type StaffChange } from '../../console/desk/staff-change.ts'
import { nextItemNumber } from '../ledger/item-number.ts'
import { clearItems, postItem } from '../ledger/ledger.queries.ts'
import { lockEntry, storeDecision } from './bank-entry.staff.ts'
import { findPayer, type Payer } from './lock-settled.staff.ts'
import { findPostings, forgetAccount, lockClearings, type Posted, storeTakenBack } from './posting.queries.ts'
import { noteEntry } from './settle-entry.ts'

/**
 * Takes back what was decided about an entry, which is open again. The ledger only grows: what was cleared is cleared back, and each
 * payment is cleared by a refund of its amount. Refuses where an order is handled for it, or what was left of it was used since.
 */
export async function undoEntry(change: StaffChange, entryId: number, reason: string) {
  const { tx, call, changer } = change
  const entry = orNotFound(await lockEntry(tx, call.caller, entryId))
  if (entry.status === 'open') throw new Refusal('money.entry_changed', { details: { status: entry.status } })
  const answer = { entryId, status: 'open' as const }
  const decision = { status: 'open', note: '', accountId: call.caller.accountId, now: changer.now } as const
  const [first] = await findPostings(tx, entryId)
  if (!first) {
    await storeDecision(tx, entryId, decision)
    await noteEntry(change, entry, { action: 'bank_entry.reopened', status: 'open', reason })
    return answer
  }
  const payer = await findPayer(change, first.customerId)
  const numbers = await takeBack(change, payer, entryId)
  await storeDecision(tx, entryId, decision)
  await forgetAccount(tx, entry.payerAccount, payer.customerId)
  await noteChange(change, payer, {
    action: 'bank_entry.reopened',
    subject: `bank entry ${entryId}`,
    before: { status: entry.status },
    after: { status: 'open', reason, numbers },
  })
  return answer
}

/** Answers the numbers of what took the payments back. */
async function takeBack(change: StaffChange, payer: Payer, entryId: number) {
  const { tx, changer } = change
  await refuseHandled(change, await findPostings(tx, entryId))
  const clearings = await lockClearings(tx, entryId)
  await clearItems(
    tx,
    clearings.map((one) => ({ ...one, amount: -one.amount })),
    { ...changer, entryId },
  )
  const postings = await findPostings(tx, entryId)
  if (postings.some(({ open, amount }) => open < amount)) throw new Refusal('money.used_since')
  const numbers: string[] = []
  for (const posted of postings) numbers.push(await reverse(change, payer, posted))
  return numbers
}

/** An order that is handled because it was paid is not unpaid by a click. */
async function refuseHandled(change: StaffChange, postings: readonly Posted[]) {
  const ids = [...new Set(postings.flatMap(({ orderId }) => orderId ?? []))].sort((one, other) => one - other)
  for (const orderId of ids) {
    const { status, orderno } = await lockOwnOrder(change, orderId)
    if (status !== 'cancelled') throw new Refusal('money.order_handled', { details: { orderno } })
  }
}

/** A payment by a refund, a difference by one on the other side. */
async function reverse({ tx, changer }: StaffChange, payer: Payer, posted: Posted) {
  const { itemId, kind, side, customerId, currency, amount } = posted
  const issuedOn = dateIn(changer.now, payer.timeZone)
  const reverseKind = kind === 'payment' ? 'refund' : 'difference'
  const { number } = await nextItemNumber(tx, reverseKind, payer, Number(issuedOn.slice(0, 4)))
  const isCredit = side === 'credit'
  const item = { customerId, currency, amount, number, issuedOn, dueOn: null, orderId: null } as const
  const reverseId = await postItem(tx, { ...item, kind: reverseKind, side: isCredit ? 'debit' : 'credit' }, changer.now)
  const [debitId, creditId] = isCredit ? [reverseId, itemId] : [itemId, reverseId]
  await clearItems(tx, [{ debitId, creditId, amount }], changer)
  await storeTakenBack(tx, itemId, reverseId)
  return number
}
