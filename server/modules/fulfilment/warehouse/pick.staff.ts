import { sql } from 'kysely'
import type { OrderType } from '../../../../rules/order/order.ts'
import type { Db } from '../../../db/database.ts'
import { rowsAndTotal } from '../../../db/rows-and-total.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'

type Queue = { warehouse: string; carrier: string; carrierName: string }
export type QueueFilter = { warehouse?: string | undefined; carrier?: string | undefined }

/**
 * Released orders of the caller's sites with promised pieces that are in no shipment yet, and how many. What is to come all together
 * is not among them before nothing of it waits. `order_lines_open` and `orders_to_ship` hold all that is read of lines and orders: of
 * a million orders those that are under way lie far apart.
 */
export const pickableOrders = (staff: Staff) => sql`
  (select o.id as order_id, o.ship_from, o.ship_via, o.promised_on, sum(l.pieces)::integer as pieces, sum(l.waiting)::integer as waiting
     from orders o
     join (select order_id, allocated as pieces, waiting from order_lines where allocated > 0 or waiting > 0
           union all
           select h.order_id, -h.quantity, 0 from shipments s join shipment_lines h on h.shipment_id = s.id
            where s.status in ('picking', 'packed')) l on l.order_id = o.id
    where o.status in ('released', 'partlyShipped') and ${canAccessSite(staff, sql.ref('o.org_id'))}
    group by o.id
   having sum(l.pieces) > 0 and (o.back_orders <> 'together' or sum(l.waiting) = 0)) p`

const queueColumns = sql`o.ship_from as warehouse, c.code as carrier, coalesce(nullif(o.forwarder, ''), c.name) as "carrierName"`

/** What waits in each warehouse for each carrier, in the order of their names. */
export async function findQueues(db: Db, staff: Staff) {
  const { rows } = await sql<Queue & { toPick: number; picking: number; packed: number }>`
    with work as (
      select p.ship_from as warehouse, p.ship_via as carrier, 'toPick' as step from ${pickableOrders(staff)}
      union all
      select o.ship_from, s.carrier, s.status
        from shipments s join orders o on o.id = s.order_id
       where s.status in ('picking', 'packed') and ${canAccessSite(staff, sql.ref('o.org_id'))}
    ), counted as (
      select warehouse, carrier, count(*) filter (where step = 'toPick')::integer as "toPick",
             count(*) filter (where step = 'picking')::integer as picking, count(*) filter (where step = 'packed')::integer as packed
        from work group by warehouse, carrier
    )
    select w.*, c.name as "carrierName" from counted w join carriers c on c.code = w.carrier
     order by w.warehouse, c.name
  `.execute(db)
  return rows
}

/** Days since the promised one of an order `o`, at its site; 0 where that is not past. */
export const daysSincePromised = (now: Date) => sql`
  greatest(0, coalesce(
    (${now}::timestamptz at time zone (select g.time_zone from orgs g where g.id = o.org_id))::date - o.promised_on, 0))`

type PickableRow = Queue & {
  orderId: number
  orderno: string
  orderType: OrderType
  company: string
  country: string
  promisedOn: string | null
  daysLate: number
  pieces: number
  waiting: number
  total: number
}

type Page = { limit: number; offset: number }
type Today = { now: Date }

/** A page of the orders that can be picked, those first whose day comes first. */
export const pickablePage = (db: Db, staff: Staff, { warehouse, carrier, now, ...page }: QueueFilter & Page & Today) =>
  rowsAndTotal(page, async ({ limit, offset }) => {
    const { rows } = await sql<PickableRow>`
      with p as materialized (
        select p.*, count(*) over ()::integer as total
          from ${pickableOrders(staff)}
         where (${warehouse ?? null}::text is null or p.ship_from = ${warehouse ?? null})
           and (${carrier ?? null}::text is null or p.ship_via = ${carrier ?? null})
         order by p.promised_on nulls last, p.order_id
         limit ${limit} offset ${offset})
      select o.id as "orderId", o.order_number as orderno, o.order_type as "orderType", u.company, o.ship_to ->> 'country' as country,
             o.promised_on as "promisedOn", ${daysSincePromised(now)} as "daysLate", ${queueColumns}, p.pieces, p.waiting, p.total
        from p
        join orders o on o.id = p.order_id
        join customers u on u.id = o.customer_id
        join carriers c on c.code = o.ship_via
       order by o.promised_on nulls last, o.id
    `.execute(db)
    return rows
  })
