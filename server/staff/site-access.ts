import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../http/caller.ts'

export type Staff = Pick<Caller, 'accountId' | 'role'>

/** Whether a staff user works for a site; the admin works for all. */
export const canAccessSite = ({ accountId, role }: Staff, orgId: RawBuilder<unknown>) =>
  sql<boolean>`(${role === 'admin'} or exists (
    select from staff_sites own_site where own_site.account_id = ${accountId} and own_site.org_id = ${orgId}))`

/** The same of an account that a statement reads, by its alias there. */
export const accountCanAccessSite = (account: string, orgId: RawBuilder<unknown>) =>
  sql<boolean>`(${sql.ref(`${account}.role`)} = 'admin' or exists (
    select from staff_sites own_site
     where own_site.account_id = ${sql.ref(`${account}.id`)} and own_site.org_id = ${orgId}))`

/** Whether a staff user works for the site whose company issued an item; other kinds of items have no issuer. */
export const canAccessIssuer = (staff: Staff, itemId: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from invoices issued
     where issued.item_id = ${itemId} and ${canAccessSite(staff, sql.ref('issued.issuer_org_id'))})`

/**
 * Whether an item is within a staff user's sites: the site of its customer or order, or the one whose company issued it, as the goods
 * left its warehouse and its account is paid. The site comes first: it is known, an issuer has to be read.
 */
export const canAccessItem = (staff: Staff, { orgId, itemId }: Record<'orgId' | 'itemId', RawBuilder<unknown>>) =>
  sql<boolean>`(${canAccessSite(staff, orgId)} or ${canAccessIssuer(staff, itemId)})`
