import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'
import { ChangeRefused, mostChanged } from './order-actions.ts'
import { Parcel, ShipmentChange } from './shipment.ts'

export const packShipments = endpoint({
  method: 'POST',
  path: '/staff/shipment/pack',
  access: 'staff:warehouse',
  summary:
    'Mark several shipments as packed in one parcel each, each by itself. One that cannot be packed does not affect the others; of two with the same tracking number the second is refused, whatever their carriers.',
  body: Type.Object({
    shipments: Type.Array(Type.Object({ shipmentId: Id, ...Parcel.properties }), {
      minItems: 1,
      maxItems: mostChanged,
      description: 'One that comes twice is packed as it comes last',
    }),
  }),
  idempotent: true,
  reply: Type.Object({ shipments: Type.Array(ShipmentChange), refused: Type.Array(ChangeRefused) }),
  example: {
    body: { shipments: [{ shipmentId: 33, trackingNumber: 'JVGL0612345678', weightGrams: 4200 }] },
    reply: { shipments: [{ shipmentId: 33, orderId: 71, status: 'packed', orderStatus: 'released' }], refused: [] },
  },
})
