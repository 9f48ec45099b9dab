import { sql } from 'kysely'
import type { DeliveryMode, ReturnKind, ReturnReason } from '../../../../rules/return/return.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { OrderAddress } from '../../customer/address/address.queries.ts'
import type { Draft, DraftLine, StoredDraftLine } from './draft.ts'
import type { Submission, SubmittedLine } from './terms.ts'

const toHeadColumns = ({ type, deliveryMode, forwarder, otherForwarder, note, address }: Draft) => ({
  type,
  delivery_mode: deliveryMode,
  forwarder,
  other_forwarder: otherForwarder,
  note,
  address: address && JSON.stringify(address),
})

/** A new draft without its lines; answers its id. */
export async function addDraft(tx: Tx, { customerId, accountId, orgId }: CustomerCaller, draft: Draft, now: Date) {
  const { id } = await tx
    .insertInto('returns')
    .values({
      ...toHeadColumns(draft),
      customer_id: customerId,
      account_id: accountId,
      org_id: orgId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type StoredDraft = Omit<Draft, 'lines'> & { lines: StoredDraftLine[] }

/** A draft as it was saved. */
export async function loadDraft(tx: Tx, returnId: number): Promise<StoredDraft> {
  const head = await tx
    .selectFrom('returns')
    .select([sql<ReturnKind>`type`.as('type'), sql<DeliveryMode>`delivery_mode`.as('deliveryMode'), 'forwarder'])
    .select(['other_forwarder as otherForwarder', 'note', sql<OrderAddress | null>`address`.as('address')])
    .where('id', '=', returnId)
    .executeTakeFirstOrThrow()
  const lines = await tx
    .selectFrom('return_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['o.order_number as orderno', 'l.order_position as position', 'l.quantity as qty'])
    .select(['l.batch_number as batchNumber', 'l.other_reason as otherReason', 'l.came_instead as cameInstead'])
    .select(sql<ReturnReason | null>`l.reason`.as('reason'))
    .where('l.return_id', '=', returnId)
    .orderBy('l.position')
    .execute()
  return { ...head, lines }
}

/** When a return was submitted, and by which terms; undefined of a draft. */
export async function findSubmission(db: Db | Tx, returnId: number): Promise<Submission | undefined> {
  const { rows } = await sql<SubmittedLine & Pick<Submission, 'submittedAt'>>`
    select r.submitted_at as "submittedAt", o.order_number as orderno, l.order_position as position,
           l.term as kind, l.term_until as until, l.fee_bp as "feeBp"
      from returns r
      join return_lines l on l.return_id = r.id
      join orders o on o.id = l.order_id
     where r.id = ${returnId} and r.submitted_at is not null`.execute(db)
  const [first] = rows
  return first && { submittedAt: first.submittedAt, lines: rows }
}

/** What a return is about is another from now on. */
export const replaceHead = (tx: Tx, returnId: number, draft: Draft) =>
  tx.updateTable('returns').set(toHeadColumns(draft)).where('id', '=', returnId).execute()

/** Writes the lines of a return, each with its term, instead of those that it has. */
export async function replaceLines(
  tx: Tx,
  returnId: number,
  lines: readonly DraftLine[],
  state: 'saved' | 'submitted',
) {
  await tx.deleteFrom('return_lines').where('return_id', '=', returnId).execute()
  const rows = lines.flatMap((line, at) => toRow(returnId, at + 1, line, state))
  if (rows.length > 0) await tx.insertInto('return_lines').values(rows).execute()
}

function toRow(returnId: number, position: number, line: DraftLine, state: 'saved' | 'submitted') {
  if (!line.row) return []
  const { term } = line
  return [
    {
      return_id: returnId,
      position,
      state,
      order_id: line.row.orderId,
      order_position: line.position,
      quantity: line.qty,
      batch_number: line.batchNumber,
      reason: line.reason,
      other_reason: line.otherReason,
      came_instead: line.cameInstead,
      ...(term && { term: term.kind, term_until: term.until, fee_bp: term.feeBp }),
    },
  ]
}

/** How many drafts an account has. Its row is locked: of two that come at once the second is counted after the first. */
export async function countDrafts(tx: Tx, { accountId }: CustomerCaller) {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom('returns')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('account_id', '=', accountId)
    .where('status', '=', 'saved')
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes a draft; its lines go with it. */
export const deleteDraft = (tx: Tx, returnId: number) =>
  tx.deleteFrom('returns').where('id', '=', returnId).where('status', '=', 'saved').execute()
