import Type, { type Static } from 'typebox'
import { ageingBuckets, itemKinds } from '../../rules/ledger/item.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { Amount, Id, IsoDate, Nullable } from '../wire.ts'

const Balance = { ...Amount, description: 'VAT included: above 0 what the customer owes, below 0 what is theirs' }

/** The days of a statement. */
export const Period = {
  from: Type.String({ ...IsoDate, description: 'The first day, an ISO date' }),
  to: Type.String({
    ...IsoDate,
    description: 'The last day, an ISO date, inclusive; today at the latest by the clock of the customer’s site',
  }),
}

const facts = {
  itemId: Id,
  kind: Type.Enum([...itemKinds]),
  number: Type.String(),
  orderno: Type.String({ description: 'Empty where it belongs to no order' }),
  poNumber: Type.String(),
  issuedOn: IsoDate,
  dueOn: Nullable(IsoDate),
  issuer: Type.String({
    description: 'The company that issued it, where that is another than the customer’s site’s; else empty',
  }),
}

const StatementRow = Type.Object(
  {
    ...facts,
    postedOn: Type.String({ ...IsoDate, description: 'When it was entered in the ledger; rows are in this order' }),
    debit: { ...Amount, description: 'VAT included; 0 for what is the customer’s' },
    credit: { ...Amount, description: 'VAT included; 0 for what the customer owes' },
    balance: { ...Balance, description: 'What is owed after it' },
  },
  { title: 'StatementRow' },
)

const PaidAccount = Type.Object(
  {
    holder: Type.String(),
    bank: Type.String(),
    account: Type.String({ description: 'An IBAN where the country has them' }),
    bic: Type.String(),
    reference: Type.String({ description: 'The reference of the payment' }),
  },
  { title: 'PaidAccount' },
)

const StatementOpenItem = Type.Object(
  {
    ...facts,
    open: Balance,
    isDisputed: Type.Boolean({ description: 'On the last day: it was open then, but not overdue' }),
    daysOverdue: Nullable(
      Type.Integer({ description: 'On the last day; null for what is the customer’s, or disputed' }),
    ),
  },
  { title: 'StatementOpenItem' },
)

const StatementPayment = Type.Object(
  {
    seller: Type.String(),
    amount: Amount,
    account: Type.Unsafe<Static<typeof PaidAccount> | null>({ ...PaidAccount, type: ['object', 'null'] }),
  },
  { title: 'StatementPayment' },
)

const Statement = Type.Object(
  {
    currency: Type.String(),
    opening: { ...Balance, description: 'What was owed before the first day' },
    rows: Type.Array(StatementRow),
    debit: Amount,
    credit: Amount,
    closing: { ...Balance, description: 'What was owed at the end of the last day; the sum of what is open then' },
    openItems: Type.Array(StatementOpenItem),
    ageing: Type.Array(Type.Object({ bucket: Type.Enum([...ageingBuckets]), amount: Amount })),
    unallocated: { ...Amount, description: 'Open credit notes and payments' },
    payments: Type.Array(StatementPayment, {
      description: 'What was open to each company, its credit notes deducted; none where nothing is owed in the end',
    }),
  },
  { title: 'Statement' },
)

const row = {
  itemId: 71,
  kind: 'invoice',
  number: 'INL26000031',
  orderno: 'ONL000017',
  poNumber: 'PO-2026-017',
  issuedOn: '2026-10-01',
  dueOn: '2026-10-31',
  issuer: '',
} as const

export const getStatement = endpoint({
  method: 'GET',
  path: '/clientsystem/finance/statement',
  access: 'cust:finance',
  summary:
    'Retrieve the statement of account of a period, one for each currency: the opening balance, the postings with the balance after each, and what was open at the end of the last day. That of a past period never changes. Days that do not exist or are in the future are refused, and so is more than a statement takes.',
  query: Type.Object(Period),
  reply: Type.Object({ from: IsoDate, to: IsoDate, statements: Type.Array(Statement) }),
  example: {
    reply: {
      from: '2026-10-01',
      to: '2026-10-31',
      statements: [
        {
          currency: 'EUR',
          opening: 0,
          rows: [{ ...row, postedOn: '2026-10-01', debit: 151.25, credit: 0, balance: 151.25 }],
          debit: 151.25,
          credit: 0,
          closing: 151.25,
          openItems: [{ ...row, open: 151.25, isDisputed: false, daysOverdue: 0 }],
          ageing: [{ bucket: 'oneWeek', amount: 151.25 }],
          unallocated: 0,
          payments: [
            {
              seller: 'Aster Voorbeeld B.V.',
              amount: 151.25,
              account: {
                holder: 'Aster Voorbeeld B.V.',
                bank: 'Voorbeeldbank',
                account: 'NL42ASTR0000000001',
                bic: 'ASTRNL00',
                reference: 'RF86 INL2 6000 031',
              },
            },
          ],
        },
      ],
    },
  },
})

export const exportStatement = endpoint({
  method: 'GET',
  path: '/clientsystem/finance/statement/export',
  access: 'cust:finance',
  summary:
    'Export the same statement as a file: a PDF in the language of the caller, on the letterhead of the company of the customer’s site, or a spreadsheet with a row for each item.',
  query: Type.Object({ ...Period, format: Type.Enum(['pdf', 'xlsx']) }),
  binary: true,
  reply: FileContent,
})
