import { hash, verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { triesPerAddress, triesPerName, tryWindowMinutes } from '../../../rules/session.ts'
import type { Db, Tx } from '../../db/database.ts'
import { takeTurns } from '../../db/take-turns.ts'
import { Refusal } from '../../http/refuse.ts'
import { accountByName, openSession } from './session.queries.ts'

// OWASP's lower bound for argon2id: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const passwordHashOf = (password: string) => hash(password, cost)

// Checked for unknown names, so that they take as long as known ones.
const hashOfNobody = passwordHashOf('a password that nobody has')

type Attempt = { userName: string; password: string; address: string }

/** A token for the right name and password. Unknown name, wrong password and suspended account are answered alike. */
export async function tokenFor(db: Db, { userName, password, address }: Attempt, now: Date): Promise<string> {
  const name = userName.trim().toLowerCase()
  await reserveTry(db, { name, address }, now)

  const account = await accountByName(db, name)
  const matches = await verify(account?.password_hash ?? (await hashOfNobody), password)
  if (!account || !matches || account.status !== 'active') throw new Refusal('session.wrong_credentials')

  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('sign_in_failures').where('user_name', '=', name).execute()
    return openSession(tx, account.id, now)
  })
}

/**
 * Counts the try as failed before the password is looked at, and takes it back on success: however many tries come
 * at once, no more than allowed are looked at.
 */
const reserveTry = (db: Db, { name, address }: { name: string; address: string }, now: Date) =>
  db.transaction().execute(async (tx) => {
    await takeTurns(tx, [`sign-in name ${name}`, `sign-in address ${address}`])
    const since = new Date(now.getTime() - tryWindowMinutes * 60_000)
    const byName = await failuresSince(tx, 'user_name', name, since)
    const byAddress = await failuresSince(tx, 'address', address, since)
    if (byName >= triesPerName || byAddress >= triesPerAddress) throw new Refusal('session.too_many_tries')
    await tx.insertInto('sign_in_failures').values({ user_name: name, address, failed_at: now }).execute()
  })

async function failuresSince(tx: Tx, column: 'user_name' | 'address', value: string, since: Date) {
  const { count } = await tx
    .selectFrom('sign_in_failures')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(column, '=', value)
    .where('failed_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}
