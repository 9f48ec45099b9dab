import Type from 'typebox'
import { longestEmail } from '../../rules/identity/email.ts'
import { invoiceFileFormats, longestInvoiceNumber } from '../../rules/invoice/invoice.ts'
import { itemKinds } from '../../rules/ledger/item.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { FinanceItem } from '../ledger/items.ts'
import { Amount, IsoDate, IsoInstant, Nullable } from '../wire.ts'

export const InvoiceNumber = Type.Object({ number: Type.String({ minLength: 1, maxLength: longestInvoiceNumber }) })

/** Of a line of goods. */
export const OfMaker = {
  oemCode: Type.String({ description: "The maker's number; empty in documents of before it was kept" }),
  ownMake: Type.Boolean({ description: 'Whether it is the number of what our own make replaces' }),
}

const InvoiceLine = Type.Object(
  {
    position: Type.Integer(),
    number: Type.String({ description: 'Ours; empty for an amount without goods' }),
    ...OfMaker,
    custNumber: Type.String(),
    name: Type.String(),
    pieces: Type.Integer(),
    unitPrice: Amount,
    discount: { ...Amount, description: 'What came off all of its pieces' },
    net: Amount,
  },
  { title: 'InvoiceLine' },
)

const InvoiceClearing = Type.Object(
  {
    kind: Type.Enum([...itemKinds]),
    number: Type.String(),
    at: IsoInstant,
    amount: { ...Amount, description: 'What it cleared of this document; below 0 where that was undone' },
  },
  { title: 'InvoiceClearing' },
)

export const getInvoice = endpoint({
  method: 'GET',
  path: '/clientsystem/finance/invoice/:number',
  access: 'cust:finance',
  summary:
    "Retrieve an invoice or a credit note of the customer: its lines and sums, what has cleared it, and the credit notes that correct it. Not found where it is another customer's.",
  params: InvoiceNumber,
  reply: Type.Object({
    item: FinanceItem,
    soNumber: Type.String(),
    shipmentNumber: Type.String({ description: 'What left with it' }),
    seller: Type.String({ description: 'The company that wrote it' }),
    corrects: Nullable(Type.String({ description: 'The number of the invoice that a credit note corrects' })),
    reason: Type.String({ description: 'Why a credit note was written' }),
    isXRechnung: Type.Boolean({ description: 'Whether its electronic forms follow XRechnung' }),
    lines: Type.Array(InvoiceLine),
    sums: Type.Object({
      lines: Amount,
      shipping: Amount,
      handling: Amount,
      net: Amount,
      vat: Amount,
      vatRate: Type.Number({ description: 'Per cent' }),
      vatLocal: Nullable(
        Type.Object(
          { currency: Type.String(), vat: Amount },
          { description: 'In the currency in which it is declared; null where that is the same' },
        ),
      ),
      total: { ...Amount, description: 'VAT included' },
    }),
    clearings: Type.Array(InvoiceClearing),
    credits: Type.Array(Type.Object({ number: Type.String(), issuedOn: IsoDate, amount: Amount })),
    payment: Nullable(
      Type.Object({
        holder: Type.String(),
        bank: Type.String(),
        account: Type.String(),
        bic: Type.String(),
        reference: Type.String({ description: 'ISO 11649' }),
      }),
    ),
  }),
})

export const getInvoicePdf = endpoint({
  method: 'GET',
  path: '/clientsystem/finance/invoice/:number/pdf',
  access: 'cust:order',
  summary:
    'Retrieve an invoice or a credit note as a PDF/A-3 with its electronic form inside (Factur-X), in the language it was issued in.',
  params: InvoiceNumber,
  binary: true,
  reply: FileContent,
})

export const getInvoiceXml = endpoint({
  method: 'GET',
  path: '/clientsystem/finance/invoice/:number/xml',
  access: 'cust:order',
  summary: 'Retrieve an invoice or a credit note in an electronic form of EN 16931, as it was issued.',
  params: InvoiceNumber,
  query: Type.Object({ format: Type.Enum([...invoiceFileFormats]) }),
  binary: true,
  reply: FileContent,
})

export const sendInvoiceCopy = endpoint({
  method: 'POST',
  path: '/clientsystem/finance/invoice/:number/copy',
  access: 'cust:order',
  summary:
    'Send an invoice or a credit note of the customer by e-mail to another address, as a PDF with its electronic form inside. Replies go to the account that sent it; up to 20 within an hour for an account.',
  params: InvoiceNumber,
  body: Type.Object({ email: Type.String({ maxLength: longestEmail }) }),
  idempotent: true,
  reply: Type.Object({ number: Type.String(), email: Type.String() }),
  example: { body: { email: 'books@example.com' }, reply: { number: 'INL26000031', email: 'books@example.com' } },
})
