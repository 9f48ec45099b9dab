import Type from 'typebox'
import { creditNoteSorts, creditNoteStates, longestItemKeyword } from '../../rules/ledger/item.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { Amount, Id, IsoDate, ListPage, Paging } from '../wire.ts'

/** The credit notes of customers whose sites the caller can access; those of other sites are not found. */
const access = 'staff:finance'

const path = '/staff/money/credit-notes'

const GrossAmount = { ...Amount, description: 'VAT included' }

const CreditNote = Type.Object(
  {
    itemId: Id,
    number: Type.String(),
    issuedOn: IsoDate,
    customerId: Id,
    custnum: Type.String(),
    company: Type.String(),
    siteName: Type.String(),
    corrects: Type.String({ description: 'The number of the invoice' }),
    orderId: Id,
    orderno: Type.String(),
    reason: Type.String(),
    isForFailure: Type.Boolean({ description: 'It came by itself, as a shipment failed' }),
    writtenBy: Type.String({
      description: 'Name of the staff user; empty where it is unknown, or it came by itself',
    }),
    amount: GrossAmount,
    open: { ...GrossAmount, description: 'What of it settles nothing yet, VAT included' },
    currency: Type.String(),
  },
  { title: 'CreditNote' },
)

const Filters = {
  keyword: Type.Optional(
    Type.String({
      maxLength: longestItemKeyword,
      description:
        'Part of its number, of the invoice, order, SO or PO number, of the customer number or of the company',
    }),
  ),
  orgId: Type.Optional(Id),
  status: Type.Optional(Type.Enum([...creditNoteStates])),
  from: Type.Optional(Type.String({ ...IsoDate, description: 'Issued from this ISO date on' })),
  until: Type.Optional(Type.String({ ...IsoDate, description: 'Issued until this ISO date, inclusive' })),
  sort: Type.Optional(Type.Enum([...creditNoteSorts])),
}

export const listCreditNotes = endpoint({
  method: 'GET',
  path,
  access,
  summary: 'List the credit notes of customers, newest first by default, with the sums of all of them by currency.',
  query: Type.Object({ ...Filters, ...Paging }),
  reply: Type.Object({
    ...ListPage(CreditNote).properties,
    sums: Type.Array(
      Type.Object({ currency: Type.String(), amount: GrossAmount, open: GrossAmount }, { title: 'CreditNoteSum' }),
    ),
  }),
  example: {
    reply: {
      rows: [
        {
          itemId: 88,
          number: 'CNL26000002',
          issuedOn: '2026-11-17',
          customerId: 12,
          custnum: 'C100012',
          company: 'Kantoorshop B.V.',
          siteName: 'Netherlands',
          corrects: 'INL26000031',
          orderId: 17,
          orderno: 'ONL000017',
          reason: 'Box was damaged',
          isForFailure: false,
          writtenBy: 'Anna Visser',
          amount: 60.5,
          open: 0,
          currency: 'EUR',
        },
      ],
      total: 1,
      sums: [{ currency: 'EUR', amount: 60.5, open: 0 }],
    },
  },
})

export const exportCreditNotes = endpoint({
  method: 'GET',
  path: `${path}/export`,
  access,
  summary: 'Export the same credit notes as a file, a row for each. More than a file takes is refused.',
  query: Type.Object({ ...Filters, format: Type.Enum(['csv', 'xlsx']) }),
  binary: true,
  reply: FileContent,
})
