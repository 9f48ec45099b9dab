import { sql } from 'kysely'
import type { ReturnFileType } from '../../../../rules/return/return.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'

type Owner = Pick<CustomerCaller, 'customerId'>

// A CHECK of the table names the types.
const columns = ['id as fileId', 'name', sql<ReturnFileType>`media_type`.as('mediaType'), 'bytes'] as const

/** The files of a return, as they were sent. */
export const filesOfReturn = (db: Db | Tx, returnId: number) =>
  db.selectFrom('return_files').select(columns).where('return_id', '=', returnId).orderBy('id').execute()

/** A file of the customer, and where it is kept. */
export const findReturnFile = (db: Db, { customerId }: Owner, fileId: number) =>
  db
    .selectFrom('return_files')
    .select([...columns, 'file'])
    .where('customer_id', '=', customerId)
    .where('id', '=', fileId)
    .executeTakeFirst()

/** How many files of a person wait. Their row is locked: of two that come at once the second is counted after the first. */
export async function countWaitingFiles(tx: Tx, { accountId }: CustomerCaller) {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom('return_files')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('account_id', '=', accountId)
    .where('return_id', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

type NewFile = { file: string; name: string; mediaType: ReturnFileType; bytes: number }

/** A file that waits for its return. */
export const addFile = (
  tx: Tx,
  { customerId, accountId }: CustomerCaller,
  { mediaType, ...file }: NewFile,
  now: Date,
) =>
  tx
    .insertInto('return_files')
    .values({
      ...file,
      media_type: mediaType,
      customer_id: customerId,
      account_id: accountId,
      uploaded_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Removes a file that no return has, and answers which bytes nobody knows any more. */
export const removeWaitingFile = (db: Db, { customerId }: Owner, fileId: number) =>
  db
    .deleteFrom('return_files')
    .where('customer_id', '=', customerId)
    .where('id', '=', fileId)
    .where('return_id', 'is', null)
    .returning('file')
    .executeTakeFirst()

/**
 * A return has these files of the customer from now on, and no others: those that wait are attached, those that it had besides are
 * removed. Refuses a file of somebody else or of another return. Answers which bytes nobody knows any more.
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

/** Removes what was sent before then and never returned with; answers the bytes. */
export const removeReturnFilesBefore = (tx: Tx, before: Date) =>
  tx
    .deleteFrom('return_files')
    .where('return_id', 'is', null)
    .where('uploaded_at', '<=', before)
    .returning('file')
    .execute()
