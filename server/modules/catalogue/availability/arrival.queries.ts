import { sql } from 'kysely'
import type { Arrival } from '../../../../rules/order/back-order.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { type Shelf, shelfKey } from './shelf.ts'
import { isExpected } from './warehouse-day.ts'

type ShelfArrivals = Shelf & { arrivals: Arrival[]; waitedFor: number }

type PlacedOrder = { orderId: number; placedAt: Date }

/**
 * What is still expected at each shelf, the next first, and the pieces that open orders wait for there: ordered, neither
 * promised from the shelf nor shipped; where `before` names an order, those of the orders before it. By `shelfKey`.
 */
export async function findArrivals(db: Db | Tx, shelves: readonly Shelf[], now: Date, before?: PlacedOrder) {
  const isBefore = before ? sql`(o.placed_at, o.id) < (${before.placedAt}, ${before.orderId})` : sql`true`
  const { rows } = await sql<ShelfArrivals>`
    select w.sku_id as "skuId", w.warehouse,
           (select coalesce(json_agg(json_build_object('on', e.expected_on, 'pieces', e.quantity - e.received) order by e.expected_on), '[]')
              from expected_arrivals e
             where e.sku_id = w.sku_id and e.warehouse = w.warehouse and ${isExpected(now)}
               and e.received < e.quantity) as arrivals,
           (select coalesce(sum(l.waiting), 0)::integer
              from order_lines l
              join orders o on o.id = l.order_id
             where l.sku_id = w.sku_id and l.waiting > 0 and o.ship_from = w.warehouse and ${isBefore}) as "waitedFor"
      from unnest(${shelves.map(({ skuId }) => skuId)}::integer[], ${shelves.map(({ warehouse }) => warehouse)}::text[])
           as w (sku_id, warehouse)
  `.execute(db)
  return new Map(rows.map((row) => [shelfKey(row), row]))
}

/**
 * Orders that wait for the same arrivals take turns until this transaction ends. The rows are locked in sorted order
 * (invariant 9); what is not expected cannot be promised twice.
 */
export const lockArrivals = (tx: Tx, shelves: readonly Shelf[], now: Date) =>
  sql`
    select from expected_arrivals e
      join unnest(${shelves.map(({ skuId }) => skuId)}::integer[], ${shelves.map(({ warehouse }) => warehouse)}::text[])
           as w (sku_id, warehouse) using (sku_id, warehouse)
     where ${isExpected(now)}
     order by e.sku_id, e.warehouse, e.expected_on, e.reference
       for no key update of e
  `.execute(tx)
