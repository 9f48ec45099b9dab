import Type from 'typebox'
import { longestOrderKeyword, orderSorts, orderStates, orderTypes } from '../rules/order.ts'
import { Quantity } from './basket.ts'
import { Calendar, Sku } from './catalogue.ts'
import { endpoint, FileContent } from './endpoint.ts'
import { Amount, Id, IsoDate, IsoInstant, ListOf, Nullable, Paging, TypedNumber, Warehouse } from './wire.ts'

/** An address as an order keeps it. */
const Address = Type.Object({
  addressId: Nullable(Id),
  kind: Type.Union([Type.Literal('billing'), Type.Literal('regular'), Type.Literal('nonRegular')]),
  isDefault: Type.Boolean(),
  company: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  address1: Type.String(),
  address2: Type.String(),
  city: Type.String(),
  state: Type.String(),
  postcode: Type.String(),
  country: Type.String(),
  phone: Type.String(),
  email: Type.String(),
})

const OrderType = Type.Enum([...orderTypes])
const OrderState = Type.Enum([...orderStates])
const OrderNumber = Type.String({ minLength: 1, maxLength: 40 })

export const OrderRequest = {
  lines: Type.Array(
    Type.Object({
      number: TypedNumber,
      qty: Quantity,
      custNumber: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    { minItems: 1, maxItems: 500 },
  ),
  orderType: Type.Optional(OrderType),
  shipFrom: Type.Optional(Warehouse),
  shipVia: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  addressId: Type.Optional(Id),
  poNumber: Type.Optional(Type.String({ maxLength: 60 })),
  instruction: Type.Optional(Type.String({ maxLength: 1000 })),
  quickOrderId: Type.Optional(Id),
  couponCode: Type.Optional(Type.String({ maxLength: 60, description: 'As somebody types it' })),
}

export const Totals = Type.Object({
  subtotal: Amount,
  discount: Amount,
  shippingCost: Amount,
  handlingFee: Amount,
  vatRate: Type.Number({ description: 'Percent' }),
  vatReason: Type.String({ description: 'A key of rules/vat.ts' }),
  vat: Amount,
  total: Amount,
  currency: Type.String(),
})

const OrderedLine = {
  position: Type.Integer(),
  number: Type.String(),
  oemCode: Type.String(),
  name: Type.String(),
  custNumber: Type.String(),
  qty: Type.Integer(),
  shipsNow: Type.Integer(),
  backOrdered: Type.Integer(),
  preOrdered: Type.Integer(),
  expectedOn: Nullable(IsoDate),
  unitPrice: Amount,
  discountPrice: Nullable(Amount),
  price: Amount,
}

export const OrderPreview = Type.Object({
  lines: Type.Array(Type.Object({ ...OrderedLine, skuId: Id })),
  totals: Totals,
  orderType: OrderType,
  shipFrom: Warehouse,
  shipVia: Type.String(),
  addressId: Id,
  billTo: Address,
  shipTo: Address,
  addresses: Type.Array(Address, { description: 'Where the order can go' }),
  warehouses: Type.Array(Type.Object({ warehouse: Warehouse, name: Type.String() })),
  carriers: Type.Array(
    Type.Object({ shipVia: Type.String(), name: Type.String(), price: Amount, promisedOn: IsoDate }),
  ),
  promisedOn: IsoDate,
  calendar: Calendar,
  couponCode: Type.String({ description: 'The coupon in the totals; empty for none, a warning says why' }),
  payment: Type.Object({ termsNetDays: Type.Integer(), creditLimit: Amount, creditBalance: Amount }),
  warnings: Type.Array(Type.Object({ reason: Type.String(), msg: Type.String() })),
  revision: Type.String({ description: 'Changes with anything that the customer would want to know' }),
})

export const previewOrder = endpoint({
  method: 'POST',
  path: '/clientsystem/order/preview',
  access: 'cust:order',
  summary: 'What an order would be: price, stock and date per line, totals, carriers, warnings. Changes nothing.',
  body: Type.Object(OrderRequest),
  reply: OrderPreview,
})

export const placeOrder = endpoint({
  method: 'POST',
  path: '/clientsystem/order',
  access: 'cust:order',
  summary:
    'Places the order that was previewed; 30001 where anything changed since, with the new preview in data. Over the limits of the caller it becomes a quick order that waits for the main account.',
  body: Type.Object({ ...OrderRequest, revision: Type.String({ minLength: 1, maxLength: 100 }) }),
  idempotent: true,
  reply: Type.Object({
    orderId: Nullable(Id),
    orderno: Type.String({ description: 'The number of the order; empty for what waits' }),
    status: Type.Enum([...orderStates, 'waiting']),
    quickOrderId: Nullable(Id),
    total: Amount,
    currency: Type.String(),
  }),
})

const OrderHead = {
  orderId: Id,
  orderno: Type.String(),
  poNumber: Type.String(),
  status: OrderState,
  orderType: OrderType,
  placedAt: IsoInstant,
  promisedOn: IsoDate,
  total: Amount,
  currency: Type.String(),
}

const Narrowing = {
  keyword: Type.Optional(
    Type.String({
      maxLength: longestOrderKeyword,
      description: 'Part of an order, PO or own article number, or a number of a product in any spelling',
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
  summary: "The customer's orders, newest first unless another order is asked for.",
  query: Type.Object({ ...Narrowing, ...Paging }),
  reply: ListOf(Type.Object({ ...OrderHead, lines: Type.Integer(), pieces: Type.Integer() })),
})

export const exportOrders = endpoint({
  method: 'GET',
  path: '/clientsystem/order/export',
  access: 'cust:order',
  summary: "The customer's orders as a file, a row for each line of them. Refuses more lines than a file takes.",
  query: Type.Object({ ...Narrowing, format: Type.Enum(['csv', 'xlsx']) }),
  binary: true,
  reply: FileContent,
})

export const OrderDetail = Type.Object({
  ...OrderHead,
  placedBy: Type.String(),
  instruction: Type.String(),
  shipFrom: Type.String(),
  shipVia: Type.String(),
  carrier: Type.String(),
  billTo: Address,
  shipTo: Address,
  termsNetDays: Type.Integer(),
  couponCode: Type.String(),
  lines: Type.Array(Type.Object({ ...OrderedLine, note: Type.String(), skuId: Id })),
  totals: Totals,
  events: Type.Array(Type.Object({ status: OrderState, at: IsoInstant })),
})

export const listBought = endpoint({
  method: 'GET',
  path: '/clientsystem/order/bought',
  access: 'cust:order',
  summary: "What the customer's last orders bought and is still sold, the last bought first, at most twelve products.",
  reply: Type.Array(Sku),
})

export const getOrder = endpoint({
  method: 'GET',
  path: '/clientsystem/order/:orderno',
  access: 'cust:order',
  summary: "One order of the customer; another's is not found.",
  params: Type.Object({ orderno: OrderNumber }),
  reply: OrderDetail,
})

export const getOrderDocument = endpoint({
  method: 'GET',
  path: '/clientsystem/order/:orderno/pdf',
  access: 'cust:order',
  summary: "An order of the customer as a PDF, in the language of the call; another's is not found.",
  params: Type.Object({ orderno: OrderNumber }),
  binary: true,
  reply: FileContent,
})

export const getPlacedOrder = endpoint({
  method: 'GET',
  path: '/clientsystem/order/checkout/:id',
  access: 'cust:order',
  summary: 'The order just placed, by its id, for the page of thanks.',
  params: Type.Object({ id: Id }),
  reply: OrderDetail,
})
