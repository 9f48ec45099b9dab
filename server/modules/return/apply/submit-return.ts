import type { Tx } from '../../../db/database.ts'
import { nextNumber } from '../../../db/numbering.ts'
import { checkRevision, lockReturn, writeReturn } from '../change/change-return.ts'
import { returnStands } from '../change/return-stands.ts'
import { findKnownFaults } from '../processing/auto-approve.queries.ts'
import { approveLines } from '../processing/decide-line.ts'
import { loadDraft, replaceLines } from './draft.queries.ts'
import { checkComplete, loadLines } from './draft.ts'
import type { ReturnWriter } from './save-return.ts'

/**
 * Submits a draft of the caller under the next number of its site: its pieces count as returned from now on, by the terms of today. What is
 * of a batch that is known to be at fault is approved at once, by the shop. The number is the last lock.
 */
export async function submitReturn(
  tx: Tx,
  writer: ReturnWriter,
  { returnId, revision }: { returnId: number; revision: number },
) {
  const { caller, now } = writer
  const locked = await lockReturn(tx, returnId, caller.customerId)
  checkRevision(locked, revision)
  if (locked.status !== 'saved') throw returnStands(locked, 'customer')
  const draft = await loadDraft(tx, returnId)
  const lines = await loadLines(tx, writer, draft.type, draft.lines)
  checkComplete({ ...draft, lines })
  await replaceLines(tx, returnId, lines, 'submitted')
  const { prefix } = await tx
    .selectFrom('orgs')
    .select('number_prefix as prefix')
    .where('id', '=', locked.orgId)
    .executeTakeFirstOrThrow()
  const [first, ...others] = await findKnownFaults(tx, { returnId, customerId: caller.customerId }, now)
  const rma_number = await nextNumber(tx, 'rma', { orgId: locked.orgId, prefix })
  const set = { rma_number, submitted_at: now }
  await writeReturn(tx, returnId, { action: 'submit', set }, { party: 'customer', accountId: caller.accountId, now })
  if (first !== undefined)
    await approveLines(tx, { returnId, positions: [first, ...others] }, { party: 'shop', accountId: null, now })
}
