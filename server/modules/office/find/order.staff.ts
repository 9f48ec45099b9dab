import { sql } from 'kysely'
import { readShipmentNumber, shipmentNumber } from '../../../../rules/fulfilment/shipment/shipment.ts'
import { holds } from '../../../../rules/identity/permissions.ts'
import { mostOfKind, shortestPart } from '../../../../rules/office/find.ts'
import { canAccessSite } from '../../../staff/site-access.ts'
import { accessibleOrders } from '../../../staff/staff-orders.ts'
import { findByShortNumber } from '../../fulfilment/order-management/orders-by-number.ts'
import { findSought } from '../../fulfilment/order-management/sought-orders.ts'
import { type Found, lookUp, type Seeker } from './found.ts'

/** The newest orders that are meant: those whose number ends with these digits, then those that the list of orders finds. */
export async function findOrders({ tx, staff, sought }: Seeker): Promise<Found[]> {
  const orders = accessibleOrders(tx, staff)
    .select(['o.id', 'o.order_number as number', 'c.company as name'])
    .orderBy('o.id', 'desc')
    .limit(mostOfKind)
  const short = (await findByShortNumber(tx, sought)).map(({ id }) => id)
  const meant = short.length > 0 ? await orders.where(sql<boolean>`o.id = any(${short}::bigint[])`).execute() : []
  const others =
    sought.length < shortestPart ? [] : await orders.where((await findSought(tx, staff, sought)).isOneSought).execute()
  const all = [...meant, ...others.filter(({ id }) => !short.includes(id))]
  return all.slice(0, mostOfKind).map((row) => ({ kind: 'order', page: 'orders', ...row }))
}

type Row = { id: number; name: string }

/** A shipment by the number on its documents, and those with a parcel of this tracking number. */
export async function findShipments({ tx, staff, sought }: Seeker): Promise<Found[]> {
  const shipmentId = /^S\d/.test(sought) ? readShipmentNumber(sought) : undefined
  const { rows } = await sql<Row>`
    select s.id, c.company as name
      from (select id from shipments where id = ${shipmentId ?? null}::bigint
            union select shipment_id from parcels where upper(tracking_number) = ${sought} and tracking_number <> '') f
      ${lookUp('shipments', 's')}
      join orders o on o.id = s.order_id
      join customers c on c.id = o.customer_id
     where ${canAccessSite(staff, sql.ref('o.org_id'))}
     order by s.id desc
     limit ${mostOfKind}`.execute(tx)
  return rows.map((row) => ({ kind: 'shipment', page: 'shipments', number: shipmentNumber(row.id), ...row }))
}

type ListRow = Row & { number: string; customerId: number; orderId: number | null }

/** A quick order by its number. It has no page of its own: the one of its order shows it, else that of its customer. */
export async function findQuickOrders({ tx, staff, sought }: Seeker): Promise<Found[]> {
  const { rows } = await sql<ListRow>`
    select q.id, q.number, c.company as name, c.id as "customerId", q.order_id as "orderId"
      from quick_orders q
      join customers c on c.id = q.customer_id
     where q.number = ${sought} and ${canAccessSite(staff, sql.ref('q.org_id'))}`.execute(tx)
  return rows.flatMap(({ number, name, customerId, orderId }): Found[] => {
    const found = { kind: 'quickOrder', number, name } as const
    if (orderId !== null) return [{ ...found, page: 'orders', id: orderId }]
    return holds(staff.permissions, 'staff:customers') ? [{ ...found, page: 'customers', id: customerId }] : []
  })
}
