import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { Place } from '../../catalogue/availability/closed-days.ts'
import { isExcluded } from '../../catalogue/availability/excluded-area.queries.ts'
import { isExpected } from '../../catalogue/availability/warehouse-day.ts'
import { isRegistered } from '../../site/sites/issuer.queries.ts'

/** So many orders are asked about in one go; those behind them the next time. */
export const mostMovedAtOnce = 500

type Turn = {
  /** The id of the order that was the last in the turn before; without it, the turn begins with the earliest. */
  after?: number | undefined
  atOnce?: number
}

// A carrier label of the customer names the warehouse, and who pays in advance pays the company that ships. An own forwarder
// has no way from another warehouse. What is reserved, packed or gone has its place, and what its customer chose is kept.
const onlyWaits = sql`
  o.status in ('submitted', 'released', 'onHold') and o.terms_net_days > 0 and not o.ship_from_chosen
  and not exists (select from order_files f where f.order_id = coalesce(o.split_from, o.id) and f.kind = 'carrierLabel')
  and not exists (select from order_lines l where l.order_id = o.id and (l.allocated > 0 or l.shipped > 0))`

/** Warehouses `w` of the region of an order `o` from which its carrier goes to its address, `r`, and that can invoice there. */
const waysOfOrder = sql`
  warehouses w
  join shipping_rates r on r.warehouse = w.code and r.carrier = o.ship_via and r.country = o.ship_to ->> 'country' and r.currency = o.currency
   and not ${isExcluded(sql.ref('w.code'), { country: sql.ref('r.country'), postcode: sql`o.ship_to ->> 'postcode'` })}
   and (w.code = o.ship_from or w.country = 'US' or exists (select from offices f where f.kind <> 'distribution' and ${isRegistered}))`

/**
 * Orders that only wait, of sites that let them move, for which another warehouse has or expects enough: of each line as early
 * as its customer was told, and sooner of one. Which of them move is decided under their locks. What all warehouses have beyond
 * their queues is worked out once for each product; only orders that something of it would serve are looked at one by one, the
 * earliest first, until there are enough.
 */
export async function findWaitingOrders(db: Db | Tx, now: Date, { after, atOnce = mostMovedAtOnce }: Turn = {}) {
  const isInTurn = after
    ? sql`(placed_at, order_id) > (select placed_at, id from orders where id = ${after})`
    : sql`true`
  const { rows } = await sql<{ orderId: number }>`
    with waiting as materialized (
      select l.order_id, l.sku_id, l.waiting, o.ship_from as warehouse, o.placed_at
        from order_lines l join orders o on o.id = l.order_id
       where l.waiting > 0 and exists (select from orgs where moves_waiting)
    ), queue as materialized (
      select sku_id, warehouse, sum(waiting) as pieces from waiting group by sku_id, warehouse
    ), supply as materialized (
      select sku_id, warehouse, sum(pieces) as pieces
        from (select k.sku_id, k.warehouse, k.on_hand - k.allocated as pieces from stock k where k.sku_id in (select sku_id from queue)
              union all
              select e.sku_id, e.warehouse, e.quantity - e.received from expected_arrivals e
               where e.sku_id in (select sku_id from queue) and e.received < e.quantity and ${isExpected(now)}
              union all
              select sku_id, warehouse, -pieces from queue) all_pieces
       group by sku_id, warehouse
      having sum(pieces) > 0
    ), served as materialized (
      select distinct l.placed_at, l.order_id
        from waiting l join supply s on s.sku_id = l.sku_id and s.warehouse <> l.warehouse and s.pieces >= l.waiting
    )
    select o.id as "orderId"
      from (select * from served where ${isInTurn} order by placed_at, order_id) served
     cross join lateral (
       select o.id from orders o join orgs g on g.id = o.org_id and g.moves_waiting
        where o.id = served.order_id and ${onlyWaits}
          and exists (select from ${waysOfOrder} where w.region = g.region and w.code <> o.ship_from and ${bringsSooner(now)})) o
     order by served.placed_at, served.order_id
     limit ${sql.lit(atOnce)}
  `.execute(db)
  return rows
}

/** Whether a warehouse `w` has beyond its queue what the lines of an order `o` wait for: as early as they were told, and sooner of one. */
const bringsSooner = (now: Date) => sql<boolean>`(
  select bool_and(l.told_on is null or b.free + b.as_told >= l.waiting) and bool_or(b.free + b.sooner >= l.waiting)
    from order_lines l
   cross join lateral (
     select coalesce((select k.on_hand - k.allocated from stock k where k.sku_id = l.sku_id and k.warehouse = w.code), 0)
              - coalesce(((select jsonb_object_agg(q.warehouse || q.sku_id, q.pieces) from queue q) ->> (w.code || l.sku_id))::integer, 0) as free,
            coalesce(sum(e.quantity - e.received) filter (where e.expected_on <= l.told_on), 0) as as_told,
            coalesce(sum(e.quantity - e.received) filter (where l.told_on is null or e.expected_on < l.told_on), 0) as sooner
       from expected_arrivals e
      where e.sku_id = l.sku_id and e.warehouse = w.code and e.received < e.quantity and ${isExpected(now)}) b
   where l.order_id = o.id and l.waiting > 0)`

/** A warehouse that an order could leave from by its carrier. */
export type OrderWay = Place & { warehouse: string; workingDays: number; vatRateBp: number }

export async function findOrderWays(tx: Tx, orderId: number) {
  const { rows } = await sql<OrderWay>`
    select w.code as warehouse, w.days_max as "workingDays", w.country, w.subdivision, w.time_zone as "timeZone",
           k.vat_rate_bp as "vatRateBp"
      from orders o
      join orgs g on g.id = o.org_id
     cross join lateral (select w.*, r.days_max from ${waysOfOrder} where w.region = g.region) w
      join countries k on k.iso2 = w.country
     where o.id = ${orderId}
     order by w.code
  `.execute(tx)
  return rows
}

/** What an order still waits for. */
export const findWaitingSkus = async (tx: Tx, orderId: number) =>
  (
    await tx
      .selectFrom('order_lines')
      .select('sku_id as skuId')
      .distinct()
      .where('order_id', '=', orderId)
      .where('waiting', '>', 0)
      .orderBy('sku_id')
      .execute()
  ).map(({ skuId }) => skuId)

/** Lets an order leave from another warehouse where it still only waits, and its site still moves such orders; answers whether it does. */
export async function storeWarehouse(tx: Tx, orderId: number, { from, to }: { from: string; to: string }) {
  const { numAffectedRows } = await sql`
    update orders o set ship_from = ${to}
      from orgs g
     where o.id = ${orderId} and o.ship_from = ${from} and g.id = o.org_id and g.moves_waiting and ${onlyWaits}`.execute(
    tx,
  )
  return numAffectedRows === 1n
}
