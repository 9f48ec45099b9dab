import { sql } from 'kysely'
import type { ProductSummary } from '../../../../rules/catalogue/product/summary.ts'
import type { ShipmentState } from '../../../../rules/fulfilment/shipment/shipment.ts'
import type { OrderFileKind } from '../../../../rules/order/file.ts'
import type { OrderType } from '../../../../rules/order/order.ts'
import type { Db } from '../../../db/database.ts'
import type { Seller } from '../../../documents/letterhead.ts'
import { orderedSummaryColumns } from '../../catalogue/products/summary-columns.ts'
import type { OrderAddress } from '../../customer/address/address.queries.ts'

/** A line of a shipment: how many pieces of it are in there, of how many that were ordered. */
export type ShippedLine = ProductSummary & {
  position: number
  custNumber: string
  note: string
  ordered: number
  pieces: number
  /** Where it lies in its warehouse. */
  bin: string
  barcode: string
}

/** The customer's own file that goes in place of a document of ours. */
export type OwnFile = { kind: OrderFileKind; file: string; name: string; mediaType: string }

export type ShipmentFacts = NonNullable<Awaited<ReturnType<typeof findShipmentFacts>>[number]>

/** The data of shipping documents, in the order of `ids`. Whose they are was asked before. */
export async function findShipmentFacts(db: Db, ids: readonly number[]) {
  const [shipments, lines, parcels, files] = await Promise.all([
    findShipments(db, ids),
    findLines(db, ids),
    findParcels(db, ids),
    findFiles(db, ids),
  ])
  const byShipment = <T extends { shipmentId: number }>(rows: readonly T[]) =>
    Map.groupBy(rows, (row) => row.shipmentId)
  const [linesOf, parcelsOf, filesOf] = [byShipment(lines), byShipment(parcels), byShipment(files)]
  const facts = shipments.map((shipment) => ({
    ...shipment,
    // Written by place-order from the address book.
    billTo: shipment.billTo as OrderAddress,
    shipTo: shipment.shipTo as OrderAddress,
    lines: linesOf.get(shipment.shipmentId) ?? [],
    parcels: parcelsOf.get(shipment.shipmentId) ?? [],
    files: filesOf.get(shipment.shipmentId) ?? [],
  }))
  const place = new Map(ids.map((id, at) => [id, at]))
  return facts.toSorted((a, b) => (place.get(a.shipmentId) ?? 0) - (place.get(b.shipmentId) ?? 0))
}

const findShipments = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .innerJoin('carriers as c', 'c.code', 's.carrier')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .innerJoin('customers as u', 'u.id', 'o.customer_id')
    .innerJoin('orgs as g', 'g.id', 'o.org_id')
    .select(['s.id as shipmentId', sql<ShipmentState>`s.status`.as('status')])
    .select(sql<Date>`coalesce(s.shipped_at, s.packed_at, s.created_at)`.as('packedAt'))
    .select(['o.id as orderId', 'o.order_number as orderno', 'o.po_number as poNumber', 'o.instruction'])
    .select(sql<string>`coalesce(o.so_number, '')`.as('soNumber'))
    .select([sql<OrderType>`o.order_type`.as('orderType'), 'o.org_id as orgId', 'o.ship_from as warehouse'])
    .select(['o.bill_to as billTo', 'o.ship_to as shipTo', 'u.custnum', 'g.time_zone as timeZone'])
    .select([sql<'EU' | 'US'>`g.region`.as('region'), 'a.language', 's.carrier as carrierCode'])
    .select(['c.name as carrier', 'o.forwarder'])
    .where('s.id', 'in', [...ids])
    .execute()

const findLines = (db: Db, ids: readonly number[]): Promise<(ShippedLine & { shipmentId: number })[]> =>
  db
    .selectFrom('shipment_lines as h')
    .innerJoin('order_lines as l', (join) =>
      join.onRef('l.order_id', '=', 'h.order_id').onRef('l.position', '=', 'h.position'),
    )
    .innerJoin('orders as o', 'o.id', 'h.order_id')
    .innerJoin('skus as k', 'k.id', 'l.sku_id')
    .leftJoin('stock as t', (join) => join.onRef('t.sku_id', '=', 'l.sku_id').onRef('t.warehouse', '=', 'o.ship_from'))
    .select(['h.shipment_id as shipmentId', 'h.position', 'h.quantity as pieces', 'l.quantity as ordered'])
    .select([...orderedSummaryColumns('l'), 'l.cust_number as custNumber', 'l.note'])
    .select([sql<string>`coalesce(t.bin, '')`.as('bin'), sql<string>`coalesce(k.product_barcode, '')`.as('barcode')])
    .where('h.shipment_id', 'in', [...ids])
    .orderBy('h.position')
    .execute()

const findParcels = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('parcels')
    .select(['shipment_id as shipmentId', 'tracking_number as trackingNumber', 'weight_grams as weightGrams'])
    .where('shipment_id', 'in', [...ids])
    .orderBy('id')
    .execute()

/** The attachments of an order that was split are with the first. */
const findFiles = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .innerJoin('order_files as f', (join) => join.on(sql<boolean>`f.order_id = coalesce(o.split_from, o.id)`))
    .select(['s.id as shipmentId', sql<OrderFileKind>`f.kind`.as('kind'), 'f.file', 'f.name'])
    .select('f.media_type as mediaType')
    .where('s.id', 'in', [...ids])
    .execute()

/** A shipment of the customer's order that has left; undefined where there is none. */
export const findSentShipment = (db: Db, customerId: number, { orderno, id }: { orderno: string; id: number }) =>
  db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select('s.id as shipmentId')
    .where('o.customer_id', '=', customerId)
    .where('o.order_number', '=', orderno)
    .where('s.id', '=', id)
    .where('s.status', 'in', ['left', 'delivered'])
    .executeTakeFirst()

/** The companies behind the sites of shipments, by site; of a site without one that of where it is registered. */
export async function findSellers(
  db: Db,
  shipments: readonly { orgId: number }[],
): Promise<ReadonlyMap<number, Seller>> {
  if (shipments.length === 0) return new Map()
  const sellers = await db
    .selectFrom('orgs as o')
    .innerJoin('offices as f', (join) =>
      join.on((eb) => eb.or([eb('f.org_id', '=', eb.ref('o.id')), eb('f.org_id', '=', eb.ref('o.register_org_id'))])),
    )
    .distinctOn('o.id')
    .select(['o.id as orgId', 'f.name', 'f.address1', 'f.postcode', 'f.city', 'f.state', 'f.country', 'f.phone'])
    .select(['f.email', 'f.vat_number as vatNumber'])
    .where('o.id', 'in', [...new Set(shipments.map(({ orgId }) => orgId))])
    .orderBy('o.id')
    .orderBy(sql`f.org_id <> o.id`)
    .orderBy('f.position')
    .execute()
  return new Map(sellers.map(({ orgId, ...seller }) => [orgId, seller]))
}
