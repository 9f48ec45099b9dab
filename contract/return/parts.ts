import Type from 'typebox'
import { maxQuantity } from '../../rules/basket/basket.ts'
import { mostOrderLines } from '../../rules/order/order.ts'
import {
  deliveryModes,
  longestBatchNumber,
  longestReturnName,
  longestReturnText,
  mostReturnFiles,
  mostReturnLines,
  type ReturnReason as ReturnReasonName,
  returnReasons,
  returnTypes,
} from '../../rules/return/return.ts'
import { returnActions, returnLineStates, returnStates } from '../../rules/return/return-state.ts'
import { returnTermKinds } from '../../rules/return/terms.ts'
import { attachmentFields } from '../attachment.ts'
import { ProductSummary } from '../catalogue/summary.ts'
import { OrderAddress, OrderNumber } from '../order/parts.ts'
import { Amount, described, Id, IsoDate, IsoInstant, NeededNumberText, Nullable, NumberText } from '../wire.ts'

export const ReturnKind = Type.Enum([...returnTypes])
export const ReturnState = Type.Enum([...returnStates])
export const ReturnRevision = Type.Integer({
  minimum: 1,
  description: 'As it was last read; refused where it has changed since',
})
const ReturnReason = Type.Enum([...returnReasons])
const DeliveryMode = Type.Enum([...deliveryModes])

export const ReturnTerm = Type.Object(
  {
    kind: Type.Enum([...returnTermKinds]),
    until: { ...IsoDate, description: 'The last day, by the clock of the site' },
    feePercent: Type.Number({ description: 'What comes off the net amount' }),
    isLate: Type.Boolean(),
  },
  { title: 'ReturnTerm' },
)

/** The terms of goods, by what a return of them would be about. */
export const ReturnTerms = Type.Object({
  quality: ReturnTerm,
  broken: ReturnTerm,
  lessShipping: ReturnTerm,
  wrongShipping: ReturnTerm,
  notRequired: ReturnTerm,
})

export const ReturnFile = Type.Object(attachmentFields, { title: 'ReturnFile' })

const Position = Type.Integer({ minimum: 1, maximum: mostOrderLines, description: 'Of the line in its order, from 1' })

const ReturnLineInput = Type.Object({
  orderno: OrderNumber,
  position: Position,
  qty: Type.Integer({ minimum: 1, maximum: maxQuantity, description: 'Pieces' }),
  batchNumber: Type.Optional(NumberText(longestBatchNumber)),
  reason: Type.Optional(ReturnReason),
  otherReason: Type.Optional(Type.String({ maxLength: longestReturnText })),
  cameInstead: Type.Optional(NumberText(longestReturnName, 'Of a wrong delivery: the number that came instead')),
})

/** What a return is filled in with; what is missing is said when it is submitted. */
export const ReturnInput = Type.Object({
  type: ReturnKind,
  deliveryMode: DeliveryMode,
  forwarder: Type.Optional(
    Type.String({ maxLength: longestReturnName, description: 'The code of a carrier, or `others`' }),
  ),
  otherForwarder: Type.Optional(Type.String({ maxLength: longestReturnName })),
  addressId: Type.Optional(described(Id, 'Of the address book: where the goods are, and go back to')),
  note: Type.Optional(Type.String({ maxLength: longestReturnText })),
  lines: Type.Array(ReturnLineInput, { maxItems: mostReturnLines }),
  fileIds: Type.Optional(
    Type.Array(Id, { maxItems: mostReturnFiles, description: 'All of its files; one that is left out is removed' }),
  ),
})

/** Under which number a return is on its way, and by which carrier, as above. */
export const ReturnTracking = Type.Object({
  trackingNumber: NeededNumberText(longestReturnName),
  forwarder: ReturnInput.properties.forwarder,
  otherForwarder: ReturnInput.properties.otherForwarder,
})

const Line = Type.Object(
  {
    position: Type.Integer(),
    orderno: Type.String(),
    orderPosition: Type.Integer(),
    ...ProductSummary,
    image: Nullable(Type.String()),
    custNumber: Type.String(),
    qty: Type.Integer(),
    batchNumber: Type.String(),
    reason: Type.Unsafe<ReturnReasonName | null>({ enum: [...returnReasons, null] }),
    otherReason: Type.String(),
    cameInstead: Type.String(),
    state: Type.Enum([...returnLineStates]),
    refusedBecause: Type.String(),
    term: Nullable(ReturnTerm),
    terms: Type.Optional({
      ...ReturnTerms,
      description:
        'Of a submitted return that its customer may change: by what it would be about, as the day of its submission has them',
    }),
    net: {
      ...Amount,
      description:
        'What it is credited, less what it costs to return it: of the pieces that count now; 0 where it gets none',
    },
    received: Nullable(Type.Integer()),
    credits: Type.Array(Type.String(), { description: 'The numbers of its credit notes' }),
    replacement: Type.String({ description: 'The number of the order that replaces it; empty without one' }),
  },
  { title: 'ReturnLine' },
)

/** What an action needs, in the order in which it is offered. */
const ReturnEvent = Type.Object(
  {
    action: Type.String({ description: `One of ${returnActions.join(', ')}` }),
    status: ReturnState,
    at: IsoInstant,
    byUs: Type.Boolean(),
    by: Type.String({ description: 'Name of the account of the customer; empty for staff' }),
    position: Nullable(Type.Integer({ description: 'Of one line; null of all' })),
    reason: Type.String(),
  },
  { title: 'ReturnEvent' },
)

const ReturnSums = Type.Object(
  {
    amount: { ...Amount, description: 'Of the goods, without VAT' },
    fee: { ...Amount, description: 'What returning them costs, without VAT' },
    shipping: { ...Amount, description: 'What sending them back costs, without VAT' },
    vat: Amount,
    total: {
      ...Amount,
      description:
        'What is credited, VAT included: of credited lines as their notes say, of the others if all is as claimed or as it was inspected',
    },
    currency: Type.String(),
  },
  { title: 'ReturnSums' },
)

export const ReturnHead = {
  returnId: Id,
  rmaNumber: Type.String({ description: 'Given when it is submitted; empty until then' }),
  status: ReturnState,
  type: ReturnKind,
  createdAt: IsoInstant,
  submittedAt: Nullable(IsoInstant),
}

export const ReturnDetail = Type.Object(
  {
    ...ReturnHead,
    revision: Type.Integer({ description: 'Changes with every change of it' }),
    deliveryMode: DeliveryMode,
    forwarder: Type.String(),
    otherForwarder: Type.String(),
    address: Nullable(OrderAddress),
    note: Type.String(),
    question: Type.String({ description: 'What staff ask; empty where they ask nothing' }),
    decidesBy: Nullable({ ...IsoDate, description: 'By when staff decide, while they have to' }),
    sendBy: Nullable({
      ...IsoDate,
      description: 'By when an approved one is sent, after which it ends; null where our courier collects it',
    }),
    comesBack: Type.Boolean({ description: 'Whether the goods have to come back' }),
    warehouse: Type.String({ description: 'Where they are sent to; empty until it is approved' }),
    trackingNumber: Type.String(),
    sums: ReturnSums,
    lines: Type.Array(Line),
    files: Type.Array(ReturnFile),
    events: Type.Array(ReturnEvent, { description: 'The operating record, oldest first' }),
    actions: Type.Array(Type.Enum(['edit', 'submit', 'delete', 'cancel', 'send']), {
      description: 'What the caller may do to it now',
    }),
  },
  { title: 'ReturnDetail' },
)
