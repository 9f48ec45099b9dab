import Type from 'typebox'
import { dueKinds } from '../../rules/ledger/due-bars.ts'
import { ProductName } from '../catalogue/name.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, IsoDate, Nullable } from '../wire.ts'

const OpenAmount = { ...Amount, description: 'VAT included' }
const Net = { ...Amount, description: 'Without VAT, less what was credited; below 0 where more was credited' }

const DueBar = Type.Object(
  {
    kind: Type.Enum([...dueKinds]),
    from: Nullable(Type.String({ ...IsoDate, description: 'The first day; null for what is overdue or disputed' })),
    until: Nullable(Type.String({ ...IsoDate, description: 'The last day; null for what is due later or disputed' })),
    amount: OpenAmount,
  },
  { title: 'DueBar' },
)

const Due = Type.Object(
  {
    currency: Type.String(),
    bars: Type.Array(DueBar, {
      description:
        'What is overdue, this week from today on, the next seven weeks, later, and, where there is any, what is disputed',
    }),
    unallocated: { ...Amount, description: 'Open credit notes and payments, VAT included' },
    balance: { ...Amount, description: 'Of all bars, less what is unallocated; VAT included' },
  },
  { title: 'Due' },
)

const Spending = Type.Object(
  {
    currency: Type.String(),
    total: { ...Net, description: 'Of the twelve months' },
    months: Type.Array(Type.Object({ month: Type.String({ description: 'YYYY-MM' }), net: Net })),
    brands: Type.Array(Type.Object({ brand: Type.String(), net: Net }), { description: 'At most ten, highest first' }),
    otherBrands: Net,
    charges: { ...Net, description: 'Shipping and handling' },
    products: Type.Array(Type.Object({ number: Type.String(), ...ProductName, net: Net }), {
      description: 'At most ten, highest first',
    }),
    otherProducts: Net,
  },
  { title: 'Spending' },
)

const Credit = Type.Object(
  {
    currency: Type.String(),
    limit: OpenAmount,
    used: { ...Amount, description: 'What is owed, and what is ordered on account and not invoiced yet' },
    overdue: { ...Amount, description: 'What of it is past its due date and not disputed' },
    left: { ...Amount, description: 'Below 0 where more is used than the limit' },
  },
  { title: 'CreditLine', description: 'Null for who pays in advance' },
)

export const getFinanceOverview = endpoint({
  method: 'GET',
  path: '/clientsystem/finance/account',
  access: 'cust:finance',
  summary:
    "Retrieve the customer's finance overview as of today by the clock of their site: what is due when, what was invoiced in the last twelve calendar months by month, brand and product, each by currency, and how much of the credit limit is used.",
  reply: Type.Object({
    today: IsoDate,
    due: Type.Array(Due, { description: 'A row for each currency in which something is open' }),
    spending: Type.Array(Spending, { description: 'A row for each currency in which something was invoiced' }),
    credit: Nullable(Credit),
  }),
  example: {
    reply: {
      today: '2026-11-18',
      due: [
        {
          currency: 'EUR',
          bars: [
            { kind: 'overdue', from: null, until: '2026-11-17', amount: 101.25 },
            { kind: 'week', from: '2026-11-18', until: '2026-11-22', amount: 0 },
            { kind: 'later', from: '2026-11-23', until: null, amount: 50 },
          ],
          unallocated: 20,
          balance: 131.25,
        },
      ],
      spending: [
        {
          currency: 'EUR',
          total: 125,
          months: [{ month: '2026-11', net: 125 }],
          brands: [{ brand: 'HP', net: 120 }],
          otherBrands: 0,
          charges: 5,
          products: [{ number: 'AS-103459', name: 'Aster compatible with HP 59A toner, black', names: null, net: 120 }],
          otherProducts: 0,
        },
      ],
      credit: { currency: 'EUR', limit: 1_000, used: 131.25, overdue: 101.25, left: 868.75 },
    },
  },
})
