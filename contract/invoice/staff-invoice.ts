import Type from 'typebox'
import { maxQuantity } from '../../rules/basket/basket.ts'
import { longestCreditReason } from '../../rules/invoice/credit.ts'
import { mostOrderLines } from '../../rules/order/order.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { Amount, Id, IsoDate, Nullable } from '../wire.ts'
import { InvoiceNumber, OfMaker } from './invoice.ts'

/** Invoices of the orders that staff see: those of the sites that they can access; the admin's are all. Everybody else's are not found. */
const access = 'staff:orders'

/** Shipping and handling stand behind the lines of goods. */
const mostInvoiceLines = mostOrderLines + 2

const GrossAmount = { ...Amount, description: 'VAT included' }

const CreditableLine = Type.Object(
  {
    position: Type.Integer(),
    kind: Type.Enum(['goods', 'shipping', 'handling']),
    number: Type.String({ description: 'Ours; empty for shipping and handling, as is the name' }),
    ...OfMaker,
    name: Type.String(),
    pieces: Type.Integer(),
    unitPrice: Amount,
    net: { ...Amount, description: 'After discounts, VAT excluded' },
    creditedPieces: Type.Integer({ description: 'By the credit notes so far' }),
    creditedNet: Amount,
    restNet: {
      ...Amount,
      description: 'What is left paid of the pieces that were not credited: an amount comes off each of them alike',
    },
  },
  { title: 'CreditableLine' },
)

export const getDeskInvoice = endpoint({
  method: 'GET',
  path: '/staff/invoice/:number',
  access,
  summary:
    'Retrieve an invoice, its open amount, and what of each line was credited so far. A credit note is not found.',
  params: InvoiceNumber,
  reply: Type.Object({
    number: Type.String(),
    issuedOn: IsoDate,
    dueOn: Nullable(IsoDate),
    currency: Type.String(),
    orderId: Id,
    orderno: Type.String(),
    customerId: Id,
    company: Type.String(),
    custnum: Type.String(),
    siteName: Type.String(),
    amount: GrossAmount,
    open: { ...GrossAmount, description: 'What of it is neither paid nor credited, VAT included' },
    net: Amount,
    vat: Amount,
    vatRate: Type.Number({ description: 'Per cent' }),
    leftToCredit: { ...GrossAmount, description: 'What of it no credit note has credited, VAT included' },
    creditedNet: { ...Amount, description: 'By the credit notes so far' },
    creditedVat: Amount,
    lines: Type.Array(CreditableLine),
    credits: Type.Array(
      Type.Object({ number: Type.String(), issuedOn: IsoDate, amount: GrossAmount, reason: Type.String() }),
      { description: 'The credit notes so far, the first one first' },
    ),
  }),
})

export const getDeskInvoicePdf = endpoint({
  method: 'GET',
  path: '/staff/invoice/:number/pdf',
  access,
  summary: 'Retrieve an invoice or a credit note as its customer gets it: a PDF/A-3 with its electronic form inside.',
  params: InvoiceNumber,
  binary: true,
  reply: FileContent,
})

export const creditInvoice = endpoint({
  method: 'POST',
  path: '/staff/invoice/:number/credit',
  access: 'staff:finance',
  summary:
    'Create a credit note for pieces or amounts of the lines of an invoice, each line once. It settles what is open of the invoice. More than is left of a line is refused.',
  params: InvoiceNumber,
  body: Type.Object({
    reason: Type.String({ minLength: 1, maxLength: longestCreditReason, pattern: '\\S' }),
    lines: Type.Array(
      Type.Object({
        position: Type.Integer({ minimum: 1, maximum: mostInvoiceLines, description: 'Of the line in its invoice' }),
        pieces: Type.Optional(Type.Integer({ minimum: 1, maximum: maxQuantity })),
        amount: Type.Optional(
          Type.Number({ minimum: 0.01, description: 'Instead of pieces; VAT excluded, at most two decimals' }),
        ),
      }),
      { minItems: 1, maxItems: mostInvoiceLines },
    ),
  }),
  idempotent: true,
  reply: Type.Object({ number: Type.String({ description: 'Of the credit note' }), amount: GrossAmount }),
  example: {
    body: {
      reason: 'Two toners arrived damaged',
      lines: [
        { position: 1, pieces: 2 },
        { position: 3, amount: 4.95 },
      ],
    },
    reply: { number: 'CNL26000007', amount: 151.25 },
  },
})
