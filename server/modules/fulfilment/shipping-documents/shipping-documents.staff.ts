import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'

/** Whether all of these are shipments of the sites that a staff user can access. */
export async function areOwnShipments(db: Db, staff: Staff, ids: readonly number[]): Promise<boolean> {
  const { count } = await db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('s.id', 'in', [...ids])
    .where(canAccessSite(staff, sql.ref('o.org_id')))
    .executeTakeFirstOrThrow()
  return count === new Set(ids).size
}

type Printable = { orderId: number; shipmentIds: number[] }

/** Those of some orders that a staff user can access, as they are named, each with its shipments that did not come to nothing. */
export async function findPrintableShipments(db: Db, staff: Staff, orderIds: readonly number[]): Promise<Printable[]> {
  const { rows } = await sql<Printable>`
    select o.id as "orderId",
           coalesce((select json_agg(s.id order by s.id) from shipments s
                      where s.order_id = o.id and s.status in ('picking', 'packed', 'left', 'delivered')), '[]') as "shipmentIds"
      from unnest(${orderIds}::bigint[]) with ordinality as n (id, place)
      join orders o on o.id = n.id
     where ${canAccessSite(staff, sql.ref('o.org_id'))}
     order by n.place
  `.execute(db)
  return rows
}
