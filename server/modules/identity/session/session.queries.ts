import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { impersonationHours } from '../../../../rules/customer/impersonation.ts'
import { type AccountRole, type Role, staffRoles } from '../../../../rules/identity/permissions.ts'
import { rolesWith } from '../../../../rules/identity/roles.ts'
import { idleHours, sessionDays } from '../../../../rules/identity/session.ts'
import type { Settings } from '../../../../rules/me/settings.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { accountCanAccessSite } from '../../../staff/site-access.ts'
import { tokenHash } from '../credential/token-hash.ts'

/** Neither the account nor its company is suspended, and the company was not rejected. Of accounts a and customers c. */
export const canSignIn = sql<boolean>`(a.status = 'active' and coalesce(c.status, 'active') in ('pending', 'active'))`

/**
 * Whether session s is an account's own, or the staff user who opened it may still open it: by their own session, their roles
 * and their sites. Of customers c.
 */
export const mayGoOn = (now: Date) => sql<boolean>`(s.impersonator_session is null or exists (
  select from sessions own
    join accounts colleague on colleague.id = own.account_id
   where own.id = s.impersonator_session and own.expires_at > ${now} and colleague.status = 'active'
     and case colleague.staff_roles when '{}' then array[colleague.role] else colleague.staff_roles end && ${impersonators}
     and ${accountCanAccessSite('colleague', sql.ref('c.org_id'))}))`

const impersonators = sql`${rolesWith('staff:customerdesk')}::text[]`

type SessionRow = {
  accountId: number
  customerId: number | null
  orgId: number
  region: 'EU' | 'US'
  role: AccountRole | 'none' | 'staff' | 'admin'
  roles: Role[]
  priceListId: number | null
  currency: string
  warehouse: string
  language: string
  hasAuthenticator: boolean
  impersonatorId: number | null
}

/** Who holds the token. Looks at the account's state each time, so that a suspension ends the session at once. */
export async function sessionByToken(db: Db, token: string, now: Date): Promise<SessionRow | 'unknown' | 'expired'> {
  const hash = tokenHash(token)
  const row = await accounts(db)
    .innerJoin('sessions as s', 's.account_id', 'a.id')
    .leftJoin('sessions as i', 'i.id', 's.impersonator_session')
    .select('i.account_id as impersonatorId')
    .select([
      's.expires_at',
      's.last_seen_at',
      's.kept',
      sql<boolean>`(${canSignIn} and ${mayGoOn(now)})`.as('mayEnter'),
    ])
    .where('s.token_hash', '=', hash)
    .executeTakeFirst()

  if (!row?.mayEnter) return 'unknown'
  const { mayEnter: _, expires_at, last_seen_at, kept, ...account } = row
  const idleUntil = last_seen_at.getTime() + idleHours * 3_600_000
  if (expires_at <= now || (!kept && idleUntil <= now.getTime())) return 'expired'
  if (now.getTime() - last_seen_at.getTime() > 60_000) await touch(db, hash, now)
  return toSession(account)
}

/** Who the account is, for work that is done in their name while they are away; undefined for who may not enter. */
export async function sessionOfAccount(db: Db, accountId: number): Promise<SessionRow | undefined> {
  const account = await accounts(db).where('a.id', '=', accountId).where(canSignIn).executeTakeFirst()
  return account && toSession({ ...account, impersonatorId: null })
}

const accounts = (db: Db) =>
  db
    .selectFrom('accounts as a')
    .leftJoin('customers as c', 'c.id', 'a.customer_id')
    .leftJoin('orgs as o', (join) => join.on('o.id', '=', sql<number>`coalesce(c.org_id, 1)`))
    .select([
      'a.id as accountId',
      'a.role',
      'a.staff_roles as staffRoles',
      'a.language',
      'c.id as customerId',
      'c.price_list_id as priceListId',
      sql<number>`coalesce(o.id, 1)`.as('orgId'),
      sql<'EU' | 'US'>`coalesce(o.region, 'EU')`.as('region'),
      sql<string>`coalesce(c.currency, o.currency, 'EUR')`.as('currency'),
      sql<string>`coalesce(o.warehouse, 'NL')`.as('warehouse'),
      sql<boolean>`(a.customer_id is null and exists (
        select from authenticators t where t.account_id = a.id and t.confirmed_at is not null))`.as('hasAuthenticator'),
    ])

type AccountRow = Omit<SessionRow, 'role' | 'roles'> & { role: string; staffRoles: string[] }

/** Of the words of the column, 'manager' is that of a staff user from before they had several roles. */
function toSession({ staffRoles: held, ...account }: AccountRow): SessionRow {
  const roles = staffRoles.filter((role) => held.includes(role))
  if (roles.length > 0) return { ...account, role: 'staff', roles }
  const role = account.role as AccountRole | 'none' | 'admin'
  return { ...account, role, roles: [role] }
}

const touch = (db: Db, hash: Buffer, now: Date) =>
  db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', hash).execute()

