import Type from 'typebox'
import { longestItemKeyword } from '../../rules/ledger/item.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { AgeingOfCurrency } from '../ledger/items.ts'
import { Period } from '../ledger/statement.ts'
import { Reason } from '../staff-reason.ts'
import { Amount, Id, IsoDate, ListPage, Nullable, Paging } from '../wire.ts'

/** The accounts of customers, and what can be undone of one. Customers of other sites are not found. */
const access = 'staff:finance'

const path = '/staff/money'
const params = Type.Object({ id: Id })

export const listMoneyCustomers = endpoint({
  method: 'GET',
  path: `${path}/customers`,
  access,
  summary: 'List customers with open items, by currency, the highest overdue amount first.',
  query: Type.Object({
    keyword: Type.Optional(Type.String({ maxLength: longestItemKeyword })),
    disputed: Type.Optional(Type.Boolean({ description: 'Only those who dispute an open item' })),
    ...Paging,
  }),
  reply: ListPage(
    Type.Object({
      customerId: Id,
      custnum: Type.String(),
      company: Type.String(),
      currency: Type.String(),
      owed: Amount,
      overdue: Amount,
      unallocated: Amount,
    }),
  ),
})

const Settled = Type.Object({ number: Type.String(), amount: Amount })

const AccountPayment = Type.Object(
  {
    itemId: Id,
    kind: Type.Enum(['payment', 'refund']),
    number: Type.String(),
    paidOn: IsoDate,
    amount: Amount,
    open: { ...Amount, description: 'What of it settles nothing yet' },
    currency: Type.String(),
    note: Type.String(),
    bookedBy: Type.String({ description: 'Their name; empty where the shop did it by itself' }),
    handId: Nullable({ ...Id, description: 'Of a payment by hand that can still be undone' }),
    mayUndoRefund: Type.Boolean({ description: 'It is a refund that staff booked and that may still be undone' }),
    isUndone: Type.Boolean({ description: 'It was undone' }),
    settled: Type.Array(Settled, { description: 'What it settled and still does' }),
  },
  { title: 'AccountPayment' },
)

export const getMoneyAccount = endpoint({
  method: 'GET',
  path: `${path}/customers/:id`,
  access,
  summary:
    'Retrieve what a customer owes by when it is due, for each currency, and their latest 50 payments and refunds with what each settled.',
  params,
  reply: Type.Object({
    customerId: Id,
    custnum: Type.String(),
    company: Type.String(),
    currency: Type.String({ description: 'In which they are invoiced' }),
    today: { ...IsoDate, description: 'By the clock of their site' },
    ageing: Type.Array(AgeingOfCurrency),
    payments: Type.Array(AccountPayment),
  }),
  example: {
    reply: {
      customerId: 12,
      custnum: 'C100012',
      company: 'Kantoorshop B.V.',
      currency: 'EUR',
      today: '2026-11-18',
      ageing: [],
      payments: [
        {
          itemId: 88,
          kind: 'payment',
          number: 'PNL26000004',
          paidOn: '2026-11-17',
          amount: 151.25,
          open: 0,
          currency: 'EUR',
          note: 'Cheque 4711',
          bookedBy: 'Anna Visser',
          handId: 3,
          mayUndoRefund: false,
          isUndone: false,
          settled: [{ number: 'INL26000031', amount: 151.25 }],
        },
      ],
    },
  },
})

export const exportAccountStatement = endpoint({
  method: 'GET',
  path: `${path}/customers/:id/statement`,
  access,
  summary:
    'Export the statement of account of a customer for a period, or for a day, as they get it themselves: a PDF in the language of their main account, or a spreadsheet. Days that do not exist or are in the future are refused, and so is more than a statement takes.',
  params,
  query: Type.Object({ ...Period, format: Type.Enum(['pdf', 'xlsx']) }),
  binary: true,
  reply: FileContent,
})

export const undoPayment = endpoint({
  method: 'POST',
  path: `${path}/payments/:id/undo`,
  access,
  summary:
    'Undo a payment that was booked by hand: what it settled is open as before, and it is cleared by a refund. Refused where an order was processed for it, or what was left of it was used.',
  params,
  body: Type.Object({ reason: Reason }),
  idempotent: true,
  reply: Type.Object({ numbers: Type.Array(Type.String(), { description: 'Of the refunds' }) }),
  example: { body: { reason: 'The cheque bounced' }, reply: { numbers: ['FNL26000002'] } },
})

export const undoRefund = endpoint({
  method: 'POST',
  path: `${path}/refunds/:id/undo`,
  access,
  summary:
    'Undo a refund that was booked by hand and came back or was never paid out: the credit is open as before, and the refund is cleared by a payment. Once; the id is that of its item.',
  params,
  body: Type.Object({ reason: Reason }),
  idempotent: true,
  reply: Type.Object({ number: Type.String({ description: 'Of the payment' }) }),
  example: { body: { reason: 'Their account was closed' }, reply: { number: 'PNL26000005' } },
})
