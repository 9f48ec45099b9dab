import { sql } from 'kysely'
import type { AccountState } from '../../../../rules/customer/account.ts'
import type { StaffRole } from '../../../../rules/identity/permissions.ts'
import { advisoryLock } from '../../../db/advisory-lock.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { isInvited } from '../../customer/account/account.queries.ts'

type Site = { orgId: number; siteName: string }

const joinedStaffUsers = (db: Db | Tx) =>
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

export const findStaffUser = (db: Db | Tx, accountId: number) =>
  joinedStaffUsers(db).where('a.id', '=', accountId).executeTakeFirst()

type StaffUserQuery = { keyword?: string | undefined; limit: number; offset: number }

export async function findStaffUserPage(db: Db, { keyword = '', limit, offset }: StaffUserQuery) {
  const sought = keyword.trim().toLowerCase()
  let staffUsers = joinedStaffUsers(db)
  if (sought)
    staffUsers = staffUsers.where(
      sql<boolean>`position(${sought} in lower(concat_ws(E'\n', a.name, a.user_name, a.email))) > 0`,
    )
  const rows = await staffUsers.orderBy('a.name').orderBy('a.id').limit(limit).offset(offset).execute()
  const { total } = await db
    .selectFrom(staffUsers.as('f'))
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** Makes changes of staff users take turns, so that an admin stays. */
export const lockStaffUsers = (tx: Tx) => advisoryLock(tx, ['admins'])

/** How many active admins there are beside one staff user. */
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

export type StaffUserRow = { name: string; email: string; language: string; roles: readonly StaffRole[] }

const toRow = ({ name, email, language, roles }: StaffUserRow) => ({
  name,
  email,
  language,
  role: roles.includes('admin') ? 'admin' : 'staff',
  staff_roles: roles.filter((role) => role !== 'admin'),
})

/** An admin vouches for the address. The new id; undefined where the user name or the address is taken. */
export async function insertStaffUser(
  tx: Tx,
  staffUser: StaffUserRow & { userName: string; passwordHash: string },
  now: Date,
) {
  const added = await tx
    .insertInto('accounts')
    .values({
      ...toRow(staffUser),
      user_name: staffUser.userName,
      password_hash: staffUser.passwordHash,
      confirmed: true,
      email_proved_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** False where another account has proved the address. */
export async function storeStaffUser(tx: Tx, accountId: number, staffUser: StaffUserRow) {
  const { numUpdatedRows } = await tx
    .updateTable('accounts as a')
    .set(toRow(staffUser))
    .where('a.id', '=', accountId)
    .where('a.customer_id', 'is', null)
    .where(sql<boolean>`not exists (
      select from accounts o
       where lower(o.email) = lower(${staffUser.email}) and o.email_proved_at is not null and o.id <> a.id)`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Makes these the sites of a staff user; false where one of them is none. */
export async function storeSites(tx: Tx, accountId: number, orgIds: readonly number[]) {
  const uniqueOrgIds = [...new Set(orgIds)]
  await tx.deleteFrom('staff_sites').where('account_id', '=', accountId).execute()
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('staff_sites')
    .columns(['account_id', 'org_id'])
    .expression((eb) =>
      eb
        .selectFrom('orgs')
        .select([sql<number>`${accountId}::integer`.as('account_id'), 'id as org_id'])
        .where(sql<boolean>`id = any(${uniqueOrgIds}::integer[])`),
    )
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) === uniqueOrgIds.length
}

export const storeStatus = (tx: Tx, accountId: number, status: AccountState) =>
  tx.updateTable('accounts').set({ status }).where('id', '=', accountId).where('customer_id', 'is', null).execute()
