import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { looksAfter, type Staff } from '../customer/customer.staff.ts'

/** Whether all of these are shipments of the sites that a person of the provider looks after. */
export async function areOwnShipments(db: Db, staff: Staff, ids: readonly number[]): Promise<boolean> {
  const { count } = await db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('s.id', 'in', [...ids])
    .where(looksAfter(staff, sql.ref('o.org_id')))
    .executeTakeFirstOrThrow()
  return count === new Set(ids).size
}
