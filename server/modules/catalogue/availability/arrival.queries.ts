import { sql } from 'kysely'
import type { Arrival } from '../../../../rules/order/back-order.ts'
import { isoDay } from '../../../../rules/shipping/day.ts'
import type { Db, Tx } from '../../../db/database.ts'

type SkuArrivals = { skuId: number; arrivals: Arrival[]; waitedFor: number }

type Place = { skuId: number; warehouse: string }

/**
 * What is still expected of each SKU in its warehouse, the next first, and the pieces that open orders wait for there:
 * ordered, neither promised from the shelf nor shipped. By SKU, of which each is asked for in one place.
 */
export async function findArrivals(db: Db | Tx, places: readonly Place[], now: Date) {
  const { rows } = await sql<SkuArrivals>`
    select w.sku_id as "skuId",
           (select coalesce(json_agg(json_build_object('on', e.expected_on, 'pieces', e.quantity - e.received) order by e.expected_on), '[]')
              from expected_arrivals e
             where e.sku_id = w.sku_id and e.warehouse = w.warehouse and e.expected_on >= ${isoDay(now)}::date
               and e.received < e.quantity) as arrivals,
           (select coalesce(sum(l.waiting), 0)::integer
              from order_lines l
              join orders o on o.id = l.order_id
             where l.sku_id = w.sku_id and l.waiting > 0 and o.ship_from = w.warehouse) as "waitedFor"
      from unnest(${places.map(({ skuId }) => skuId)}::integer[], ${places.map(({ warehouse }) => warehouse)}::text[])
           as w (sku_id, warehouse)
  `.execute(db)
  return new Map(rows.map((row) => [row.skuId, row]))
}

/**
 * Orders that wait for the same arrivals take turns until this transaction ends. The rows are locked in sorted order
 * (invariant 9); what is not expected cannot be promised twice.
 */
export const lockArrivals = (tx: Tx, skuIds: readonly number[], warehouse: string, now: Date) =>
  sql`
    select from expected_arrivals
     where sku_id = any(${skuIds}::integer[]) and warehouse = ${warehouse} and expected_on >= ${isoDay(now)}::date
     order by sku_id, expected_on, reference
       for no key update
  `.execute(tx)
