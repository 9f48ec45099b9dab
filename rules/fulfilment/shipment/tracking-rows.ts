import { readShipmentNumber, type ShipmentState } from './shipment.ts'
import { mayCorrectTracking, readTrackingNumber, trackingKey } from './tracking.ts'

/** Tracking numbers of a carrier's file, or of a warehouse's own system: each row is one parcel. */

export const mostTrackingRows = 500
/** Bytes of a file. */
export const largestTrackingFile = 1_000_000
/** The most characters of a cell that are read: what is longer fits nothing. */
export const longestTrackingCell = 100

/** The columns, in the order of the template. A *reference* is the shipment or the order, as carriers print what they were sent. */
export const trackingFields = [
  'shipment',
  'order',
  'reference',
  'parcel',
  'trackingNumber',
  'carrier',
  'weight',
] as const
export type TrackingField = (typeof trackingFields)[number]

export type TrackingSheetRefusal =
  | 'tracking_sheet.unreadable'
  | 'tracking_sheet.columns'
  | 'tracking_sheet.empty'
  | 'tracking_sheet.too_many_rows'

/** Either of `shipment` and `order` may be empty. Without a parcel it is the only one of its shipment. */
export type TrackingRow = {
  row: number
  shipment: string
  order: string
  parcel: number | null
  trackingNumber: string
  carrier: string
  weightGrams: number | null
}

type SeenParcel = { parcelId: number; trackingNumber: string; weightGrams: number | null }

/** A shipment of a site that the caller can access: every other one is unknown. */
export type RowShipment = {
  shipmentId: number
  orderno: string
  soNumber: string
  status: ShipmentState
  carrier: string
  carrierName: string
  /** In their order. */
  parcels: readonly SeenParcel[]
}

export const trackingRowFaults = [
  'nothing_named',
  'unknown',
  'other_order',
  'which_shipment',
  'not_now',
  'other_carrier',
  'which_parcel',
  'no_parcel',
  'no_number',
  'wrong_number',
  'number_twice',
  'parcel_twice',
  'number_taken',
] as const
type TrackingRowFault = (typeof trackingRowFaults)[number]

type Booking = { shipmentId: number; parcelId: number; trackingNumber: string; weightGrams?: number; isNew: boolean }
export type JudgedRow = { row: number; booking: Booking } | { row: number; fault: TrackingRowFault }

/** What each row means for the shipments that the rows name, or why it means nothing: rows that contradict each other are all refused. */
export function judgeRows(rows: readonly TrackingRow[], shipments: readonly RowShipment[]): JudgedRow[] {
  const judged = rows.map((row) => judgeRow(row, shipments))
  const numbers = countBy(rows, ({ trackingNumber }) => trackingKey(trackingNumber.trim()))
  const parcels = countBy(judged, (one) => ('booking' in one ? one.booking.parcelId : undefined))
  return judged.map((one) => {
    if ('fault' in one) return one
    const { row, booking } = one
    if ((numbers.get(trackingKey(booking.trackingNumber)) ?? 0) > 1) return { row, fault: 'number_twice' }
    return (parcels.get(booking.parcelId) ?? 0) > 1 ? { row, fault: 'parcel_twice' } : one
  })
}

function countBy<T, K>(all: readonly T[], keyOf: (one: T) => K) {
  return new Map([...Map.groupBy(all, keyOf)].map(([key, group]) => [key, group.length]))
}

function judgeRow(row: TrackingRow, shipments: readonly RowShipment[]): JudgedRow {
  const shipment = findShipment(row, shipments)
  if (typeof shipment === 'string') return { row: row.row, fault: shipment }
  const found = findParcel(row, shipment)
  if (typeof found === 'string') return { row: row.row, fault: found }
  const trackingNumber = readTrackingNumber(row.trackingNumber)
  if (trackingNumber === '') return { row: row.row, fault: 'no_number' }
  if (trackingNumber === undefined) return { row: row.row, fault: 'wrong_number' }
  const isTaken = shipment.parcels.some((one) => one !== found && sameNumber(one.trackingNumber, trackingNumber))
  if (isTaken) return { row: row.row, fault: 'number_taken' }
  const { weightGrams } = row
  const isNew = found.trackingNumber !== trackingNumber || (weightGrams !== null && weightGrams !== found.weightGrams)
  const booking = { shipmentId: shipment.shipmentId, parcelId: found.parcelId, trackingNumber, isNew }
  return { row: row.row, booking: weightGrams === null ? booking : { ...booking, weightGrams } }
}

const sameNumber = (one: string, other: string) => trackingKey(one) === trackingKey(other)

/** The shipment of a row, which can have a tracking number now and goes with the carrier of the row. */
function findShipment(row: TrackingRow, shipments: readonly RowShipment[]): RowShipment | TrackingRowFault {
  const named = namedShipments(row, shipments)
  if (typeof named === 'string') return named
  const open = named.filter(({ status }) => mayCorrectTracking(status))
  const [shipment, ...more] = open
  if (!shipment) return 'not_now'
  if (more.length > 0) return 'which_shipment'
  const carrier = row.carrier.trim().toUpperCase()
  const isOther = carrier !== '' && carrier !== shipment.carrier && carrier !== shipment.carrierName.toUpperCase()
  return isOther ? 'other_carrier' : shipment
}

function namedShipments(
  row: TrackingRow,
  shipments: readonly RowShipment[],
): readonly RowShipment[] | TrackingRowFault {
  const order = row.order.trim().toUpperCase()
  const isOfOrder = ({ orderno, soNumber }: RowShipment) => order === orderno || order === soNumber
  if (row.shipment.trim() === '') {
    if (order === '') return 'nothing_named'
    const found = shipments.filter(isOfOrder)
    return found.length > 0 ? found : 'unknown'
  }
  const shipmentId = readShipmentNumber(row.shipment)
  const shipment = shipments.find((one) => one.shipmentId === shipmentId)
  if (!shipment) return 'unknown'
  return order === '' || isOfOrder(shipment) ? [shipment] : 'other_order'
}

function findParcel({ parcel }: TrackingRow, { parcels }: RowShipment): SeenParcel | TrackingRowFault {
  if (parcel === null && parcels.length > 1) return 'which_parcel'
  return parcels[(parcel ?? 1) - 1] ?? 'no_parcel'
}
