import Type from 'typebox'
import {
  ageingBuckets,
  financeViews,
  itemKinds,
  itemSorts,
  itemStates,
  longestItemKeyword,
} from '../../rules/ledger/item.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { Amount, Id, IsoDate, ListPage, Nullable, Paging } from '../wire.ts'

const GrossAmount = {
  ...Amount,
  description: 'VAT included; what is the customer’s, such as a credit note, is below 0',
}

const Sum = Type.Object(
  { currency: Type.String(), amount: GrossAmount, paid: GrossAmount, balance: GrossAmount },
  { title: 'FinanceSum' },
)

export const FinanceItem = Type.Object(
  {
    itemId: Id,
    kind: Type.Enum([...itemKinds]),
    number: Type.String({ description: 'Of the invoice, the credit note or the payment' }),
    orderno: Type.String({ description: 'Empty where it belongs to no order' }),
    poNumber: Type.String(),
    issuedOn: IsoDate,
    dueOn: Nullable(IsoDate),
    amount: GrossAmount,
    paid: { ...GrossAmount, description: 'What of it is cleared' },
    balance: { ...GrossAmount, description: 'What of it is open' },
    currency: Type.String(),
    status: Type.Enum([...itemStates], { description: 'A disputed item is open, but not overdue' }),
    daysOverdue: Nullable(
      Type.Integer({
        description:
          'Days past the day on which it is due, below 0 before it; a refund is due when it is issued. Null for what is not open, not owed, or disputed',
      }),
    ),
  },
  { title: 'FinanceItem' },
)

const ItemFilters = {
  view: Type.Enum([...financeViews]),
  keyword: Type.Optional(
    Type.String({
      maxLength: longestItemKeyword,
      description: 'Part of the number of an item, or of its order, SO or PO number',
    }),
  ),
  ageing: Type.Optional(
    Type.String({ maxLength: 20, description: 'Only what is overdue for so many days at least; a whole number' }),
  ),
  bucket: Type.Optional(Type.Enum([...ageingBuckets])),
  from: Type.Optional(Type.String({ ...IsoDate, description: 'Issued from this ISO date on' })),
  until: Type.Optional(Type.String({ ...IsoDate, description: 'Issued until this ISO date, inclusive' })),
  dueFrom: Type.Optional(
    Type.String({
      ...IsoDate,
      description: 'Open, owed, not disputed and due from this ISO date on; a refund is due when it is issued',
    }),
  ),
  dueUntil: Type.Optional(
    Type.String({ ...IsoDate, description: 'Open, owed, not disputed and due until this ISO date, inclusive' }),
  ),
  sort: Type.Optional(Type.Enum([...itemSorts])),
}

export const listFinanceItems = endpoint({
  method: 'GET',
  path: '/clientsystem/finance/items',
  access: 'cust:finance',
  summary:
    "List the items of the customer's ledger in one of the five views, newest first by default, with the sums of all of them by currency.",
  query: Type.Object({ ...ItemFilters, ...Paging }),
  reply: Type.Object({ ...ListPage(FinanceItem).properties, sums: Type.Array(Sum) }),
  example: {
    reply: {
      rows: [
        {
          itemId: 71,
          kind: 'invoice',
          number: 'INL26000031',
          orderno: 'ONL000017',
          poNumber: 'PO-2026-017',
          issuedOn: '2026-10-01',
          dueOn: '2026-10-31',
          amount: 151.25,
          paid: 50,
          balance: 101.25,
          currency: 'EUR',
          status: 'open',
          daysOverdue: 18,
        },
      ],
      total: 1,
      sums: [{ currency: 'EUR', amount: 151.25, paid: 50, balance: 101.25 }],
    },
  },
})

export const exportFinanceItems = endpoint({
  method: 'GET',
  path: '/clientsystem/finance/export',
  access: 'cust:finance',
  summary: 'Export the same items as a file, a row for each. More than a file takes is refused.',
  query: Type.Object({ ...ItemFilters, format: Type.Enum(['csv', 'xlsx']) }),
  binary: true,
  reply: FileContent,
})

const AgeingBucket = Type.Object(
  { bucket: Type.Enum([...ageingBuckets]), amount: Amount, items: Type.Integer() },
  { title: 'AgeingBucket' },
)

export const AgeingOfCurrency = Type.Object({
  currency: Type.String(),
  buckets: Type.Array(AgeingBucket),
  unallocated: { ...Amount, description: 'Open credit notes and payments' },
  balance: { ...GrossAmount, description: 'Of all buckets, less what is unallocated' },
})

export const getAgeing = endpoint({
  method: 'GET',
  path: '/clientsystem/finance/ageing',
  access: 'cust:finance',
  summary:
    'Retrieve what the customer owes by when it is due, since when it is overdue, or as disputed, for each currency, and their unallocated credit; together they are the balance.',
  reply: Type.Array(AgeingOfCurrency),
})
