import Type from 'typebox'
import { maxQuantity } from '../../rules/basket/basket.ts'
import { longestStaffReason } from '../../rules/fulfilment/order-management.ts'
import {
  longestBatchNumber,
  longestReturnKeyword,
  longestReturnText,
  mostReturnLines,
  returnFindings,
} from '../../rules/return/return.ts'
import { returnActions } from '../../rules/return/return-state.ts'
import { returnWaits } from '../../rules/return/waiting.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { Amount, described, Id, IsoDate, IsoInstant, ListPage, Nullable, Paging, Warehouse } from '../wire.ts'
import { BatchNote } from './batch-note.ts'
import { ReturnDetail, ReturnHead, ReturnKind, ReturnRevision, ReturnState, ReturnTracking } from './parts.ts'

/** Returns as staff see them: those of the sites that they can access; the admin's are all. Drafts and everybody else's are not found. */
const access = 'staff:orders'

const Customer = { customerId: Id, company: Type.String(), custnum: Type.String(), siteName: Type.String() }
const Position = Type.Integer({
  minimum: 1,
  maximum: mostReturnLines,
  description: 'Of the line in its return, from 1',
})
const Pieces = Type.Integer({ minimum: 0, maximum: maxQuantity })
const params = Type.Object({ id: Id })
const lineParams = Type.Object({ id: Id, position: Position })
const Reason = Type.String({ minLength: 1, maxLength: longestReturnText, pattern: '\\S' })
const Note = Type.Optional(
  Type.String({ maxLength: longestStaffReason, description: 'For the record, which the customer reads' }),
)

const Waiting = {
  waits: Type.Boolean({
    description: 'Whether it waits for us: for a decision, a collection by our courier, an inspection or a credit',
  }),
  waitsSince: IsoInstant,
  workingDays: Type.Integer({
    description: 'Days on which its site works since then; 0 on the first, and where it does not wait',
  }),
  decidesBy: Nullable({
    ...IsoDate,
    description: 'By when it is decided; null where it is, or the customer was asked',
  }),
}

export const listDeskReturns = endpoint({
  method: 'GET',
  path: '/staff/returns',
  access,
  summary:
    'List the returns of all customers: first those that wait for staff, the longest first, then the newest. By state, site or kind, or by a number or a name.',
  query: Type.Object({
    keyword: Type.Optional(
      Type.String({
        maxLength: longestReturnKeyword,
        description: 'Part of an RMA, order or tracking number or of a customer, or a number of a product',
      }),
    ),
    batchNumber: Type.Optional(
      Type.String({
        maxLength: longestBatchNumber,
        description: 'A line is of this batch, whatever the case of its letters',
      }),
    ),
    status: Type.Optional(ReturnState),
    type: Type.Optional(ReturnKind),
    orgId: Type.Optional(Id),
    waits: Type.Optional(Type.Boolean({ description: 'Only what waits for us' })),
    waitsFor: Type.Optional(
      Type.Enum([...returnWaits], { description: 'Only what waits for this, in any of its lines' }),
    ),
    ...Paging,
  }),
  reply: ListPage(
    Type.Object(
      {
        ...ReturnHead,
        ...Customer,
        ordernos: Type.Array(Type.String()),
        pieces: Type.Integer(),
        lines: Type.Integer(),
        isOpened: Type.Boolean(),
        ...Waiting,
      },
      { title: 'DeskReturnRow' },
    ),
  ),
})

const StaffReturnLine = Type.Object(
  {
    position: Position,
    orderId: Id,
    finding: Nullable(Type.String({ description: `One of ${returnFindings.join(', ')}` })),
    restocked: Type.Integer(),
    scrapped: Type.Integer(),
    toSendBack: Type.Integer(),
    replacementId: Nullable({ ...Id, description: 'Of the order that replaces it' }),
    exceptionUntil: Nullable({ ...IsoDate, description: 'Until when the account manager lets it come back' }),
    actions: Type.Array(Type.Enum([...returnActions]), {
      description: 'What staff may do to it now, whoever they are',
    }),
  },
  { title: 'DeskReturnLine' },
)

const DeskReturn = Type.Object(
  {
    ...ReturnDetail.properties,
    ...Customer,
    person: Type.Object({ name: Type.String(), email: Type.String(), phone: Type.String() }),
    desk: Type.Object({
      ...Waiting,
      openedAt: Nullable(IsoInstant),
      openedBy: Type.String({ description: 'Empty while it is not opened' }),
      lines: Type.Array(StaffReturnLine),
      trail: Type.Array(Type.String({ description: 'Who did each step of the record; empty where the shop did' })),
      batchNotes: Type.Array(BatchNote, { description: 'What is known of its batches' }),
      credit: Type.Unsafe<{ positions: number[]; pieces: number; net: number; feePercent: number } | null>({
        ...Type.Object({
          positions: Type.Array(Position, { description: 'Of the lines that a credit settles now' }),
          pieces: Type.Integer({ description: 'On its credit notes' }),
          net: { ...Amount, description: 'Of its credit notes, after the fee; 0 where it settles all without any' },
          feePercent: Type.Number(),
        }),
        type: ['object', 'null'],
      }),
    }),
  },
  { title: 'DeskReturn' },
)

