import { isEmail } from '../../../../rules/identity/email.ts'
import type { Db } from '../../../db/database.ts'
import { type Actor, recordEvent } from '../../../events/record.ts'
import type { Caller } from '../../../http/caller.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { inviteLink } from '../account/account-links.ts'
import { inviteMail } from '../account/account-mail.ts'
import { isAddressProved } from '../registration/registration.queries.ts'
import { customerQueries, mainOfCustomer, storeEmailAddress } from './customer.staff.ts'

type InvitationContext = { caller: Caller; actor: Actor; customerId: number; accountId: number; email: string }

/**
 * Mails the main account of a customer a new link to its first password, where the old one is lost, too old or went to
 * an address with a slip in it. Refuses who has chosen a password: they help themselves.
 */
export const inviteAgain = (db: Db, { caller, actor, customerId, accountId, ...given }: InvitationContext, now: Date) =>
  db.transaction().execute(async (tx) => {
    const { orgId, company } = orNotFound(await customerQueries(tx, caller).lockAndFind(customerId))
    const account = orNotFound(await mainOfCustomer(tx, customerId, accountId))
    const email = given.email.trim().toLowerCase()
    if (!isEmail(email)) throw new Refusal('request.invalid', { fields: ['email'] })
    if (!account.invited) throw new Refusal('customer.has_password')
    if (await isAddressProved(tx, email)) throw new Refusal('email.occupied', { fields: ['email'] })
    await storeEmailAddress(tx, accountId, email)
    const path = await inviteLink(tx, accountId, now)
    const mails = [inviteMail({ ...account, email, orgId }, { path, company })]
    const change = { before: { email: account.email }, after: { email }, mails }
    const event = { action: 'password.link_sent' as const, subject: `account ${accountId}`, ...change }
    await recordEvent(tx, { ...actor, customerId, orgId, ...event }, now)
    return null
  })
