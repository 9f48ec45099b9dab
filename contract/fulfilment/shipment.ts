import Type from 'typebox'
import { heaviestParcel, mostParcels, shipmentStates } from '../../rules/fulfilment/shipment/shipment.ts'
import { shippingDocumentKinds } from '../../rules/fulfilment/shipment/shipping-document.ts'
import { shortPickReasons } from '../../rules/fulfilment/shipment/short-pick.ts'
import { longestTrackingNumber, parcelStates, trackingNumberPattern } from '../../rules/fulfilment/shipment/tracking.ts'
import { longestOrderKeyword, mostOrderLines, orderStates } from '../../rules/order/order.ts'
import { carrierAdapters } from '../../rules/shipping/carrier.ts'
import { ProductImage, ProductSummary } from '../catalogue/summary.ts'
import { endpoint } from '../endpoint.ts'
import { OrderAddress, OrderType } from '../order/parts.ts'
import { Reason } from '../staff-reason.ts'
import { Id, IsoDate, IsoInstant, ListPage, Nullable, Paging, Warehouse } from '../wire.ts'
import { ChangeRefused, LinePieces, mostChanged } from './order-actions.ts'

/** What the warehouse does with orders of the sites that the caller can access. Every other order and shipment is not found. */
const access = 'staff:warehouse'

const params = Type.Object({ id: Id })
const Carrier = Type.String({ pattern: '^[A-Z0-9]{2,10}$', description: 'Its code, such as DHL' })
const ShipmentState = Type.Enum([...shipmentStates])

export const TrackingNumber = Type.String({
  maxLength: longestTrackingNumber,
  pattern: trackingNumberPattern,
  description: 'Letters and digits, with spaces, dots, slashes and dashes between; empty where there is none',
})
export const Weight = Type.Integer({ minimum: 1, maximum: heaviestParcel, description: 'Grams' })
export const Parcel = Type.Object({ trackingNumber: Type.Optional(TrackingNumber), weightGrams: Type.Optional(Weight) })
const Parcels = Type.Array(Parcel, { minItems: 1, maxItems: mostParcels })

export const ShipmentChange = Type.Object(
  { shipmentId: Id, orderId: Id, status: ShipmentState, orderStatus: Type.Enum([...orderStates]) },
  { title: 'ShipmentChange' },
)

const change = { shipmentId: 33, orderId: 71, status: 'picking', orderStatus: 'released' }
const parcel = { trackingNumber: 'JVGL0612345678', weightGrams: 4200 }

/** Where pieces lie and who brings them: a walk through the warehouse is for one of these. */
const Queue = { warehouse: Warehouse, carrier: Carrier, carrierName: Type.String() }

export const listQueues = endpoint({
  method: 'GET',
  path: '/staff/shipment/queues',
  access,
  summary:
    'List what waits in each warehouse for each carrier: orders to pick, shipments being picked, and packed ones.',
  reply: Type.Array(Type.Object({ ...Queue, toPick: Type.Integer(), picking: Type.Integer(), packed: Type.Integer() })),
})

const QueueFilters = { warehouse: Type.Optional(Warehouse), carrier: Type.Optional(Carrier) }

const OrderRow = {
  orderId: Id,
  orderno: Type.String(),
  orderType: OrderType,
  company: Type.String({ description: 'Of the customer' }),
  country: Type.String({ description: 'ISO 3166-1 alpha-2: where it goes' }),
  promisedOn: Nullable(IsoDate),
  daysLate: Type.Integer({
    minimum: 0,
    description: 'Days since the promised one at its site; 0 where none is past, and for what has arrived or ended',
  }),
  ...Queue,
}

const needsNumber = Type.Boolean({
  description:
    'Its carrier follows parcels by a number that staff enter, and a parcel has none; true of all that such a carrier is to get while they are being picked',
})

