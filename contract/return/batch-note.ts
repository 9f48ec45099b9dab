import Type from 'typebox'
import { longestStaffReason } from '../../rules/fulfilment/order-management.ts'
import { mostOrderLines } from '../../rules/order/order.ts'
import { longestBatchNumber, longestReturnText, type ReturnReason, returnReasons } from '../../rules/return/return.ts'
import { endpoint } from '../endpoint.ts'
import { OrderNumber } from '../order/parts.ts'
import { described, Id, IsoDate, IsoInstant, NeededNumberText, TypedNumber } from '../wire.ts'

const Reason = Type.Unsafe<ReturnReason | null>({ enum: [...returnReasons, null] })
const BatchNumber = NeededNumberText(longestBatchNumber)

export const BatchNote = Type.Object(
  {
    noteId: Id,
    number: Type.String({ description: 'Of the product' }),
    batchNumber: Type.String({ description: 'In capitals' }),
    reason: { ...Reason, description: 'Of which it is known; null of all' },
    note: Type.String(),
    autoApprove: Type.Boolean({ description: 'Whether returns of it are approved at once' }),
    at: IsoInstant,
    by: Type.String(),
  },
  { title: 'BatchNote' },
)

export const listBatchNotes = endpoint({
  method: 'GET',
  path: '/staff/returns/batch-notes',
  access: 'staff:orders',
  summary: 'List batch notes, by product and batch: all, or those of a product number or a batch.',
  query: Type.Object({ keyword: Type.Optional(Type.String({ maxLength: longestBatchNumber })) }),
  reply: Type.Array(BatchNote),
})

export const putBatchNote = endpoint({
  method: 'PUT',
  path: '/staff/returns/batch-notes',
  access: 'staff:desk',
  summary:
    'Save what is known of a batch, for one reason or all, in place of what was noted before. Refused where the note has changed since the caller read it: the refusal carries that note in `details.note`.',
  body: Type.Object({
    number: TypedNumber,
    batchNumber: BatchNumber,
    reason: Type.Optional(Type.Enum([...returnReasons])),
    note: Type.String({ minLength: 1, maxLength: longestReturnText, pattern: '\\S' }),
    autoApprove: Type.Boolean(),
    replaces: Type.Optional(
      Type.String({
        format: 'date-time',
        description:
          '`at` of the note that it replaces; without it there must be none of this product, batch and reason',
      }),
    ),
  }),
  reply: BatchNote,
})

export const removeBatchNote = endpoint({
  method: 'DELETE',
  path: '/staff/returns/batch-notes/:id',
  access: 'staff:desk',
  summary: 'Delete a batch note.',
  params: Type.Object({ id: Id }),
  reply: Type.Null(),
})

const BatchReportRow = Type.Object(
  {
    number: Type.String(),
    batchNumber: Type.String(),
    reason: Type.Enum([...returnReasons]),
    returns: Type.Integer(),
    files: Type.Integer({ description: 'Pictures and reports that came with these returns' }),
    customers: Type.Integer(),
    pieces: Type.Integer({ description: 'As they were claimed' }),
    refused: Type.Integer({ description: 'Pieces of lines that were refused' }),
    asClaimed: Type.Integer({ description: 'Pieces that came and were found so' }),
    notAsClaimed: Type.Integer(),
  },
  { title: 'BatchReportRow' },
)

export const reportBatches = endpoint({
  method: 'GET',
  path: '/staff/returns/report',
  access: 'staff:orders',
  summary:
    'Report what came back as faulty, by product, batch and reason: the 500 rows with the most pieces, and the sums of all. Of the sites that the caller can access.',
  query: Type.Object({
    from: Type.Optional(described(IsoDate, 'Submitted from this ISO date on, by the clock of its site')),
    until: Type.Optional(described(IsoDate, 'Submitted until this ISO date, inclusive')),
    orgId: Type.Optional(Id),
    keyword: Type.Optional(
      Type.String({ maxLength: longestBatchNumber, description: 'What a number of a product or a batch begins with' }),
    ),
  }),
  reply: Type.Object({
    rows: Type.Array(BatchReportRow),
    total: Type.Integer({ description: 'Rows in all, of which 500 are answered' }),
    reasons: Type.Array(Type.Object({ reason: Type.Enum([...returnReasons]), pieces: Type.Integer() }), {
      description: 'Pieces of all rows by reason, the most first',
    }),
  }),
})

const exceptionParams = Type.Object({
  orderno: OrderNumber,
  position: Type.Integer({ minimum: 1, maximum: mostOrderLines, description: 'Of the line in its order, from 1' }),
})

export const putReturnException = endpoint({
  method: 'PUT',
  path: '/staff/returns/exception/:orderno/:position',
  access: 'staff:desk',
  summary: 'Allow pieces of an ordered line to come back until a day, although their term has ended, with a reason.',
  params: exceptionParams,
  body: Type.Object({
    until: { ...IsoDate, description: 'ISO date, by the clock of the site; not in the past' },
    reason: Type.String({ minLength: 1, maxLength: longestStaffReason, pattern: '\\S' }),
  }),
  reply: Type.Object({ orderno: Type.String(), position: Type.Integer(), until: IsoDate, reason: Type.String() }),
})

export const removeReturnException = endpoint({
  method: 'DELETE',
  path: '/staff/returns/exception/:orderno/:position',
  access: 'staff:desk',
  summary: 'Delete a return exception. Returns that were submitted by it stay.',
  params: exceptionParams,
  reply: Type.Null(),
})
