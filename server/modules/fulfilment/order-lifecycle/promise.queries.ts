import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { lockStock, type Place } from '../../catalogue/availability/stock-ledger.queries.ts'
import { moveDates } from './moved-dates.queries.ts'

/** Pieces of a line, by its position in its order. */
export type LinePieces = { orderId: number; position: number; pieces: number }

const placesTable = (places: readonly Place[]) => sql`
  (select distinct sku_id, warehouse
     from unnest(${places.map(({ skuId }) => skuId)}::integer[], ${places.map(({ warehouse }) => warehouse)}::text[])
          as p (sku_id, warehouse)) p`

type Promising = { now: Date /** The order in whose course it happens: nothing arrived for it. */; causedBy?: number }

/** What waited has arrived: an event of each order. */
const arrivedEvents = ({ now, causedBy = 0 }: Promising) => sql`
  insert into order_events (order_id, status, action, details, at)
  select g.order_id, o.status, 'arrived',
         jsonb_agg(jsonb_build_object('position', g.position, 'pieces', g.pieces) order by g.position), ${now}
    from given g join orders o on o.id = g.order_id
   where g.order_id <> ${causedBy}
   group by g.order_id, o.status`

/**
 * Promises what is free on these shelves to the lines that wait for it, in the order in which their orders were placed, and answers who
 * got how much. Pre-orders are served as back orders are: whether a product is on sale says who may find it, not whose its goods are.
 * That it has arrived is an event of each order, of which its customer is notified, and so is
 * another date of what waits on (`moveDates`). The shelves are to be locked before (`lockStock`), by a statement of its own.
 */
export async function promiseWaiting(tx: Tx, places: readonly Place[], promising: Promising): Promise<LinePieces[]> {
  if (places.length === 0) return []
  const { rows } = await sql<LinePieces>`
    with free as materialized (
      select k.sku_id, k.warehouse, k.on_hand - k.allocated as pieces
        from stock k
        join ${placesTable(places)} using (sku_id, warehouse)
       where k.on_hand > k.allocated
    ), waiting as materialized (
      -- By their own index first: whatever the planner thinks of how many orders there are, it does not begin with those.
      select l.id, l.order_id, l.position, l.sku_id, f.warehouse, l.waiting, f.pieces as free
        from free f join order_lines l on l.sku_id = f.sku_id and l.waiting > 0
    ), queue as (
      select l.*, sum(l.waiting) over (partition by l.sku_id, l.warehouse order by o.placed_at, o.id, l.position) - l.waiting as before
        from waiting l join orders o on o.id = l.order_id and o.ship_from = l.warehouse
    ), given as materialized (
      select *, least(waiting, free - before)::integer as pieces from queue where before < free
    ), lines as (
      update order_lines l set waiting = l.waiting - g.pieces, allocated = l.allocated + g.pieces
        from given g where l.id = g.id
    ), promised as (
      insert into allocations as a (order_line_id, sku_id, warehouse, quantity)
      select id, sku_id, warehouse, pieces from given
      on conflict (order_line_id, warehouse) do update set quantity = a.quantity + excluded.quantity
    ), shelves as (
      update stock k set allocated = k.allocated + g.pieces
        from (select sku_id, warehouse, sum(pieces)::integer as pieces from given group by sku_id, warehouse) g
       where k.sku_id = g.sku_id and k.warehouse = g.warehouse
    ), events as (
      ${arrivedEvents(promising)}
    )
    select order_id as "orderId", position, pieces from given order by order_id, position
  `.execute(tx)
  await moveDates(tx, places, promising.now)
  return rows
}

/** Promises whatever lies free on a shelf while an order waits for it: a pre-order that was placed while the goods lay there. */
export async function promiseAllWaiting(tx: Tx, now: Date) {
  const { rows } = await sql<Place>`
    select distinct k.sku_id as "skuId", k.warehouse
      from order_lines l
      join orders o on o.id = l.order_id
      join stock k on k.sku_id = l.sku_id and k.warehouse = o.ship_from and k.on_hand > k.allocated
     where l.waiting > 0
  `.execute(tx)
  await lockStock(tx, rows)
  return promiseWaiting(tx, rows, { now })
}

