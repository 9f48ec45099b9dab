import type { Db, Tx } from '../../../db/database.ts'
import { type Actor, recordEvent } from '../../../events/record.ts'
import type { Caller } from '../../../http/caller.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { closeSessionsOfCustomer } from '../../identity/session/session-list.queries.ts'
import { chooseTerms, type TermsChoice } from './choose-terms.ts'
import { customerQueries, storeReopening, storeSuspension, storeTerms } from './customer.staff.ts'

type CustomerContext = { caller: Caller; actor: Actor; customerId: number }

/** Changes the terms of a customer who was approved. They count for what is ordered from now on. */
export const changeTerms = (db: Db, keeping: CustomerContext, terms: TermsChoice, now: Date) =>
  db.transaction().execute(async (tx) => {
    const customer = await lockCustomer(tx, keeping)
    if (customer.status !== 'active' && customer.status !== 'suspended') throw new Refusal('customer.other_state')
    const { stored, auditFacts } = await chooseTerms(tx, customer.orgId, terms)
    await storeTerms(tx, customer.customerId, stored)
    const { priceList, termsNetDays, creditLimit, accountManager } = customer
    const before = { priceList, termsNetDays, creditLimit, accountManager }
    await note(tx, keeping, { customer, before, after: auditFacts }, now)
    return null
  })

/** Reopens a rejected customer; of two at once the second is refused. The customer is notified of the next decision. */
export const reopen = (db: Db, keeping: CustomerContext, now: Date) =>
  db.transaction().execute(async (tx) => {
    const customer = await lockCustomer(tx, keeping)
    if (!(await storeReopening(tx, customer.customerId))) throw new Refusal('customer.other_state')
    const before = { status: customer.status, reason: customer.rejectedBecause }
    await note(tx, keeping, { customer, before, after: { status: 'pending' } }, now)
    return null
  })

type Status = { status: 'active' | 'suspended'; reason: string }

/** Suspends an active customer, or lets a suspended one in again; of two who do so at once the second is refused. */
export const changeStatus = (db: Db, keeping: CustomerContext, { status, ...given }: Status, now: Date) =>
  db.transaction().execute(async (tx) => {
    const customer = await lockCustomer(tx, keeping)
    const reason = given.reason.trim()
    if (reason === '') throw new Refusal('request.invalid', { fields: ['reason'] })
    if (customer.status !== (status === 'active' ? 'suspended' : 'active')) throw new Refusal('customer.other_state')
    await storeSuspension(tx, customer.customerId, status === 'suspended' ? reason : null)
    // When they are let in again, too: a session that was opened while they were being suspended must not come back.
    await closeSessionsOfCustomer(tx, customer.customerId)
    const change = { customer, before: { status: customer.status }, after: { status, reason } }
    await note(tx, keeping, change, now)
    return null
  })

const lockCustomer = async (tx: Tx, { caller, customerId }: CustomerContext) =>
  orNotFound(await customerQueries(tx, caller).lockAndFind(customerId))

type Customer = Awaited<ReturnType<typeof lockCustomer>>

const note = (
  tx: Tx,
  { actor }: CustomerContext,
  { customer: { customerId, orgId }, ...change }: { customer: Customer; before: object; after: object },
  now: Date,
) =>
  recordEvent(
    tx,
    { ...actor, customerId, orgId, ...change, action: 'customer.changed', subject: `customer ${customerId}` },
    now,
  )
