import { sql } from 'kysely'
import type { AttachmentType } from '../../../rules/attachment.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CustomerCaller } from '../../http/caller.ts'

/** The tables of what customers attach, and their columns that say what a file went with: null while it waits. */
const owners = { order_files: 'order_id', return_files: 'return_id' } as const
export type AttachmentTable = keyof typeof owners

/** What is shown of an attachment. A CHECK of each table names the types. */
export const attachmentColumns = [
  'id as fileId',
  'name',
  sql<AttachmentType>`media_type`.as('mediaType'),
  'bytes',
] as const

type Owner = Pick<CustomerCaller, 'customerId'>
type Person = Pick<CustomerCaller, 'customerId' | 'accountId'>
type StoredFile = { file: string; name: string; mediaType: AttachmentType; bytes: number }

/** The row of a file that waits, by the columns that every table of attachments has. */
export const toWaiting = ({ customerId, accountId }: Person, { mediaType, ...stored }: StoredFile, now: Date) => ({
  ...stored,
  media_type: mediaType,
  customer_id: customerId,
  account_id: accountId,
  uploaded_at: now,
})
export type WaitingAttachment = ReturnType<typeof toWaiting>

/** A file of the customer, and where it is kept. */
export const findAttachment = (db: Db, table: AttachmentTable, { customerId }: Owner, fileId: number) =>
  db
    .selectFrom(table)
    .select([...attachmentColumns, 'file'])
    .where('customer_id', '=', customerId)
    .where('id', '=', fileId)
    .executeTakeFirst()

/** How many files of a person wait. Their row is locked: of two that come at once the second is counted after the first. */
export async function countWaiting(tx: Tx, table: AttachmentTable, { accountId }: Pick<CustomerCaller, 'accountId'>) {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom(table)
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('account_id', '=', accountId)
    .where(owners[table], 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Removes a file that went with nothing yet, and answers which bytes no file refers to. */
export const removeWaiting = (db: Db, table: AttachmentTable, { customerId }: Owner, fileId: number) =>
  db
    .deleteFrom(table)
    .where('customer_id', '=', customerId)
    .where('id', '=', fileId)
    .where(owners[table], 'is', null)
    .returning('file')
    .executeTakeFirst()

/** Removes what was sent before then and went with nothing, unless a submitted list waits with it; answers the bytes. */
export async function removeWaitingBefore(tx: Tx, before: Date) {
  const { rows: ofOrders } = await sql<{ file: string }>`
    delete from order_files f
     where f.order_id is null and f.uploaded_at <= ${before}
       and not exists (
         select 1 from quick_orders q
          where q.customer_id = f.customer_id and q.status = 'submitted'
            and f.id in ((q.checkout_options ->> 'packingListId')::integer, (q.checkout_options ->> 'carrierLabelId')::integer)
       )
    returning f.file
  `.execute(tx)
  const ofReturns = await tx
    .deleteFrom('return_files')
    .where('return_id', 'is', null)
    .where('uploaded_at', '<=', before)
    .returning('file')
    .execute()
  return [...ofOrders, ...ofReturns]
}