export const getDeskReturn = endpoint({
  method: 'GET',
  path: '/staff/returns/:id',
  access,
  summary: 'Retrieve a return as its customer sees it, and what staff know of it and may do.',
  params,
  reply: DeskReturn,
})

export const getDeskReturnFile = endpoint({
  method: 'GET',
  path: '/staff/returns/:id/file/:fileId',
  access,
  summary: 'Retrieve a picture or a report of a return, as it was sent.',
  params: Type.Object({ id: Id, fileId: Id }),
  binary: true,
  reply: FileContent,
})

export const openReturn = endpoint({
  method: 'POST',
  path: '/staff/returns/:id/open',
  access: 'staff:desk',
  summary: 'Open a submitted return for processing. From then on its customer cannot change it.',
  params,
  idempotent: true,
  reply: DeskReturn,
})

export const askAboutReturn = endpoint({
  method: 'POST',
  path: '/staff/returns/:id/question',
  access: 'staff:desk',
  summary:
    'Ask the customer about a return, as the caller read it, of which nothing is decided. They may change it again.',
  params,
  body: Type.Object({ revision: ReturnRevision, question: Reason }),
  idempotent: true,
  reply: DeskReturn,
})

export const approveReturnLine = endpoint({
  method: 'POST',
  path: '/staff/returns/:id/line/:position/approve',
  access: 'staff:desk',
  summary:
    'Approve a line of a return as the caller read it. What need not come back, as a shortage, goes straight to its credit.',
  params: lineParams,
  body: Type.Object({
    revision: ReturnRevision,
    comesBack: Type.Optional(Type.Boolean({ default: true })),
    warehouse: Type.Optional(described(Warehouse, 'Where it goes to; the one it came from without it')),
  }),
  idempotent: true,
  reply: DeskReturn,
})

export const refuseReturnLine = endpoint({
  method: 'POST',
  path: '/staff/returns/:id/line/:position/refuse',
  access: 'staff:desk',
  summary:
    'Refuse a line of a return, as the caller read it, with a reason that its customer reads. Its pieces may be returned again.',
  params: lineParams,
  body: Type.Object({ revision: ReturnRevision, reason: Reason }),
  idempotent: true,
  reply: DeskReturn,
})

export const bookReturnCollection = endpoint({
  method: 'POST',
  path: '/staff/returns/:id/collection',
  access: 'staff:desk',
  summary:
    'Book the collection of an approved return by our courier, by its carrier and number, or correct it. The customer is notified. Refused where the customer sends it themselves.',
  params,
  body: ReturnTracking,
  idempotent: true,
  reply: DeskReturn,
})

export const receiveReturn = endpoint({
  method: 'POST',
  path: '/staff/returns/:id/receive',
  access: 'staff:warehouse',
  summary: 'Record how many pieces of which lines came in. They are not on a shelf yet.',
  params,
  body: Type.Object({
    lines: Type.Array(Type.Object({ position: Position, qty: Pieces }), { minItems: 1, maxItems: mostReturnLines }),
  }),
  idempotent: true,
  reply: DeskReturn,
})

export const inspectReturnLine = endpoint({
  method: 'POST',
  path: '/staff/returns/:id/line/:position/inspect',
  access: 'staff:warehouse',
  summary:
    'Record the inspection of the received pieces, and what becomes of each; in sum as many as came in. Sellable pieces go onto the shelf.',
  params: lineParams,
  body: Type.Object({
    finding: Type.Enum([...returnFindings]),
    restocked: Pieces,
    scrapped: Pieces,
    toSendBack: Pieces,
    note: Note,
  }),
  idempotent: true,
  reply: DeskReturn,
})

export const creditReturn = endpoint({
  method: 'POST',
  path: '/staff/returns/:id/credit',
  access: 'staff:finance',
  summary:
    'Credit what was accepted of inspected lines by a credit note for each invoice, the oldest first, less the cost of returning them. Lines of which nothing is left to credit, or that were free of charge, are settled without a note.',
  params,
  bodyOptional: true,
  body: Type.Object({
    positions: Type.Optional(
      Type.Array(Position, { minItems: 1, uniqueItems: true, description: 'All that can be credited without it' }),
    ),
  }),
  idempotent: true,
  reply: DeskReturn,
})

export const replaceReturnLines = endpoint({
  method: 'POST',
  path: '/staff/returns/:id/replacement',
  access: 'staff:finance',
  summary:
    'Send replacements for what was accepted of inspected lines, at 0: by an order of its customer for each way that the goods had gone, with the number of the return where customers have one of their own. What is not in stock follows.',
  params,
  bodyOptional: true,
  body: Type.Object({
    positions: Type.Optional(
      Type.Array(Position, { minItems: 1, uniqueItems: true, description: 'All that can be replaced without it' }),
    ),
    note: Note,
  }),
  idempotent: true,
  reply: DeskReturn,
})

export const sendReturnLineBack = endpoint({
  method: 'POST',
  path: '/staff/returns/:id/line/:position/send-back',
  access: 'staff:desk',
  summary: 'Close a line without credit: its pieces go back to the customer, or none had come.',
  params: lineParams,
  bodyOptional: true,
  body: Type.Object({ note: Note }),
  idempotent: true,
  reply: DeskReturn,
})
