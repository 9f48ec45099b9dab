import { sql } from 'kysely'
import type { OrderType } from '../../../../rules/order/order.ts'
import type { Db } from '../../../db/database.ts'
import { rowsAndTotal } from '../../../db/rows-and-total.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'

type Queue = { warehouse: string; carrier: string; carrierName: string }
export type QueueFilter = { warehouse?: string | undefined; carrier?: string | undefined }

/**
 * Released orders of the caller's sites with promised pieces that are in no shipment yet, and how many. What is to come all together
 * is not among them before nothing of it waits.
 */
export const pickableOrders = (staff: Staff) => sql`
  (select l.order_id, sum(l.allocated - coalesce(h.pieces, 0))::integer as pieces, sum(l.waiting)::integer as waiting
     from orders o
     join order_lines l on l.order_id = o.id
     left join (
       select h.order_id, h.position, sum(h.quantity)::integer as pieces
         from shipments s join shipment_lines h on h.shipment_id = s.id
        where s.status in ('picking', 'packed')
        group by h.order_id, h.position
     ) h on h.order_id = l.order_id and h.position = l.position
    where o.status in ('released', 'partlyShipped') and ${canAccessSite(staff, sql.ref('o.org_id'))}
    group by l.order_id, o.back_orders
   having sum(l.allocated - coalesce(h.pieces, 0)) > 0
      and (o.back_orders <> 'together' or sum(l.waiting) = 0)) p`

const queueColumns = sql`o.ship_from as warehouse, c.code as carrier, coalesce(nullif(o.forwarder, ''), c.name) as "carrierName"`

/** What waits in each warehouse for each carrier, in the order of their names. */
export async function findQueues(db: Db, staff: Staff) {
  const { rows } = await sql<Queue & { toPick: number; picking: number; packed: number }>`
    with work as (
      select o.ship_from as warehouse, o.ship_via as carrier, 'toPick' as step
        from ${pickableOrders(staff)} join orders o on o.id = p.order_id
      union all
      select o.ship_from, s.carrier, s.status
        from shipments s join orders o on o.id = s.order_id
       where s.status in ('picking', 'packed') and ${canAccessSite(staff, sql.ref('o.org_id'))}
    )
    select w.warehouse, w.carrier, c.name as "carrierName",
           count(*) filter (where w.step = 'toPick')::integer as "toPick",
           count(*) filter (where w.step = 'picking')::integer as picking,
           count(*) filter (where w.step = 'packed')::integer as packed
      from work w join carriers c on c.code = w.carrier
     group by w.warehouse, w.carrier, c.name
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
      select o.id as "orderId", o.order_number as orderno, o.order_type as "orderType", u.company, o.ship_to ->> 'country' as country,
             o.promised_on as "promisedOn", ${daysSincePromised(now)} as "daysLate", ${queueColumns}, p.pieces, p.waiting, count(*) over ()::integer as total
        from ${pickableOrders(staff)}
        join orders o on o.id = p.order_id
        join customers u on u.id = o.customer_id
        join carriers c on c.code = o.ship_via
       where (${warehouse ?? null}::text is null or o.ship_from = ${warehouse ?? null})
         and (${carrier ?? null}::text is null or o.ship_via = ${carrier ?? null})
       order by o.promised_on nulls last, o.id
       limit ${limit} offset ${offset}
    `.execute(db)
    return rows
  })
