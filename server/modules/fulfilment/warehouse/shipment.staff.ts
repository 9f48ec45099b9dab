import { sql } from 'kysely'
import type { Carton } from '../../../../rules/catalogue/product/barcode.ts'
import type { ProductSummary } from '../../../../rules/catalogue/product/summary.ts'
import { hasEnded, readShipmentNumber, type ShipmentState } from '../../../../rules/fulfilment/shipment/shipment.ts'
import type { ShortPickReason } from '../../../../rules/fulfilment/shipment/short-pick.ts'
import type { ParcelState } from '../../../../rules/fulfilment/shipment/tracking.ts'
import type { OrderFileKind } from '../../../../rules/order/file.ts'
import type { OrderState, OrderType } from '../../../../rules/order/order.ts'
import type { CarrierAdapterName } from '../../../../rules/shipping/carrier.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { rowsAndTotal } from '../../../db/rows-and-total.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'
import { imageSql } from '../../catalogue/products/summary-columns.ts'
import type { OrderAddress } from '../../customer/address/address.queries.ts'
import { daysSincePromised, type QueueFilter } from './pick.staff.ts'

type ShipmentsQuery = QueueFilter & {
  status?: ShipmentState | undefined
  keyword?: string | undefined
  now: Date
  limit: number
  offset: number
}

type Head = {
  shipmentId: number
  status: ShipmentState
  createdAt: Date
  orderId: number
  orderno: string
  orderType: OrderType
  company: string
  country: string
  promisedOn: string | null
  daysLate: number
  warehouse: string
  carrier: string
  carrierName: string
  needsNumber: boolean
}

// What has arrived or ended is late no more.
const head = (now: Date) => sql`
  s.id as "shipmentId", s.status, s.created_at as "createdAt", o.id as "orderId", o.order_number as orderno,
  o.order_type as "orderType", u.company, o.ship_to ->> 'country' as country, o.promised_on as "promisedOn",
  case when s.status in ('picking', 'packed', 'left') then ${daysSincePromised(now)} else 0 end as "daysLate",
  o.ship_from as warehouse, s.carrier, coalesce(nullif(o.forwarder, ''), c.name) as "carrierName",
  c.adapter = 'hand' and c.tracking_url <> '' and s.status in ('picking', 'packed', 'left')
    and (s.status = 'picking' or exists (select from parcels p where p.shipment_id = s.id and p.tracking_number = ''))
    as "needsNumber"`

const ownShipments = (staff: Staff) => sql`
  shipments s
  join orders o on o.id = s.order_id and ${canAccessSite(staff, sql.ref('o.org_id'))}
  join customers u on u.id = o.customer_id
  join carriers c on c.code = s.carrier`

/** The kinds of files that the customer sent with the order; those of an order that was split are with the first. */
const ownFiles = sql`
  array(select f.kind from order_files f where f.order_id = coalesce(o.split_from, o.id) order by f.kind)`

type Row = Head & { pieces: number; ownFiles: OrderFileKind[] }

/** Nobody pages through more; counting a million takes seconds. What has ended is looked up by a number rather. */
const mostCounted = { underWay: 10_000, ended: 2_000 }

/**
 * A page of shipments and how many there are, counted up to `mostCounted`: of what waits or is under way those that were begun first
 * come first, of what has ended and of what is looked up by a number the newest. Only those of the page are read whole.
 */
export const shipmentPage = (db: Db, staff: Staff, { limit: size, offset: skipped, now, ...query }: ShipmentsQuery) =>
  rowsAndTotal({ limit: size, offset: skipped }, async ({ limit, offset }) => {
    const { found, direction, most } = foundShipments(staff, query)
    const { rows } = await sql<Row & { total: number }>`
      with found as materialized (${found} order by s.id ${direction} limit ${sql.lit(most)})
      select ${head(now)}, (select count(*)::integer from found) as total, ${ownFiles} as "ownFiles",
             (select sum(quantity)::integer from shipment_lines where shipment_id = s.id) as pieces
        from ${ownShipments(staff)}
       where s.id = any(array(select id from found order by id ${direction} limit ${limit} offset ${offset}))
       order by s.id ${direction}
    `.execute(db)
    return rows
  })

/** The ids of the shipments that a query means, in which order they come, and how many are counted. */
function foundShipments(
  staff: Staff,
  { status, warehouse, carrier, keyword = '' }: Omit<ShipmentsQuery, 'now' | 'limit' | 'offset'>,
) {
  const sought = keyword.trim().toUpperCase()
  // The admin's are those of all orders.
  const ofOrder =
    staff.role === 'admin' && !warehouse
      ? sql``
      : sql`join orders o on o.id = s.order_id and ${canAccessSite(staff, sql.ref('o.org_id'))}`
  const conditions = [
    ...(status ? [sql`s.status = ${sql.lit(status)}`] : []),
    ...(warehouse ? [sql`o.ship_from = ${warehouse}`] : []),
    ...(carrier ? [sql`s.carrier = ${carrier}`] : []),
    ...(sought ? [hasNumber(sought)] : []),
  ]
  const found = sql`select s.id from shipments s ${ofOrder} where ${sql.join([sql`true`, ...conditions], sql` and `)}`
  const isUnderWay = status !== undefined && !hasEnded(status)
  return isUnderWay
    ? { found, direction: sql`asc`, most: mostCounted.underWay }
    : { found, direction: sql`desc`, most: mostCounted.ended }
}

