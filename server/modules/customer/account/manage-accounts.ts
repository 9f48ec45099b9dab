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
  type AccountInput,
  accountQueries,
  findCompany,
  forgetPricesSeen,
  isNameTaken,
  takeAddress,
} from './account.queries.ts'
import { endLinks } from './account-links.queries.ts'
import { inviteLink, resetLink } from './account-links.ts'
import { inviteMail, resetMail } from './account-mail.ts'

/** Who manages the accounts of a customer: one of them, or staff in their place, who may do everything there. */
type AccountAdmin = Pick<CustomerCaller, 'accountId' | 'customerId' | 'orgId' | 'permissions'>
type Change = { db: Db; caller: AccountAdmin; actor: Actor; now: Date }
type AccountRecord = NonNullable<Awaited<ReturnType<ReturnType<typeof accountQueries>['find']>>>

type NewAccount = AccountInput & { userName: string; password?: string; status?: AccountState }

/**
 * Creates an account, whose user chooses a password by a mailed link where none is given. That an account of another company has proved
 * the address is not said here: the user learns it when they prove it themselves (decision 10).
 */
export async function createAccount(
  { db, caller, actor, now }: Change,
  { password, status = 'active', ...form }: NewAccount,
) {
  const userName = form.userName.trim()
  const nameFault = userNameFault(userName)
  if (nameFault) throw new Refusal(nameFault, { fields: ['userName'] })
  const draft = checkAccount(caller, form)
  const passwordHash = await (password === undefined
    ? hashOfUnknown()
    : hashOfNewPassword(
        { password, field: 'password', owner: { ...form, company: await findCompany(db, caller) } },
        now,
      ))

  return db.transaction().execute(async (tx) => {
    await takeAddress(tx, form.email)
    const accounts = accountQueries(tx, caller)
    await accounts.lock()
    if ((await accounts.count()).all >= mostAccounts) throw new Refusal('account.full')
    const accountId = await accounts.add({ ...draft, userName, passwordHash, status })
    if (accountId === undefined) throw await findTakenRefusal(tx, userName)
    const added = orNotFound(await accounts.find(accountId))
    const isInvited = password === undefined && status === 'active'
    const mails = isInvited ? [await makeInvitation(tx, caller, added, now)] : []
    await note(tx, actor, { action: 'account.added', accountId, after: { ...toAuditFacts(added), status }, mails }, now)
    return orNotFound(await accounts.find(accountId))
  })
}

/** The password is unknown to all, so a sign-in needs a chosen one first. */
const hashOfUnknown = () => hashPassword(randomBytes(32).toString('base64url'))

/** Updates an account and its permissions. Nobody grants permissions that they do not hold (invariant 31). */
export const updateAccount = ({ db, caller, actor, now }: Change, accountId: number, form: AccountInput) =>
  db.transaction().execute(async (tx) => {
    await takeAddress(tx, form.email)
    const accounts = accountQueries(tx, caller)
    await accounts.lock()
    const before = orNotFound(await accounts.find(accountId))
    const draft = checkAccount(caller, form)
    mustOutrank(caller, before)
    if (before.role === 'main' && draft.role !== 'main') await keepMain(accounts, before)
    if (!(await accounts.change(accountId, draft))) throw new Refusal('email.occupied', { fields: ['email'] })
    if (before.role !== draft.role) await forgetPricesSeen(tx, accountId)
    if (before.email.toLowerCase() !== draft.email.toLowerCase()) await endLinks(tx, accountId)
    const after = orNotFound(await accounts.find(accountId))
    await note(
      tx,
      actor,
      { action: 'account.changed', accountId, before: toAuditFacts(before), after: toAuditFacts(after) },
      now,
    )
    return after
  })

/** Suspends an account, whose sessions and links end at once, or reactivates it. */
export const setStatus = ({ db, caller, actor, now }: Change, accountId: number, status: AccountState) =>
  db.transaction().execute(async (tx) => {
    const accounts = accountQueries(tx, caller)
    await accounts.lock()
    const before = orNotFound(await accounts.find(accountId))
    mustOutrank(caller, before)
    if (accountId === caller.accountId) throw new Refusal('account.self')
    if (before.status === status) return before
    if (status === 'suspended' && before.role === 'main') await keepMain(accounts, before)
    // Before their sessions, so that one which is opened at this moment ends with them.
    await accounts.setStatus(accountId, status)
    if (status === 'suspended') {
      await closeSessions(tx, accountId)
      await endLinks(tx, accountId)
    }
    const [was, is] = [{ status: before.status }, { status }]
    await note(tx, actor, { action: 'account.changed', accountId, before: was, after: is }, now)
    return orNotFound(await accounts.find(accountId))
  })

/** Ends the sessions of an account and mails its user a link; an account without a password is invited again. */
export const sendPasswordLink = ({ db, caller, actor, now }: Change, accountId: number) =>
  db.transaction().execute(async (tx) => {
    const accounts = accountQueries(tx, caller)
    await accounts.lock()
    const account = orNotFound(await accounts.find(accountId))
    mustOutrank(caller, account)
    if (account.status === 'suspended') throw new Refusal('account.suspended')
    await closeSessions(tx, accountId)
    const mail = account.invited
      ? await makeInvitation(tx, caller, account, now)
      : resetMail({ ...account, orgId: caller.orgId }, { path: await resetLink(tx, accountId, now) })
    await note(tx, actor, { action: 'password.link_sent', accountId, mails: [mail] }, now)
    return linkMinutes[account.invited ? 'invite' : 'reset']
  })

/** The data of an account form, as it is stored; refuses mistakes, and a role that the caller may not give. */
function checkAccount({ permissions }: AccountAdmin, form: AccountInput): AccountInput {
  const limits = hasLimits(form.role) ? {} : { orderLimit: null, monthLimit: null }
  const draft = { ...form, ...limits, name: form.name.trim(), email: form.email.trim() }
  const fields: string[] = Object.keys(accountFaults(draft))
  if (!isLanguage(form.language)) fields.push('language')
  if (fields.length > 0) throw new Refusal('request.invalid', { fields })
  if (!mayGrant(permissions, rolePermissions[form.role])) throw new Refusal('access.denied')
  return draft
}

/** Nobody changes an account with more permissions than their own. */
function mustOutrank({ permissions }: AccountAdmin, { role }: AccountRecord) {
  if (!mayGrant(permissions, rolePermissions[role])) throw new Refusal('access.denied')
}

async function keepMain(accounts: ReturnType<typeof accountQueries>, { accountId }: AccountRecord) {
  if ((await accounts.count(accountId)).otherMains === 0) throw new Refusal('account.last_main')
}

const findTakenRefusal = async (tx: Tx, userName: string) =>
  (await isNameTaken(tx, userName))
    ? new Refusal('user_name.taken', { fields: ['userName'] })
    : new Refusal('email.occupied', { fields: ['email'] })

async function makeInvitation(tx: Tx, caller: AccountAdmin, account: AccountRecord, now: Date) {
  const path = await inviteLink(tx, account.accountId, now)
  const company = await findCompany(tx, caller)
  return inviteMail({ ...account, orgId: caller.orgId }, { path, company })
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
