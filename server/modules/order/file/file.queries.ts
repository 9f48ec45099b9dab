import { sql } from 'kysely'
import type { OrderFileKind } from '../../../../rules/order/file.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { attachmentColumns, type WaitingAttachment } from '../../../files/attachments/attachments.queries.ts'
import type { CustomerCaller } from '../../../http/caller.ts'

type Owner = Pick<CustomerCaller, 'customerId'>

// A CHECK of the table names the kinds.
const columns = [...attachmentColumns, sql<OrderFileKind>`kind`.as('kind')] as const

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

/** The files cannot be removed while their order is placed. */
export async function lockFiles(tx: Tx, owner: Owner, ids: readonly number[]) {
  if (ids.length > 0) await selectWaiting(tx, owner, ids).forUpdate().execute()
}

/** The files that went with an order. */
export const filesOfOrder = (db: Db | Tx, orderId: number) =>
  db.selectFrom('order_files').select(columns).where('order_id', '=', orderId).orderBy('kind', 'desc').execute()

/** An attachment that waits for its order. */
export const insertOrderFile = (tx: Tx, attachment: WaitingAttachment, kind: OrderFileKind) =>
  tx
    .insertInto('order_files')
    .values({ ...attachment, kind })
    .returning(columns)
    .executeTakeFirstOrThrow()

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