const hasNumber = (sought: string) => sql`s.id in (
  select n.id from shipments n join orders o on o.id = n.order_id where o.order_number = ${sought} or o.so_number = ${sought}
  union all select shipment_id from parcels where upper(tracking_number) = ${sought} and tracking_number <> ''
  union all select id from shipments where id = ${(/^S\d/.test(sought) && readShipmentNumber(sought)) || null})`

type Line = ProductSummary & {
  image: string | null
  position: number
  qty: number
  barcodes: string[]
  cartons: Carton[]
}
type Parcel = {
  parcelId: number
  trackingNumber: string
  weightGrams: number | null
  state: ParcelState | null
  /** An ISO instant, as PostgreSQL writes it. */
  seenAt: string | null
}
type Shipment = Head & {
  adapter: CarrierAdapterName
  trackingPage: string
  orderStatus: OrderState
  instruction: string
  endedReason: string
  shipTo: OrderAddress
  parcels: Parcel[]
  lines: Line[]
  shortPicks: {
    number: string
    pieces: number
    reason: ShortPickReason
    /** As `seenAt`. */
    at: string
    userName: string | null
  }[]
}

/** A shipment of a site that the caller can access, with what the one who packs it needs; undefined for every other one. */
export async function findShipment(db: Db, staff: Staff, { shipmentId, now }: { shipmentId: number; now: Date }) {
  const { rows } = await sql<Shipment>`
    select ${head(now)}, o.status as "orderStatus", o.instruction, s.ended_reason as "endedReason", o.ship_to as "shipTo",
           c.adapter, c.tracking_url as "trackingPage",
           (select coalesce(json_agg(json_build_object('parcelId', id, 'trackingNumber', tracking_number, 'weightGrams', weight_grams,
                                                       'state', tracking_state, 'seenAt', tracking_at) order by id), '[]')
              from parcels where shipment_id = s.id) as parcels,
           (select json_agg(json_build_object(
                     'position', h.position, 'qty', h.quantity, 'number', l.number, 'oemCode', l.oem_code, 'name', l.name,
                     'names', l.names, 'ownMake', k.own_make, 'image', ${imageSql('l.sku_id')},
                     'barcodes', (select coalesce(json_agg(distinct n.canonical), '[]') from part_numbers n
                                   where n.sku_id = l.sku_id and n.kind in ('own', 'oem', 'short', 'ean')),
                     'cartons', (select coalesce(json_agg(json_build_object('barcode', n.normalised, 'pieces', n.pieces) order by n.normalised), '[]')
                                   from part_numbers n where n.sku_id = l.sku_id and n.pieces is not null)) order by h.position)
              from shipment_lines h
              join order_lines l on l.order_id = h.order_id and l.position = h.position
              join skus k on k.id = l.sku_id
             where h.shipment_id = s.id) as lines,
           (select coalesce(json_agg(json_build_object('number', l.number, 'pieces', p.pieces, 'reason', p.reason, 'at', p.at,
                                                       'userName', a.user_name) order by p.id), '[]')
              from short_picks p
              join order_lines l on l.order_id = p.order_id and l.position = p.position
              left join accounts a on a.id = p.account_id
             where p.shipment_id = s.id) as "shortPicks"
      from ${ownShipments(staff)}
     where s.id = ${shipmentId}
  `.execute(db)
  return rows[0]
}

/** The carriers of shipments, by their ids. */
export async function findCarriers(db: Db, shipmentIds: readonly number[]) {
  const rows = await db
    .selectFrom('shipments')
    .select(['id', 'carrier'])
    .where('id', 'in', [...shipmentIds])
    .execute()
  return new Map(rows.map(({ id, carrier }) => [id, carrier]))
}

/** Whose a shipment is, and how it stands, its order locked until the end of the transaction; undefined for one of a site that the caller cannot access. */
export async function lockOwnShipment(tx: Tx, staff: Staff, shipmentId: number) {
  const { rows } = await sql<ShipmentFacts>`
    select s.id as "shipmentId", s.order_id as "orderId", s.status, o.status as "orderStatus", o.customer_id as "customerId",
           o.org_id as "orgId"
      from shipments s join orders o on o.id = s.order_id
     where s.id = ${shipmentId} and ${canAccessSite(staff, sql.ref('o.org_id'))}
       for no key update of o
  `.execute(tx)
  return rows[0]
}

type ShipmentFacts = {
  shipmentId: number
  orderId: number
  status: ShipmentState
  orderStatus: OrderState
  customerId: number
  orgId: number
}
