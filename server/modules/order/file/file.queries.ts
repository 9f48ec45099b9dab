import { sql } from 'kysely'
import type { OrderFileKind, OrderFileType } from '../../../../rules/order/file.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'

type Owner = Pick<CustomerCaller, 'customerId'>

// CHECKs of the table name the kinds and the types.
const columns = [
  'id as fileId',
  sql<OrderFileKind>`kind`.as('kind'),
  'name',
  sql<OrderFileType>`media_type`.as('mediaType'),
  'bytes',
] as const

const selectWaiting = (db: Db | Tx, { customerId }: Owner, ids: readonly number[]) =>
  db
    .selectFrom('order_files')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('id', 'in', [...ids])
    .where('order_id', 'is', null)
    .orderBy('kind', 'desc')

/** Which of these files of the customer wait for an order. */
export const waitingFiles = async (db: Db | Tx, owner: Owner, ids: readonly number[]) =>
  ids.length === 0 ? [] : selectWaiting(db, owner, ids).execute()

/** Nobody takes the files back while their order is placed. */
export async function lockFiles(tx: Tx, owner: Owner, ids: readonly number[]) {
  if (ids.length > 0) await selectWaiting(tx, owner, ids).forUpdate().execute()
}

/** The files that went with an order. */
export const filesOfOrder = (db: Db | Tx, orderId: number) =>
  db.selectFrom('order_files').select(columns).where('order_id', '=', orderId).orderBy('kind', 'desc').execute()

/** A file of the customer, and where it is kept. */
export const findOrderFile = (db: Db, { customerId }: Owner, fileId: number) =>
  db
    .selectFrom('order_files')
    .select(columns)
    .select('file')
    .where('customer_id', '=', customerId)
    .where('id', '=', fileId)
    .executeTakeFirst()

/** How many files of a person wait. Their row is locked: of two that come at once the second is counted after the first. */
export async function countWaiting(tx: Tx, { accountId }: CustomerCaller) {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom('order_files')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('account_id', '=', accountId)
    .where('order_id', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

type NewFile = { kind: OrderFileKind; file: string; name: string; mediaType: OrderFileType; bytes: number }

/** An attachment that waits for its order. */
export const addFile = (
  tx: Tx,
  { customerId, accountId }: CustomerCaller,
  { mediaType, ...file }: NewFile,
  now: Date,
) =>
  tx
    .insertInto('order_files')
    .values({
      ...file,
      media_type: mediaType,
      customer_id: customerId,
      account_id: accountId,
      uploaded_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Removes a file that no order has and answers which bytes nobody knows any more. */
export const removeWaitingFile = (db: Db, { customerId }: Owner, fileId: number) =>
  db
    .deleteFrom('order_files')
    .where('customer_id', '=', customerId)
    .where('id', '=', fileId)
    .where('order_id', 'is', null)
    .returning('file')
    .executeTakeFirst()

/** Attaches the files to their order; answers how many were free. */
export async function storeFileOrder(tx: Tx, { customerId }: Owner, ids: readonly number[], orderId: number) {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await tx
    .updateTable('order_files')
    .set({ order_id: orderId })
    .where('customer_id', '=', customerId)
    .where('id', 'in', [...ids])
    .where('order_id', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Removes what was sent before then and never ordered with, unless a submitted list waits with it; answers the bytes. */
export async function removeFilesBefore(tx: Tx, before: Date) {
  const { rows } = await sql<{ file: string }>`
    delete from order_files f
     where f.order_id is null and f.uploaded_at <= ${before}
       and not exists (
         select 1 from quick_orders q
          where q.customer_id = f.customer_id and q.status = 'submitted'
            and f.id in ((q.checkout_options ->> 'packingListId')::integer, (q.checkout_options ->> 'carrierLabelId')::integer)
       )
    returning f.file
  `.execute(tx)
  return rows
}
