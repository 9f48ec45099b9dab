import { sql } from 'kysely'
import type { ProductSummary } from '../../../../rules/catalogue/product/summary.ts'
import type { Role } from '../../../../rules/identity/permissions.ts'
import type { BackOrders } from '../../../../rules/order/back-order.ts'
import type { OrderState } from '../../../../rules/order/order.ts'
import type { UpdateChoices } from '../../../../rules/order/order-update.ts'
import type { Tx } from '../../../db/database.ts'
import type { OrderAddress } from '../../customer/address/address.queries.ts'

/** An event of an order, with the order and the account that placed it. */
export type OrderEvent = {
  eventId: number
  action: string
  status: OrderState
  reason: string
  /** Of a hold: what the customer reads of it. Why staff hold it is for them alone. */
  customerReason: string
  shipmentId: number | null
  /** An account of the customer did it. */
  isByCustomer: boolean
  orderId: number
  orderno: string
  poNumber: string
  orgId: number
  customerId: number
  accountId: number
  email: string
  language: string
  role: Role
  /** Neither they nor their company are suspended. */
  mayEnter: boolean
  choices: Partial<UpdateChoices>
}

/**
 * Takes pending events, the oldest first, until the transaction ends. Those that another process announces at the same
 * time are left out.
 */
export const takePending = async (tx: Tx, most: number) =>
  (
    await sql<OrderEvent>`
      ${events}
       where e.told_at is null
       order by e.id
       limit ${most}
         for update of e skip locked
    `.execute(tx)
  ).rows

/** Events by their ids, the oldest first. */
export const findEvents = async (tx: Tx, eventIds: readonly number[]) =>
  (await sql<OrderEvent>`${events} where e.id = any(${eventIds}::bigint[]) order by e.id`.execute(tx)).rows

const events = sql`
  select e.id as "eventId", e.action, e.status, e.reason, e.shipment_id as "shipmentId",
         e.customer_reason as "customerReason",
         coalesce((select x.customer_id from accounts x where x.id = e.account_id) = o.customer_id, false) as "isByCustomer",
         o.id as "orderId", o.order_number as orderno, o.po_number as "poNumber", o.org_id as "orgId",
         o.customer_id as "customerId", a.id as "accountId", a.email, a.language, a.role,
         (a.status = 'active' and c.status = 'active') as "mayEnter",
         coalesce((select json_object_agg(k.kind, k.frequency) from order_update_choices k where k.account_id = a.id), '{}') as choices
    from order_events e
    join orders o on o.id = e.order_id
    join accounts a on a.id = o.account_id
    join customers c on c.id = o.customer_id`

/** They were announced, or there is no account to notify. */
export const markNotified = (tx: Tx, eventIds: readonly number[], now: Date) =>
  sql`update order_events set told_at = ${now} where id = any(${eventIds}::bigint[])`.execute(tx)

/** A line that an event is about: of a shipment, what was cancelled, what has arrived, or what is expected on another day. */
export type EventLine = ProductSummary & {
  eventId: number
  position: number
  pieces: number
  before: string | null
  now: string | null
}

export async function findEventLines(tx: Tx, eventIds: readonly number[]) {
  const { rows } = await sql<EventLine>`
    select e.id as "eventId", x.position, x.pieces, x.before, x.now, ${lineSummary}
      from order_events e
     cross join lateral (
        select h.position, h.quantity as pieces, null::date as before, null::date as now
          from shipment_lines h where h.shipment_id = e.shipment_id and e.action in ('ship', 'deliver')
        union all
        select h.position, h.quantity, null, null
          from order_cancellations k join order_cancellation_lines h on h.cancellation_id = k.id
         where e.action in ('cancel', 'cancelRest') and k.order_id = e.order_id and k.at = e.at
        union all
        select d.position, d.pieces, d.before, d.now
          from jsonb_to_recordset(case when e.action in ('arrived', 'delayed') then e.details end) as d (position smallint, pieces integer, before date, now date)
      ) x
      join order_lines l on l.order_id = e.order_id and l.position = x.position
      join skus s on s.id = l.sku_id
     where e.id = any(${eventIds}::bigint[])
     order by e.id, x.position
  `.execute(tx)
  return rows
}

