import { randomBytes } from 'node:crypto'
import {
  type AccountState,
  accountFaults,
  hasLimits,
  linkMinutes,
  mostAccounts,
} from '../../../../rules/customer/account.ts'
import { userNameFault } from '../../../../rules/customer/user-name.ts'
import { mayGrant } from '../../../../rules/identity/permissions.ts'
import { rolePermissions } from '../../../../rules/identity/roles.ts'
import { isLanguage } from '../../../../texts/index.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { type Actor, recordEvent, type ShopEvent } from '../../../events/record.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { hashOfNewPassword } from '../../identity/credential/new-password.ts'
import { hashPassword } from '../../identity/credential/password-hash.ts'
import { closeSessions } from '../../identity/session/session-list.queries.ts'
import {
  findCompany,
  forgetPricesSeen,
  isNameTaken,
  type Person,
  peopleQueries,
  takeAddress,
} from './account.queries.ts'
import { endLinks } from './account-links.queries.ts'
import { inviteLink, resetLink } from './account-links.ts'
import { inviteMail, resetMail } from './account-mail.ts'

/** Who keeps the people of a customer: one of them, or staff in their place, who may do everything there. */
type AccountAdmin = Pick<CustomerCaller, 'accountId' | 'customerId' | 'orgId' | 'permissions'>
type Change = { db: Db; caller: AccountAdmin; actor: Actor; now: Date }
type AccountRecord = NonNullable<Awaited<ReturnType<ReturnType<typeof peopleQueries>['find']>>>

type NewPerson = Person & { userName: string; password?: string; status?: AccountState }

/**
 * Adds a person, who chooses a password by a mailed link where none is given. That somebody of another company has proved
 * the address is not said here: the person learns it when they prove it themselves (decision 10).
 */
export async function addPerson(
  { db, caller, actor, now }: Change,
  { password, status = 'active', ...form }: NewPerson,
) {
  const userName = form.userName.trim()
  const nameFault = userNameFault(userName)
  if (nameFault) throw new Refusal(nameFault, { fields: ['userName'] })
  const person = checkAccount(caller, form)
  const passwordHash = await (password === undefined
    ? hashOfUnknown()
    : hashOfNewPassword(
        { password, field: 'password', owner: { ...form, company: await findCompany(db, caller) } },
        now,
      ))

  return db.transaction().execute(async (tx) => {
    await takeAddress(tx, form.email)
    const people = peopleQueries(tx, caller)
    await people.lock()
    if ((await people.count()).all >= mostAccounts) throw new Refusal('account.full')
    const accountId = await people.add({ ...person, userName, passwordHash, status })
    if (accountId === undefined) throw await findTakenRefusal(tx, userName)
    const added = orNotFound(await people.find(accountId))
    const isInvited = password === undefined && status === 'active'
    const mails = isInvited ? [await makeInvitation(tx, caller, added, now)] : []
    await note(tx, actor, { action: 'account.added', accountId, after: { ...toAuditFacts(added), status }, mails }, now)
    return orNotFound(await people.find(accountId))
  })
}

/** Nobody knows the password, so nobody signs in before they have chosen one. */
const hashOfUnknown = () => hashPassword(randomBytes(32).toString('base64url'))

/** Changes what is known of a person and what they may do. Nobody grants what they do not hold (invariant 31). */
export const changePerson = ({ db, caller, actor, now }: Change, accountId: number, form: Person) =>
  db.transaction().execute(async (tx) => {
    await takeAddress(tx, form.email)
    const people = peopleQueries(tx, caller)
    await people.lock()
    const before = orNotFound(await people.find(accountId))
    const person = checkAccount(caller, form)
    mustOutrank(caller, before)
    if (before.role === 'main' && person.role !== 'main') await keepMain(people, before)
    if (!(await people.change(accountId, person))) throw new Refusal('email.occupied', { fields: ['email'] })
    if (before.role !== person.role) await forgetPricesSeen(tx, accountId)
    if (before.email.toLowerCase() !== person.email.toLowerCase()) await endLinks(tx, accountId)
    const after = orNotFound(await people.find(accountId))
    await note(
      tx,
      actor,
      { action: 'account.changed', accountId, before: toAuditFacts(before), after: toAuditFacts(after) },
      now,
    )
    return after
  })

