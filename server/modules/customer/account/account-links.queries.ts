import { sql } from 'kysely'
import type { LinkPurpose } from '../../../../rules/customer/account.ts'
import type { Db, Tx } from '../../../db/database.ts'

type NewLink = { tokenHash: Buffer; accountId: number; purpose: LinkPurpose; now: Date; expiresAt: Date }

export const insertLink = (tx: Tx, { tokenHash, accountId, purpose, now, expiresAt }: NewLink) =>
  tx
    .insertInto('account_links')
    .values({ token_hash: tokenHash, account_id: accountId, purpose, created_at: now, expires_at: expiresAt })
    .execute()

/** Ends the unused links of an account. */
export const endLinks = (db: Db | Tx, accountId: number) =>
  db.deleteFrom('account_links').where('account_id', '=', accountId).where('used_at', 'is', null).execute()

/** Whether link l of account a is still good and the account may sign in. */
const isLinkUsable = (tokenHash: Buffer, now: Date) => sql<boolean>`(
  l.token_hash = ${tokenHash} and l.used_at is null and l.expires_at > ${now} and a.status = 'active'
  and not exists (select from customers c where c.id = a.customer_id and c.status in ('suspended', 'rejected')))`

/** Whose link it is; undefined where it is not good. */
export const holderOfLink = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('account_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select('a.id as accountId')
    .where(isLinkUsable(tokenHash, now))
    .executeTakeFirst()

/** Uses a link up, if it is still good: however many try at once, one gets it. */
export const spendLink = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .updateTable('account_links as l')
    .from('accounts as a')
    .set({ used_at: now })
    .whereRef('a.id', '=', 'l.account_id')
    .where(isLinkUsable(tokenHash, now))
    .returning(['a.id as accountId', 'a.customer_id as customerId', 'l.purpose'])
    .executeTakeFirst()
