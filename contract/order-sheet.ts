import Type from 'typebox'
import { largestSheetFile } from '../rules/order-sheet.ts'
import { endpoint, FileContent } from './endpoint.ts'
import { Totals } from './order-parts.ts'
import { IsoDate, Nullable } from './wire.ts'

const path = '/clientsystem/order/sheet'

/** Each party with papers of its own has an order of its own: papers are sent with that alone. */
const SheetOrderType = Type.Enum(['REG', 'DROP'])

const SheetAddress = Type.Object(
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
  { title: 'SheetAddress', description: 'The one-off address of the order' },
)

const SheetPreview = Type.Object(
  {
    pieces: Type.Integer(),
    waits: Type.Integer({ description: 'Pieces that do not ship now' }),
    carrier: Type.String(),
    promisedOn: Nullable(IsoDate),
    totals: Totals,
    overLimit: Type.Boolean({ description: 'It would wait for the main account' }),
    revision: Type.String(),
  },
  { title: 'SheetPreview' },
)

export const OrderSheet = Type.Object(
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
        orderType: SheetOrderType,
        oneOffAddress: SheetAddress,
        lines: Type.Array(Type.Object({ number: Type.String(), qty: Type.Integer() })),
        isKnown: Type.Boolean({ description: 'The customer has ordered under this reference before' }),
        msg: Nullable(Type.String({ description: 'Why it cannot be ordered' })),
        preview: Nullable(SheetPreview),
      }),
    ),
    currency: Type.String(),
  },
  { title: 'OrderSheet' },
)

export const readOrderSheet = endpoint({
  method: 'POST',
  path,
  access: 'cust:order',
  summary:
    'Reads a CSV or XLSX file of orders to many addresses, and what each order would be once those before it are placed. Changes nothing; each order is placed by itself.',
  query: Type.Object({ orderType: Type.Optional(SheetOrderType) }),
  upload: { bytes: largestSheetFile, files: 1 },
  reply: OrderSheet,
})

export const getOrderSheetTemplate = endpoint({
  method: 'GET',
  path: `${path}/template`,
  access: 'cust:order',
  summary: 'An empty file for it, with the names of the columns in the language of the call.',
  query: Type.Object({ format: Type.Enum(['csv', 'xlsx']) }),
  binary: true,
  reply: FileContent,
})
