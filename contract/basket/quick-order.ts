import Type from 'typebox'
import { maxQuantity } from '../../rules/basket/basket.ts'
import { longestCustNumber } from '../../rules/basket/cust-number.ts'
import { longestListName, longestReason, mostReadLines, quickOrderStates } from '../../rules/basket/quick-order.ts'
import { Offers } from '../catalogue/sku.ts'
import { ProductSummary } from '../catalogue/summary.ts'
import { endpoint } from '../endpoint.ts'
import { ListOptions } from '../order/checkout-options.ts'
import { TableQuery, TableRead } from '../table-file.ts'
import { Amount, Id, IsoInstant, Keyword, ListPage, Nullable, NumberText, Paging, TypedNumber } from '../wire.ts'
import { Note, Quantity } from './basket.ts'

const path = '/clientsystem/quickorder'
const access = 'cust:myquickorder'
const QuickOrderState = Type.Enum([...quickOrderStates])

/** A product as a line shows it, with what the caller pays. */
const ListProduct = Type.Object(
  {
    skuId: Id,
    ...ProductSummary,
    brand: Type.String(),
    status: Type.Enum(['active', 'disabled', 'announced']),
    pieces: Type.Integer({ description: 'What the warehouses of the region can promise now' }),
    unitPrice: Nullable(Amount),
    discountPrice: Nullable(Amount),
    ...Offers,
  },
  { title: 'QuickOrderProduct' },
)

export const ReadLines = Type.Object(
  {
    lines: Type.Array(
      Type.Object({
        row: Type.Integer({ description: 'Where the line stands in the text or the file' }),
        typed: Type.String(),
        whole: Type.Optional(Type.String({ description: 'The line as it was typed, where it names several products' })),
        qty: Nullable(Type.Integer()),
        custNumber: Type.String(),
        outcome: Type.Enum(['ok', 'ask', 'reject'], {
          description:
            'ok: the one candidate is meant; ask: one of them may be, and without a qty the pieces are unknown',
        }),
        candidates: Type.Array(ListProduct),
        reason: Nullable(Type.String({ description: 'The key of `msg`' })),
        msg: Nullable(Type.String({ description: 'Why the line is asked back or rejected' })),
      }),
    ),
    leftOut: Type.Integer({
      description: 'Lines of an order form whose quantity is empty: they are none of `lines`',
    }),
    otherRows: Type.Integer({
      description: 'Titles, sums and remarks above and below the lines that name no product: they are none of `lines`',
    }),
    heading: Nullable(Type.Integer({ description: 'The row that names the columns' })),
    currency: Type.String(),
  },
  { title: 'ReadQuickOrder' },
)

export const readQuickOrder = endpoint({
  method: 'POST',
  path: `${path}/parse`,
  access,
  summary: 'Read numbers and quantities from a text. Every line is answered as ok, to be asked back, or rejected.',
  body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 1_000_000 }) }),
  reply: ReadLines,
})

/** The most bytes of a file of lines. */
export const largestListFile = 1_000_000

export const readQuickOrderFile = endpoint({
  method: 'POST',
  path: `${path}/parse/file`,
  access,
  summary: 'Read numbers and quantities from a CSV or XLSX file, as from a text.',
  query: Type.Object(TableQuery),
  upload: { bytes: largestListFile, files: 1 },
  reply: Type.Object({ ...ReadLines.properties, table: TableRead }, { title: 'ReadQuickOrderFile' }),
})

const QuickOrderHead = {
  quickOrderId: Id,
  number: Type.String(),
  name: Type.String(),
  status: QuickOrderState,
  madeBy: Type.String(),
  isOwn: Type.Boolean(),
  changedAt: IsoInstant,
  orderno: Nullable(Type.String()),
  poNumber: Type.String({ description: 'The number of the customer that its order is to have; empty without one' }),
  shipTo: Type.String({ description: 'Company and place that it is to go to; empty where nothing was chosen yet' }),
  sum: Nullable({
    ...Amount,
    description: 'Its goods at the prices of today; null where one has none, or they are not seen',
  }),
  currency: Type.String(),
}

const Version = Type.Integer({
  minimum: 1,
  description: 'Counts the changes of name and lines; a change names the version that it was made of',
})

const Actions = Type.Object(
  {
    change: Type.Boolean(),
    remove: Type.Boolean(),
    submit: Type.Boolean(),
    order: Type.Boolean(),
    adjust: Type.Boolean({ description: 'Change its quantities while it waits' }),
    reject: Type.Boolean(),
    copy: Type.Boolean(),
  },
  { title: 'QuickOrderDeeds', description: 'What the caller may do with it' },
)

