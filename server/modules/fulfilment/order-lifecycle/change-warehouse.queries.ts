import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { Place } from '../../catalogue/availability/closed-days.ts'
import { isExcluded } from '../../catalogue/availability/excluded-area.queries.ts'
import { isExpected } from '../../catalogue/availability/warehouse-day.ts'
import { isRegistered } from '../../site/sites/issuer.queries.ts'

/** So many orders are asked about in one go; the others the next time. */
const mostAtOnce = 500

// A carrier label of the customer names the warehouse, and who pays in advance pays the company that ships. An own forwarder
// has no way from another warehouse. What is reserved, packed or gone has its place.
const onlyWaits = sql`
  o.status in ('submitted', 'released', 'onHold') and o.terms_net_days > 0
  and not exists (select from order_files f where f.order_id = coalesce(o.split_from, o.id) and f.kind = 'carrierLabel')
  and not exists (select from order_lines l where l.order_id = o.id and (l.allocated > 0 or l.shipped > 0))`

/** Warehouses `w` of the region of an order `o` from which its carrier goes to its address, `r`, and that can invoice there. */
const waysOfOrder = sql`
  warehouses w
  join shipping_rates r on r.warehouse = w.code and r.carrier = o.ship_via and r.country = o.ship_to ->> 'country' and r.currency = o.currency
   and not ${isExcluded(sql.ref('w.code'), { country: sql.ref('r.country'), postcode: sql`o.ship_to ->> 'postcode'` })}
   and (w.code = o.ship_from or w.country = 'US' or exists (select from offices f where f.kind <> 'distribution' and ${isRegistered}))`

const waitsAt = sql`
  coalesce((select sum(q.waiting) from order_lines q join orders x on x.id = q.order_id and x.ship_from = w.code
             where q.sku_id = l.sku_id and q.waiting > 0), 0)`

/**
 * Orders that only wait, of sites that let them move, for which another warehouse has or expects enough: of each line as early
 * as its customer was told, and sooner of one. Which of them move is decided under their locks.
 */
export async function findWaitingOrders(db: Db | Tx, now: Date) {
  const { rows } = await sql<{ orderId: number }>`
    select o.id as "orderId"
      from (select distinct order_id from order_lines where waiting > 0) waiting
      join orders o on o.id = waiting.order_id
      join orgs g on g.id = o.org_id and g.moves_waiting
     where ${onlyWaits}
       and exists (
         select from ${waysOfOrder}
          where w.region = g.region and w.code <> o.ship_from
            and (select bool_and(l.told_on is null or b.as_told >= l.waiting) and bool_or(b.sooner >= l.waiting)
                   from order_lines l
                  cross join lateral (
                    select coalesce((select k.on_hand - k.allocated from stock k where k.sku_id = l.sku_id and k.warehouse = w.code), 0)
                           - ${waitsAt} as free) k
                  cross join lateral (
                    select k.free + coalesce(sum(e.quantity - e.received) filter (where e.expected_on <= l.told_on), 0) as as_told,
                           k.free + coalesce(sum(e.quantity - e.received)
                                      filter (where l.told_on is null or e.expected_on < l.told_on), 0) as sooner
                      from expected_arrivals e
                     where e.sku_id = l.sku_id and e.warehouse = w.code and e.received < e.quantity and ${isExpected(now)}) b
                  where l.order_id = o.id and l.waiting > 0))
     order by o.placed_at, o.id
     limit ${sql.lit(mostAtOnce)}
  `.execute(db)
  return rows
}

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
