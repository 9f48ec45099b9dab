import Type from 'typebox'
import { type HoldReason, holdReasons, longestOrderKeyword, orderSorts, orderStates } from '../../rules/order/order.ts'
import { Sku } from '../catalogue/sku.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { Amount, Id, IsoDate, IsoInstant, ListPage, Nullable, Paging } from '../wire.ts'
import { OrderFile } from './file.ts'
import {
  BackOrders,
  InvoiceNumbers,
  MovedDates,
  NextDay,
  OrderAddress,
  OrderedLine,
  OrderInvoice,
  OrderNumber,
  OrderPayment,
  OrderType,
  Totals,
} from './parts.ts'

const OrderState = Type.Enum([...orderStates])

const RemainingTotal = {
  ...Amount,
  description: 'What remains of the total; less where something was cancelled, 0 where everything was',
}

const OrderHead = {
  orderId: Id,
  orderno: Type.String(),
  poNumber: Type.String(),
  soNumber: Type.String({ description: 'Under which it was released; empty until it is' }),
  status: OrderState,
  orderType: OrderType,
  placedAt: IsoInstant,
  promisedOn: Nullable(IsoDate),
  total: { ...Amount, description: 'As it was placed' },
  remainingTotal: RemainingTotal,
  currency: Type.String(),
}

export const listOpenOrders = endpoint({
  method: 'GET',
  path: '/clientsystem/order/open',
  access: 'cust:order',
  summary:
    "List the customer's open orders, neither delivered nor cancelled; dispatched ones until their delivery day. Late ones first, then by day, at most six.",
  reply: Type.Object({
    rows: Type.Array(Type.Object({ ...OrderHead, ...NextDay })),
    total: Type.Integer(),
    late: Type.Integer({ description: 'How many of all of them are late' }),
  }),
})

const SpendingMonth = Type.Object(
  {
    month: Type.String({ description: 'YYYY-MM, by the clock of the site' }),
    amount: Amount,
    orders: Type.Integer(),
  },
  { title: 'SpendingMonth' },
)

export const getSpending = endpoint({
  method: 'GET',
  path: '/clientsystem/order/spending',
  access: 'cust:order',
  summary:
    "Retrieve the customer's spending in each of the last twelve months, this one included: VAT and cancellations excluded, for each currency. Empty where there is none.",
  reply: Type.Array(Type.Object({ currency: Type.String(), months: Type.Array(SpendingMonth) })),
})

const OrderFilters = {
  keyword: Type.Optional(
    Type.String({
      maxLength: longestOrderKeyword,
      description:
        'Part of an order, PO, SO or article number of the customer, or a number of a product in any spelling',
    }),
  ),
  status: Type.Optional(OrderState),
  orderType: Type.Optional(OrderType),
  from: Type.Optional(IsoDate),
  until: Type.Optional(Type.String({ ...IsoDate, description: 'ISO date, inclusive; days are those of the site' })),
  sort: Type.Optional(Type.Enum([...orderSorts])),
}

export const listOrders = endpoint({
  method: 'GET',
  path: '/clientsystem/order/list',
  access: 'cust:order',
  summary: "List the customer's orders, newest first by default.",
  query: Type.Object({ ...OrderFilters, ...Paging }),
  reply: ListPage(
    Type.Object({
      ...OrderHead,
      lines: Type.Integer(),
      pieces: Type.Integer({ description: 'Without those cancelled' }),
      ...NextDay,
      placedWith: Type.Array(Type.String(), { description: 'The numbers of the other orders that it was split into' }),
      invoices: InvoiceNumbers,
    }),
  ),
})

export const exportOrders = endpoint({
  method: 'GET',
  path: '/clientsystem/order/export',
  access: 'cust:order',
  summary:
    "Export the customer's orders as a file, a row for each of their lines, times by the clock of the site with its offset from UTC. More lines than a file takes are refused.",
  query: Type.Object({ ...OrderFilters, format: Type.Enum(['csv', 'xlsx']) }),
  binary: true,
  reply: FileContent,
})

const Shipment = Type.Object(
  {
    shipmentId: Id,
    carrier: Type.String(),
    status: Type.Enum(['left', 'delivered']),
    shippedAt: IsoInstant,
    deliveredAt: Nullable(IsoInstant),
    parcels: Type.Array(
      Type.Object({
        trackingNumber: Type.String(),
        trackingUrl: Type.String({
          description: 'Where the parcel is followed; empty where its carrier has no such page',
        }),
      }),
      { description: 'Those that can be followed, each number once' },
    ),
    lines: Type.Array(Type.Object({ position: Type.Integer(), qty: Type.Integer() })),
  },
  { title: 'Shipment' },
)

/** Pieces of a line by what became of them. What is none of these is promised, and leaves when its order does. */
const LineProgress = {
  shipped: Type.Integer(),
  waiting: Type.Integer({ description: 'For goods that have to arrive; `expectedOn` says when, where that is known' }),
  expectedWhenPlaced: Nullable({
    ...IsoDate,
    description: 'As announced when the order was placed; `expectedOn` is the latest announcement',
  }),
  waitingSince: Nullable({ ...IsoDate, description: 'ISO date at its site; null where nothing waits' }),
  cancelled: Type.Integer(),
  cancellable: Type.Integer({
    description: 'How many its customer may cancel now: all before the release of the order, then those that wait',
  }),
}

