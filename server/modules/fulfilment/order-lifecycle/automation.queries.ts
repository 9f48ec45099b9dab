import { sql } from 'kysely'
import { reminderDays } from '../../../../rules/fulfilment/order-automation.ts'
import type { Db, Tx } from '../../../db/database.ts'

/** So many are moved on in one go; the others the next time. */
const mostAtOnce = 500

/** Submitted orders whose time for a change of mind is over, by the settings of their sites. */
export async function findOrdersToRelease(db: Db, now: Date) {
  const { rows } = await sql<{ orderId: number }>`
    select o.id as "orderId"
      from orders o join orgs g on g.id = o.org_id
     where o.status = 'submitted' and g.release_after_minutes is not null
       and coalesce((select max(e.at) from order_events e where e.order_id = o.id), o.placed_at)
           <= ${now}::timestamptz - make_interval(mins => g.release_after_minutes)
     order by o.id
     limit ${sql.lit(mostAtOnce)}
  `.execute(db)
  return rows
}

type SentShipment = {
  shipmentId: number
  promisedOn: string | null
  shippedAt: Date
  afterDays: number
  /** The clock of the site; where the warehouse stands, whose holidays count. */
  timeZone: string
  country: string
  subdivision: string | null
}

/** What has left and may have arrived by now: as many days ago as working days are to pass, at the least. */
export async function findSentShipments(db: Db, now: Date) {
  const { rows } = await sql<SentShipment>`
    select s.id as "shipmentId", o.promised_on as "promisedOn", s.shipped_at as "shippedAt",
           g.delivered_after_days as "afterDays", g.time_zone as "timeZone", w.country, w.subdivision
      from shipments s
      join orders o on o.id = s.order_id
      join orgs g on g.id = o.org_id
      join warehouses w on w.code = o.ship_from
     where s.status = 'left' and g.delivered_after_days is not null
       and greatest(s.shipped_at, o.promised_on) <= ${now}::timestamptz - make_interval(days => g.delivered_after_days)
     order by s.shipped_at, s.id
     limit ${sql.lit(10 * mostAtOnce)}
  `.execute(db)
  return rows
}

/** Orders in advance that wait for their payment and whose customers are to be reminded that they will be cancelled. */
export async function findOrdersToRemind(db: Db, now: Date) {
  const { rows } = await sql<{ orderId: number }>`
    select o.id as "orderId"
      from orders o join orgs g on g.id = o.org_id
     where o.status = 'awaitingPayment' and o.payment_reminded_at is null
       and o.placed_at <= ${now}::timestamptz - make_interval(days => g.cancel_unpaid_after_days - ${reminderDays}::integer)
     order by o.id
     limit ${sql.lit(mostAtOnce)}
  `.execute(db)
  return rows
}

/** Those whose customers were reminded long enough ago. */
export async function findOrdersToCancel(db: Db, now: Date) {
  const { rows } = await sql<{ orderId: number }>`
    select o.id as "orderId"
      from orders o join orgs g on g.id = o.org_id
     where o.status = 'awaitingPayment'
       and o.payment_reminded_at <= ${now}::timestamptz - make_interval(days => ${reminderDays}::integer)
       and o.placed_at <= ${now}::timestamptz - make_interval(days => g.cancel_unpaid_after_days)
     order by o.id
     limit ${sql.lit(mostAtOnce)}
  `.execute(db)
  return rows
}

/** Who is to pay a locked order, and until when; undefined where they were reminded before. */
export async function markReminded(tx: Tx, orderId: number, now: Date) {
  const { rows } = await sql<{ accountId: number; cancelDays: number | null; placedAt: Date; timeZone: string }>`
    update orders o set payment_reminded_at = ${now}
      from orgs g
     where o.id = ${orderId} and g.id = o.org_id and o.payment_reminded_at is null
    returning o.account_id as "accountId", g.cancel_unpaid_after_days as "cancelDays", o.placed_at as "placedAt", g.time_zone as "timeZone"
  `.execute(tx)
  return rows[0]
}
