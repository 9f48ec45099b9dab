import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../contract/errors.ts'
import type { AuditAction } from '../../rules/office/audit.ts'
import type { Language } from '../../texts/index.ts'
import type { Db, Tx } from '../db/database.ts'
import { recordEvent, toActor } from '../events/record.ts'
import type { Caller } from '../http/caller.ts'
import { type IdempotencyKey, readIdempotencyKey, runOnce } from '../http/idempotency.ts'
import { orNotFound, Refusal, sayRefusal } from '../http/refuse.ts'
import { lockAccessibleOrder } from './staff-orders.ts'

export type StaffCall = { db: Db; caller: Caller; request: FastifyRequest; language: Language; now: Date }

type StaffChanger = { party: 'staff'; accountId: number; now: Date }

/** What a change works with: its transaction, and in whose name it is made. */
export type StaffChange = { tx: Tx; call: StaffCall; changer: StaffChanger }

type Work<T> = (change: StaffChange) => Promise<T>

/** Makes a change of staff in one transaction, once per `Idempotency-Key`. */
export const changeOnce = <T extends object>(call: StaffCall, work: Work<T>) =>
  changeUnder(call, readIdempotencyKey(call.request, call.caller.accountId), work)

function changeUnder<T extends object>(call: StaffCall, key: IdempotencyKey, work: Work<T>) {
  const { db, caller, now } = call
  const changer: StaffChanger = { party: 'staff', accountId: caller.accountId, now }
  return db.transaction().execute((tx) => runOnce(tx, key, now, () => work({ tx, call, changer })))
}

/**
 * Makes the same change of several orders or shipments, each in a transaction of its own, and answers those that were changed and
 * those that refused it. A repeat with the same key changes none of them twice, and tries again those that refused.
 */
export async function changeEach<T extends object>(
  call: StaffCall,
  ids: readonly number[],
  work: (change: StaffChange, id: number) => Promise<T>,
) {
  const key = readIdempotencyKey(call.request, call.caller.accountId)
  const changed: T[] = []
  const refused: { id: number; reason: ErrorCode; msg: string }[] = []
  for (const id of ids) {
    try {
      changed.push(await changeUnder(call, { ...key, key: `${key.key} ${id}` }, (change) => work(change, id)))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push({ id, reason: error.code, msg: sayRefusal(call.language, error) })
    }
  }
  return { changed, refused }
}

/** The order of an id, locked, where the caller can access its site; every other one is not found. */
export const lockOwnOrder = async ({ tx, call }: StaffChange, orderId: number) =>
  orNotFound(await lockAccessibleOrder(tx, call.caller, orderId))

export type OwnOrder = Awaited<ReturnType<typeof lockOwnOrder>>

type Note = { action: AuditAction; subject: string; before?: object; after: object }

/** Whose data it is, null where it is no customer's. */
type Owner = { customerId: number | null; orgId: number }

/** Notes a change of an order, of a shipment of it or of what is paid in the audit trail: the last of a transaction. */
export const noteChange = (
  { tx, call: { request, caller, now } }: StaffChange,
  { customerId, orgId }: Owner,
  note: Note,
) => recordEvent(tx, { ...toActor(request, caller), customerId, orgId, ...note }, now)
