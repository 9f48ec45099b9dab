import { type RawBuilder, sql } from 'kysely'
import type { ReturnReason } from '../../../../rules/return/return.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { prefixPattern } from '../../../db/like.ts'

export type BatchNote = {
  noteId: number
  number: string
  batchNumber: string
  reason: ReturnReason | null
  note: string
  autoApprove: boolean
  at: Date
  by: string
}

async function findNotes(db: Db | Tx, which: RawBuilder<unknown>) {
  const { rows } = await sql<BatchNote>`
    select n.id as "noteId", s.number, n.batch_number as "batchNumber", n.reason, n.note, n.auto_approve as "autoApprove", n.at,
           coalesce(nullif(a.name, ''), a.user_name) as by
      from batch_notes n join skus s on s.id = n.sku_id join accounts a on a.id = n.account_id
     where ${which}
     order by s.number, n.batch_number, n.reason nulls first
     limit 500`.execute(db)
  return rows
}

/** What is known of batches whose number or product begins so; of all with ''. */
export function findBatchNotes(db: Db | Tx, keyword: string) {
  const beginning = prefixPattern(keyword.toUpperCase())
  return findNotes(db, sql`(n.batch_number like ${beginning} or upper(s.number) like ${beginning})`)
}

/** What is known of the batches of a return: of its reasons, or of all. */
export const findNotesOfReturn = (db: Db | Tx, returnId: number) =>
  findNotes(
    db,
    sql`exists (
      select from return_lines l join order_lines o on o.order_id = l.order_id and o.position = l.order_position
       where l.return_id = ${returnId} and o.sku_id = n.sku_id and n.batch_number = upper(l.batch_number)
         and (n.reason is null or n.reason = l.reason))`,
  )

type NewNote = {
  skuId: number
  batchNumber: string
  reason: ReturnReason | null
  note: string
  autoApprove: boolean
}

/**
 * Says something of a batch instead of what was said of it for this reason at `replaces`, or where nothing was. Undefined where something else
 * stands there, which its writer has not read: then nothing is written.
 */
export async function saveBatchNote(
  tx: Tx,
  { skuId, batchNumber, autoApprove, ...note }: NewNote,
  { accountId, now, ifUnchangedSince = null }: { accountId: number; now: Date; ifUnchangedSince?: Date | null },
) {
  const content = { note: note.note, auto_approve: autoApprove, account_id: accountId, at: now }
  const stored = await tx
    .insertInto('batch_notes')
    .values({ sku_id: skuId, batch_number: batchNumber.toUpperCase(), reason: note.reason, ...content })
    .onConflict((one) =>
      one
        .columns(['sku_id', 'batch_number', 'reason'])
        .doUpdateSet(content)
        .where('batch_notes.at', '=', ifUnchangedSince),
    )
    .returning('id')
    .executeTakeFirst()
  return stored && findBatchNote(tx, stored.id)
}

/** What is said of a batch for exactly this reason. */
export const findNoteOn = async (
  tx: Tx,
  { skuId, batchNumber, reason }: Pick<NewNote, 'skuId' | 'batchNumber' | 'reason'>,
) =>
  (
    await findNotes(
      tx,
      sql`n.sku_id = ${skuId} and n.batch_number = ${batchNumber.toUpperCase()} and n.reason is not distinct from ${reason}`,
    )
  )[0]

export const findBatchNote = async (tx: Tx, noteId: number) => (await findNotes(tx, sql`n.id = ${noteId}`))[0]

export const deleteBatchNote = (tx: Tx, noteId: number) =>
  tx.deleteFrom('batch_notes').where('id', '=', noteId).execute()
