import type { Db, Tx } from '../../../db/database.ts'

/** The hash of an account's password, and what others know of the account. */
export const findPassword = (db: Db, accountId: number) =>
  db
    .selectFrom('accounts as a')
    .leftJoin('customers as c', 'c.id', 'a.customer_id')
    .select(['a.email', 'a.user_name as userName', 'a.name', 'c.company', 'a.password_hash as passwordHash'])
    .where('a.id', '=', accountId)
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
