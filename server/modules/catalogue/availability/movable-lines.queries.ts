import { sql } from 'kysely'
import type { Arrival } from '../../../../rules/order/back-order.ts'
import type { MovableLine, SharedShelf } from '../../../../rules/sourcing/other-warehouse.ts'
import type { Tx } from '../../../db/database.ts'
import { isExpected } from './warehouse-day.ts'

type ShelfRow = Omit<SharedShelf, 'arrivals'> & {
  skuId: number
  pieces: number
  warehouse: string
  free: number
  arrivals: Arrival[]
}

/** What an order waits for of each product, with what comes to its shelves and who waits there. They are to be locked before. */
export async function findMovableLines(
  tx: Tx,
  orderId: number,
  { warehouses, now }: { warehouses: readonly string[]; now: Date },
): Promise<MovableLine[]> {
  const { rows } = await sql<ShelfRow>`
    with queue as materialized (
      select l.sku_id, x.ship_from as warehouse, l.waiting, x.placed_at, x.id, l.position
        from order_lines l join orders x on x.id = l.order_id
       where l.waiting > 0 and x.id <> ${orderId}
         and l.sku_id in (select sku_id from order_lines where order_id = ${orderId} and waiting > 0)
    )
    select l.sku_id as "skuId", l.pieces, w.code as warehouse, greatest(coalesce(k.on_hand - k.allocated, 0), 0) as free,
           (select coalesce(json_agg(json_build_object('on', e.expected_on, 'pieces', e.quantity - e.received) order by e.expected_on), '[]')
              from expected_arrivals e
             where e.sku_id = l.sku_id and e.warehouse = w.code and e.received < e.quantity and ${isExpected(now)}) as arrivals,
           coalesce((select sum(q.waiting)::integer from queue q
                      where q.sku_id = l.sku_id and q.warehouse = w.code and (q.placed_at, q.id) < (o.placed_at, o.id)), 0) as earlier,
           (select coalesce(json_agg(q.waiting order by q.placed_at, q.id, q.position), '[]') from queue q
             where q.sku_id = l.sku_id and q.warehouse = w.code and (q.placed_at, q.id) > (o.placed_at, o.id)) as later
      from orders o
      join (select order_id, sku_id, sum(waiting)::integer as pieces from order_lines where order_id = ${orderId} and waiting > 0
             group by order_id, sku_id) l on l.order_id = o.id
     cross join unnest(${[...warehouses]}::text[]) as w (code)
      left join stock k on k.sku_id = l.sku_id and k.warehouse = w.code
  `.execute(tx)
  return [...Map.groupBy(rows, ({ skuId }) => skuId).values()].map((shelves) => ({
    pieces: shelves[0]?.pieces ?? 0,
    shelves: Object.fromEntries(shelves.map((row) => [row.warehouse, toSharedShelf(row)])),
  }))
}

const toSharedShelf = ({ free, arrivals, earlier, later }: ShelfRow): SharedShelf => ({
  arrivals: free > 0 ? [{ on: '', pieces: free }, ...arrivals] : arrivals,
  earlier,
  later,
})
