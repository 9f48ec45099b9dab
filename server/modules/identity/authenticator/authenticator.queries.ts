import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/** What the page says of the caller's own; undefined where no code of one was ever typed. */
export const confirmedAuthenticator = (db: Db, accountId: number) =>
  db
    .selectFrom('authenticators as t')
    .select('t.confirmed_at as confirmedAt')
    .select(
      sql<number>`(select count(*)::integer from recovery_codes r where r.account_id = t.account_id)`.as(
        'recoveryCodes',
      ),
    )
    .where('t.account_id', '=', accountId)
    .where('t.confirmed_at', 'is not', null)
    .executeTakeFirst()

/**
 * Sign-ins of an account, and what changes its authenticator, take turns: each code is looked at after the one before it, and
 * no sign-in slips through while an app is set up.
 */
export const lockAccount = (tx: Tx, accountId: number) =>
  tx.selectFrom('accounts').select('user_name').where('id', '=', accountId).forNoKeyUpdate().executeTakeFirstOrThrow()

/** For who holds the account. */
export const lockAuthenticator = (tx: Tx, accountId: number) =>
  tx.selectFrom('authenticators').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** A secret in place of one that was not confirmed; false where there is a confirmed one. */
export async function storeSecret(tx: Tx, accountId: number, secret: string, now: Date) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('authenticators')
    .values({ account_id: accountId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret, created_at: now })
        .where('authenticators.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

type Progress = { last_step: number; confirmed_at: Date } | { last_step: number }

/** A right code: none before it is accepted any longer, and wrong ones are forgotten. */
export const storeStep = (tx: Tx, accountId: number, progress: Progress) =>
  tx
    .updateTable('authenticators')
    .set({ ...progress, wrong_codes: 0, wrong_since: null })
    .where('account_id', '=', accountId)
    .execute()

export const storeWrong = (tx: Tx, accountId: number, wrong: { wrong_codes: number; wrong_since: Date }) =>
  tx.updateTable('authenticators').set(wrong).where('account_id', '=', accountId).execute()

// 60 random bits need no slow hash.
const tokenHash = (code: string) => createHash('sha256').update(code).digest()

/** Makes these the recovery codes of an account, as they are typed: without hyphens. */
export async function storeRecoveryCodes(tx: Tx, accountId: number, codes: readonly string[]) {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: tokenHash(code) })))
    .execute()
}

/** Uses up a recovery code; false where there is no such one. */
export async function takeRecoveryCode(tx: Tx, accountId: number, code: string) {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', tokenHash(code))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Forgets app and recovery codes; false where there was none. */
export async function deleteAuthenticator(tx: Tx, accountId: number) {
  const { numDeletedRows } = await tx
    .deleteFrom('authenticators')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Secrets that begin with something else than this. */
export const findUnsealed = (db: Db, prefix: string) =>
  db
    .selectFrom('authenticators')
    .select(['account_id as accountId', 'secret'])
    .where(sql<boolean>`not starts_with(secret, ${prefix})`)
    .orderBy('account_id')
    .execute()

export const replaceSecret = (db: Db, accountId: number, { was, is }: { was: string; is: string }) =>
  db
    .updateTable('authenticators')
    .set({ secret: is })
    .where('account_id', '=', accountId)
    .where('secret', '=', was)
    .execute()

/** The keys, beside these, with which secrets are sealed. */
export async function findLostKeys(db: Db, keyIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ keyId: string }>`
    select distinct split_part(secret, ':', 2) as "keyId" from authenticators
     where secret like 'sealed:%' and split_part(secret, ':', 2) <> all (${keyIds}::text[])`.execute(db)
  return rows.map(({ keyId }) => keyId)
}
