import Type from 'typebox'
import { highestMarkup, highestPrice } from '../../rules/catalogue/price/account-price.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { TableQuery, TableRead } from '../table-file.ts'
import { Amount, Id, Keyword, ListPage, Nullable, Paging, TypedNumber } from '../wire.ts'
import { ProductSummary } from './summary.ts'

const Seller = Nullable(Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'A sales rep; null: all' }))
const Price = Type.Number({ minimum: 0.01, maximum: highestPrice / 100 })
const path = '/clientsystem/accountprice'

const AccountPrice = Type.Object(
  {
    accountPriceId: Id,
    ...ProductSummary,
    brand: Type.String(),
    accountId: Seller,
    accountName: Nullable(Type.String()),
    price: Amount,
    purchasePrice: Nullable(Type.Number({ description: 'What the company pays before promotions' })),
  },
  { title: 'AccountPrice' },
)

export const listAccountPrices = endpoint({
  method: 'GET',
  path,
  access: 'cust:accountprice',
  summary:
    "List what the company's sales reps see instead of what it pays. The keyword matches part of a number or a name.",
  query: Type.Object({ keyword: Type.Optional(Keyword), accountId: Type.Optional(Id), ...Paging }),
  reply: ListPage(AccountPrice),
})

export const setAccountPrice = endpoint({
  method: 'PUT',
  path,
  access: 'cust:accountprice',
  summary: 'Set the price of a product for one sales rep or for all.',
  body: Type.Object({ number: TypedNumber, accountId: Seller, price: Price }),
  reply: AccountPrice,
})

export const removeAccountPrice = endpoint({
  method: 'DELETE',
  path,
  access: 'cust:accountprice',
  summary: 'Delete an account price.',
  query: Type.Object({ accountPriceId: Id }),
  reply: Type.Null(),
})

const PriceRule = {
  accountId: Seller,
  classId: Nullable(Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'null: every class' })),
  brandId: Nullable(Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'null: every brand' })),
  markup: Type.Number({ minimum: 0, maximum: highestMarkup / 100, description: 'Percent, at most two decimals' }),
}

export const getPriceRules = endpoint({
  method: 'GET',
  path: `${path}/rule`,
  access: 'cust:accountprice',
  summary: 'Retrieve the mark-ups on what the company pays, and the sales reps for whom prices can be set.',
  reply: Type.Object({
    rules: Type.Array(
      Type.Object({
        ruleId: Id,
        ...PriceRule,
        accountName: Nullable(Type.String()),
        brand: Nullable(Type.String()),
      }),
    ),
    accounts: Type.Array(Type.Object({ accountId: Id, name: Type.String(), userName: Type.String() })),
  }),
})

export const setPriceRule = endpoint({
  method: 'PUT',
  path: `${path}/rule`,
  access: 'cust:accountprice',
  summary: 'Set the mark-up of a class, a brand, both or everything, for one sales rep or for all.',
  body: Type.Object(PriceRule),
  reply: Type.Null(),
})

export const removePriceRule = endpoint({
  method: 'DELETE',
  path: `${path}/rule`,
  access: 'cust:accountprice',
  summary: 'Delete a mark-up.',
  query: Type.Object({ ruleId: Id }),
  reply: Type.Null(),
})

/** The most bytes of a file of prices. */
export const largestPriceFile = 800_000

export const importAccountPrices = endpoint({
  method: 'POST',
  path: `${path}/import`,
  access: 'cust:accountprice',
  summary:
    'Import prices from a CSV or XLSX file with a header line. Lines with a mistake are answered one by one, the others are stored. Where several sheets fit, one has to be named (50126).',
  query: Type.Object(TableQuery),
  upload: { bytes: largestPriceFile, files: 1 },
  reply: Type.Object({
    added: Type.Integer(),
    known: Type.Integer({ description: 'Lines whose price was set so already' }),
    bad: Type.Array(Type.Object({ line: Type.Integer(), msg: Type.String() })),
    table: TableRead,
  }),
})

export const exportAccountPrices = endpoint({
  method: 'GET',
  path: `${path}/export`,
  access: 'cust:accountprice',
  summary:
    'Export all account prices as a file that can be imported again: number, OEM number, product, account and price.',
  query: Type.Object({ format: Type.Enum(['csv', 'xlsx']) }),
  binary: true,
  reply: FileContent,
})
