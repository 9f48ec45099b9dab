import Type from 'typebox'
import { salesViews } from '../../rules/invoice/sales.ts'
import { ProductName } from '../catalogue/name.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { Amount, Id, Nullable, Paging } from '../wire.ts'

/** Sales of the sites that the caller can access; those of other sites are in no sum. */
const access = 'staff:finance'

const path = '/staff/money/sales'

const Month = Type.String({ description: 'YYYY-MM' })
const Pieces = Type.Integer({ description: 'Pieces that were invoiced, less those that were credited' })
const Net = { ...Amount, description: 'What was invoiced less what was credited, VAT excluded' }
const NetBefore = { ...Amount, description: 'The same of the period before' }
const Change = Nullable(
  Type.Number({
    description: 'Against the period before, in percent with one decimal; null where nothing was sold in that',
  }),
)

const SalesRow = Type.Object(
  {
    key: Type.String({
      description:
        'The month, the id of the customer, product or brand, or the code of the warehouse; empty for shipping and handling, which belong to no product',
    }),
    number: Type.String({ description: 'Number of the customer or product; empty of others' }),
    name: Type.String({ description: 'Name of the customer, brand, or product in English; empty of others' }),
    names: { ...ProductName.names, description: 'Of a product in other languages, by their codes; null of others' },
    pieces: Pieces,
    net: Net,
    share: Nullable(
      Type.Number({
        description: 'Of the sales of all rows, in percent with one decimal; null where these are not above zero',
      }),
    ),
    netBefore: NetBefore,
    change: Change,
  },
  { title: 'SalesRow' },
)

const SalesSum = Type.Object(
  { currency: Type.String(), pieces: Pieces, net: Net, netBefore: NetBefore, change: Change },
  { title: 'SalesSum' },
)

const filters = {
  by: Type.Optional(Type.Enum([...salesViews])),
  from: Type.Optional(Type.String({ ...Month, description: 'From this month on, YYYY-MM' })),
  until: Type.Optional(Type.String({ ...Month, description: 'Until this month, inclusive' })),
  orgId: Type.Optional(Id),
  currency: Type.Optional(
    Type.String({
      pattern: '^[A-Z]{3}$',
      description:
        'Amounts of different currencies are never added up. Without it, rows of the first site’s, or of the one with the largest sales where that site has none; a file then has the rows of each',
    }),
  ),
}

export const reportSales = endpoint({
  method: 'GET',
  path,
  access,
  summary:
    'Report what was invoiced less what was credited, by month, customer, product, brand or warehouse, VAT excluded, beside as many months before. Documents count for the month of their day, and for the site of their order. Without months, of the last twelve; a period of more than twelve is refused. Months come in their order, all others by their sales.',
  query: Type.Object({ ...filters, ...Paging }),
  reply: Type.Object({
    by: Type.Enum([...salesViews]),
    from: Month,
    until: Month,
    before: Type.Object({ from: Month, until: Month }, { description: 'The period before' }),
    currency: Type.String({ description: 'Of the rows' }),
    sums: Type.Array(SalesSum, { description: 'All sales of both periods in each currency, that of the rows first' }),
    rows: Type.Array(SalesRow),
    total: Type.Integer(),
    thisMonth: Type.String({
      description: 'The month of today by the latest clock of the sites asked for, which is not over, YYYY-MM',
    }),
    uncounted: Type.Integer({
      description: 'Documents that are not in the report yet, as many are being counted at once; else 0',
    }),
  }),
})

export const exportSales = endpoint({
  method: 'GET',
  path: `${path}/export`,
  access,
  summary:
    'Export all rows of the same report as a file. Refused are more rows than a file takes, and documents that are still being counted.',
  query: Type.Object({ ...filters, format: Type.Enum(['csv', 'xlsx']) }),
  binary: true,
  reply: FileContent,
})
