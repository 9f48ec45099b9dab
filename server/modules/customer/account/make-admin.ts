import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { userNameFault } from '../../../../rules/customer/user-name.ts'
import { isEmail } from '../../../../rules/identity/email.ts'
import { advisoryLock } from '../../../db/advisory-lock.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { type Actor, recordEvent } from '../../../events/record.ts'
import { Refusal } from '../../../http/refuse.ts'
import { forgetAuthenticator } from '../../identity/authenticator/manage-authenticator.ts'
import { hashOfNewPassword } from '../../identity/credential/new-password.ts'
import { hashPassword } from '../../identity/credential/password-hash.ts'
import { isNameTaken, takeAddress } from './account.queries.ts'
import { inviteLink } from './account-links.ts'

type NewAdmin = {
  userName: string
  email: string
  /** Null where it is chosen by a link. */
  password: string | null
  /** Also where there is an admin already. */
  force: boolean
}

/**
 * Makes an admin, for who runs the machine: whoever reaches the database may do everything anyway. Answers the path of the link by
 * which they choose a password; null where one was given. Refuses a second admin without `force`, and what cannot be.
 */
export async function makeAdmin(db: Db, { userName, email, password, force }: NewAdmin, now: Date) {
  const fault = userNameFault(userName)
  if (fault) throw new Refusal(fault)
  if (!isEmail(email)) throw new Refusal('request.invalid', { fields: ['email'] })
  const passwordHash = await (password === null
    ? unknownPassword()
    : hashOfNewPassword({ password, field: 'password', owner: { userName, email } }, now))
  return db.transaction().execute(async (tx) => {
    await advisoryLock(tx, ['admins'])
    if (!force && (await hasAdmin(tx))) throw new Refusal('account.has_admin')
    await takeAddress(tx, email)
    const accountId = await insertAdmin(tx, { userName, email, passwordHash }, now)
    const path = password === null ? await inviteLink(tx, accountId, now) : null
    await note(tx, accountId, { action: 'account.added', after: { userName, email, role: 'admin' } }, now)
    return path
  })
}

/** A new link for an admin who is locked out: sessions, the old password and the authenticator end, a suspension too. */
export const resetAdmin = (db: Db, userName: string, now: Date) =>
  db.transaction().execute(async (tx) => {
    const admin = await lockedAdmin(tx, userName)
    if (!admin) throw new Refusal('request.not_found')
    const passwordHash = await unknownPassword()
    await tx
      .updateTable('accounts')
      .set({ status: 'active', password_hash: passwordHash })
      .where('id', '=', admin.id)
      .execute()
    await forgetAuthenticator(tx, { accountId: admin.id, actor: noActor }, now)
    const path = await inviteLink(tx, admin.id, now)
    await note(tx, admin.id, { action: 'password.link_sent' }, now)
    return path
  })

// Unknown to all, so a sign-in needs a chosen password first.
const unknownPassword = () => hashPassword(randomBytes(32).toString('base64url'))

async function hasAdmin(db: Db | Tx) {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .executeTakeFirst()
  return found !== undefined
}

type Row = { userName: string; email: string; passwordHash: string }

/** Who runs the machine vouches for the address: there may be no mail server yet to prove it by. */
async function insertAdmin(tx: Tx, { userName, email, passwordHash }: Row, now: Date) {
  const added = await tx
    .insertInto('accounts')
    .values({
      user_name: userName,
      name: userName,
      email,
      role: 'admin',
      password_hash: passwordHash,
      confirmed: true,
      email_proved_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return added.id
  throw (await isNameTaken(tx, userName)) ? new Refusal('user_name.taken') : new Refusal('email.occupied')
}

const lockedAdmin = (tx: Tx, userName: string) =>
  tx
    .selectFrom('accounts')
    .select('id')
    .where(sql<string>`lower(user_name)`, '=', userName.toLowerCase())
    .where('role', '=', 'admin')
    .forNoKeyUpdate()
    .executeTakeFirst()

type Note = { action: 'account.added' | 'password.link_sent'; after?: object }

/** No signed-in account, at no network address. */
const noActor: Actor = { accountId: null, customerId: null, orgId: 1, address: '' }

const note = (tx: Tx, accountId: number, event: Note, now: Date) =>
  recordEvent(tx, { ...event, ...noActor, subject: `account ${accountId}` }, now)
