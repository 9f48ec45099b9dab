import type { Tx } from '../../../db/database.ts'
import { checkAction, checkRevision, lockReturn, type ReturnChanger, writeReturn } from '../change/change-return.ts'
import { returnStands } from '../change/return-stands.ts'
import type { ReadReturn } from './line.ts'

/** Staff open a submitted return: from now on its customer changes nothing, and answers no question. The first to open it is noted. */
export async function openReturn(tx: Tx, returnId: number, { accountId, now }: ReturnChanger) {
  await lockReturn(tx, returnId)
  const opened = await tx
    .updateTable('returns')
    .set({ opened_at: now, opened_by: accountId, question: '' })
    .where('id', '=', returnId)
    .where('status', '=', 'submitted')
    .where('opened_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return opened !== undefined
}

/** Asks the customer about a return, as it was read, of which nothing is decided; they may change it again until staff open it. */
export async function askCustomer(
  tx: Tx,
  { returnId, question, revision }: ReadReturn & { returnId: number; question: string },
  changer: ReturnChanger,
) {
  const locked = await lockReturn(tx, returnId)
  checkRevision(locked, revision)
  checkAction('ask', locked, changer)
  // Their change replaces all lines: none of them may have gone on.
  if (locked.lines.some(({ state }) => state !== 'submitted')) throw returnStands(locked, changer.party)
  const set = { question, opened_at: null, opened_by: null }
  return writeReturn(tx, returnId, { action: 'ask', reason: question, set }, changer)
}
