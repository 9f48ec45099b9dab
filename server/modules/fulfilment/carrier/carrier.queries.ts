import { sql } from 'kysely'
import type { ParcelState, TrackingEvent } from '../../../../rules/fulfilment/shipment/tracking.ts'
import type { CarrierAdapterName } from '../../../../rules/shipping/carrier.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { OrderAddress } from '../../customer/address/address.queries.ts'
import { mostParcelsAtOnce } from './adapter.ts'

export type ParcelWaiting = {
  adapter: CarrierAdapterName
  shipmentId: number
  parcelId: number
  warehouse: string
  shipTo: OrderAddress
  weightGrams: number | null
}

/** So much of all that an adapter is asked about, from one parcel or shipment on. */
type Asked = { adapters: readonly string[]; after: number; now: Date }

/** Parcels without a number whose carrier gives them. What was packed two days ago is left to staff. */
export async function findParcelsToLabel(db: Db, { adapters, after, now }: Asked) {
  const { rows } = await sql<ParcelWaiting>`
    select c.adapter, s.id as "shipmentId", p.id as "parcelId", o.ship_from as warehouse, o.ship_to as "shipTo",
           p.weight_grams as "weightGrams"
      from shipments s
      join carriers c on c.code = s.carrier and c.adapter = any(${adapters})
      join orders o on o.id = s.order_id
      join parcels p on p.shipment_id = s.id
     where s.status in ('packed', 'left') and s.packed_at > ${now}::timestamptz - interval '2 days'
       and p.tracking_number = '' and p.label_number is null and p.id > ${after}
     order by p.id
     limit ${sql.lit(mostParcelsAtOnce)}
  `.execute(db)
  return rows
}

/** The number that a carrier gave a parcel; one that was typed meanwhile stays. */
export const storeLabel = (tx: Tx, parcelId: number, trackingNumber: string) =>
  tx
    .updateTable('parcels')
    .set({
      label_number: trackingNumber,
      tracking_number: sql<string>`case when tracking_number = '' then ${trackingNumber} else tracking_number end`,
    })
    .where('id', '=', parcelId)
    .where('label_number', 'is', null)
    .execute()

type UnusedLabel = { adapter: CarrierAdapterName; parcelId: number; trackingNumber: string }

/** Numbers that carriers gave for shipments that were cancelled then. */
export async function findUnusedLabels(db: Db, adapters: readonly string[], now: Date) {
  const { rows } = await sql<UnusedLabel>`
    select c.adapter, p.id as "parcelId", p.label_number as "trackingNumber"
      from shipments s
      join carriers c on c.code = s.carrier and c.adapter = any(${adapters})
      join parcels p on p.shipment_id = s.id
     where s.status = 'cancelled' and s.packed_at > ${now}::timestamptz - interval '30 days'
       and p.label_number is not null and p.label_ended_at is null
     order by p.id
     limit ${sql.lit(mostParcelsAtOnce)}
  `.execute(db)
  return rows
}

export const endLabels = (db: Db, parcelIds: readonly number[], now: Date) =>
  db.updateTable('parcels').set({ label_ended_at: now }).where('id', 'in', parcelIds).execute()

export type ShipmentToTrack = {
  adapter: CarrierAdapterName
  shipmentId: number
  createdAt: Date
  shippedAt: Date
  trackingNumbers: string[]
}

/** Shipments on their way whose carrier reports where they are; what left two months ago is no longer asked about. */
export async function findShipmentsToTrack(db: Db, { adapters, after, now }: Asked) {
  const { rows } = await sql<ShipmentToTrack>`
    select c.adapter, s.id as "shipmentId", s.created_at as "createdAt", s.shipped_at as "shippedAt", p.numbers as "trackingNumbers"
      from shipments s
      join carriers c on c.code = s.carrier and c.adapter = any(${adapters})
      join lateral (select json_agg(distinct tracking_number) as numbers from parcels
                     where shipment_id = s.id and tracking_number <> '') p on p.numbers is not null
     where s.status = 'left' and s.id > ${after} and s.shipped_at > ${now}::timestamptz - interval '60 days'
     order by s.id
     limit ${sql.lit(mostParcelsAtOnce)}
  `.execute(db)
  return rows
}

/** What a carrier said of the parcels of a shipment, as far as it is news. Answers how all of them stand. */
export async function storeEvents(tx: Tx, shipmentId: number, events: readonly TrackingEvent[]) {
  await sql`
    update parcels p set tracking_state = e.state, tracking_at = e.at
      from json_to_recordset(${JSON.stringify(events)}) as e ("trackingNumber" text, state text, at timestamptz)
     where p.shipment_id = ${shipmentId} and upper(p.tracking_number) = upper(e."trackingNumber")
       and p.tracking_state is distinct from 'delivered' and (p.tracking_at is null or p.tracking_at < e.at)
  `.execute(tx)
  return tx
    .selectFrom('parcels')
    .select(['tracking_number as trackingNumber', sql<ParcelState | null>`tracking_state`.as('state')])
    .select('tracking_at as at')
    .where('shipment_id', '=', shipmentId)
    .execute()
}
