import { otherForwarder, type ReturnKind, type ReturnReason, type ReturnRefusal } from './return.ts'

/** A line as it is filled in. Texts are trimmed. */
export type ReturnLineDraft = {
  orderId: number
  position: number
  quantity: number
  batchNumber: string
  reason: ReturnReason | null
  otherReason: string
}

export type ReturnDraft = {
  type: ReturnKind
  /** The code of a carrier, `others`, or empty. */
  forwarder: string
  otherForwarder: string
  hasAddress: boolean
  note: string
  lines: readonly ReturnLineDraft[]
}

/** What of an order may come back: null for a line that is not the customer's, or whose product is not named. */
export type ReturnableLine = { isDelivered: boolean; returnable: number; isLate: boolean }

export type ReturnFault = { field: string; reason: ReturnRefusal }

type Lines = (line: ReturnLineDraft, at: number) => ReturnableLine | null

/**
 * All that keeps a return from being submitted (specification section 5), each with the field that it is about; of a line as
 * `lines.0.quantity`.
 */
export function returnFaults(draft: ReturnDraft, find: Lines): ReturnFault[] {
  const faults = [...headFaults(draft)]
  if (draft.lines.length === 0) faults.push({ field: 'lines', reason: 'return.product_required' })
  const seen = new Map<string, number>()
  for (const [at, line] of draft.lines.entries()) {
    const key = lineKey(line)
    const returnable = find(line, at)
    const before = seen.get(`${line.orderId}/${line.position}`) ?? 0
    seen.set(`${line.orderId}/${line.position}`, before + line.quantity)
    const isTwice = draft.lines.findIndex((one) => lineKey(one) === key) < at
    const reasons = lineFaults(draft.type, line, { returnable, before, isTwice })
    faults.push(...reasons.map(([name, reason]) => ({ field: `lines.${at}.${name}`, reason })))
  }
  return faults
}

/** Pieces of one line may be of several batches, or at fault in several ways. */
const lineKey = ({ orderId, position, batchNumber, reason }: ReturnLineDraft) =>
  [orderId, position, batchNumber.toUpperCase(), reason].join('/')

function headFaults({ forwarder, otherForwarder: name, hasAddress, note }: ReturnDraft): ReturnFault[] {
  const needsName = forwarder === otherForwarder && name === ''
  return [
    ...(hasAddress ? [] : [{ field: 'addressId', reason: 'return.address_required' as const }]),
    ...(needsName ? [{ field: 'otherForwarder', reason: 'return.forwarder_required' as const }] : []),
    ...(note === '' ? [{ field: 'note', reason: 'return.note_required' as const }] : []),
  ]
}

type Found = { returnable: ReturnableLine | null; before: number; isTwice: boolean }
type LineFault = [name: 'number' | 'quantity' | 'batchNumber' | 'reason' | 'otherReason', reason: ReturnRefusal]

function lineFaults(type: ReturnKind, line: ReturnLineDraft, { returnable, before, isTwice }: Found): LineFault[] {
  if (!returnable) return [['number', 'return.number_required']]
  const faults: LineFault[] = []
  if (!returnable.isDelivered) faults.push(['number', 'return.order_not_delivered'])
  else if (returnable.isLate) faults.push(['number', 'return.late'])
  if (isTwice) faults.push(['number', 'return.line_twice'])
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 1) faults.push(['quantity', 'return.quantity_invalid'])
  else if (before + line.quantity > returnable.returnable) faults.push(['quantity', 'return.too_many_pieces'])
  if (type === 'quality' && line.batchNumber === '') faults.push(['batchNumber', 'return.batch_required'])
  if (type === 'quality' && line.reason === null) faults.push(['reason', 'return.reason_required'])
  if (line.reason === 'other' && line.otherReason === '') faults.push(['otherReason', 'return.other_reason_required'])
  return faults
}
