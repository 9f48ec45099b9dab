import { sql } from 'kysely'
import type { Language } from '../../../../texts/index.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { mailLanguage } from '../../../mail/mail-language.ts'

/** Whom a mail goes to, and in which language. */
export type Reader = { email: string; name: string; language: Language }

/** Whom the mails of an account go to. */
export async function findRecipient(db: Db | Tx, accountId: number): Promise<Reader> {
  return readerOfRow(await readers(db).where('id', '=', accountId).executeTakeFirstOrThrow())
}

/** Whom the mails of some accounts go to. */
export async function findRecipients(db: Db | Tx, accountIds: readonly number[]): Promise<Reader[]> {
  return (await readers(db).where('id', 'in', accountIds).orderBy('id').execute()).map(readerOfRow)
}

/** The main accounts of a company that mails reach: not suspended, their address proved. */
export async function findMainRecipients(db: Db | Tx, customerId: number): Promise<Reader[]> {
  const rows = await readers(db)
    .where('customer_id', '=', customerId)
    .where('role', '=', 'main')
    .where('status', '=', 'active')
    .where('email_proved_at', 'is not', null)
    .orderBy('id')
    .limit(mostReaders)
    .execute()
  return rows.map(readerOfRow)
}

// A mail each; a company with more of them reads its lists anyway.
const mostReaders = 10

const readers = (db: Db | Tx) =>
  db
    .selectFrom('accounts')
    .select(['email', 'name', 'language'])
    .select(sql<number | null>`(select c.org_id from customers c where c.id = accounts.customer_id)`.as('orgId'))

type ReaderRow = { email: string; name: string; language: string; orgId: number | null }

const readerOfRow = ({ language, orgId, ...row }: ReaderRow): Reader => ({
  ...row,
  language: mailLanguage(orgId, language),
})
