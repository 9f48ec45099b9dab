import Type from 'typebox'
import { invoiceKinds } from '../../rules/invoice/invoice.ts'
import { documentStates, mostCountedDocuments } from '../../rules/invoice/invoice-list.ts'
import { longestItemKeyword } from '../../rules/ledger/item.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { Amount, Id, IsoDate, ListPage, Nullable, Paging } from '../wire.ts'

/** Invoices and credit notes of customers whose sites the caller can access; those of other sites are not found. */
const access = 'staff:finance'

const path = '/staff/money/invoices'

const GrossAmount = { ...Amount, description: 'VAT included; below zero for a credit note' }
const Currency = Type.String({ pattern: '^[A-Z]{3}$' })

const ListedInvoice = Type.Object(
  {
    itemId: Id,
    kind: Type.Enum([...invoiceKinds]),
    number: Type.String(),
    customerId: Id,
    custnum: Type.String(),
    company: Type.String(),
    siteName: Type.String({ description: 'The site of the customer' }),
    issuer: Type.String({ description: 'The company of ours that issued it' }),
    orderId: Nullable({ ...Id, description: 'Null where the order is of a site that the caller cannot access' }),
    orderno: Type.String(),
    poNumber: Type.String(),
    issuedOn: IsoDate,
    dueOn: Nullable(IsoDate),
    amount: GrossAmount,
    cleared: { ...GrossAmount, description: 'What of it is paid or allocated' },
    open: { ...GrossAmount, description: 'What of it is neither paid nor allocated' },
    currency: Type.String(),
    isDisputed: Type.Boolean(),
    daysOverdue: Nullable(
      Type.Integer({
        description:
          'Of an open invoice, by the clock of its site; below zero it is due in so many days. Null where it is settled or disputed',
      }),
    ),
    hasEInvoice: Type.Boolean({ description: 'Whether there is a file for an exchange system' }),
  },
  { title: 'ListedInvoice' },
)

const Filters = {
  keyword: Type.Optional(
    Type.String({
      maxLength: longestItemKeyword,
      description:
        'The whole number of a document, order, SO, PO (with a letter or sign in it) or customer, or the reference of a payment (RF…), which finds those alone; else part of the number of a document, of the customer or their company, or of an order, SO or PO number or who receives the goods, there in the newest thousand orders with it',
    }),
  ),
  kind: Type.Optional(Type.Enum([...invoiceKinds])),
  status: Type.Optional(Type.Enum([...documentStates])),
  from: Type.Optional(Type.String({ ...IsoDate, description: 'Issued from this ISO date on' })),
  until: Type.Optional(Type.String({ ...IsoDate, description: 'Issued until this ISO date, inclusive' })),
  orgId: Type.Optional(Id),
  currency: Type.Optional(Currency),
  custnum: Type.Optional(Type.String({ maxLength: longestItemKeyword, description: 'The whole number of a customer' })),
}

export const listStaffInvoices = endpoint({
  method: 'GET',
  path,
  access,
  summary: `List the invoices and credit notes of customers, newest first; overdue ones, the longest overdue first. \`total\` counts up to ${mostCountedDocuments.toLocaleString('en')}.`,
  query: Type.Object({ ...Filters, ...Paging }),
  reply: ListPage(ListedInvoice),
  example: {
    reply: {
      rows: [
        {
          itemId: 88,
          kind: 'invoice',
          number: 'INL26000031',
          customerId: 12,
          custnum: 'C100012',
          company: 'Kantoorshop B.V.',
          siteName: 'Netherlands',
          issuer: 'Aster B.V.',
          orderId: 17,
          orderno: 'ONL000017',
          poNumber: 'PO-4711',
          issuedOn: '2026-10-01',
          dueOn: '2026-10-31',
          amount: 121,
          cleared: 21,
          open: 100,
          currency: 'EUR',
          isDisputed: false,
          daysOverdue: 17,
          hasEInvoice: false,
        },
      ],
      total: 1,
    },
  },
})

export const sumStaffInvoices = endpoint({
  method: 'GET',
  path: `${path}/sums`,
  access,
  summary: 'Sum up all invoices less credit notes that the list finds, on all of its pages, by currency.',
  query: Type.Object(Filters),
  reply: Type.Array(
    Type.Object(
      {
        currency: Type.String(),
        documents: Type.Integer(),
        amount: { ...Amount, description: 'Invoices less credit notes, VAT included' },
        open: { ...Amount, description: 'What of the invoices is open, less what credit notes still settle' },
        overdue: { ...Amount, description: 'What of the invoices is overdue; disputed ones are not' },
      },
      { title: 'InvoiceSum' },
    ),
  ),
  example: { reply: [{ currency: 'EUR', documents: 1, amount: 121, open: 100, overdue: 100 }] },
})

export const listInvoiceCurrencies = endpoint({
  method: 'GET',
  path: `${path}/currencies`,
  access,
  summary: 'List the currencies in which customers of the sites of the caller are invoiced.',
  reply: Type.Array(Type.String()),
  example: { reply: ['EUR', 'GBP'] },
})

export const exportStaffInvoices = endpoint({
  method: 'GET',
  path: `${path}/export`,
  access,
  summary: 'Export the same invoices and credit notes as a file, a row for each. More than a file takes is refused.',
  query: Type.Object({ ...Filters, format: Type.Enum(['csv', 'xlsx']) }),
  binary: true,
  reply: FileContent,
})
