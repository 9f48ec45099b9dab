import { type RawBuilder, sql } from 'kysely'
import type { DeliveryMode, ReturnKind } from '../../../../rules/return/return.ts'
import {
  mayReturn,
  type ReturnAction,
  type ReturnLineState,
  type ReturnParty,
  type ReturnState,
  returnStatus,
} from '../../../../rules/return/return-state.ts'
import type { Tx } from '../../../db/database.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { queueReturnNews } from '../mail/queue-return-news.ts'
import { returnStands } from './return-stands.ts'

/** Who changes a return, and when. `accountId` is null where the shop does it by itself. */
export type ReturnChanger = { party: ReturnParty; accountId: number | null; now: Date }

type LockedLine = {
  position: number
  orderId: number
  orderPosition: number
  quantity: number
  state: ReturnLineState
  /** Pieces that came in; null where none has to, or they are not counted. */
  received: number | null
  /** Those of them that do not go back. */
  kept: number
}

export type LockedReturn = {
  returnId: number
  customerId: number
  orgId: number
  revision: number
  openedAt: Date | null
  comesBack: boolean
  rmaNumber: string | null
  /** What its customer was asked and has not answered; empty where there is no such thing. */
  question: string
  type: ReturnKind
  deliveryMode: DeliveryMode
  status: ReturnState
  lines: LockedLine[]
}

/**
 * Locks a return until the end of the transaction, after the orders of its lines: whoever changes what may still come back of an order
 * waits for it. Locks always come in this sequence: orders (sorted), return, number. Not found where it is not this customer's.
 */
export async function lockReturn(tx: Tx, returnId: number, customerId?: number): Promise<LockedReturn> {
  await lockOrders(tx, sql`select order_id from return_lines where return_id = ${returnId}`)
  const header = await tx
    .selectFrom('returns')
    .select(['id as returnId', 'customer_id as customerId', 'org_id as orgId', 'revision', 'opened_at as openedAt'])
    .select(['comes_back as comesBack', 'rma_number as rmaNumber', 'question'])
    .select([sql<ReturnState>`status`.as('status'), sql<ReturnKind>`type`.as('type')])
    .select(sql<DeliveryMode>`delivery_mode`.as('deliveryMode'))
    .where('id', '=', returnId)
    .$if(customerId !== undefined, (found) => found.where('customer_id', '=', customerId ?? 0))
    .forUpdate()
    .executeTakeFirst()
  const lines = await tx
    .selectFrom('return_lines')
    .select(['position', 'order_id as orderId', 'order_position as orderPosition', 'quantity'])
    .select(['received', sql<number>`restocked + scrapped`.as('kept'), sql<ReturnLineState>`state`.as('state')])
    .where('return_id', '=', returnId)
    .orderBy('position')
    .execute()
  return { ...orNotFound(header), lines }
}

export async function lockOrders(tx: Tx, which: RawBuilder<unknown>) {
  await sql`select from orders where id in (${which}) order by id for no key update`.execute(tx)
}

/** Refuses what may not be done to a return as it stands: where none of its lines lets it. */
export function checkAction(action: ReturnAction, locked: LockedReturn, { party }: ReturnChanger) {
  if (!locked.lines.some(({ state }) => mayReturn(action, state, party))) throw returnStands(locked, party)
}

/** Refuses a change of what has changed since it was read. Changes that the shop makes by itself were not read by anybody. */
export function checkRevision({ revision }: Pick<LockedReturn, 'revision'>, read: number | undefined) {
  if (read !== undefined && revision !== read) throw new Refusal('return.changed', { details: { revision } })
}

type Change = {
  action: ReturnAction
  /** Of these lines, an event for each; of all where they are all, or none is named. */
  positions?: readonly number[]
  reason?: string
  set?: {
    rma_number?: string
    submitted_at?: Date
    answered_at?: Date
    reminded_at?: null
    decided_at?: Date
    opened_at?: Date | null
    opened_by?: number | null
    question?: string
    comes_back?: boolean
    warehouse?: string
    sent_at?: Date
    tracking_number?: string
    forwarder?: string
    other_forwarder?: string
  }
}

/** Writes what an action made of a locked return: its columns, its state by the rule, and the event, which is announced after the transaction. Its lines are as they should be by now. */
export async function writeReturn(tx: Tx, returnId: number, change: Change, { accountId, now }: ReturnChanger) {
  const lines = await tx.selectFrom('return_lines').select('state').where('return_id', '=', returnId).execute()
  // A CHECK of the table names the states.
  const status = returnStatus(lines.map(({ state }) => state as ReturnLineState))
  await tx
    .updateTable('returns')
    .set({ ...change.set, status, updated_at: now, revision: sql`revision + 1` })
    .where('id', '=', returnId)
    .execute()
  const { action, reason = '', positions = [] } = change
  const isOfAll = positions.length === 0 || (positions.length > 1 && positions.length === lines.length)
  const event = { return_id: returnId, action, status, reason, account_id: accountId, at: now }
  await tx
    .insertInto('return_events')
    .values((isOfAll ? [null] : positions).map((position) => ({ ...event, position })))
    .execute()
  await queueReturnNews(tx, returnId, action, now)
  return status
}

type Move = { from: readonly ReturnLineState[]; to: ReturnLineState }

/** Moves the lines of a locked return that stand so; answers their positions. */
export async function moveLines(tx: Tx, { returnId }: LockedReturn, { from, to }: Move) {
  const moved = await tx
    .updateTable('return_lines')
    .set({ state: to })
    .where('return_id', '=', returnId)
    .where('state', 'in', [...from])
    .returning('position')
    .execute()
  return moved.map(({ position }) => position)
}
