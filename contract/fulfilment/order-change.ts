import Type from 'typebox'
import { maxQuantity } from '../../rules/basket/basket.ts'
import { highestPrice } from '../../rules/catalogue/price/account-price.ts'
import { longestInstruction, longestPoNumber, mostOrderLines, orderStates } from '../../rules/order/order.ts'
import { endpoint } from '../endpoint.ts'
import { Totals } from '../order/parts.ts'
import { Reason } from '../staff-reason.ts'
import { Amount, Id, IsoDate, Nullable, NumberText, TypedNumber } from '../wire.ts'

/** Staff change an order of their sites before anything of it has left. Every other order is not found. */
const access = 'staff:desk'

const params = Type.Object({ id: Id })

const UnitPrice = Type.Number({
  minimum: 0,
  maximum: highestPrice / 100,
  description: 'Of a piece, instead of the price of the customer; at most two decimals',
})

const change = {
  lines: Type.Array(
    Type.Object({
      position: Type.Integer({ minimum: 1, maximum: mostOrderLines }),
      qty: Type.Integer({ minimum: 0, maximum: maxQuantity, description: 'Pieces that it is to have; 0 removes it' }),
      unitPrice: Type.Optional(UnitPrice),
    }),
    { maxItems: mostOrderLines, description: 'Lines that change; every other stays as it is' },
  ),
  added: Type.Array(
    Type.Object({
      number: TypedNumber,
      qty: Type.Integer({ minimum: 1, maximum: maxQuantity }),
      unitPrice: Type.Optional(UnitPrice),
    }),
    { maxItems: mostOrderLines, description: 'New lines, by item number' },
  ),
  poNumber: Type.Optional(NumberText(longestPoNumber)),
  instruction: Type.Optional(Type.String({ maxLength: longestInstruction })),
}

const ChangedLine = Type.Object(
  {
    position: Type.Integer({ description: 'That it has or gets' }),
    number: Type.String(),
    name: Type.String(),
    qtyBefore: Type.Integer({ description: '0 of a new line' }),
    qty: Type.Integer({ description: '0 of one that is removed' }),
    priceBefore: Nullable(Type.Number({ description: 'Of a piece, after promotions; null of a new line' })),
    price: Amount,
    discountBefore: Amount,
    discount: { ...Amount, description: 'What free pieces and the coupon take off the line' },
    waiting: Type.Integer({ description: 'Pieces that wait for goods afterwards' }),
    expectedOn: Nullable(IsoDate),
  },
  { title: 'ChangedLine' },
)

const ChangePreview = Type.Object(
  {
    orderId: Id,
    lines: Type.Array(ChangedLine),
    totalsBefore: Totals,
    totals: Totals,
    difference: { ...Amount, description: 'VAT included; below zero where less is to be paid' },
    promisedBefore: Nullable(IsoDate),
    promisedOn: Nullable({ ...IsoDate, description: 'Of what is in stock, or of all of it where all waits for all' }),
    poNumber: Type.String(),
    instruction: Type.String(),
    isHeld: Type.Boolean({ description: 'Whether the account of the customer holds the changed order' }),
    couponBefore: Type.String(),
    couponCode: Type.String({ description: 'Empty where it has none, or loses it by the change' }),
    warnings: Type.Array(Type.Object({ reason: Type.String(), msg: Type.String() })),
    revision: Type.String({ description: 'Of all that is shown here' }),
  },
  { title: 'OrderChangePreview' },
)

export const previewOrderChange = endpoint({
  method: 'POST',
  path: '/staff/order/:id/change/preview',
  access,
  summary: 'Preview what a change makes of an order: lines, sums, what waits, its coupon, and whether it is held.',
  params,
  body: Type.Object(change),
  reply: ChangePreview,
})

export const changeOrder = endpoint({
  method: 'POST',
  path: '/staff/order/:id/change',
  access,
  summary:
    'Change the lines, the PO number or the note of an order of which nothing has left, as its preview showed it. Pieces in a shipment stay.',
  params,
  body: Type.Object({ ...change, revision: Type.String({ maxLength: 100 }), reason: Reason }),
  idempotent: true,
  reply: Type.Object({
    orderId: Id,
    orderno: Type.String(),
    status: Type.Enum([...orderStates]),
    total: Amount,
  }),
})
