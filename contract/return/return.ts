import Type from 'typebox'
import { longestReturnKeyword, mostReturnLines } from '../../rules/return/return.ts'
import { ProductSummary } from '../catalogue/summary.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { longestOrderNumber, OrderNumber } from '../order/parts.ts'
import { Amount, Id, IsoDate, ListPage, Nullable, Paging } from '../wire.ts'
import {
  ReturnDetail,
  ReturnHead,
  ReturnInput,
  ReturnKind,
  ReturnRevision,
  ReturnState,
  ReturnTerms,
  ReturnTracking,
} from './parts.ts'

const path = '/clientsystem/rma'
const ReturnId = Type.Object({ id: Id })

const InvoicedLine = Type.Object(
  {
    invoiceId: Id,
    position: Type.Integer({ description: 'Of the line of the invoice' }),
    qty: Type.Integer(),
    net: Amount,
    creditedQty: Type.Integer(),
    creditedNet: Amount,
    restNet: { ...Amount, description: 'What is left paid of the pieces that were not credited' },
    invoice: Type.Object(
      { net: Amount, vat: Amount, creditedNet: Amount, creditedVat: Amount, vatRate: Type.Number() },
      { description: 'The sums of the whole invoice' },
    ),
  },
  { title: 'InvoicedLine' },
)

export const ReturnableLine = Type.Object(
  {
    orderno: Type.String(),
    position: Type.Integer(),
    ...ProductSummary,
    image: Nullable(Type.String()),
    custNumber: Type.String(),
    poNumber: Type.String(),
    qty: Type.Integer({ description: 'Pieces that were delivered' }),
    returnable: Type.Integer({ description: 'Pieces that no return has yet' }),
    isDelivered: Type.Boolean({ description: 'Only of an order that was delivered whole something is returned' }),
    deliveredOn: Nullable(IsoDate),
    completeOn: Nullable({
      ...IsoDate,
      description: 'Since when its order is delivered whole, before which no term begins; null while it is not',
    }),
    invoices: Type.Array(Type.String()),
    net: { ...Amount, description: 'Of one piece, after discounts' },
    ordered: Type.Object(
      { qty: Type.Integer(), net: Amount },
      { description: 'What was ordered, and what all of it came to after discounts: what some pieces come to follows' },
    ),
    invoiced: Type.Array(InvoicedLine, {
      description: 'What invoices say of it, the oldest first: pieces are credited as they were invoiced',
    }),
    vatRate: Type.Number({ description: 'Percent' }),
    currency: Type.String(),
    terms: {
      ...ReturnTerms,
      description: 'By what the return would be about; `broken` is a reason of `quality` with a term of its own',
    },
  },
  { title: 'ReturnableLine' },
)

export const listReturnable = endpoint({
  method: 'GET',
  path: `${path}/returnable`,
  access: 'cust:rma',
  summary:
    'List what the customer may return: order lines with the pieces that no return has yet, and by which term until when at what cost. Found by orders, by an invoice, or by part of any number, also where nothing of it may come back; without any of them only what was delivered in full and has pieces left. The newest order first; an order of another customer is found empty.',
  query: Type.Object({
    orderno: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: mostReturnLines * (longestOrderNumber + 1),
        description: `An order number, or up to ${mostReturnLines} of them, separated by commas`,
      }),
    ),
    invoice: Type.Optional(OrderNumber),
    keyword: Type.Optional(
      Type.String({
        maxLength: longestReturnKeyword,
        description: 'Part of an order, PO or invoice number, or a number of a product',
      }),
    ),
    ...Paging,
  }),
  reply: ListPage(ReturnableLine),
})

export const listReturnForwarders = endpoint({
  method: 'GET',
  path: `${path}/forwarders`,
  access: 'cust:rma',
  summary: 'List the carriers that a return may name. Any other carrier is written by its name.',
  reply: Type.Array(Type.Object({ code: Type.String(), name: Type.String() }, { title: 'ReturnForwarder' })),
})

export const saveReturn = endpoint({
  method: 'POST',
  path,
  access: 'cust:rma',
  summary: 'Create a return as a draft, complete or not. It promises nothing: pieces count once it is submitted.',
  body: ReturnInput,
  idempotent: true,
  reply: ReturnDetail,
})

