import Type from 'typebox'
import { longestViewName, longestViewQuery, staffOrderSorts } from '../../rules/fulfilment/order-management.ts'
import { shipmentStates } from '../../rules/fulfilment/shipment/shipment.ts'
import { longestOrderKeyword, orderStates, orderTypes } from '../../rules/order/order.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { Tag } from '../internal-notes.ts'
import { OrderDetail } from '../order/order.ts'
import { InvoiceNumbers, NextDay, OrderInvoice } from '../order/parts.ts'
import { Amount, Id, IsoDate, IsoInstant, ListPage, Nullable, Paging, Warehouse } from '../wire.ts'

/** Orders as staff see them: those of the sites that they can access; the admin's are all. Everybody else's are not found. */
const access = 'staff:orders'

const Customer = { customerId: Id, company: Type.String(), custnum: Type.String(), siteName: Type.String() }

/** What only staff see of an order. */
const Fulfilment = Type.Object(
  {
    holdNote: Type.String({ description: 'Why a staff user holds it; empty where none does' }),
    progress: Type.Array(
      Type.Object({
        position: Type.Integer(),
        shipped: Type.Integer(),
        allocated: Type.Integer({ description: 'Promised from the shelf and not left' }),
        inShipments: Type.Integer({ description: 'Of those, in a shipment that is being picked or is packed' }),
        waiting: Type.Integer({ description: 'For goods' }),
        cancelled: Type.Integer(),
      }),
      { description: 'The pieces of each line' },
    ),
    exceptions: Type.Array(
      Type.Object({
        position: Type.Integer(),
        until: { ...IsoDate, description: 'By the clock of the site' },
        reason: Type.String(),
        by: Type.String(),
      }),
      { description: 'The lines that may come back until a day although their term has ended' },
    ),
    shipments: Type.Array(
      Type.Object({
        shipmentId: Id,
        status: Type.Enum([...shipmentStates]),
        carrier: Type.String(),
        createdAt: IsoInstant,
        trackingNumbers: Type.Array(Type.String()),
        pieces: Type.Integer(),
      }),
      { description: 'Of every state, in the order in which they were begun' },
    ),
    trail: Type.Array(
      Type.Object({
        at: IsoInstant,
        action: Type.String({ description: 'Empty where none was recorded' }),
        status: Type.Enum([...orderStates], { description: 'How the order stood then' }),
        reason: Type.String(),
        userName: Nullable(Type.String({ description: 'Null where the shop did it by itself' })),
        shipmentId: Nullable(Id),
      }),
    ),
    mails: Type.Array(
      Type.Object({
        mailId: Id,
        subject: Type.String(),
        recipient: Type.String(),
        queuedAt: IsoInstant,
        sentAt: Nullable(IsoInstant),
        attempts: Type.Integer({ description: 'How often it was tried in vain' }),
      }),
    ),
  },
  { title: 'Fulfilment' },
)

const OrderFilters = {
  keyword: Type.Optional(
    Type.String({
      maxLength: longestOrderKeyword,
      description:
        'The whole number of an order, SO, PO (with a letter or sign in it), invoice, credit note, parcel or customer, which finds those alone; else part of an order, SO, PO or customer number, or of the name of the customer or of who receives the goods, of one or two letters in the newest 10,000 orders alone',
    }),
  ),
  status: Type.Optional(Type.Enum([...orderStates])),
  orgId: Type.Optional(Id),
  shipFrom: Type.Optional(Warehouse),
  today: Type.Optional(Type.Boolean({ description: 'Placed today, by the clock of its site' })),
  late: Type.Optional(
    Type.Boolean({ description: 'The promised day is past, and not all that was promised for it has left' }),
  ),
  moved: Type.Optional(Type.Boolean({ description: 'It waits for goods whose date has moved in the last seven days' })),
  arrived: Type.Optional(
    Type.Boolean({
      description: 'Goods that it waited for have arrived in the last seven days, and have not all left',
    }),
  ),
  orderType: Type.Optional(Type.Enum([...orderTypes])),
  tag: Type.Optional(Tag),
  from: Type.Optional(
    Type.String({ ...IsoDate, description: 'Placed from this ISO date on, by the clock of its site' }),
  ),
  until: Type.Optional(Type.String({ ...IsoDate, description: 'Placed until this ISO date, inclusive' })),
  sort: Type.Optional(
    Type.Enum([...staffOrderSorts], {
      description:
        'As they were placed (newest or oldest first), by the promised day, those without one last, or by what remains of their total in whatever currency',
    }),
  ),
}

