import { randomBytes } from 'node:crypto'
import type { AccountState } from '../../../../rules/customer/account.ts'
import { userNameFault } from '../../../../rules/customer/user-name.ts'
import type { StaffRole } from '../../../../rules/identity/permissions.ts'
import { colleagueFaults, colleagueRoles } from '../../../../rules/office/staff-user.ts'
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
  colleagueById,
  insertColleague,
  lockColleagues,
  otherAdmins,
  storeColleague,
  storeSites,
  storeStatus,
} from './colleague.staff.ts'

type Change = { db: Db; caller: Caller; actor: Actor; now: Date }
type Draft = { name: string; email: string; language: string; roles: readonly StaffRole[]; sites: readonly number[] }
type Colleague = NonNullable<Awaited<ReturnType<typeof colleagueById>>>

/** Adds a colleague, who chooses a password by a mailed link. Refuses by field what cannot be. */
export async function addColleague(
  { db, actor, now }: Change,
  { userName: typed, ...draft }: Draft & { userName: string },
) {
  const userName = typed.trim()
  const nameFault = userNameFault(userName)
  if (nameFault) throw new Refusal(nameFault, { fields: ['userName'] })
  const colleague = checkColleague(draft)
  // Nobody knows it, so nobody signs in before a password is chosen.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  return db.transaction().execute(async (tx) => {
    await takeAddress(tx, colleague.email)
    await lockColleagues(tx)
    const accountId = await insertColleague(tx, { ...colleague, userName, passwordHash }, now)
    if (accountId === undefined) throw await findTakenRefusal(tx, userName)
    await keepSites(tx, accountId, colleague)
    const added = orNotFound(await colleagueById(tx, accountId))
    const mails = [await linkMail(tx, added, now)]
    await note(tx, actor, { action: 'account.added', accountId, after: toAuditFacts(added), mails }, now)
    return { accountId }
  })
}

/** Changes what a colleague may do and where. Nobody gives up being an admin themselves, so one always stays. */
export const changeColleague = ({ db, caller, actor, now }: Change, accountId: number, draft: Draft) =>
  db.transaction().execute(async (tx) => {
    await takeAddress(tx, draft.email)
    await lockColleagues(tx)
    const before = orNotFound(await colleagueById(tx, accountId))
    const colleague = checkColleague(draft)
    if (before.roles.includes('admin') && !colleague.roles.includes('admin')) await keepAdmin(tx, caller, accountId)
    if (!(await storeColleague(tx, accountId, colleague))) {
      throw new Refusal('email.occupied', { fields: ['email'] })
    }
    await keepSites(tx, accountId, colleague)
    if (before.email.toLowerCase() !== colleague.email.toLowerCase()) await endLinks(tx, accountId)
    const after = orNotFound(await colleagueById(tx, accountId))
    await note(
      tx,
      actor,
      { action: 'account.changed', accountId, before: toAuditFacts(before), after: toAuditFacts(after) },
      now,
    )
    return null
  })

/** Suspends a colleague, whose sessions and links end at once, or lets them in again. */
export const changeStatus = ({ db, caller, actor, now }: Change, accountId: number, status: AccountState) =>
  db.transaction().execute(async (tx) => {
    await lockColleagues(tx)
    const before = orNotFound(await colleagueById(tx, accountId))
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

/** Ends the sessions of a colleague and mails them a link; who has chosen no password yet is invited again. */
export const sendPasswordLink = ({ db, actor, now }: Change, accountId: number) =>
  db.transaction().execute(async (tx) => {
    await lockColleagues(tx)
    const colleague = orNotFound(await colleagueById(tx, accountId))
    if (colleague.status === 'suspended') throw new Refusal('colleague.suspended')
    await closeSessions(tx, accountId)
    const mails = [await linkMail(tx, colleague, now)]
    await note(tx, actor, { action: 'password.link_sent', accountId, mails }, now)
    return null
  })

/** For a colleague who has lost phone and recovery codes. Their own, people remove with a code of it. */
export const removeAuthenticator = ({ db, caller, actor, now }: Change, accountId: number) =>
  db.transaction().execute(async (tx) => {
    if (accountId === caller.accountId) throw new Refusal('colleague.self')
    await lockColleagues(tx)
    orNotFound(await colleagueById(tx, accountId))
    await forgetAuthenticator(tx, { accountId, actor }, now)
    return null
  })

function checkColleague({ roles, ...draft }: Draft) {
  const colleague = { ...draft, name: draft.name.trim(), email: draft.email.trim(), roles: colleagueRoles(roles) }
  const fields: string[] = Object.keys(colleagueFaults(colleague))
  if (!isLanguage(draft.language)) fields.push('language')
  if (fields.length > 0) throw new Refusal('request.invalid', { fields })
  return colleague
}

/** Who keeps somebody out, or takes the admin role, is an admin who stays one: nobody does it to themselves. */
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

/** The provider's mails to its own people come from the site that they work for first. */
async function linkMail(tx: Tx, colleague: Colleague, now: Date) {
  const person = { ...colleague, orgId: colleague.sites[0]?.orgId ?? 1 }
  const isNew = colleague.invited || colleague.lastSeenAt === null
  return isNew
    ? inviteMail(person, { path: await inviteLink(tx, colleague.accountId, now), company: 'Aster' })
    : resetMail(person, { path: await resetLink(tx, colleague.accountId, now) })
}

const toAuditFacts = ({ userName, name, email, language, roles, sites }: Colleague) => ({
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
