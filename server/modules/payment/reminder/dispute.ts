import { Refusal } from '../../../http/refuse.ts'
import { noteChange, type StaffChange } from '../../../staff/staff-change.ts'
import { lockOwnItem } from '../settlement/lock-settled.staff.ts'
import { findOwnPayer } from '../settlement/payer.staff.ts'

/** Notes that a customer disputes an open invoice; refuses anything else, and one that is disputed already. */
export async function disputeItem(change: StaffChange, itemId: number, reason: string) {
  const { tx, call, changer } = change
  const { customerId, side, open } = await lockOwnItem(change, itemId)
  if (side !== 'debit' || open === 0) throw new Refusal('reminder.not_disputable')
  const stored = await tx
    .insertInto('item_disputes')
    .values({ item_id: itemId, reason, at: changer.now, account_id: call.caller.accountId })
    .onConflict((row) => row.column('item_id').where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!stored) throw new Refusal('reminder.not_disputable')
  await note(change, customerId, { action: 'item.disputed', itemId, reason })
  return {}
}

/** Ends the dispute of an item; one that is not disputed is not found. */
export async function endDispute(change: StaffChange, itemId: number, reason: string) {
  const { tx, call, changer } = change
  const { customerId } = await lockOwnItem(change, itemId)
  const ended = await tx
    .updateTable('item_disputes')
    .set({ ended_at: changer.now, ended_by: call.caller.accountId, ended_because: reason })
    .where('item_id', '=', itemId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) throw new Refusal('request.not_found')
  await note(change, customerId, { action: 'item.agreed', itemId, reason })
  return {}
}

type DisputeNote = { action: 'item.disputed' | 'item.agreed'; itemId: number; reason: string }

async function note(change: StaffChange, customerId: number, { action, itemId, reason }: DisputeNote) {
  const { tx } = change
  const { number } = await tx
    .selectFrom('finance_items')
    .select('number')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
  const payer = await findOwnPayer(change, customerId)
  await noteChange(change, payer, { action, subject: `customer ${customerId}`, after: { number, reason } })
}
