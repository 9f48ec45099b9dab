import { idleHours } from '../../../../rules/identity/session.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { tokenHash } from '../credential/token-hash.ts'

/** The sessions of an account that are still good, the last used first. */
export async function findSessions(db: Db, accountId: number, token: string, now: Date) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'address', 'user_agent', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    // It ends by itself, and the address is the shop's.
    .where('impersonator_session', 'is', null)
    .where('expires_at', '>', now)
    .where(({ or, eb }) =>
      or([eb('kept', '=', true), eb('last_seen_at', '>', new Date(now.getTime() - idleHours * 3_600_000))]),
    )
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const own = tokenHash(token)
  return rows.map(({ token_hash, ...row }) => ({ ...row, current: own.equals(token_hash) }))
}

/** Ends one session of an account; false where it has none of that number. */
export async function closeSessionById(tx: Tx | Db, accountId: number, sessionId: number) {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Ends all sessions of an account, but for the one with the token that is named. */
export const closeSessions = (tx: Tx | Db, accountId: number, but?: string) =>
  tx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .$if(but !== undefined, (query) => query.where('token_hash', '<>', tokenHash(but ?? '')))
    .execute()

/** Ends all sessions of all accounts of a customer. */
export const closeSessionsOfCustomer = (tx: Tx, customerId: number) =>
  tx
    .deleteFrom('sessions as s')
    .using('accounts as a')
    .whereRef('a.id', '=', 's.account_id')
    .where('a.customer_id', '=', customerId)
    .execute()
