import type { Db, Tx } from '../../../db/database.ts'

export const findPassword = (db: Db, accountId: number) =>
  db
    .selectFrom('accounts')
    .select(['email', 'password_hash as passwordHash'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()

/** Locks the account, so that what is decided about its password and address stays true until it is written. */
export const lockedAccount = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'user_name as userName', 'email', 'confirmed', 'language', 'password_hash as passwordHash'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export const storePassword = (tx: Tx, accountId: number, passwordHash: string) =>
  tx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute()
