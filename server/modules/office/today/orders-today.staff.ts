import { type RawBuilder, sql } from 'kysely'
import type { OrderState } from '../../../../rules/order/order.ts'
import type { Db } from '../../../db/database.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'
import { accessibleOrders } from '../../../staff/staff-orders.ts'
import { countWaiting, type Waiting } from '../../../staff/waiting.ts'
import { arrivedAt, movedAt, placedToday } from '../../fulfilment/order-management/find-orders.ts'
import { daysSincePromised } from '../../fulfilment/warehouse/pick.staff.ts'
import { lateAt } from '../../order/history/list.queries.ts'
import { listOldest, type WaitingPart } from './waiting-part.ts'

type OrderTask = 'toRelease' | 'onHold' | 'awaitingPayment' | 'moved' | 'arrived' | 'late'
type Placed = { currency: string; count: number; total: number }
type Counts = Record<OrderTask, number> & { placed: Placed[] }

/** What the day has brought: orders placed today by the clocks of their sites, what they come to, and what waits for order management. */
export async function findOrdersToday(db: Db, staff: Staff, now: Date): Promise<WaitingPart<Counts>> {
  const [placed, found] = await Promise.all([placedTotals(db, staff, now), findUnderWay(db, staff, now)])
  const { toRelease, onHold, awaitingPayment, moved, arrived, late } = found
  return {
    counts: {
      placed,
      toRelease: toRelease.count,
      onHold: onHold.count,
      awaitingPayment: awaitingPayment.count,
      moved: moved.count,
      arrived: arrived.count,
      late: late.count,
    },
    oldest: listOldest(found),
  }
}

const placedTotals = (db: Db, staff: Staff, now: Date): Promise<Placed[]> =>
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

/** Of orders u under way; `since` is null of one that does not wait for this. */
const countOrders = (since: RawBuilder<unknown>) =>
  countWaiting(sql`${since}, u.id, u.order_number`, sql`${since} is not null`)

const countState = (state: OrderState) => countOrders(sql`case when u.status = ${sql.lit(state)} then u.placed_at end`)

const countLate = countWaiting(sql`u.late_since, u.id, u.order_number, u.days_late`, sql`u.late_since is not null`)

const lastMoved = sql`(select max(l.moved_at) from order_lines l where l.order_id = o.id and l.waiting > 0)`
const lastArrived = sql`(select max(e.at) from order_events e where e.order_id = o.id and e.action = 'arrived')`

/**
 * Orders that are to be released, on hold or unpaid, since they were placed; late ones, since the end of the promised day, with the days
 * that every list shows; those whose
 * goods moved or arrived, since they last did. Reads those under way alone, by their index, and asks each of them once.
 */
async function findUnderWay(db: Db, staff: Staff, now: Date) {
  const { rows } = await sql<Record<OrderTask, Waiting>>`
    with under_way as materialized (
      select o.id, o.order_number, o.status, o.placed_at,
             case when ${movedAt(now)} then ${lastMoved} end as moved_since,
             case when ${arrivedAt(now)} then ${lastArrived} end as arrived_since,
             case when ${lateAt(now)} then (o.promised_on + 1)::timestamp at time zone g.time_zone end as late_since,
             ${daysSincePromised(now)} as days_late
        from orders o join orgs g on g.id = o.org_id
       where o.status not in ('allDelivered', 'cancelled') and ${canAccessSite(staff, sql.ref('o.org_id'))}
    )
    select ${countState('submitted')} as "toRelease", ${countState('onHold')} as "onHold",
           ${countState('awaitingPayment')} as "awaitingPayment", ${countOrders(sql`u.moved_since`)} as moved,
           ${countOrders(sql`u.arrived_since`)} as arrived, ${countLate} as late
      from under_way u`.execute(db)
  const [found] = rows
  if (!found) throw new Error('nothing was counted')
  return found
}
