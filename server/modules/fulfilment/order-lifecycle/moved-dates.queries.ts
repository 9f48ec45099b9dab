import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { Place } from '../../catalogue/availability/stock-ledger.queries.ts'
import { isExpected, warehouseDay } from '../../catalogue/availability/warehouse-day.ts'

/**
 * Notes for the lines that wait on these shelves when what they wait for has come, as it is expected now: the arrival that fills them,
 * behind the orders that were placed before, as `expectedOn` says it of an order that is placed. Where that is another day than was announced
 * last, it is an event of the order, of which its customer is notified. The shelves are to be locked before (`lockStock`), by a statement of its
 * own: whoever places an order for them takes the same locks.
 */
export async function moveDates(tx: Tx, places: readonly Place[], now: Date) {
  if (places.length === 0) return
  await sql`
    with places as materialized (
      select distinct sku_id, warehouse
        from unnest(${places.map(({ skuId }) => skuId)}::integer[], ${places.map(({ warehouse }) => warehouse)}::text[])
             as p (sku_id, warehouse)
    ), waiting as materialized (
      -- By their own index first: whatever the planner thinks of how many orders there are, it does not begin with those.
      select l.id, l.order_id, l.position, l.sku_id, p.warehouse, l.waiting, l.told_on
        from places p join order_lines l on l.sku_id = p.sku_id and l.waiting > 0
    ), queue as (
      select l.sku_id, l.warehouse, l.id, l.told_on, null::date as arrives_on,
             sum(l.waiting) over (partition by l.sku_id, l.warehouse order by o.placed_at, o.id, l.position) as pieces
        from waiting l join orders o on o.id = l.order_id and o.ship_from = l.warehouse
    ), coming as (
      select sku_id, warehouse, null::bigint, null::date, e.expected_on,
             sum(e.quantity - e.received) over (partition by sku_id, warehouse order by e.expected_on)
        from expected_arrivals e join places using (sku_id, warehouse)
       where e.received < e.quantity and ${isExpected(now)}
    ), dated as (
      -- The first arrival with which as many pieces have come as the line and those before it wait for. One sort, however many there are.
      select id, told_on, min(arrives_on) over (partition by sku_id, warehouse order by pieces desc) as expected_on
        from (select * from queue union all select * from coming) q
    ), moved as materialized (
      select l.id, l.order_id, l.position, l.waiting, d.told_on, d.expected_on
        from dated d join order_lines l on l.id = d.id
       where d.told_on is distinct from d.expected_on
    ), lines as (
      update order_lines l set moved_at = ${now}, moved_to = m.expected_on from moved m where l.id = m.id
    )
    insert into order_events (order_id, status, action, details, at)
    select m.order_id, o.status, 'delayed',
           jsonb_agg(jsonb_build_object('position', m.position, 'pieces', m.waiting, 'before', m.told_on, 'now', m.expected_on)
                     order by m.position), ${now}
      from moved m join orders o on o.id = m.order_id
     group by m.order_id, o.status
  `.execute(tx)
}

/** The shelves of waiting lines whose announced day is past at their warehouse. */
export const findOverduePlaces = async (db: Db, now: Date) =>
  (
    await sql<Place>`
      select distinct l.sku_id as "skuId", o.ship_from as warehouse
        from order_lines l join orders o on o.id = l.order_id
       where l.waiting > 0 and l.told_on < ${warehouseDay(sql.ref('o.ship_from'), now)}`.execute(db)
  ).rows
