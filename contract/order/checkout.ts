import Type from 'typebox'
import { mostAtOnce } from '../../rules/basket/basket.ts'
import { longestCustNumber } from '../../rules/basket/cust-number.ts'
import { orderOutcomes, orderStates } from '../../rules/order/order.ts'
import { Quantity } from '../basket/basket.ts'
import { Calendar } from '../catalogue/sku.ts'
import { ProductSummary } from '../catalogue/summary.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, Id, IsoDate, Nullable, NumberText, TypedNumber, Warehouse } from '../wire.ts'
import { CheckoutOptions } from './checkout-options.ts'
import { OrderFile } from './file.ts'
import { Forwarder } from './forwarder.ts'
import { BackOrders, OrderAddress, OrderedLine, OrderType, Sourcing, Totals } from './parts.ts'

export const OrderRequest = {
  lines: Type.Array(
    Type.Object({
      number: TypedNumber,
      qty: Quantity,
      custNumber: Type.Optional(NumberText(longestCustNumber)),
      replaces: Type.Optional(NumberText(80, 'The number of the disabled product for which this one is ordered')),
      // Pages of the version before send it by this name, and so do the attempts that they have stored (`renameReplaces`).
      instead: Type.Optional(Type.String({ maxLength: 80, deprecated: true, description: 'Is called `replaces`' })),
    }),
    { minItems: 1, maxItems: mostAtOnce },
  ),
  ...CheckoutOptions,
  quickOrderId: Type.Optional(Id),
  fromBasket: Type.Optional(
    Type.Boolean({
      description:
        'The lines are those of the basket: of each product, or of the one for which it is ordered instead, quantity and article number are what the basket holds now, and what it does not hold is left out. Not for a quick order.',
    }),
  ),
}

export const DisabledLine = Type.Object(
  {
    skuId: Id,
    ...ProductSummary,
    custNumber: Type.String(),
    qty: Type.Integer(),
    replacements: Type.Array(
      Type.Object({
        skuId: Id,
        ...ProductSummary,
        available: Type.Integer({
          description: 'Pieces that can be promised now by all warehouses that send to the caller',
        }),
        unitPrice: Amount,
        discountPrice: Nullable(Amount),
      }),
      { description: 'What may be ordered instead, the best first' },
    ),
  },
  { title: 'DisabledLine' },
)

const PreviewLines = Type.Array(
  Type.Object({
    ...OrderedLine,
    note: Type.String({
      description: 'What its buyer noted on the line of their basket or list; it goes into the order',
    }),
    priceChange: Nullable(
      Type.Object(
        { before: Amount, now: Amount },
        { description: 'Of a piece, since its line was put into the basket' },
      ),
    ),
    skuId: Id,
  }),
)

/** The order from one of several warehouses. */
const PreviewPart = Type.Object(
  {
    shipFrom: Warehouse,
    shipVia: Type.String(),
    carrier: Type.String({ description: 'What the carrier is called' }),
    promisedOn: Nullable(IsoDate),
    backOrders: BackOrders,
    couponCode: Type.String({ description: 'The coupon in its totals; empty for none' }),
    lines: PreviewLines,
    totals: Totals,
  },
  { title: 'PreviewPart' },
)

const SourcingPlan = Type.Object(
  {
    sourcing: Sourcing,
    parcels: Type.Array(Type.Object({ warehouse: Warehouse, pieces: Type.Integer() })),
    lastOn: Nullable({ ...IsoDate, description: 'When the last parcel arrives' }),
    shippingCost: Amount,
  },
  { title: 'SourcingPlan' },
)

