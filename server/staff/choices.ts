import { sql } from 'kysely'
import { offersSite } from '../../rules/site/site.ts'
import type { Db, Tx } from '../db/database.ts'
import { accountCanAccessSite, canAccessSite, type Staff } from './site-access.ts'

/** The sites that a staff user works for; the admin works for all. */
export async function accessibleSites(db: Db | Tx, staff: Staff) {
  const sites = await db
    .selectFrom('orgs as o')
    .select(['o.id as orgId', 'o.site_name as siteName', 'o.iso2', 'o.currency', 'o.language'])
    .where(canAccessSite(staff, sql.ref('o.id')))
    .orderBy('o.id')
    .execute()
  return sites.filter(({ orgId }) => offersSite(orgId, 'staff'))
}

/** The price lists in the currencies of sites, by site; its own first. */
export const findPriceLists = (db: Db | Tx, orgIds: readonly number[]) =>
  db
    .selectFrom('price_lists as p')
    .innerJoin('orgs as o', 'o.currency', 'p.currency')
    .select(['o.id as orgId', 'p.id as priceListId', 'p.name'])
    .where('o.id', 'in', orgIds)
    .orderBy('o.id')
    .orderBy(sql`p.name <> p.currency`)
    .orderBy('p.name')
    .execute()

/** Who can be the account manager of customers of sites, by site. */
export const findManagers = (db: Db | Tx, orgIds: readonly number[]) =>
  db
    .selectFrom('accounts as a')
    .innerJoin('orgs as o', (join) =>
      join
        .on(accountCanAccessSite('a', sql.ref('o.id')))
        .on(sql<boolean>`(a.role = 'admin' or 'manager' = any(a.staff_roles))`),
    )
    .select(['o.id as orgId', 'a.id as accountId', sql<string>`coalesce(nullif(a.name, ''), a.user_name)`.as('name')])
    .where('a.status', '=', 'active')
    .where('o.id', 'in', orgIds)
    .orderBy('o.id')
    .orderBy(sql`a.role = 'admin'`)
    .orderBy('a.name')
    .execute()