/** What becomes of pieces that are promised no more: they leave, are cancelled, or wait again from then on. */
type AfterPromise = 'shipped' | 'cancelled' | { waitsSince: Date }

/**
 * Takes promised pieces of an order's lines off the shelves' promises; the caller says what becomes of them. Of those that are shipped the
 * shelf's promise ends with the move (`postMoves`). The shelves are to be locked before. Throws where a line has fewer promised.
 */
export async function endPromises(tx: Tx, lines: readonly LinePieces[], becomes: AfterPromise) {
  if (lines.length === 0) return
  const waitsSince = typeof becomes === 'string' ? null : becomes.waitsSince
  const { rows } = await sql<{ lines: number }>`
    with ended as materialized (
      select l.id, l.sku_id, o.ship_from as warehouse, e.pieces
        from unnest(${lines.map(({ orderId }) => orderId)}::bigint[], ${lines.map(({ position }) => position)}::integer[],
                    ${lines.map(({ pieces }) => pieces)}::integer[]) as e (order_id, position, pieces)
        join order_lines l on l.order_id = e.order_id and l.position = e.position and l.allocated >= e.pieces
        join orders o on o.id = l.order_id
       order by l.id
    ), lines as (
      update order_lines l
         set allocated = l.allocated - e.pieces,
             waiting = l.waiting + case when ${waitsSince !== null} then e.pieces else 0 end,
             waits_since = case when l.waiting = 0 then ${waitsSince}::timestamptz else l.waits_since end,
             cancelled = l.cancelled + case when ${becomes === 'cancelled'} then e.pieces else 0 end
        from ended e where l.id = e.id
      returning l.id
    ), whole as (
      delete from allocations a using ended e
       where a.order_line_id = e.id and a.warehouse = e.warehouse and a.quantity <= e.pieces
    ), part as (
      update allocations a set quantity = a.quantity - e.pieces
        from ended e
       where a.order_line_id = e.id and a.warehouse = e.warehouse and a.quantity > e.pieces
    ), shelves as (
      update stock k set allocated = k.allocated - e.pieces
        from (select sku_id, warehouse, sum(pieces)::integer as pieces from ended where ${becomes !== 'shipped'} group by sku_id, warehouse) e
       where k.sku_id = e.sku_id and k.warehouse = e.warehouse
    )
    select count(*)::integer as lines from lines
  `.execute(tx)
  if (rows[0]?.lines !== lines.length) throw new Error('a line has fewer pieces promised than were to leave')
}

/**
 * The promises beyond what was counted on a shelf: those of the orders that were placed last, and never what is in a shipment. The shelves
 * are to be locked before.
 */
export async function promisesBeyond(tx: Tx, shelves: readonly (Place & { counted: number })[]): Promise<LinePieces[]> {
  const { rows } = await sql<LinePieces>`
    with short as materialized (
      select k.sku_id, k.warehouse, k.allocated - c.counted as pieces
        from unnest(${shelves.map(({ skuId }) => skuId)}::integer[], ${shelves.map(({ warehouse }) => warehouse)}::text[],
                    ${shelves.map(({ counted }) => counted)}::integer[]) as c (sku_id, warehouse, counted)
        join stock k using (sku_id, warehouse)
       where k.allocated > c.counted
    ), promised as (
      select l.order_id, l.position, x.sku_id, x.warehouse, x.pieces as short, o.placed_at,
             a.quantity - coalesce((
               select sum(h.quantity) from shipment_lines h join shipments s on s.id = h.shipment_id
                where h.order_id = l.order_id and h.position = l.position and s.status in ('picking', 'packed')), 0) as pieces
        from short x
        join allocations a using (sku_id, warehouse)
        join order_lines l on l.id = a.order_line_id
        join orders o on o.id = l.order_id
    ), queue as (
      select *, sum(pieces) over (partition by sku_id, warehouse order by placed_at desc, order_id desc, position desc) - pieces as before
        from promised where pieces > 0
    )
    select order_id as "orderId", position, least(pieces, short - before)::integer as pieces
      from queue where before < short
     order by order_id, position
  `.execute(tx)
  return rows
}
