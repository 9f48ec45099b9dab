import type { Db, Tx } from '../../../db/database.ts'
import { attachmentColumns, type WaitingAttachment } from '../../../files/attachments/attachments.queries.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'

type Owner = Pick<CustomerCaller, 'customerId'>

/** The files of a return, as they were sent. */
export const filesOfReturn = (db: Db | Tx, returnId: number) =>
  db.selectFrom('return_files').select(attachmentColumns).where('return_id', '=', returnId).orderBy('id').execute()

/** A file that waits for its return. */
export const insertReturnFile = (tx: Tx, attachment: WaitingAttachment) =>
  tx.insertInto('return_files').values(attachment).returning(attachmentColumns).executeTakeFirstOrThrow()

/**
 * A return has these files of the customer from now on, and no others: those that wait are attached, those that it had besides are
 * removed. Refuses a file of another customer or return. Answers which bytes are no longer referenced.
 */
export async function attachFiles(tx: Tx, { customerId }: Owner, returnId: number, fileIds: readonly number[]) {
  const ids = [...new Set(fileIds)]
  const removed = await tx
    .deleteFrom('return_files')
    .where('return_id', '=', returnId)
    .$if(ids.length > 0, (found) => found.where('id', 'not in', ids))
    .returning('file')
    .execute()
  if (ids.length === 0) return removed
  const attached = await tx
    .updateTable('return_files')
    .set({ return_id: returnId })
    .where('customer_id', '=', customerId)
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('return_id', 'is', null), eb('return_id', '=', returnId)]))
    .returning('id')
    .execute()
  if (attached.length !== ids.length) throw new Refusal('return_file.gone', { fields: ['fileIds'] })
  return removed
}
