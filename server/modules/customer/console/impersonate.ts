import { impersonationHours } from '../../../../rules/customer/impersonation.ts'
import type { Db } from '../../../db/database.ts'
import { type Actor, recordEvent } from '../../../events/record.ts'
import type { Caller } from '../../../http/caller.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { openImpersonation } from '../../identity/session/session.queries.ts'
import { peopleQueries } from '../account/account.queries.ts'
import { customerQueries } from './customer.staff.ts'

type Impersonating = {
  caller: Caller
  actor: Actor
  customerId: number
  accountId: number
  /** Of the colleague's own session. */
  token: string
  userAgent: string
}

/**
 * Opens the shop for a colleague as a person of a customer of their sites sees it. Refuses who may not enter themselves: a
 * customer who is not active, and a person who is suspended.
 */
export const impersonate = (
  db: Db,
  { caller, actor, customerId, accountId, token, userAgent }: Impersonating,
  now: Date,
) =>
  db.transaction().execute(async (tx) => {
    const customer = orNotFound(await customerQueries(tx, caller).lockAndFind(customerId))
    const person = orNotFound(await peopleQueries(tx, { customerId }).find(accountId))
    if (customer.status !== 'active' || person.status !== 'active') throw new Refusal('impersonation.suspended')
    const opened = await openImpersonation(tx, { accountId, token, address: actor.address, userAgent }, now)
    if (opened === undefined) throw new Refusal('session.unknown')
    const after = { userName: person.userName, name: person.name }
    const event = { action: 'account.impersonated' as const, subject: `account ${accountId}`, after }
    await recordEvent(tx, { ...actor, customerId, orgId: customer.orgId, ...event }, now)
    return { access_token: opened, expires_in: impersonationHours * 3_600 }
  })