/** Suspends a person, whose sessions and links end at once, or lets them in again. */
export const setStatus = ({ db, caller, actor, now }: Change, accountId: number, status: AccountState) =>
  db.transaction().execute(async (tx) => {
    const people = peopleQueries(tx, caller)
    await people.lock()
    const before = orNotFound(await people.find(accountId))
    mustOutrank(caller, before)
    if (accountId === caller.accountId) throw new Refusal('account.self')
    if (before.status === status) return before
    if (status === 'suspended' && before.role === 'main') await keepMain(people, before)
    // Before their sessions, so that one which is opened at this moment ends with them.
    await people.setStatus(accountId, status)
    if (status === 'suspended') {
      await closeSessions(tx, accountId)
      await endLinks(tx, accountId)
    }
    const [was, is] = [{ status: before.status }, { status }]
    await note(tx, actor, { action: 'account.changed', accountId, before: was, after: is }, now)
    return orNotFound(await people.find(accountId))
  })

/** Ends the sessions of a person and mails them a link; who has chosen no password yet is invited again. */
export const sendPasswordLink = ({ db, caller, actor, now }: Change, accountId: number) =>
  db.transaction().execute(async (tx) => {
    const people = peopleQueries(tx, caller)
    await people.lock()
    const person = orNotFound(await people.find(accountId))
    mustOutrank(caller, person)
    if (person.status === 'suspended') throw new Refusal('account.suspended')
    await closeSessions(tx, accountId)
    const mail = person.invited
      ? await makeInvitation(tx, caller, person, now)
      : resetMail({ ...person, orgId: caller.orgId }, { path: await resetLink(tx, accountId, now) })
    await note(tx, actor, { action: 'password.link_sent', accountId, mails: [mail] }, now)
    return linkMinutes[person.invited ? 'invite' : 'reset']
  })

/** What a form tells of a person, as it is stored; refuses mistakes, and a role that the caller may not give. */
function checkAccount({ permissions }: AccountAdmin, form: Person): Person {
  const limits = hasLimits(form.role) ? {} : { orderLimit: null, monthLimit: null }
  const person = { ...form, ...limits, name: form.name.trim(), email: form.email.trim() }
  const fields: string[] = Object.keys(accountFaults(person))
  if (!isLanguage(form.language)) fields.push('language')
  if (fields.length > 0) throw new Refusal('request.invalid', { fields })
  if (!mayGrant(permissions, rolePermissions[form.role])) throw new Refusal('access.denied')
  return person
}

/** Nobody changes somebody who may do more than they. */
function mustOutrank({ permissions }: AccountAdmin, { role }: AccountRecord) {
  if (!mayGrant(permissions, rolePermissions[role])) throw new Refusal('access.denied')
}

async function keepMain(people: ReturnType<typeof peopleQueries>, { accountId }: AccountRecord) {
  if ((await people.count(accountId)).otherMains === 0) throw new Refusal('account.last_main')
}

const findTakenRefusal = async (tx: Tx, userName: string) =>
  (await isNameTaken(tx, userName))
    ? new Refusal('user_name.taken', { fields: ['userName'] })
    : new Refusal('email.occupied', { fields: ['email'] })

async function makeInvitation(tx: Tx, caller: AccountAdmin, person: AccountRecord, now: Date) {
  const path = await inviteLink(tx, person.accountId, now)
  const company = await findCompany(tx, caller)
  return inviteMail({ ...person, orgId: caller.orgId }, { path, company })
}

const toAuditFacts = ({ userName, name, email, role, language, orderLimit, monthLimit }: AccountRecord) => ({
  userName,
  name,
  email,
  role,
  language,
  orderLimit,
  monthLimit,
})

type Note = Pick<ShopEvent, 'action' | 'before' | 'after' | 'mails'> & { accountId: number }

const note = (tx: Tx, actor: Actor, { accountId, ...event }: Note, now: Date) =>
  recordEvent(tx, { ...event, subject: `account ${accountId}`, ...actor }, now)
