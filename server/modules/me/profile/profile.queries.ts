import { sql } from 'kysely'
import type { Settings } from '../../../../rules/me/settings.ts'
import type { Db, Tx } from '../../../db/database.ts'

/** The profile of an account. */
export const findProfile = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('accounts as a')
    .select(['a.user_name as userName', 'a.name', 'a.email', 'a.confirmed', 'a.language'])
    .select(sql<Partial<Settings>>`a.preferences`.as('preferences'))
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()

/** How a customer stands: who they are to us, and their terms. */
export const findCreditStatus = (db: Db, customerId: number) =>
  db
    .selectFrom('customers as c')
    .select([
      'c.company',
      'c.custnum',
      'c.country',
      'c.credit_limit as creditLimit',
      'c.terms_net_days as termsNetDays',
    ])
    .select([
      sql<string>`coalesce(c.vat_number, '')`.as('vatNumber'),
      sql<string>`coalesce((select coalesce(nullif(m.name, ''), m.user_name) from accounts m
         where m.id = c.account_manager_id), '')`.as('accountManager'),
    ])
    .where('c.id', '=', customerId)
    .executeTakeFirstOrThrow()

type Change = { name?: string | undefined; language?: string | undefined; preferences?: Settings | undefined }

export const storeProfile = (db: Db, accountId: number, { name, language, preferences }: Change) =>
  db
    .updateTable('accounts')
    .set((eb) => ({
      name: name ?? eb.ref('name'),
      language: language ?? eb.ref('language'),
      ...(preferences && { preferences: JSON.stringify(preferences) }),
    }))
    .where('id', '=', accountId)
    .execute()

/** Keeps a proved address; false where another account has proved it, or one of the same company has it. */
export async function storeEmail(tx: Tx, accountId: number, email: string, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('accounts as a')
    .set({ email, confirmed: true, email_proved_at: now })
    .where('a.id', '=', accountId)
    .where(sql<boolean>`not exists (select from accounts other
      where lower(other.email) = lower(${email}) and other.email_proved_at is not null and other.id <> a.id)`)
    .where(sql<boolean>`not exists (select from accounts other
      where other.customer_id = a.customer_id and lower(other.email) = lower(${email}) and other.id <> a.id)`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
