/** What a return is about (specification section 4): goods at fault, too few, others than were ordered, or no longer needed. */
export const returnTypes = ['quality', 'lessShipping', 'wrongShipping', 'notRequired'] as const
export type ReturnKind = (typeof returnTypes)[number]

/** What is wrong with goods (specification section 4). */
export const returnReasons = [
  'chip',
  'leaking',
  'poorPrint',
  'printDefect',
  'broken',
  'noise',
  'paperJam',
  'other',
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Whether goods that came back are sent again: who needs them no longer wants none. */
export const isReplaced = (type: ReturnKind) => type !== 'notRequired'

/** Who contacts the courier; `ownReturn` needs none (specification section 4). */
export const deliveryModes = ['customerCourier', 'providerCourier', 'ownReturn'] as const
export type DeliveryMode = (typeof deliveryModes)[number]

/** Whether our courier collects the goods: then we book them, and the customer cannot be late with sending them. */
export const isCollected = (mode: DeliveryMode) => mode === 'providerCourier'

/** What was found of goods that came back. */
export const returnFindings = ['asClaimed', 'notAsClaimed', 'missing'] as const
export type ReturnFinding = (typeof returnFindings)[number]

/** What stands for a forwarder that is none of our carriers; its name is typed. */
export const otherForwarder = 'others'

export const longestReturnText = 500
export const longestReturnName = 60
export const longestBatchNumber = 40
export const longestReturnKeyword = 80
export const mostReturnLines = 200
/** Drafts of one account that wait at once. */
export const mostReturnDrafts = 50

/** Bytes of a picture of the damage or of its report. */
export const largestReturnFile = 10 * 1024 * 1024
/** Files of one return. */
export const mostReturnFiles = 10
/** Files of one person that wait for their returns at once: of a few returns that are filled in side by side. */
export const mostWaitingReturnFiles = 4 * mostReturnFiles

/** What goods that were not at fault cost when they come back: hundredths of a percent of their net (specification section 9). */
export const restockingFeeBp = 2_000

/** What is left of a net amount in cents after the restocking fee, which is rounded once. */
export const lessFee = (net: number, feeBp: number) => net - Math.round((net * feeBp) / 10_000)

export type ReturnRefusal =
  | 'return.order_not_delivered'
  | 'return.too_many_pieces'
  | 'return.quantity_invalid'
  | 'return.number_required'
  | 'return.product_required'
  | 'return.line_twice'
  | 'return.batch_required'
  | 'return.reason_required'
  | 'return.other_reason_required'
  | 'return.address_required'
  | 'return.forwarder_required'
  | 'return.note_required'
  | 'return.file_required'
  | 'return.late'
  | 'return.not_now'
  | 'return.changed'
  | 'return.too_many_drafts'
  | 'return.nothing_received'
  | 'return.pieces_differ'
  | 'return.not_invoiced'
  | 'return.too_many_rows'
  | 'return.not_sold'
  | 'return_file.too_large'
  | 'return_file.other_type'
  | 'return_file.broken'
  | 'return_file.too_many'
  | 'return_file.gone'
  | 'batch_note.changed'
  | 'batch_note.exists'
