import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'
import { countWaiting, type Waiting } from '../../../staff/waiting.ts'
import { warehouseDay } from '../../catalogue/availability/warehouse-day.ts'
import { arrivalDaysLate } from '../../fulfilment/warehouse/arrivals.staff.ts'
import { pickableOrders } from '../../fulfilment/warehouse/pick.staff.ts'
import { listOldest, type WaitingPart } from './waiting-part.ts'

type Counts = Record<'toPick' | 'backOrders' | 'picking' | 'packed' | 'arrivals', number>
type Found = Record<'toPick' | 'toPack' | 'toHandOver' | 'arrivals', Waiting> & { backOrders: number }

/**
 * What waits for the warehouse: orders to pick, since they were released or their goods last arrived; shipments to pack and to hand over,
 * since they were begun and packed; goods that should have come, since the expected day began at their warehouse.
 */
export async function findWarehouseToday(db: Db, staff: Staff, now: Date): Promise<WaitingPart<Counts>> {
  const { rows } = await sql<Found>`
    select p.*, s.*, e.*
      from ${countToPick(staff)} p, ${countInHouse(staff)} s, ${countArrivals(staff, now)} e`.execute(db)
  const [found] = rows
  if (!found) throw new Error('nothing was counted')
  const { backOrders, ...tasks } = found
  return {
    counts: {
      toPick: tasks.toPick.count,
      backOrders,
      picking: tasks.toPack.count,
      packed: tasks.toHandOver.count,
      arrivals: tasks.arrivals.count,
    },
    oldest: listOldest(tasks),
  }
}

const lastArrived = sql`(select max(e.at) from order_events e where e.order_id = o.id and e.action = 'arrived')`

const countToPick = (staff: Staff) => sql`(
  select ${countWaiting(sql`coalesce(greatest(o.so_at, ${lastArrived}), o.placed_at), o.id, o.order_number`)} as "toPick",
         count(*) filter (where exists (select from shipments s where s.order_id = o.id and s.shipped_at is not null))::integer as "backOrders"
    from ${pickableOrders(staff)} join orders o on o.id = p.order_id)`

const countInHouse = (staff: Staff) => sql`(
  select ${countWaiting(sql`s.created_at, s.id, o.order_number`, sql`s.status = 'picking'`)} as "toPack",
         ${countWaiting(sql`coalesce(s.packed_at, s.created_at), s.id, o.order_number`, sql`s.status = 'packed'`)} as "toHandOver"
    from shipments s join orders o on o.id = s.order_id
   where s.status in ('picking', 'packed') and ${canAccessSite(staff, sql.ref('o.org_id'))})`

const countArrivals = (staff: Staff, now: Date) => sql`(
  select ${countWaiting(sql`e.expected_on::timestamp at time zone w.time_zone, k.id, k.number, ${arrivalDaysLate(now)}`)} as arrivals
    from expected_arrivals e join warehouses w on w.code = e.warehouse join skus k on k.id = e.sku_id
   where e.received < e.quantity and e.expected_on <= ${warehouseDay(sql.ref('e.warehouse'), now)}
     and exists (select from orgs g where g.region = w.region and ${canAccessSite(staff, sql.ref('g.id'))}))`
