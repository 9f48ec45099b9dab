import Type from 'typebox'
import { mostParcels } from '../../rules/fulfilment/shipment/shipment.ts'
import {
  largestTrackingFile,
  longestTrackingCell,
  mostTrackingRows,
  trackingRowFaults,
} from '../../rules/fulfilment/shipment/tracking-rows.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { TableQuery, TableRead } from '../table-file.ts'
import { Id, Nullable } from '../wire.ts'
import { ShipmentChange, TrackingNumber, Weight } from './shipment.ts'

/** Tracking numbers of packed shipments, of the sites that the caller can access. Every other shipment is unknown. */
const access = 'staff:warehouse'

const path = '/staff/shipment/tracking'

export const correctParcel = endpoint({
  method: 'PUT',
  path: '/staff/shipment/:id/parcel/:parcelId',
  access,
  summary:
    'Correct the tracking number of a packed parcel, also after it left, and its weight where given. A number of another shipment of the carrier is refused.',
  params: Type.Object({ id: Id, parcelId: Id }),
  body: Type.Object({ trackingNumber: TrackingNumber, weightGrams: Type.Optional(Weight) }),
  idempotent: true,
  reply: ShipmentChange,
  example: {
    body: { trackingNumber: 'JVGL0612345679' },
    reply: { shipmentId: 33, orderId: 71, status: 'left', orderStatus: 'shipped' },
  },
})

// What is longer than a number may be is refused row by row, so that the others are booked.
const Cell = Type.String({ maxLength: longestTrackingCell })

const TrackingRow = Type.Object(
  {
    row: Type.Integer({ minimum: 1, description: 'Where it stands in its file; its answer has the same' }),
    shipment: { ...Cell, description: 'Such as S00000033; empty where the order says it' },
    order: { ...Cell, description: 'Order or SO number; enough where one shipment of it is packed or on its way' },
    parcel: Nullable(
      Type.Integer({
        minimum: 1,
        maximum: mostParcels,
        description: 'Which of the shipment, from 1; null for the only one',
      }),
    ),
    trackingNumber: Cell,
    carrier: { ...Cell, description: 'Its code or name; a shipment that goes with another is refused. Empty for any' },
    weightGrams: Nullable(Weight),
  },
  { title: 'TrackingRow' },
)

const row = {
  row: 2,
  shipment: 'S00000033',
  order: '',
  parcel: 1,
  trackingNumber: 'JVGL0612345678',
  carrier: 'DHL',
  weightGrams: 4200,
}

export const bookTracking = endpoint({
  method: 'POST',
  path,
  access,
  summary:
    'Book the tracking numbers of up to 500 parcels, each by itself: a refused row does not affect the others. Numbers that are already booked are left unchanged, so the same rows can be sent again.',
  body: Type.Object({ rows: Type.Array(TrackingRow, { minItems: 1, maxItems: mostTrackingRows }) }),
  idempotent: true,
  reply: Type.Object({
    booked: Type.Integer(),
    unchanged: Type.Integer({ description: 'Rows that stood so already' }),
    refused: Type.Array(
      Type.Object({
        row: Type.Integer(),
        reason: Type.String({ description: `${trackingRowFaults.join(', ')}, or a key of the texts` }),
        msg: Type.String(),
      }),
    ),
  }),
  example: {
    body: { rows: [row, { ...row, row: 3, shipment: 'S00000034' }] },
    reply: {
      booked: 1,
      unchanged: 0,
      refused: [{ row: 3, reason: 'unknown', msg: 'We do not know this shipment or order' }],
    },
  },
})

export const readTrackingSheet = endpoint({
  method: 'POST',
  path: `${path}/sheet`,
  access,
  summary:
    'Read a CSV or XLSX file of tracking numbers as rows for `POST /staff/shipment/tracking`, by its column names in any language. Changes nothing.',
  query: Type.Object(TableQuery),
  upload: { bytes: largestTrackingFile, files: 1 },
  reply: Type.Object({
    rows: Type.Array(TrackingRow),
    bad: Type.Array(Type.Object({ row: Type.Integer(), msg: Type.String() }), {
      description: 'Rows that cannot be read, and why',
    }),
    table: TableRead,
  }),
})

export const getTrackingTemplate = endpoint({
  method: 'GET',
  path: `${path}/template`,
  access,
  summary: 'Retrieve an empty file for tracking numbers, with the column names in the language of the call.',
  query: Type.Object({ format: Type.Enum(['csv', 'xlsx']) }),
  binary: true,
  reply: FileContent,
})