export const listPickableOrders = endpoint({
  method: 'GET',
  path: '/staff/shipment/orders',
  access,
  summary: 'List released orders with promised pieces that are in no shipment yet, the earliest delivery day first.',
  query: Type.Object({ ...QueueFilters, ...Paging }),
  reply: ListPage(
    Type.Object({
      ...OrderRow,
      pieces: Type.Integer({ description: 'That can be picked now' }),
      waiting: Type.Integer({ description: 'Pieces that wait for goods' }),
    }),
  ),
})

export const listShipments = endpoint({
  method: 'GET',
  path: '/staff/shipment/list',
  access,
  summary:
    'List the shipments of one state, in the order in which they were begun, of an ended one the newest first; also by a shipment, order or tracking number. `total` counts up to 10,000, of ended ones up to 2,000.',
  query: Type.Object({
    status: Type.Optional(ShipmentState),
    ...QueueFilters,
    keyword: Type.Optional(Type.String({ maxLength: longestOrderKeyword })),
    ...Paging,
  }),
  reply: ListPage(
    Type.Object({
      shipmentId: Id,
      status: ShipmentState,
      createdAt: IsoInstant,
      ...OrderRow,
      pieces: Type.Integer(),
      needsNumber,
      ownDocuments: Type.Array(Type.Enum([...shippingDocumentKinds]), {
        description: 'Documents that the customer sent, which go in place of ours',
      }),
    }),
  ),
})

export const getShipment = endpoint({
  method: 'GET',
  path: '/staff/shipment/:id',
  access,
  summary: 'Retrieve a shipment with its lines and parcels, its destination, and the barcodes that confirm a piece.',
  params,
  reply: Type.Object({
    shipmentId: Id,
    status: ShipmentState,
    createdAt: IsoInstant,
    ...OrderRow,
    orderStatus: Type.Enum([...orderStates]),
    instruction: Type.String(),
    endedReason: Type.String({ description: 'Why it failed or was cancelled' }),
    shipTo: OrderAddress,
    adapter: Type.Enum([...carrierAdapters], { description: 'How the shop deals with the carrier' }),
    needsNumber,
    parcels: Type.Array(
      Type.Object({
        parcelId: Id,
        trackingNumber: Type.String(),
        trackingUrl: Type.String({ description: 'Where it is followed; empty where it is not' }),
        weightGrams: Nullable(Type.Integer()),
        state: Type.Union([Type.Enum([...parcelStates]), Type.Null()], { description: 'What its carrier said last' }),
        seenAt: Nullable(IsoInstant),
      }),
    ),
    lines: Type.Array(
      Type.Object({
        position: Type.Integer(),
        qty: Type.Integer(),
        ...ProductSummary,
        ...ProductImage,
        barcodes: Type.Array(Type.String(), { description: 'Numbers that a scanner may read on a piece or its box' }),
        cartons: Type.Array(Type.Object({ barcode: Type.String(), pieces: Type.Integer() }), {
          description: 'The numbers of its cartons, and how many pieces are in one',
        }),
      }),
    ),
    shortPicks: Type.Array(
      Type.Object({
        number: Type.String(),
        pieces: Type.Integer(),
        reason: Type.Enum([...shortPickReasons]),
        at: IsoInstant,
        userName: Nullable(Type.String()),
      }),
      { description: 'What could not be picked, and why' },
    ),
  }),
})

export const pickOrders = endpoint({
  method: 'POST',
  path: '/staff/shipment',
  access,
  summary:
    'Create a shipment for each of several orders, with all that is promised to it and in no shipment yet. One that cannot be picked now does not affect the others.',
  body: Type.Object({ orderIds: Type.Array(Id, { minItems: 1, maxItems: mostChanged, uniqueItems: true }) }),
  idempotent: true,
  reply: Type.Object({
    shipments: Type.Array(ShipmentChange),
    refused: Type.Array(ChangeRefused),
  }),
  example: { body: { orderIds: [71] }, reply: { shipments: [change], refused: [] } },
})

