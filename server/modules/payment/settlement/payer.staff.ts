import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { canAccessIssuer, canAccessSite } from '../../../staff/site-access.ts'
import type { StaffChange } from '../../../staff/staff-change.ts'
import { hasOwnAccount } from '../../site/sites/bank-account.queries.ts'

/** Whose account it is, and whose numbers its payments get. */
export type Payer = {
  customerId: number
  company: string
  currency: string
  orgId: number
  prefix: string
  timeZone: string
}

/**
 * Whether the caller takes the payment in advance of an order `o`: they can access its site, or, where that has no payment account of its
 * own in the currency, the company behind it, to whose account it is paid then (`bankAccountFor`).
 */
export const takesPrepayment = (staff: Caller) =>
  sql<boolean>`(${canAccessSite(staff, sql.ref('o.org_id'))} or exists (
    select from orgs site
     where site.id = o.org_id and ${canAccessSite(staff, sql.ref('site.register_org_id'))}
       and not ${hasOwnAccount(sql.ref('site.id'), sql.ref('o.currency'))}))`

/** Whether a customer `c` may pay the caller: one of their sites, or to whom a site of theirs issued something, or whose order pays them. */
const mayPayOwn = (staff: Caller) =>
  sql<boolean>`(${canAccessSite(staff, sql.ref('c.org_id'))}
    or exists (select from finance_items f where f.customer_id = c.id and ${canAccessIssuer(staff, sql.ref('f.id'))})
    or exists (select from orders o where o.customer_id = c.id and o.status = 'awaitingPayment' and ${takesPrepayment(staff)}))`

/** A customer who may pay the caller; every other one is not found. What they pay is looked at apart. */
export const findPayer = async ({ tx, call }: StaffChange, customerId: number) =>
  orNotFound(await payers(tx, customerId).where(mayPayOwn(call.caller)).executeTakeFirst())

/** A customer of the caller's sites, for what is of all of their account; every other one is not found. */
export const findOwnPayer = async ({ tx, call }: StaffChange, customerId: number) =>
  orNotFound(
    await payers(tx, customerId)
      .where(canAccessSite(call.caller, sql.ref('c.org_id')))
      .executeTakeFirst(),
  )

/** Whoever it is, for those whose right is by something else. */
export const loadPayer = (tx: Tx, customerId: number): Promise<Payer> =>
  payers(tx, customerId).executeTakeFirstOrThrow()

const payers = (tx: Tx, customerId: number) =>
  tx
    .selectFrom('customers as c')
    .innerJoin('orgs as g', 'g.id', 'c.org_id')
    .select(['c.id as customerId', 'c.company', 'c.currency', 'g.id as orgId'])
    .select(['g.number_prefix as prefix', 'g.time_zone as timeZone'])
    .where('c.id', '=', customerId)
