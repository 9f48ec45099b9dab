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
