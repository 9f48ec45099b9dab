import { createHash, randomBytes } from 'node:crypto'
import { draftDays } from '../../../../rules/people/registration.ts'
import type { Db, Tx } from '../../../db/database.ts'

const tokenHash = (token: string) => createHash('sha256').update(token).digest()

export const draftsExpired = (now: Date) => new Date(now.getTime() - draftDays * 86_400_000)

type Draft = { userName: string; email: string; passwordHash: string }

/** Begins a registration; answers the opaque token of 256 bits, of which only the hash is stored. */
export async function openDraft(tx: Tx, { userName, email, passwordHash }: Draft, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('registration_drafts')
    .values({
      token_hash: tokenHash(token),
      user_name: userName,
      email,
      password_hash: passwordHash,
      created_at: now,
    })
    .execute()
  return token
}

const draftBy = (db: Db | Tx, token: string, now: Date) =>
  db
    .selectFrom('registration_drafts')
    .select(['id', 'user_name as userName', 'email', 'password_hash as passwordHash'])
    .where('token_hash', '=', tokenHash(token))
    .where('created_at', '>', draftsExpired(now))

/** The registration that was begun under this token; undefined where it was used or is too old. */
export const draftByToken = (db: Db | Tx, token: string, now: Date) => draftBy(db, token, now).executeTakeFirst()

/** The same, held to the end of the transaction: who adds to it or uses it waits. */
export const lockedDraft = (tx: Tx, token: string, now: Date) => draftBy(tx, token, now).forUpdate().executeTakeFirst()
