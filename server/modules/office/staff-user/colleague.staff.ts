import { sql } from 'kysely'
import type { AccountState } from '../../../../rules/customer/account.ts'
import type { StaffRole } from '../../../../rules/identity/permissions.ts'
import { advisoryLock } from '../../../db/advisory-lock.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { isInvited } from '../../customer/account/account.queries.ts'

type Site = { orgId: number; siteName: string }

const colleagues = (db: Db | Tx) =>
  db
    .selectFrom('accounts as a')
    .select(['a.id as accountId', 'a.user_name as userName', 'a.name', 'a.email', 'a.language', isInvited])
    .select(sql<AccountState>`a.status`.as('status'))
    .select(sql<StaffRole[]>`case a.role when 'admin' then '{admin}' else a.staff_roles end`.as('roles'))
    .select(
      sql<Site[]>`(
        select coalesce(json_agg(json_build_object('orgId', o.id, 'siteName', o.site_name) order by o.id), '[]')
          from staff_sites s join orgs o on o.id = s.org_id where s.account_id = a.id)`.as('sites'),
    )
    .select(
      sql<boolean>`exists (
        select from authenticators t where t.account_id = a.id and t.confirmed_at is not null)`.as('hasAuthenticator'),
    )
    .select(sql<Date | null>`(select max(s.last_seen_at) from sessions s where s.account_id = a.id)`.as('lastSeenAt'))
    .where('a.customer_id', 'is', null)

export const colleagueById = (db: Db | Tx, accountId: number) =>
  colleagues(db).where('a.id', '=', accountId).executeTakeFirst()

type ColleaguesQuery = { keyword?: string | undefined; limit: number; offset: number }

export async function colleaguePage(db: Db, { keyword = '', limit, offset }: ColleaguesQuery) {
  const sought = keyword.trim().toLowerCase()
  let found = colleagues(db)
  if (sought)
    found = found.where(sql<boolean>`position(${sought} in lower(concat_ws(E'\n', a.name, a.user_name, a.email))) > 0`)
  const rows = await found.orderBy('a.name').orderBy('a.id').limit(limit).offset(offset).execute()
  const { total } = await db
    .selectFrom(found.as('f'))
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** Makes changes of colleagues take turns, so that an admin stays. */
export const lockColleagues = (tx: Tx) => advisoryLock(tx, ['admins'])

/** How many active admins there are beside one colleague. */
export async function otherAdmins(tx: Tx, accountId: number) {
  const { count } = await tx
    .selectFrom('accounts')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('id', '<>', accountId)
    .executeTakeFirstOrThrow()
  return count
}

export type ColleagueRow = { name: string; email: string; language: string; roles: readonly StaffRole[] }

const toRow = ({ name, email, language, roles }: ColleagueRow) => ({
  name,
  email,
  language,
  role: roles.includes('admin') ? 'admin' : 'staff',
  staff_roles: roles.filter((role) => role !== 'admin'),
})

/** An admin vouches for the address. The new id; undefined where the user name or the address is taken. */
export async function insertColleague(
  tx: Tx,
  colleague: ColleagueRow & { userName: string; passwordHash: string },
  now: Date,
) {
  const added = await tx
    .insertInto('accounts')
    .values({
      ...toRow(colleague),
      user_name: colleague.userName,
      password_hash: colleague.passwordHash,
      confirmed: true,
      email_proved_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** False where somebody has proved the address to be theirs. */
export async function storeColleague(tx: Tx, accountId: number, colleague: ColleagueRow) {
  const { numUpdatedRows } = await tx
    .updateTable('accounts as a')
    .set(toRow(colleague))
    .where('a.id', '=', accountId)
    .where('a.customer_id', 'is', null)
    .where(sql<boolean>`not exists (
      select from accounts o
       where lower(o.email) = lower(${colleague.email}) and o.email_proved_at is not null and o.id <> a.id)`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Makes these the sites of a colleague; false where one of them is none. */
export async function storeSites(tx: Tx, accountId: number, orgIds: readonly number[]) {
  const wanted = [...new Set(orgIds)]
  await tx.deleteFrom('staff_sites').where('account_id', '=', accountId).execute()
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('staff_sites')
    .columns(['account_id', 'org_id'])
    .expression((eb) =>
      eb
        .selectFrom('orgs')
        .select([sql<number>`${accountId}::integer`.as('account_id'), 'id as org_id'])
        .where(sql<boolean>`id = any(${wanted}::integer[])`),
    )
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) === wanted.length
}

export const storeStatus = (tx: Tx, accountId: number, status: AccountState) =>
  tx.updateTable('accounts').set({ status }).where('id', '=', accountId).where('customer_id', 'is', null).execute()
