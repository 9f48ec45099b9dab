import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'

/** The id of the `last` newest order of a few customers, by the index `orders_newest`; undefined where they have fewer than `most`. */
export async function findManyNewest(
  db: Db | Tx,
  staff: Staff,
  customerIds: readonly number[],
  { last, most }: { last: number; most: number },
): Promise<number | undefined> {
  if (customerIds.length === 0) return undefined
  const { rows } = await sql<{ id: number }>`
    with newest as materialized (
      select o.id
        from unnest(${customerIds}::integer[]) customer (id)
       cross join lateral (
         select o.id from orders o
          where o.customer_id = customer.id and ${canAccessSite(staff, sql.ref('o.org_id'))}
          order by o.id desc limit ${most}) o
       order by o.id desc limit ${most})
    select id from newest where (select count(*) from newest) = ${most} order by id desc limit 1 offset ${last - 1}`.execute(
    db,
  )
  return rows[0]?.id
}

type NewestPage = { limit: number; offset: number; most: number; orgId?: number | undefined }

/**
 * The ids of a page of the newest orders of the caller's sites, or of one of them, and how many there are, counted up to `most`. The index of
 * each site is read as far as the page reaches: among all orders, those of a small site are far apart.
 */
export async function findNewestPage(db: Db | Tx, staff: Staff, { limit, offset, most, orgId }: NewestPage) {
  const newest = (count: number) =>
    staff.role === 'admin' && !orgId ? newestOfAll(count) : newestOfSites(staff, count, orgId)
  const shown = Math.max(0, Math.min(limit, most - offset))
  const { rows } = await sql<{ ids: number[]; total: number }>`
    select array(select id::float8 from (${newest(offset + shown)}) o order by id desc limit ${shown} offset ${offset}) as ids,
           (select count(*)::integer from (select from (${newest(most)}) o limit ${most}) o) as total`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

const newestOfAll = (count: number) => sql<{ id: number }>`select o.id from orders o order by o.id desc limit ${count}`

const newestOfSites = (staff: Staff, count: number, orgId?: number) => sql<{ id: number }>`
  select o.id
    from orgs g
   cross join lateral (select o.id from orders o where o.org_id = g.id order by o.id desc limit ${count}) o
   where ${canAccessSite(staff, sql.ref('g.id'))} ${orgId ? sql`and g.id = ${orgId}` : sql``}`
