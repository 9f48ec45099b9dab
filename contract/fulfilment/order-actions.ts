import Type from 'typebox'
import { maxQuantity } from '../../rules/basket/basket.ts'
import { longestStaffReason } from '../../rules/fulfilment/order-management.ts'
import { mostOrderLines, orderStates } from '../../rules/order/order.ts'
import { AddressForm } from '../customer/address.ts'
import { endpoint } from '../endpoint.ts'
import { Reason } from '../staff-reason.ts'
import { described, Id, IsoDate } from '../wire.ts'

/** What staff decide about orders of their sites. Every other order is not found; what an order does not allow now is refused. */
const access = 'staff:desk'

const params = Type.Object({ id: Id })

const OrderChange = Type.Object(
  {
    orderId: Id,
    orderno: Type.String(),
    soNumber: Type.String({ description: 'Empty until it is released' }),
    status: Type.Enum([...orderStates]),
  },
  { title: 'OrderChange' },
)

const released = { orderId: 71, orderno: 'ONL000071', soNumber: 'SNL000012', status: 'released' }

export const LinePieces = Type.Object({
  position: Type.Integer({ minimum: 1, maximum: mostOrderLines, description: 'Of the line in its order, from 1' }),
  qty: Type.Integer({ minimum: 1, maximum: maxQuantity, description: 'Pieces' }),
})

/** Why one of several was not changed. */
export const ChangeRefused = Type.Object(
  { id: Id, reason: Type.String({ description: 'A key of the texts' }), msg: Type.String() },
  { title: 'ChangeRefused' },
)

export const releaseOrder = endpoint({
  method: 'POST',
  path: '/staff/order/:id/release',
  access,
  summary: 'Release a submitted order to the warehouse, under an SO number of its own.',
  params,
  idempotent: true,
  reply: OrderChange,
  example: { reply: released },
})

/** So many orders or shipments are changed by one call. */
export const mostChanged = 100

export const releaseOrders = endpoint({
  method: 'POST',
  path: '/staff/order/release',
  access,
  summary: 'Release several orders. One that cannot be released now does not affect the others.',
  body: Type.Object({ orderIds: Type.Array(Id, { minItems: 1, maxItems: mostChanged, uniqueItems: true }) }),
  idempotent: true,
  reply: Type.Object({
    released: Type.Array(OrderChange),
    refused: Type.Array(ChangeRefused),
  }),
  example: { body: { orderIds: [71] }, reply: { released: [released], refused: [] } },
})

export const holdOrder = endpoint({
  method: 'POST',
  path: '/staff/order/:id/hold',
  access,
  summary:
    'Put an order that has not left on hold, so that nothing of it is packed or leaves. The customer is told, and reads the reason that is for them alone.',
  params,
  body: Type.Object({
    reason: described(Reason, 'For staff alone'),
    customerReason: Type.Optional(
      Type.String({
        maxLength: longestStaffReason,
        description:
          'What the customer reads with the order and in a message; they are told of the hold without it, too',
      }),
    ),
  }),
  idempotent: true,
  reply: OrderChange,
  example: {
    body: { reason: 'The customer asked us to wait for their new address' },
    reply: { ...released, status: 'onHold' },
  },
})

export const unholdOrder = endpoint({
  method: 'POST',
  path: '/staff/order/:id/unhold',
  access,
  summary: 'Release an order from hold. It continues in the state before.',
  params,
  body: Type.Object({ reason: Reason }),
  idempotent: true,
  reply: OrderChange,
  example: { body: { reason: 'Address confirmed by phone' }, reply: released },
})

export const cancelDeskOrder = endpoint({
  method: 'POST',
  path: '/staff/order/:id/cancel',
  access,
  summary:
    'Cancel what has not left of an order, or some pieces of it. Pieces in a shipment are refused until that is cancelled.',
  params,
  body: Type.Object({
    reason: Reason,
    lines: Type.Optional(
      Type.Array(LinePieces, { minItems: 1, maxItems: mostOrderLines, description: 'All that is left without it' }),
    ),
  }),
  idempotent: true,
  reply: OrderChange,
  example: {
    body: { reason: 'No longer made', lines: [{ position: 2, qty: 4 }] },
    reply: released,
  },
})

export const payOrder = endpoint({
  method: 'POST',
  path: '/staff/order/:id/payment',
  access: 'staff:finance',
  summary: 'Mark an order in advance as paid, so that it is processed.',
  params,
  body: Type.Object({ paidOn: { ...IsoDate, description: 'ISO date, not in the future: when the payment came' } }),
  idempotent: true,
  reply: OrderChange,
  example: { body: { paidOn: '2026-11-25' }, reply: { ...released, soNumber: '', status: 'submitted' } },
})

export const changeDelivery = endpoint({
  method: 'PUT',
  path: '/staff/order/:id/delivery',
  access,
  summary:
    'Change the address or the carrier of an order before it is packed. The country stays, as VAT and prices depend on it; the carrier has to go there, and costs what was agreed.',
  params,
  body: Type.Object({
    shipVia: Type.String({ pattern: '^[A-Z0-9]{2,10}$' }),
    shipTo: Type.Object(AddressForm),
  }),
  idempotent: true,
  reply: OrderChange,
})

export const listDeliveryCarriers = endpoint({
  method: 'GET',
  path: '/staff/order/:id/carriers',
  access,
  summary: 'List the carriers that can deliver an order to its country.',
  params,
  reply: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
})
