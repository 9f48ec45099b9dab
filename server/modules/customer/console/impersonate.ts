import { impersonationHours } from '../../../../rules/customer/impersonation.ts'
import type { Db } from '../../../db/database.ts'
import { type Actor, recordEvent } from '../../../events/record.ts'
import type { Caller } from '../../../http/caller.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { openImpersonation } from '../../identity/session/session.queries.ts'
import { accountQueries } from '../account/account.queries.ts'
import { customerQueries } from './customer.staff.ts'

type Impersonating = {
  caller: Caller
  actor: Actor
  customerId: number
  accountId: number
  /** Of the staff user's own session. */
  token: string
  userAgent: string
}

/**
 * Opens the shop for a staff user as an account of a customer of their sites sees it. Refuses accounts that may not enter: of a
 * customer who is not active, and a suspended one.
 */
export const impersonate = (
  db: Db,
  { caller, actor, customerId, accountId, token, userAgent }: Impersonating,
  now: Date,
) =>
  db.transaction().execute(async (tx) => {
    const customer = orNotFound(await customerQueries(tx, caller).lockAndFind(customerId))
    const account = orNotFound(await accountQueries(tx, { customerId }).find(accountId))
    if (customer.status !== 'active' || account.status !== 'active') throw new Refusal('impersonation.suspended')
    const opened = await openImpersonation(tx, { accountId, token, address: actor.address, userAgent }, now)
    if (opened === undefined) throw new Refusal('session.unknown')
    const after = { userName: account.userName, name: account.name }
    const event = { action: 'account.impersonated' as const, subject: `account ${accountId}`, after }
    await recordEvent(tx, { ...actor, customerId, orgId: customer.orgId, ...event }, now)
    return { access_token: opened, expires_in: impersonationHours * 3_600 }
  })
