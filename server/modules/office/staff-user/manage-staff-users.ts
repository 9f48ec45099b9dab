import { randomBytes } from 'node:crypto'
import type { AccountState } from '../../../../rules/customer/account.ts'
import { userNameFault } from '../../../../rules/customer/user-name.ts'
import type { StaffRole } from '../../../../rules/identity/permissions.ts'
import { staffUserFaults, toStaffRoles } from '../../../../rules/office/staff-user.ts'
import { isLanguage } from '../../../../texts/index.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { type Actor, recordEvent, type ShopEvent } from '../../../events/record.ts'
import type { Caller } from '../../../http/caller.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { isNameTaken, takeAddress } from '../../customer/account/account.queries.ts'
import { endLinks } from '../../customer/account/account-links.queries.ts'
import { inviteLink, resetLink } from '../../customer/account/account-links.ts'
import { inviteMail, resetMail } from '../../customer/account/account-mail.ts'
import { forgetAuthenticator } from '../../identity/authenticator/manage-authenticator.ts'
import { hashPassword } from '../../identity/credential/password-hash.ts'
import { closeSessions } from '../../identity/session/session-list.queries.ts'
import {
  findStaffUser,
  insertStaffUser,
  lockStaffUsers,
  otherAdmins,
  storeSites,
  storeStaffUser,
  storeStatus,
} from './staff-user.staff.ts'

type Change = { db: Db; caller: Caller; actor: Actor; now: Date }
type Draft = { name: string; email: string; language: string; roles: readonly StaffRole[]; sites: readonly number[] }
type StaffUser = NonNullable<Awaited<ReturnType<typeof findStaffUser>>>

/** Adds a staff user, who chooses a password by a mailed link. Refuses by field what cannot be. */
export async function addStaffUser(
  { db, actor, now }: Change,
  { userName: typed, ...draft }: Draft & { userName: string },
) {
  const userName = typed.trim()
  const nameFault = userNameFault(userName)
  if (nameFault) throw new Refusal(nameFault, { fields: ['userName'] })
  const staffUser = checkStaffUser(draft)
  // Unknown to all, so a sign-in needs a chosen password first.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  return db.transaction().execute(async (tx) => {
    await takeAddress(tx, staffUser.email)
    await lockStaffUsers(tx)
    const accountId = await insertStaffUser(tx, { ...staffUser, userName, passwordHash }, now)
    if (accountId === undefined) throw await findTakenRefusal(tx, userName)
    await keepSites(tx, accountId, staffUser)
    const added = orNotFound(await findStaffUser(tx, accountId))
    const mails = [await linkMail(tx, added, now)]
    await note(tx, actor, { action: 'account.added', accountId, after: toAuditFacts(added), mails }, now)
    return { accountId }
  })
}

/** Updates the roles and sites of a staff user. Nobody gives up being an admin themselves, so one always stays. */
export const changeStaffUser = ({ db, caller, actor, now }: Change, accountId: number, draft: Draft) =>
  db.transaction().execute(async (tx) => {
    await takeAddress(tx, draft.email)
    await lockStaffUsers(tx)
    const before = orNotFound(await findStaffUser(tx, accountId))
    const staffUser = checkStaffUser(draft)
    if (before.roles.includes('admin') && !staffUser.roles.includes('admin')) await keepAdmin(tx, caller, accountId)
    if (!(await storeStaffUser(tx, accountId, staffUser))) {
      throw new Refusal('email.occupied', { fields: ['email'] })
    }
    await keepSites(tx, accountId, staffUser)
    if (before.email.toLowerCase() !== staffUser.email.toLowerCase()) await endLinks(tx, accountId)
    const after = orNotFound(await findStaffUser(tx, accountId))
    await note(
      tx,
      actor,
      { action: 'account.changed', accountId, before: toAuditFacts(before), after: toAuditFacts(after) },
      now,
    )
    return null
  })

