import { type RawBuilder, sql } from 'kysely'
import { ownForwarder } from '../../../../rules/shipping/forwarder.ts'
import { type Db, planForValues } from '../../../db/database.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'

export type PromiseFilters = {
  /** ISO dates, both inclusive: of the promised day, and of the day of placing where none was promised. */
  from: string
  until: string
  orgId?: number | undefined
  shipFrom?: string | undefined
  shipVia?: string | undefined
}
type Reader = { db: Db; caller: Staff; now: Date }

/** Orders that are alike: one warehouse, one carrier, one promised day, and delivered on one day or not yet. */
type AlikeOrders = {
  shipFrom: string
  shipVia: string
  carrier: string
  promisedOn: string | null
  isDelivered: boolean
  deliveredOn: string | null
  /** By the clock of their site. */
  today: string
  orders: number
}

/** The orders of a period that are not cancelled, counted by when they were promised and delivered; of the sites of the caller. */
export const countPromises = ({ db, caller, now }: Reader, filters: PromiseFilters): Promise<AlikeOrders[]> =>
  planForValues(db, async (tx) => {
    const { rows } = await sql<AlikeOrders>`
      with measured as (${promisedOrders(caller, filters)} union all ${unpromisedOrders(caller, filters)})
      select m.ship_from as "shipFrom", m.ship_via as "shipVia", c.name as carrier, m.promised_on as "promisedOn",
             m.is_delivered as "isDelivered",
             (m.delivered_at at time zone m.time_zone)::date as "deliveredOn",
             (${now}::timestamptz at time zone m.time_zone)::date as today,
             count(*)::integer as orders
        from measured m join carriers c on c.code = m.ship_via
       group by 1, 2, 3, 4, 5, 6, 7
       order by 1, 3, 2`.execute(tx)
    return rows
  })

/** All carriers by their names, an own forwarder among them. */
export const listCarriers = (db: Db) =>
  db.selectFrom('carriers').select(['code as shipVia', 'name as carrier']).orderBy('name').orderBy('code').execute()

const accessibleOrders = (staff: Staff, { orgId, shipFrom, shipVia }: PromiseFilters) => sql`
  from orders o join orgs g on g.id = o.org_id
 where o.status <> 'cancelled'
   and ${canAccessSite(staff, sql.ref('o.org_id'))}
   and (${orgId ?? null}::integer is null or o.org_id = ${orgId ?? null})
   and (${shipFrom ?? null}::text is null or o.ship_from = ${shipFrom ?? null})
   and (${shipVia ?? null}::text is null or o.ship_via = ${shipVia ?? null})`

const promisedOrders = (staff: Staff, filters: PromiseFilters) => sql`
  select p.ship_from, p.ship_via, p.time_zone, p.promised_on,
         p.status = 'allDelivered' or d.delivered = d.lines as is_delivered,
         case when d.delivered = d.lines and d.is_known then d.last_at end as delivered_at
    from (select o.id, o.ship_from, o.ship_via, g.time_zone, o.promised_on, o.status, o.back_orders
            ${accessibleOrders(staff, filters)}
             and o.promised_on between ${filters.from}::date and ${filters.until}::date) p
   cross join lateral (${deliveredLines}) d
   where d.lines > 0`

// No clock is more than 14 hours from that of Greenwich: the first two conditions find them by the index.
const unpromisedOrders = (staff: Staff, filters: PromiseFilters) => sql`
  select o.ship_from, o.ship_via, g.time_zone, null::date, false, null::timestamptz
    ${accessibleOrders(staff, filters)}
     and o.promised_on is null
     and o.placed_at >= ${filters.from}::date::timestamp at time zone 'UTC' - interval '14 hours'
     and o.placed_at < (${filters.until}::date + 1)::timestamp at time zone 'UTC' + interval '14 hours'
     and (o.placed_at at time zone g.time_zone)::date between ${filters.from}::date and ${filters.until}::date`

/**
 * Of an order p: its lines with pieces that were promised for its day, how many of them have come, when the last one did, and whether
 * that is known. Promised are the pieces that were in stock, or all where all wait for all or nothing was in stock (`describeDelivery`).
 */
const deliveredLines = sql`
  select count(*) as lines, count(c.is_known) as delivered, max(c.at) as last_at, bool_and(c.is_known) as is_known
    from (select l.position,
                 case when p.back_orders = 'together' or sum(l.ships_now) over () = 0 then l.quantity - l.cancelled
                      else least(l.ships_now, l.quantity - l.cancelled) end as pieces
            from order_lines l where l.order_id = p.id) due
    left join lateral (
      select a.at, a.is_known
        from (select s.at, s.is_known, sum(h.quantity) over (order by s.at, s.id) as pieces
                from (${arrivals()}) s
                join shipment_lines h on h.shipment_id = s.id and h.position = due.position) a
       where a.pieces >= due.pieces
       order by a.pieces, a.at
       limit 1) c on true
   where due.pieces > 0`

/**
 * The shipments of an order p that have come. What a forwarder fetches is promised for the day on which it leaves. A delivery is known from
 * a staff user or a carrier: the time limit alone names no day.
 */
function arrivals(): RawBuilder<unknown> {
  return sql`
    select t.id, t.shipped_at as at, true as is_known
      from shipments t
     where p.ship_via = ${ownForwarder} and t.order_id = p.id and t.status in ('left', 'delivered')
    union all
    select t.id, t.delivered_at, t.delivered_at is not null and (
             exists (select from order_events e
                      where e.order_id = p.id and e.shipment_id = t.id and e.action = 'deliver' and e.account_id is not null)
             or exists (select from parcels x where x.shipment_id = t.id and x.tracking_state = 'delivered'))
      from shipments t
     where p.ship_via <> ${ownForwarder} and t.order_id = p.id and t.status = 'delivered'`
}
