import { sql } from 'kysely'
import type { ShipmentState } from '../../../../rules/fulfilment/shipment/shipment.ts'
import type { OrderState } from '../../../../rules/order/order.ts'
import type { Db } from '../../../db/database.ts'

type Fulfilment = {
  holdNote: string
  progress: {
    position: number
    shipped: number
    allocated: number
    inShipments: number
    waiting: number
    cancelled: number
  }[]
  exceptions: { position: number; until: string; reason: string; by: string }[]
  shipments: {
    shipmentId: number
    status: ShipmentState
    carrier: string
    createdAt: string
    trackingNumbers: string[]
    pieces: number
  }[]
  trail: {
    at: string
    action: string
    status: OrderState
    reason: string
    userName: string | null
    shipmentId: number | null
  }[]
  mails: {
    mailId: number
    subject: string
    recipient: string
    queuedAt: string
    sentAt: string | null
    attempts: number
  }[]
}

/** How far an order is, for order management: its lines' pieces, what of them may come back late, shipments of every state, what was done by whom, and its mails. */
export async function findFulfilment(db: Db, orderId: number): Promise<Fulfilment> {
  const instant = (column: string) =>
    sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const { rows } = await sql<Fulfilment>`
    select o.hold_note as "holdNote",
      (select coalesce(json_agg(json_build_object(
                'position', l.position, 'shipped', l.shipped, 'allocated', l.allocated, 'waiting', l.waiting, 'cancelled', l.cancelled,
                'inShipments', coalesce((select sum(h.quantity) from shipment_lines h join shipments s on s.id = h.shipment_id
                   where h.order_id = l.order_id and h.position = l.position and s.status in ('picking', 'packed')), 0))
              order by l.position), '[]')
         from order_lines l where l.order_id = o.id) as progress,
      (select coalesce(json_agg(json_build_object(
                'position', x.position, 'until', x.until_on, 'reason', x.reason, 'by', coalesce(nullif(a.name, ''), a.user_name)) order by x.position), '[]')
         from return_exceptions x join accounts a on a.id = x.account_id where x.order_id = o.id) as exceptions,
      (select coalesce(json_agg(json_build_object(
                'shipmentId', s.id, 'status', s.status, 'carrier', coalesce(nullif(o.forwarder, ''), c.name),
                'createdAt', ${instant('s.created_at')},
                'trackingNumbers', (select coalesce(json_agg(distinct p.tracking_number), '[]') from parcels p
                                     where p.shipment_id = s.id and p.tracking_number <> ''),
                'pieces', (select sum(quantity) from shipment_lines where shipment_id = s.id)) order by s.id), '[]')
         from shipments s join carriers c on c.code = s.carrier where s.order_id = o.id) as shipments,
      (select coalesce(json_agg(json_build_object(
                'at', ${instant('e.at')}, 'action', e.action, 'status', e.status, 'reason', e.reason, 'shipmentId', e.shipment_id,
                'userName', a.user_name) order by e.id), '[]')
         from order_events e left join accounts a on a.id = e.account_id where e.order_id = o.id) as trail,
      (select coalesce(json_agg(json_build_object(
                'mailId', m.id, 'subject', m.subject, 'recipient', m.recipient, 'queuedAt', ${instant('m.queued_at')},
                'sentAt', ${instant('m.sent_at')}, 'attempts', m.attempts) order by m.id), '[]')
         from mails m where m.order_id = o.id) as mails
      from orders o where o.id = ${orderId}
  `.execute(db)
  return rows[0] ?? { holdNote: '', progress: [], exceptions: [], shipments: [], trail: [], mails: [] }
}
