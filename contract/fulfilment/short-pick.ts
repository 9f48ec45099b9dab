import Type from 'typebox'
import { maxQuantity } from '../../rules/basket/basket.ts'
import { shortPickReasons } from '../../rules/fulfilment/shipment/short-pick.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'
import { LinePieces } from './order-actions.ts'
import { ShipmentChange } from './shipment.ts'

export const reportShortPick = endpoint({
  method: 'POST',
  path: '/staff/shipment/:id/short-pick',
  access: 'staff:warehouse',
  summary:
    'Report that fewer pieces of a line were found than are in a shipment that is being picked. Missing and damaged ones are booked off the shelf and wait again; misplaced ones stay promised to the order. Where nothing is left, or the order is sent all at once, the shipment is cancelled. A line that has other pieces by now is refused.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    position: LinePieces.properties.position,
    qty: Type.Integer({ minimum: 1, maximum: maxQuantity, description: 'Pieces of the line as they were shown' }),
    found: Type.Integer({ minimum: 0, maximum: maxQuantity, description: 'Pieces that were found: fewer than `qty`' }),
    reason: Type.Enum([...shortPickReasons]),
  }),
  idempotent: true,
  reply: Type.Object({
    ...ShipmentChange.properties,
    waiting: Type.Integer({ description: 'Pieces of the line that wait for goods now' }),
  }),
  example: {
    body: { position: 1, qty: 5, found: 4, reason: 'missing' },
    reply: { shipmentId: 33, orderId: 71, status: 'picking', orderStatus: 'released', waiting: 1 },
  },
})