/** Suspends a staff user, whose sessions and links end at once, or reactivates them. */
export const changeStatus = ({ db, caller, actor, now }: Change, accountId: number, status: AccountState) =>
  db.transaction().execute(async (tx) => {
    await lockStaffUsers(tx)
    const before = orNotFound(await findStaffUser(tx, accountId))
    if (before.status === status) return null
    if (status === 'suspended') await keepAdmin(tx, caller, accountId)
    // Before the sessions, so that one which is opened at this moment ends with them.
    await storeStatus(tx, accountId, status)
    if (status === 'suspended') {
      await closeSessions(tx, accountId)
      await endLinks(tx, accountId)
    }
    const [was, is] = [{ status: before.status }, { status }]
    await note(tx, actor, { action: 'account.changed', accountId, before: was, after: is }, now)
    return null
  })

/** Ends the sessions of a staff user and mails them a link; who has chosen no password yet is invited again. */
export const sendPasswordLink = ({ db, actor, now }: Change, accountId: number) =>
  db.transaction().execute(async (tx) => {
    await lockStaffUsers(tx)
    const staffUser = orNotFound(await findStaffUser(tx, accountId))
    if (staffUser.status === 'suspended') throw new Refusal('colleague.suspended')
    await closeSessions(tx, accountId)
    const mails = [await linkMail(tx, staffUser, now)]
    await note(tx, actor, { action: 'password.link_sent', accountId, mails }, now)
    return null
  })

/** For a staff user who has lost phone and recovery codes. Their own authenticator users remove with a code of it. */
export const removeAuthenticator = ({ db, caller, actor, now }: Change, accountId: number) =>
  db.transaction().execute(async (tx) => {
    if (accountId === caller.accountId) throw new Refusal('colleague.self')
    await lockStaffUsers(tx)
    orNotFound(await findStaffUser(tx, accountId))
    await forgetAuthenticator(tx, { accountId, actor }, now)
    return null
  })

function checkStaffUser({ roles, ...draft }: Draft) {
  const staffUser = { ...draft, name: draft.name.trim(), email: draft.email.trim(), roles: toStaffRoles(roles) }
  const fields: string[] = Object.keys(staffUserFaults(staffUser))
  if (!isLanguage(draft.language)) fields.push('language')
  if (fields.length > 0) throw new Refusal('request.invalid', { fields })
  return staffUser
}

/** Who suspends a staff user, or takes the admin role, is an admin who stays one: nobody does it to themselves. */
async function keepAdmin(tx: Tx, caller: Caller, accountId: number) {
  if (accountId === caller.accountId) throw new Refusal('colleague.self')
  if ((await otherAdmins(tx, accountId)) === 0) throw new Refusal('colleague.last_admin')
}

async function keepSites(tx: Tx, accountId: number, { roles, sites }: Pick<Draft, 'roles' | 'sites'>) {
  const areSitesKnown = await storeSites(tx, accountId, roles.includes('admin') ? [] : sites)
  if (!areSitesKnown) throw new Refusal('request.invalid', { fields: ['sites'] })
}

const findTakenRefusal = async (tx: Tx, userName: string) =>
  (await isNameTaken(tx, userName))
    ? new Refusal('user_name.taken', { fields: ['userName'] })
    : new Refusal('email.occupied', { fields: ['email'] })

/** The provider's mails to its own staff come from the site that they work for first. */
async function linkMail(tx: Tx, staffUser: StaffUser, now: Date) {
  const mailAccount = { ...staffUser, orgId: staffUser.sites[0]?.orgId ?? 1 }
  const isNew = staffUser.invited || staffUser.lastSeenAt === null
  return isNew
    ? inviteMail(mailAccount, { path: await inviteLink(tx, staffUser.accountId, now), company: 'Aster' })
    : resetMail(mailAccount, { path: await resetLink(tx, staffUser.accountId, now) })
}

const toAuditFacts = ({ userName, name, email, language, roles, sites }: StaffUser) => ({
  userName,
  name,
  email,
  language,
  roles,
  sites: sites.map(({ siteName }) => siteName),
})

type Note = Pick<ShopEvent, 'action' | 'before' | 'after' | 'mails'> & { accountId: number }

const note = (tx: Tx, actor: Actor, { accountId, ...event }: Note, now: Date) =>
  recordEvent(tx, { ...event, subject: `account ${accountId}`, ...actor }, now)