export const listQuickOrders = endpoint({
  method: 'GET',
  path: `${path}/list`,
  access,
  summary:
    "List the caller's own quick orders and, for those who place orders, what the company submitted; the last changed first.",
  query: Type.Object({ keyword: Type.Optional(Keyword), status: Type.Optional(QuickOrderState), ...Paging }),
  reply: ListPage(Type.Object({ ...QuickOrderHead, lines: Type.Integer(), pieces: Type.Integer() })),
})

const QuickOrder = Type.Object(
  {
    ...QuickOrderHead,
    version: Version,
    reason: Nullable(Type.String()),
    lines: Type.Array(
      Type.Object({ ...ListProduct.properties, qty: Type.Integer(), custNumber: Type.String(), note: Type.String() }),
    ),
    checkoutOptions: Type.Object(ListOptions, {
      description: 'How its order is to be sent, and the coupon it is to use',
    }),
    // Pages of the version before, open during an update, would order the list to another address without it.
    wishes: Type.Optional(Type.Object(ListOptions, { deprecated: true, description: 'Is called `checkoutOptions`' })),
    limits: Type.Union(
      [
        Type.Object({
          order: Nullable(Amount),
          month: Nullable(Amount),
          spentThisMonth: { ...Amount, description: 'What its maker has ordered in this month, VAT included' },
        }),
        Type.Null(),
      ],
      {
        description:
          'How much its maker may order alone, VAT included; null without limits, and for anybody who does not decide on it',
      },
    ),
    waitsForApproval: Type.Boolean({
      description: 'It is over the limits of the caller, and another account has to order it',
    }),
    may: Actions,
  },
  { title: 'QuickOrder' },
)

export const getQuickOrder = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  access,
  summary:
    'Retrieve a quick order with its products at the prices of today. Not found where the caller may not see it.',
  params: Type.Object({ id: Id }),
  reply: QuickOrder,
})

const ListContent = Type.Object(
  {
    name: Type.String({ maxLength: longestListName }),
    lines: Type.Array(
      Type.Object({
        number: TypedNumber,
        qty: Quantity,
        custNumber: Type.Optional(NumberText(longestCustNumber)),
        note: Type.Optional(Note),
      }),
      { minItems: 1, maxItems: mostReadLines },
    ),
  },
  { title: 'QuickOrderContent' },
)

const SavedList = Type.Object(
  { quickOrderId: Id, number: Type.String(), status: QuickOrderState, version: Version },
  { title: 'KeptQuickOrder' },
)

export const addQuickOrder = endpoint({
  method: 'POST',
  path,
  access,
  idempotent: true,
  summary: 'Create a quick order as a draft. The same product twice adds up.',
  body: ListContent,
  reply: SavedList,
})

export const changeQuickOrder = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  access,
  idempotent: true,
  summary:
    "Replace the lines of the caller's own draft, or of an own quick order that was rejected, which is a draft again. A line " +
    'keeps its note where none is given. Refused (30109, with the current version) where it was changed since.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ ...ListContent.properties, version: Version }),
  reply: SavedList,
})

export const removeQuickOrder = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  access,
  summary: "Delete the caller's own draft, or own quick order that was rejected.",
  params: Type.Object({ id: Id }),
  reply: Type.Null(),
})

export const submitQuickOrder = endpoint({
  method: 'POST',
  path: `${path}/:id/submit`,
  access,
  idempotent: true,
  summary: "Submit the caller's own quick order to those who place orders in the company.",
  params: Type.Object({ id: Id }),
  reply: SavedList,
})

export const adjustQuickOrder = endpoint({
  method: 'PUT',
  path: `${path}/:id/quantities`,
  access: 'cust:order',
  idempotent: true,
  summary:
    'Update quantities of a submitted quick order of a colleague, which keeps waiting. A line of no pieces is left out. ' +
    'Refused (30109, with the current version) where it was changed since.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    version: Version,
    lines: Type.Array(Type.Object({ number: TypedNumber, qty: Type.Integer({ minimum: 0, maximum: maxQuantity }) }), {
      minItems: 1,
      maxItems: mostReadLines,
    }),
  }),
  reply: SavedList,
})

export const rejectQuickOrder = endpoint({
  method: 'POST',
  path: `${path}/:id/reject`,
  access: 'cust:order',
  idempotent: true,
  summary: 'Reject a submitted quick order of a colleague with a reason, which is mailed to its author.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: longestReason }) }),
  reply: SavedList,
})

export const copyQuickOrder = endpoint({
  method: 'POST',
  path: `${path}/:id/copy`,
  access,
  idempotent: true,
  summary: 'Copy a quick order to a new draft of the caller, to order it again. Discontinued products are left out.',
  params: Type.Object({ id: Id }),
  reply: Type.Object({
    ...SavedList.properties,
    leftOut: Type.Array(Type.String(), { description: 'Numbers of what is no longer sold' }),
  }),
})