export const OrderPreview = Type.Object(
  {
    lines: PreviewLines,
    disabled: Type.Array(DisabledLine, { description: 'What is discontinued; an order with it is not placed' }),
    totals: { ...Totals, description: 'Of several orders the sums of all, and the VAT rate of the first' },
    parts: Type.Array(PreviewPart, {
      description:
        'The orders that it becomes, one for each warehouse, the first to arrive first; empty where it is one order',
    }),
    sourcing: Sourcing,
    plans: Type.Array(SourcingPlan, {
      description: 'What each preference would make of it; empty where they come to the same',
    }),
    orderType: OrderType,
    handlingFees: Type.Array(Type.Object({ orderType: OrderType, fee: Amount })),
    files: Type.Array(OrderFile, { description: 'What goes with the order; a fault says what is missing or gone' }),
    shipFrom: Warehouse,
    shipVia: Type.String(),
    addressId: Nullable(Id),
    billTo: OrderAddress,
    shipTo: OrderAddress,
    addresses: Type.Array(OrderAddress, { description: 'Where the order can go' }),
    warehouses: Type.Array(
      Type.Object({
        warehouse: Warehouse,
        name: Type.String(),
        ready: Nullable(
          Type.Integer({
            description:
              'Pieces of the order that it has now; null where it has all, and all of it leaves at once from one',
          }),
        ),
      }),
    ),
    carriers: Type.Array(
      Type.Object({ shipVia: Type.String(), name: Type.String(), price: Amount, promisedOn: Nullable(IsoDate) }),
      { description: 'Each with what it asks for all orders together, and when the last of them is there' },
    ),
    forwarders: Type.Array(Forwarder, { description: 'Who may fetch an order by OWN' }),
    forwarder: Type.String({
      description: 'Who fetches it; empty where a carrier of ours brings it, or none is chosen',
    }),
    promisedOn: Nullable(IsoDate),
    backOrders: BackOrders,
    waiting: Type.Integer({ description: 'Pieces that are not there now, whatever becomes of them' }),
    reduced: Type.Array(
      Type.Object({
        ...ProductSummary,
        asked: Type.Integer(),
        qty: Type.Integer(),
      }),
      { description: 'What is ordered less of than asked, down to nothing' },
    ),
    calendar: Calendar,
    couponCode: Type.String({ description: 'The coupon in the totals; empty for none, a warning says why' }),
    payment: Type.Object({
      termsNetDays: Type.Integer(),
      creditLimit: Amount,
      creditBalance: Amount,
      overdueAmount: Amount,
      overdueDays: Type.Integer(),
    }),
    outcome: Type.Enum([...orderOutcomes], { description: 'What becomes of it once it is placed' }),
    faults: Type.Array(Type.Object({ field: Type.String(), reason: Type.String(), msg: Type.String() }), {
      description: 'What keeps the order from being placed, by the field of the request',
    }),
    warnings: Type.Array(Type.Object({ reason: Type.String(), msg: Type.String() })),
    revision: Type.String({ description: 'Changes with anything that the customer would want to know' }),
  },
  { title: 'OrderPreview' },
)

export const previewOrder = endpoint({
  method: 'POST',
  path: '/clientsystem/order/preview',
  access: 'cust:order',
  summary: 'Preview an order: price, stock and date per line, totals, carriers, warnings. Changes nothing.',
  body: Type.Object(OrderRequest),
  reply: OrderPreview,
})

export const compareBackOrders = endpoint({
  method: 'POST',
  path: '/clientsystem/order/preview/back-orders',
  access: 'cust:order',
  summary:
    'Compare what each choice for pieces that are not in stock would make of an order: its days and what sending it costs. Changes nothing.',
  body: Type.Object(OrderRequest),
  reply: Type.Array(
    Type.Object({
      backOrders: BackOrders,
      firstOn: Nullable({ ...IsoDate, description: 'When the first of it arrives; null where that is unknown' }),
      lastOn: Nullable({ ...IsoDate, description: 'When all of it has arrived; null where that is unknown' }),
      shippingCost: Amount,
    }),
    { description: 'Without a choice that leaves nothing to order' },
  ),
})

export const compareWarehouses = endpoint({
  method: 'POST',
  path: '/clientsystem/order/preview/warehouses',
  access: 'cust:order',
  summary:
    'Compare the warehouses that an order can be sent from: until when it arrives from each and what sending it costs. Changes nothing.',
  body: Type.Object(OrderRequest),
  reply: Type.Array(
    Type.Object({
      warehouse: Nullable({ ...Warehouse, description: 'Null: wherever it is in stock' }),
      arrivesOn: Nullable({
        ...IsoDate,
        description: 'The last day that is promised of all of it; null where none is',
      }),
      price: { ...Amount, description: 'Of sending the whole order' },
    }),
    { description: 'Without a warehouse that does not send there, or leaves nothing to order' },
  ),
})

export const placeOrder = endpoint({
  method: 'POST',
  path: '/clientsystem/order',
  access: 'cust:order',
  summary:
    'Place the previewed order; 30001 where anything has changed since, with the new preview in data. Over the limits of the caller it becomes a quick order that waits for the main account.',
  body: Type.Object({ ...OrderRequest, revision: Type.String({ minLength: 1, maxLength: 100 }) }),
  idempotent: true,
  reply: Type.Object({
    orderId: Nullable(Id),
    orderno: Type.String({ description: 'The number of the order; empty for what waits' }),
    status: Type.Enum([...orderStates, 'waiting']),
    quickOrderId: Nullable(Id),
    orders: Type.Array(Type.Object({ orderId: Id, orderno: Type.String(), total: Amount }), {
      description: 'All that it became: one, or one for each warehouse, that of `orderId` first; none for what waits',
    }),
    total: { ...Amount, description: 'Of all of them' },
    currency: Type.String(),
  }),
})
