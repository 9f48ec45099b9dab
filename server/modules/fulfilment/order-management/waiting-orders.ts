import { sql } from 'kysely'
import type { OrderState } from '../../../../rules/order/order.ts'
import type { Db } from '../../../db/database.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'
import { accessibleOrders } from '../../../staff/staff-orders.ts'
import { lateAt } from '../../order/history/list.queries.ts'
import { arrivedAt, movedAt, placedToday } from './find-orders.ts'

/** What the day has brought: orders placed today by the clocks of their sites, what they come to, and what waits for order management. */
export async function ordersToday(db: Db, staff: Staff, now: Date) {
  const [totals, waiting] = await Promise.all([placedTotals(db, staff, now), countWaiting(db, staff, now)])
  return { totals, ...waiting }
}

const placedTotals = (db: Db, staff: Staff, now: Date) =>
  accessibleOrders(db, staff)
    .select([
      'o.currency',
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`sum(o.remaining_total)::bigint`.as('total'),
    ])
    .where(placedToday(now))
    .where('o.status', '<>', 'cancelled')
    .groupBy('o.currency')
    .orderBy('o.currency')
    .execute()

type Waiting = Record<'toRelease' | 'onHold' | 'awaitingPayment' | 'moved' | 'arrived' | 'late', number>

/** How many orders are to be released, on hold, unpaid and late, and of how many the goods have moved or arrived. Reads those under way alone, by their index. */
async function countWaiting(db: Db, staff: Staff, now: Date) {
  const countState = (state: OrderState) => sql`count(*) filter (where o.status = ${sql.lit(state)})::integer`
  const { rows } = await sql<Waiting>`
    select ${countState('submitted')} as "toRelease", ${countState('onHold')} as "onHold", ${countState('awaitingPayment')} as "awaitingPayment",
           count(*) filter (where ${movedAt(now)})::integer as moved,
           count(*) filter (where ${arrivedAt(now)})::integer as arrived,
           count(*) filter (where ${lateAt(now)})::integer as late
      from orders o join orgs g on g.id = o.org_id
     where o.status not in ('allDelivered', 'cancelled') and ${canAccessSite(staff, sql.ref('o.org_id'))}
  `.execute(db)
  return rows[0] ?? { toRelease: 0, onHold: 0, awaitingPayment: 0, moved: 0, arrived: 0, late: 0 }
}
