import { sql } from 'kysely'
import type { Input } from '../../../../contract/endpoint.ts'
import type {
  changeReturn as changeReturnEndpoint,
  saveReturn as saveReturnEndpoint,
} from '../../../../contract/return/return.ts'
import { possibleForCustomer } from '../../../../rules/return/possible-actions.ts'
import { mostReturnDrafts } from '../../../../rules/return/return.ts'
import type { Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { checkRevision, type LockedReturn, lockOrders, lockReturn, writeReturn } from '../change/change-return.ts'
import { returnStands } from '../change/return-stands.ts'
import { attachFiles } from '../file/file.queries.ts'
import { addDraft, countDrafts, deleteDraft, findSubmission, replaceHead, replaceLines } from './draft.queries.ts'
import { checkComplete, checkOwnLines, loadDraft } from './draft.ts'

export type ReturnWriter = { caller: CustomerCaller; now: Date }

/** Saves a new draft of the caller; answers its id. */
export async function saveReturn(
  tx: Tx,
  { caller, now }: ReturnWriter,
  input: Input<typeof saveReturnEndpoint>['body'],
) {
  if ((await countDrafts(tx, caller)) >= mostReturnDrafts) throw new Refusal('return.too_many_drafts')
  const draft = await loadDraft(tx, { caller, now }, input)
  checkOwnLines(draft.lines)
  const returnId = await addDraft(tx, caller, draft, now)
  await replaceLines(tx, returnId, draft.lines, 'saved')
  await attachFiles(tx, caller, returnId, draft.fileIds)
  return returnId
}

type Changed = Input<typeof changeReturnEndpoint>

/**
 * Changes a draft, or a submitted return that staff have not opened: that one is checked as a whole, with its own pieces free again, and
 * what it has already comes back by the terms of its submission.
 * Answers which files are no longer referenced.
 */
export async function changeReturn(tx: Tx, writer: ReturnWriter, { params, body }: Changed) {
  const { caller, now } = writer
  const { revision, ...input } = body
  // The orders that it is about from now on are locked with those that it was about, in one sequence.
  await lockOrders(
    tx,
    sql`
    select order_id from return_lines l join returns r on r.id = l.return_id
     where r.id = ${params.id} and r.customer_id = ${caller.customerId}
    union select id from orders where customer_id = ${caller.customerId}
      and order_number = any(${input.lines.map(({ orderno }) => orderno)}::text[])`,
  )
  const locked = await lockReturn(tx, params.id, caller.customerId)
  checkRevision(locked, revision)
  checkEditable(locked)
  const isDraft = locked.status === 'saved'
  const submission = await findSubmission(tx, locked.returnId)
  if (!isDraft) await replaceLines(tx, locked.returnId, [], 'saved')
  const draft = await loadDraft(tx, { ...writer, submission }, input)
  checkOwnLines(draft.lines)
  if (!isDraft) checkComplete(draft)
  await replaceHead(tx, locked.returnId, draft)
  await replaceLines(tx, locked.returnId, draft.lines, isDraft ? 'saved' : 'submitted')
  const removed = await attachFiles(tx, caller, locked.returnId, draft.fileIds)
  if (isDraft) await touchDraft(tx, locked, now)
  else
    await writeReturn(
      tx,
      locked.returnId,
      { action: 'edit', set: toEdit(locked, now) },
      { party: 'customer', accountId: caller.accountId, now },
    )
  return removed
}

function checkEditable(locked: LockedReturn) {
  const possible = possibleForCustomer({ ...locked, isOpened: locked.openedAt !== null })
  if (!possible.includes('edit')) throw returnStands(locked, 'customer')
}

/** The answer to a question restarts the decision deadline, of which staff are reminded. */
const toEdit = ({ question }: LockedReturn, now: Date) => ({
  question: '',
  ...(question !== '' && { answered_at: now, reminded_at: null }),
})

/** Drafts are not audited. */
const touchDraft = (tx: Tx, { returnId, revision }: LockedReturn, now: Date) =>
  tx
    .updateTable('returns')
    .set({ revision: revision + 1, updated_at: now })
    .where('id', '=', returnId)
    .execute()

/** Deletes a draft of the caller; answers which files are no longer referenced. */
export async function deleteReturn(tx: Tx, { caller }: ReturnWriter, returnId: number) {
  const locked = await lockReturn(tx, returnId, caller.customerId)
  if (locked.status !== 'saved') throw returnStands(locked, 'customer')
  const removed = await attachFiles(tx, caller, returnId, [])
  await deleteDraft(tx, returnId)
  return removed
}