export const createShipment = endpoint({
  method: 'POST',
  path: '/staff/order/:id/shipment',
  access,
  summary:
    'Create a shipment of an order with all that is promised to it, or some of it. More than is promised is refused, and fewer pieces of an order whose customer wants all at once.',
  params,
  body: Type.Object({ lines: Type.Optional(Type.Array(LinePieces, { minItems: 1, maxItems: mostOrderLines })) }),
  idempotent: true,
  reply: ShipmentChange,
  example: { body: { lines: [{ position: 1, qty: 2 }] }, reply: change },
})

export const packShipment = endpoint({
  method: 'POST',
  path: '/staff/shipment/:id/pack',
  access,
  summary:
    'Mark a shipment as packed: all of it is in its parcels. A tracking number of another shipment of the carrier is refused; where the carrier gives the numbers, a parcel without one gets it within a minute.',
  params,
  body: Type.Object({ parcels: Parcels }),
  idempotent: true,
  reply: ShipmentChange,
  example: { body: { parcels: [parcel] }, reply: { ...change, status: 'packed' } },
})

export const dispatchShipment = endpoint({
  method: 'POST',
  path: '/staff/shipment/:id/dispatch',
  access,
  summary: 'Dispatch a packed shipment with its carrier. Its pieces leave the shelves, and the order moves on.',
  params,
  idempotent: true,
  reply: ShipmentChange,
  example: { reply: { ...change, status: 'left', orderStatus: 'shipped' } },
})

export const dispatchShipments = endpoint({
  method: 'POST',
  path: '/staff/shipment/dispatch',
  access,
  summary: 'Dispatch several packed shipments, each by itself.',
  body: Type.Object({ shipmentIds: Type.Array(Id, { minItems: 1, maxItems: mostChanged, uniqueItems: true }) }),
  idempotent: true,
  reply: Type.Object({ shipments: Type.Array(ShipmentChange), refused: Type.Array(ChangeRefused) }),
  example: {
    body: { shipmentIds: [33] },
    reply: { shipments: [{ ...change, status: 'left', orderStatus: 'shipped' }], refused: [] },
  },
})

export const shipOrder = endpoint({
  method: 'POST',
  path: '/staff/order/:id/ship',
  access,
  summary: 'Pick, pack and dispatch in one call all that is promised to an order, or some of it.',
  params,
  body: Type.Object({
    lines: Type.Optional(Type.Array(LinePieces, { minItems: 1, maxItems: mostOrderLines })),
    parcels: Parcels,
  }),
  idempotent: true,
  reply: ShipmentChange,
  example: { body: { parcels: [parcel] }, reply: { ...change, status: 'left', orderStatus: 'shipped' } },
})

export const deliverShipment = endpoint({
  method: 'POST',
  path: '/staff/shipment/:id/deliver',
  access,
  summary: 'Mark a dispatched shipment as delivered.',
  params,
  idempotent: true,
  reply: ShipmentChange,
  example: { reply: { ...change, status: 'delivered', orderStatus: 'allDelivered' } },
})

export const failShipment = endpoint({
  method: 'POST',
  path: '/staff/shipment/:id/fail',
  access,
  summary:
    'Mark a dispatched shipment as failed. Its pieces are owed again, and lie on the shelf where they came back.',
  params,
  body: Type.Object({
    reason: Reason,
    comesBack: Type.Boolean({ description: 'The pieces are back, and can be sold' }),
  }),
  idempotent: true,
  reply: ShipmentChange,
  example: {
    body: { reason: 'Lost by the carrier', comesBack: false },
    reply: { ...change, status: 'failed' },
  },
})

export const cancelShipment = endpoint({
  method: 'POST',
  path: '/staff/shipment/:id/cancel',
  access,
  summary: 'Cancel a shipment that has not left. Its pieces stay promised to the order.',
  params,
  body: Type.Object({ reason: Reason }),
  idempotent: true,
  reply: ShipmentChange,
  example: { body: { reason: 'A carton is damaged' }, reply: { ...change, status: 'cancelled' } },
})