export const changeReturn = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  access: 'cust:rma',
  summary:
    'Update a saved return, or a submitted one that staff have not opened, or asked about. A submitted one has to be complete, and its lines keep the terms of its submission.',
  params: ReturnId,
  body: Type.Object({ ...ReturnInput.properties, revision: ReturnRevision }),
  reply: ReturnDetail,
})

export const deleteReturn = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'cust:rma',
  summary: 'Delete a saved return with its files. Submitted returns stay, and are cancelled instead.',
  params: ReturnId,
  reply: Type.Null(),
})

export const submitReturn = endpoint({
  method: 'POST',
  path: `${path}/:id/submit`,
  access: 'cust:rma',
  summary:
    'Submit a saved return under a number of its own. Its pieces count as returned from then on. Refused with each field that is missing or wrong; of a line as `lines.0.quantity`.',
  params: ReturnId,
  body: Type.Object({ revision: ReturnRevision }),
  idempotent: true,
  reply: ReturnDetail,
})

export const cancelReturn = endpoint({
  method: 'POST',
  path: `${path}/:id/cancel`,
  access: 'cust:rma',
  summary: 'Cancel a return that was submitted or approved and not sent. Its pieces may be returned again.',
  params: ReturnId,
  bodyOptional: true,
  body: Type.Object({}),
  reply: ReturnDetail,
})

export const setReturnTracking = endpoint({
  method: 'PUT',
  path: `${path}/:id/tracking`,
  access: 'cust:rma',
  summary: 'Set the tracking number of an approved return, or correct it. Refused where our courier collects it.',
  params: ReturnId,
  body: ReturnTracking,
  reply: ReturnDetail,
})

export const getReturn = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  access: 'cust:rma',
  summary:
    "Retrieve a return of the customer with its lines, files and operating record. Not found where it is another customer's.",
  params: ReturnId,
  reply: ReturnDetail,
})

export const getReturnLabel = endpoint({
  method: 'GET',
  path: `${path}/:id/label`,
  access: 'cust:rma',
  summary:
    'Retrieve the label of a return as an A6 PDF, to be stuck on the parcel: destination, sender, and its number as text and as barcode. Refused unless the return is approved or sent and the goods come back.',
  params: ReturnId,
  binary: true,
  reply: FileContent,
})

export const getReturnSlip = endpoint({
  method: 'GET',
  path: `${path}/:id/slip`,
  access: 'cust:rma',
  summary:
    'Retrieve the slip of a return as a PDF, to be laid into the parcel: what comes back and why, what happens next, and by when. Refused unless the return is approved or sent and the goods come back.',
  params: ReturnId,
  binary: true,
  reply: FileContent,
})

const ReturnFilters = {
  keyword: Type.Optional(
    Type.String({
      maxLength: longestReturnKeyword,
      description: 'Part of an RMA or order number, or a number of a product',
    }),
  ),
  status: Type.Optional(ReturnState),
  type: Type.Optional(ReturnKind),
  from: Type.Optional(Type.String({ ...IsoDate, description: 'Made from this ISO date on, by the clock of the site' })),
  until: Type.Optional(Type.String({ ...IsoDate, description: 'Made until this ISO date, inclusive' })),
}

export const listReturns = endpoint({
  method: 'GET',
  path: `${path}/list`,
  access: 'cust:rma',
  summary: "List the customer's returns, newest first.",
  query: Type.Object({ ...ReturnFilters, ...Paging }),
  reply: ListPage(
    Type.Object(
      {
        ...ReturnHead,
        ordernos: Type.Array(Type.String()),
        pieces: Type.Integer(),
        lines: Type.Integer(),
        trackingNumber: Type.String(),
        credits: Type.Array(Type.String(), { description: 'The numbers of its credit notes' }),
      },
      { title: 'ReturnRow' },
    ),
  ),
})

export const exportReturns = endpoint({
  method: 'GET',
  path: `${path}/export`,
  access: 'cust:rma',
  summary: "Export the customer's returns as a file, a row for each of their lines. More than a file takes is refused.",
  query: Type.Object({ ...ReturnFilters, format: Type.Enum(['csv', 'xlsx']) }),
  binary: true,
  reply: FileContent,
})