export const OrderDetail = Type.Object(
  {
    ...OrderHead,
    placedBy: Type.String(),
    placedOn: { ...IsoDate, description: 'ISO date at its site' },
    soOn: Nullable({ ...IsoDate, description: 'ISO date at its site: when it was released' }),
    custnum: Type.String({ description: 'The number of the customer' }),
    vatNumber: Type.String({ description: 'That of the customer, with which the order was placed; empty without one' }),
    heldBecause: Type.Unsafe<HoldReason | null>({
      enum: [...holdReasons, null],
      description: 'Why it is on hold; null where it is not, or it was not recorded',
    }),
    holdReason: Nullable(
      Type.String({
        description: 'What staff who hold it have told the customer; empty where nothing, null where no staff hold it',
      }),
    ),
    quickOrder: Nullable(
      Type.Object({ quickOrderId: Id, number: Type.String() }, { description: 'The list that became this order' }),
    ),
    placedWith: Type.Array(
      Type.Object({
        orderId: Id,
        orderno: Type.String(),
        shipFrom: Type.String(),
        total: Amount,
        currency: Type.String(),
      }),
      { description: 'The other orders that it was split into by warehouse, when it was placed' },
    ),
    today: Type.String({
      ...IsoDate,
      description: 'ISO date at its site: what was promised or expected before is past',
    }),
    instruction: Type.String(),
    shipFrom: Type.String(),
    shipFromChosen: Type.Boolean({
      description: 'The customer chose the warehouse, for the order or a line: it is not moved to another',
    }),
    shipVia: Type.String(),
    carrier: Type.String(),
    forwarder: Type.String({ description: 'Who fetches it; empty where a carrier of ours brings it' }),
    billTo: OrderAddress,
    shipTo: OrderAddress,
    termsNetDays: Type.Integer(),
    paidOn: Nullable({
      ...IsoDate,
      description:
        'ISO date at its site: when an order in advance was paid; null while it is not, and for one on account',
    }),
    couponCode: Type.String(),
    backOrders: BackOrders,
    files: Type.Array(OrderFile),
    lines: Type.Array(Type.Object({ ...OrderedLine, ...LineProgress, note: Type.String(), skuId: Id })),
    totals: { ...Totals, description: 'As it was placed' },
    remainingTotals: {
      ...Totals,
      description: 'Of what was not cancelled; the sums that were placed where nothing was',
    },
    events: Type.Array(Type.Object({ status: OrderState, at: IsoInstant })),
    movedDates: Type.Array(MovedDates, { description: 'The first one first' }),
    changedAt: Type.Array(IsoInstant, { description: 'When staff changed its lines, PO number or note' }),
    payment: Nullable(OrderPayment),
    shipments: Type.Array(Shipment, { description: 'What has left, the first one first' }),
    invoices: Type.Array(OrderInvoice, { description: 'Invoices and credit notes, the first one first' }),
  },
  { title: 'OrderDetail' },
)

export const listPurchases = endpoint({
  method: 'GET',
  path: '/clientsystem/order/bought',
  access: 'cust:order',
  summary: "List products of the customer's last orders that are still sold, the last bought first, at most twelve.",
  reply: Type.Array(
    Type.Object({
      ...Sku.properties,
      lastQty: Type.Integer({ description: 'How many pieces the last order with it had' }),
    }),
  ),
})

export const getOrder = endpoint({
  method: 'GET',
  path: '/clientsystem/order/:orderno',
  access: 'cust:order',
  summary: "Retrieve an order of the customer. Not found where it is another customer's.",
  params: Type.Object({ orderno: OrderNumber }),
  reply: OrderDetail,
})

export const getOrderDocument = endpoint({
  method: 'GET',
  path: '/clientsystem/order/:orderno/pdf',
  access: 'cust:order',
  summary: 'Retrieve an order of the customer as a PDF, in the language of the call. Not found for other customers.',
  params: Type.Object({ orderno: OrderNumber }),
  binary: true,
  reply: FileContent,
})

export const getProforma = endpoint({
  method: 'GET',
  path: '/clientsystem/order/:orderno/proforma',
  access: 'cust:order',
  summary: 'Retrieve the pro-forma of an order in advance as a PDF. Not found where the order waits for no payment.',
  params: Type.Object({ orderno: OrderNumber }),
  binary: true,
  reply: FileContent,
})

export const getPackingList = endpoint({
  method: 'GET',
  path: '/clientsystem/order/:orderno/shipment/:id/packinglist',
  access: 'cust:order',
  summary:
    'Retrieve the packing list of a dispatched shipment as a PDF, in the language of the call. That of a drop shipment is neutral: it names the customer alone as its sender.',
  params: Type.Object({ orderno: OrderNumber, id: Id }),
  binary: true,
  reply: FileContent,
})

export const getPlacedOrder = endpoint({
  method: 'GET',
  path: '/clientsystem/order/checkout/:id',
  access: 'cust:order',
  summary: 'Retrieve the order just placed, by its id, for the confirmation page.',
  params: Type.Object({ id: Id }),
  reply: OrderDetail,
})