// What the order keeps of its products; whose make one is stands with the SKU.
const lineSummary = sql.raw(`l.number, l.oem_code as "oemCode", s.own_make as "ownMake", l.name, l.names`)

/** How an order is delivered as it stands now, and how it was to be before its delivery was changed by the event. */
export type EventDelivery = Way & { eventId: number; promisedOn: string | null; backOrders: BackOrders } & {
  lines: { shipsNow: number; backOrdered: number; preOrdered: number }[]
  before: Way | null
}
type Way = { carrier: string; forwarder: string; shipTo: OrderAddress }

export async function findEventDeliveries(tx: Tx, eventIds: readonly number[]) {
  if (eventIds.length === 0) return []
  const { rows } = await sql<EventDelivery>`
    select e.id as "eventId", o.promised_on as "promisedOn", o.back_orders as "backOrders", o.forwarder, c.name as carrier,
           o.ship_to as "shipTo",
           (select json_agg(json_build_object('shipsNow', l.allocated, 'backOrdered', l.waiting, 'preOrdered', 0))
              from order_lines l where l.order_id = o.id and l.allocated + l.waiting > 0) as lines,
           case when e.action = 'changeDelivery'
                then e.details || jsonb_build_object('carrier', (select name from carriers where code = e.details ->> 'shipVia'))
                 end as before
      from order_events e
      join orders o on o.id = e.order_id
      join carriers c on c.code = o.ship_via
     where e.id = any(${eventIds}::bigint[])
     order by e.id
  `.execute(tx)
  return rows
}

/** The parcels of a shipment, with the page on which they are followed. */
export type EventParcel = { shipmentId: number; carrier: string; trackingPage: string; trackingNumber: string }

export async function findEventParcels(tx: Tx, shipmentIds: readonly number[]) {
  if (shipmentIds.length === 0) return []
  const { rows } = await sql<EventParcel>`
    select s.id as "shipmentId", coalesce(nullif(o.forwarder, ''), c.name) as carrier, c.tracking_url as "trackingPage",
           coalesce(p.tracking_number, '') as "trackingNumber"
      from shipments s
      join orders o on o.id = s.order_id
      join carriers c on c.code = s.carrier
      left join parcels p on p.shipment_id = s.id and p.tracking_number <> ''
     where s.id = any(${shipmentIds}::bigint[])
     order by s.id, p.id
  `.execute(tx)
  return rows
}

/** Puts an event into the next daily mail of an account: that of its site, at so many hours by its clock. */
export const addToDaily = (
  tx: Tx,
  entries: readonly { accountId: number; eventId: number; orgId: number }[],
  { hour, now }: { hour: number; now: Date },
) =>
  entries.length === 0
    ? undefined
    : sql`
        insert into daily_updates (account_id, event_id, due_at)
        select d."accountId", d."eventId",
               (t.at::date + case when t.at::time < u.due then 0 else 1 end + u.due) at time zone g.time_zone
          from json_to_recordset(${JSON.stringify(entries)}) as d ("accountId" integer, "eventId" bigint, "orgId" integer)
          join orgs g on g.id = d."orgId"
         cross join lateral (select ${now}::timestamptz at time zone g.time_zone as at) t
         cross join (select make_time(${hour}, 0, 0) as due) u
        on conflict do nothing
      `.execute(tx)

/** Whose daily mail is due. */
export const findDueReaders = async (tx: Tx, now: Date) =>
  (
    await sql<{ accountId: number }>`
      select account_id as "accountId" from daily_updates where due_at <= ${now}
      union select account_id from daily_notes where due_at <= ${now} order by 1`.execute(tx)
  ).rows.map(({ accountId }) => accountId)

/** Takes what stands in the due mail of an account out of it: whoever takes it first writes the mail. */
export const takeDaily = async (tx: Tx, accountId: number, now: Date) =>
  (
    await sql<{ eventId: number }>`
      delete from daily_updates where account_id = ${accountId} and due_at <= ${now} returning event_id as "eventId"`.execute(
      tx,
    )
  ).rows.map(({ eventId }) => eventId)