export const listDeskOrders = endpoint({
  method: 'GET',
  path: '/staff/order/list',
  access,
  summary:
    'List the orders of all customers, newest first or as they are to be sorted: by state, type, site or warehouse, by tag, by when they were placed, of today, late ones, those whose goods moved or arrived, or by a number or a name. `total` counts up to 10,000.',
  query: Type.Object({ ...OrderFilters, ...Paging }),
  reply: ListPage(
    Type.Object({
      orderId: Id,
      orderno: Type.String(),
      poNumber: Type.String(),
      status: Type.Enum([...orderStates]),
      placedAt: IsoInstant,
      orderType: Type.Enum([...orderTypes]),
      pieces: Type.Integer({ description: 'Not cancelled' }),
      promisedOn: Nullable(IsoDate),
      ...NextDay,
      shipFrom: Type.String(),
      placedBy: Type.String(),
      ...Customer,
      total: Amount,
      remainingTotal: { ...Amount, description: 'What remains of the total; less where something was cancelled' },
      currency: Type.String(),
      invoices: InvoiceNumbers,
      tags: Type.Array(Type.String(), { description: 'Of staff, by the alphabet' }),
    }),
  ),
})

export const exportDeskOrders = endpoint({
  method: 'GET',
  path: '/staff/order/list/export',
  access,
  summary: 'Export the same orders as a file, a row for each, in the same order. More than a file takes is refused.',
  query: Type.Object({ ...OrderFilters, format: Type.Enum(['csv', 'xlsx']) }),
  binary: true,
  reply: FileContent,
})

const DeskOrderInvoice = Type.Object(
  {
    ...OrderInvoice.properties,
    leftToCredit: { ...Amount, description: 'Of an invoice, VAT included; nothing of a credit note' },
    creditNotes: Type.Array(Type.String(), { description: 'The numbers of its credit notes, the first one first' }),
  },
  { title: 'DeskOrderInvoice' },
)

export const getDeskOrder = endpoint({
  method: 'GET',
  path: '/staff/order/:id',
  access,
  summary:
    'Retrieve an order as its customer sees it, its customer, and all that order management and the warehouse did with it.',
  params: Type.Object({ id: Id }),
  reply: Type.Object({
    ...OrderDetail.properties,
    invoices: Type.Array(DeskOrderInvoice, { description: 'Invoices and credit notes, the first one first' }),
    ...Customer,
    email: Type.String(),
    phone: Type.String(),
    desk: Fulfilment,
  }),
})

/** A view of the list that a staff user has named: only they see it. */
const SavedView = Type.Object({
  viewId: Id,
  name: Type.String(),
  query: Type.String({ description: "What the list's address asks for, without a question mark" }),
})

export const listSavedViews = endpoint({
  method: 'GET',
  path: '/staff/order/views',
  access,
  summary: "List the caller's saved views of the order list, by name.",
  reply: Type.Array(SavedView),
})

export const saveView = endpoint({
  method: 'PUT',
  path: '/staff/order/views',
  access,
  summary: 'Save a view of the order list under a name. One of the same name is replaced.',
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: longestViewName, pattern: '\\S' }),
    query: Type.String({ maxLength: longestViewQuery }),
  }),
  reply: SavedView,
})

export const removeView = endpoint({
  method: 'DELETE',
  path: '/staff/order/views/:id',
  access,
  summary: "Delete one of the caller's saved views.",
  params: Type.Object({ id: Id }),
  reply: Type.Null(),
})

export const listDeskSites = endpoint({
  method: 'GET',
  path: '/staff/order/sites',
  access,
  summary: 'List the sites whose orders the caller sees.',
  reply: Type.Array(Type.Object({ orgId: Id, siteName: Type.String() })),
})
