import { createHash, randomBytes } from 'node:crypto'
import { registrationDraftDays } from '../../../../rules/customer/registration.ts'
import type { Db, Tx } from '../../../db/database.ts'

const tokenHash = (token: string) => createHash('sha256').update(token).digest()

export const registrationDraftExpiry = (now: Date) => new Date(now.getTime() - registrationDraftDays * 86_400_000)

type RegistrationDraft = { userName: string; email: string; passwordHash: string }

/** Begins a registration; answers the opaque token of 256 bits, of which only the hash is stored. */
export async function openRegistrationDraft(
  tx: Tx,
  { userName, email, passwordHash }: RegistrationDraft,
  now: Date,
): Promise<string> {
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

const selectRegistrationDraft = (db: Db | Tx, token: string, now: Date) =>
  db
    .selectFrom('registration_drafts')
    .select(['id', 'user_name as userName', 'email', 'password_hash as passwordHash'])
    .where('token_hash', '=', tokenHash(token))
    .where('created_at', '>', registrationDraftExpiry(now))

/** The registration that was begun under this token; undefined where it was used or is too old. */
export const findRegistrationDraft = (db: Db | Tx, token: string, now: Date) =>
  selectRegistrationDraft(db, token, now).executeTakeFirst()

/** The same, held to the end of the transaction: who adds to it or uses it waits. */
export const lockRegistrationDraft = (tx: Tx, token: string, now: Date) =>
  selectRegistrationDraft(tx, token, now).forUpdate().executeTakeFirst()