/** A new opaque token of 256 bits. */
export async function openSession(
  tx: Tx,
  accountId: number,
  now: Date,
  from: { address: string | null; userAgent: string; staysSignedIn?: boolean } = { address: null, userAgent: '' },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + sessionDays * 86_400_000)
  await tx
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      account_id: accountId,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      address: from.address,
      user_agent: from.userAgent.slice(0, 400),
      kept: from.staysSignedIn ?? false,
    })
    .execute()
  return token
}

type Impersonation = {
  accountId: number
  /** Of the staff user: their session ends this one, too. */
  token: string
  address: string
  userAgent: string
}

/** A token for a staff user in the place of an account; undefined where their own session is over. */
export async function openImpersonation(tx: Tx, { token: own, ...given }: Impersonation, now: Date) {
  const token = randomBytes(32).toString('base64url')
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('sessions')
    .columns([
      ...(['token_hash', 'account_id', 'created_at', 'last_seen_at', 'expires_at', 'address', 'user_agent'] as const),
      'impersonator_session',
    ])
    .expression((eb) =>
      eb
        .selectFrom('sessions')
        .select([
          sql<Buffer>`${tokenHash(token)}::bytea`.as('token_hash'),
          sql<number>`${given.accountId}::integer`.as('account_id'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('last_seen_at'),
          sql<Date>`${new Date(now.getTime() + impersonationHours * 3_600_000)}::timestamptz`.as('expires_at'),
          sql<string>`${given.address}::text`.as('address'),
          sql<string>`${given.userAgent.slice(0, 400)}::text`.as('user_agent'),
          'id as impersonator_session',
        ])
        .where('token_hash', '=', tokenHash(own)),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? token : undefined
}

export const closeSession = (db: Db, token: string) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute()

export const accountByName = (db: Db, userName: string) =>
  db
    .selectFrom('accounts as a')
    .leftJoin('customers as c', 'c.id', 'a.customer_id')
    .select(['a.id', 'a.password_hash as passwordHash', canSignIn.as('canSignIn'), 'a.customer_id as customerId'])
    .select(sql<number>`coalesce(c.org_id, 1)`.as('orgId'))
    .where(sql<string>`lower(a.user_name)`, '=', userName.toLowerCase())
    .executeTakeFirst()

/**
 * Whether an account may still enter with the password that was compared; holds it so to the end of the transaction.
 * Sign-ins of one account take turns: each removes old places, which another may be signing in at.
 */
export async function stillCanSignIn(tx: Tx, { id, passwordHash }: { id: number; passwordHash: string }) {
  const row = await tx
    .selectFrom('accounts as a')
    .leftJoin('customers as c', 'c.id', 'a.customer_id')
    .select('a.id')
    .where('a.id', '=', id)
    .where('a.password_hash', '=', passwordHash)
    .where(canSignIn)
    .forNoKeyUpdate('a')
    .executeTakeFirst()
  return row !== undefined
}

/** Everything about the caller that the pages show. */
export const findInfo = (db: Db, accountId: number) =>
  db
    .selectFrom('accounts as a')
    .leftJoin('customers as c', 'c.id', 'a.customer_id')
    .select([
      'a.id as accountId',
      'a.user_name as userName',
      'a.name',
      'a.email',
      'a.confirmed',
      'a.language',
      sql<Partial<Settings>>`a.preferences`.as('preferences'),
      'c.id as custId',
      'c.custnum',
      'c.company',
      'c.country',
      'c.terms_net_days as termsNetDays',
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()

const selectAccount = (db: Db | Tx) =>
  db
    .selectFrom('accounts as a')
    .leftJoin('customers as c', 'c.id', 'a.customer_id')
    .select(['a.id as accountId', 'a.customer_id as customerId', 'a.user_name as userName', 'a.name', 'a.email'])
    .select(['a.language', sql<number>`coalesce(c.org_id, 1)`.as('orgId')])

/** Who has a user name, however it is written, and may sign in. */
export const findAccountByName = (db: Db | Tx, userName: string) =>
  selectAccount(db)
    .where(sql<string>`lower(a.user_name)`, '=', userName.toLowerCase())
    .where(canSignIn)
    .executeTakeFirst()

export const findAccountById = (db: Db | Tx, accountId: number) =>
  selectAccount(db).where('a.id', '=', accountId).executeTakeFirstOrThrow()

/** The display name of an account. */
export async function findName(db: Db, accountId: number) {
  const { name, userName } = await findAccountById(db, accountId)
  return name || userName
}

/** The failed tries of a name no longer count. */
export const forgetFailures = (tx: Tx, userName: string) =>
  tx.deleteFrom('sign_in_failures').where('user_name', '=', userName.toLowerCase()).execute()

/** The failed tries of a name at one place no longer count. */
export const forgetFailuresAt = (tx: Tx, userName: string, place: string) =>
  tx.deleteFrom('sign_in_failures').where('user_name', '=', userName).where('address', '=', place).execute()
