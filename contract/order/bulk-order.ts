import Type from 'typebox'
import { largestBulkFile } from '../../rules/order/bulk-order.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { TableQuery, TableRead } from '../table-file.ts'
import { IsoDate, Nullable } from '../wire.ts'
import { Totals } from './parts.ts'

const path = '/clientsystem/order/sheet'

/** Each party with attachments of its own has an order of its own: they are sent with that alone. */
const BulkOrderType = Type.Enum(['REG', 'DROP'])

const BulkAddress = Type.Object(
  {
    company: Type.String(),
    lastName: Type.String(),
    address1: Type.String(),
    postcode: Type.String(),
    city: Type.String(),
    state: Type.String(),
    country: Type.String(),
    phone: Type.String(),
    email: Type.String(),
  },
  { title: 'BulkAddress', description: 'The one-off address of the order' },
)

const BulkOrderPreview = Type.Object(
  {
    pieces: Type.Integer(),
    waits: Type.Integer({ description: 'Pieces that do not ship now' }),
    carrier: Type.String(),
    promisedOn: Nullable(IsoDate),
    totals: Totals,
    overLimit: Type.Boolean({ description: 'It would wait for the main account' }),
    revision: Type.String(),
  },
  { title: 'BulkOrderPreview' },
)

export const BulkOrder = Type.Object(
  {
    rows: Type.Array(
      Type.Object({
        row: Type.Integer({ description: 'Where it stands in the file' }),
        reference: Type.String(),
        typed: Type.String(),
        msg: Nullable(Type.String({ description: 'What is wrong with the row; null where it is good' })),
      }),
    ),
    orders: Type.Array(
      Type.Object({
        reference: Type.String(),
        orderType: BulkOrderType,
        oneOffAddress: BulkAddress,
        lines: Type.Array(Type.Object({ number: Type.String(), qty: Type.Integer() })),
        isKnown: Type.Boolean({ description: 'The customer has ordered under this reference before' }),
        msg: Nullable(Type.String({ description: 'Why it cannot be ordered' })),
        preview: Nullable(BulkOrderPreview),
      }),
    ),
    currency: Type.String(),
    table: TableRead,
  },
  { title: 'BulkOrder' },
)

export const readBulkOrder = endpoint({
  method: 'POST',
  path,
  access: 'cust:order',
  summary:
    'Read a CSV or XLSX file of orders to many addresses, and preview each order as it would be once those before it are placed. Changes nothing; each order is placed by itself.',
  query: Type.Object({ orderType: Type.Optional(BulkOrderType), ...TableQuery }),
  upload: { bytes: largestBulkFile, files: 1 },
  reply: BulkOrder,
})

export const getBulkOrderTemplate = endpoint({
  method: 'GET',
  path: `${path}/template`,
  access: 'cust:order',
  summary: 'Retrieve an empty file for bulk orders, with the column names in the language of the call.',
  query: Type.Object({ format: Type.Enum(['csv', 'xlsx']) }),
  binary: true,
  reply: FileContent,
})
