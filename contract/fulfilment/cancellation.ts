import Type from 'typebox'
import { maxQuantity } from '../../rules/basket/basket.ts'
import { longestCancelReason } from '../../rules/fulfilment/cancellation.ts'
import { mostOrderLines, orderStates } from '../../rules/order/order.ts'
import { endpoint } from '../endpoint.ts'
import { OrderNumber } from '../order/parts.ts'
import { Amount, Id } from '../wire.ts'

const CancelledPieces = Type.Object({
  position: Type.Integer({ minimum: 1, maximum: mostOrderLines, description: 'Of the line in its order, from 1' }),
  qty: Type.Integer({ minimum: 1, maximum: maxQuantity, description: 'Pieces' }),
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/clientsystem/order/:orderno/cancel',
  access: 'cust:order',
  summary:
    "Cancel an order of the customer, or pieces of its lines: anything before its release, then what waits for goods (`cancellable` of its lines). The sums of the order stay; the reductions stand beside them. Refused as a whole where a line has fewer pieces to cancel. Not found where the order is another customer's.",
  params: Type.Object({ orderno: OrderNumber }),
  body: Type.Object({
    lines: Type.Optional(
      Type.Array(CancelledPieces, {
        minItems: 1,
        maxItems: mostOrderLines,
        description: 'Each line once; all that may be cancelled now without it',
      }),
    ),
    reason: Type.Optional(Type.String({ maxLength: longestCancelReason })),
  }),
  idempotent: true,
  reply: Type.Object({
    orderId: Id,
    orderno: Type.String(),
    status: Type.Enum([...orderStates], { description: 'How the order stands now' }),
    lines: Type.Array(CancelledPieces, { description: 'What was cancelled' }),
    cancelledTotal: { ...Amount, description: 'What came off the total, VAT included' },
    remainingTotal: { ...Amount, description: 'What remains of the total, VAT included' },
    currency: Type.String(),
  }),
})
