import type { Input } from '../../../../../contract/endpoint.ts'
import type { saveReturn } from '../../../../../contract/return/return.ts'
import {
  type DeliveryMode,
  deliveryModes,
  type ReturnKind,
  type ReturnReason,
  returnReasons,
  returnTypes,
} from '../../../../../rules/return/return.ts'
import type { PendingAttempt } from '../../../../api/attempt.ts'
import type { DraftCodec } from '../../../../api/draft.ts'
import type { ReturnDetail, ReturnFile } from '../queries.ts'

export type Base = { returnId: number; revision: number }

/** A return as it is sent. */
export type ReturnContent = {
  input: Input<typeof saveReturn>['body']
  base: Base | null
  /** It is submitted, too, where it was not before. */
  submits: boolean
  /** It was saved by an earlier try, and has only to be submitted. */
  saved?: Base
}

/** A line as it is typed. */
export type LineDraft = {
  orderno: string
  position: number
  qty: string
  batchNumber: string
  reason: ReturnReason | ''
  otherReason: string
  cameInstead: string
}

/** A return as it is typed. */
export type ReturnDraft = {
  type: ReturnKind
  deliveryMode: DeliveryMode
  forwarder: string
  otherForwarder: string
  /** Of the address book; empty where none is chosen. */
  addressId: string
  note: string
  lines: readonly LineDraft[]
  files: readonly ReturnFile[]
  /** What the server has of it already, as it was last read. */
  base: Base | null
  /** What was sent and not answered. */
  pendingAttempt: PendingAttempt<ReturnContent> | null
}

export const emptyReturn: ReturnDraft = {
  type: 'quality',
  deliveryMode: 'customerCourier',
  forwarder: '',
  otherForwarder: '',
  addressId: '',
  note: '',
  lines: [],
  files: [],
  base: null,
  pendingAttempt: null,
}

/** Pieces of a line that nothing is typed of yet. */
export const newLine = (orderno: string, position: number, pieces: number): LineDraft => ({
  orderno,
  position,
  qty: String(pieces),
  batchNumber: '',
  reason: '',
  otherReason: '',
  cameInstead: '',
})

/** What a return that there is begins with when it is changed. */
export const toReturnDraft = (detail: ReturnDetail): ReturnDraft => ({
  type: detail.type,
  deliveryMode: detail.deliveryMode,
  forwarder: detail.forwarder,
  otherForwarder: detail.otherForwarder,
  addressId: String(detail.address?.addressId ?? ''),
  note: detail.note,
  lines: detail.lines.map(({ orderno, orderPosition, qty, reason, ...line }) => ({
    orderno,
    position: orderPosition,
    qty: String(qty),
    reason: reason ?? '',
    batchNumber: line.batchNumber,
    otherReason: line.otherReason,
    cameInstead: line.cameInstead,
  })),
  files: detail.files,
  base: { returnId: detail.returnId, revision: detail.revision },
  pendingAttempt: null,
})

type Stored = Record<string, unknown>
const readText = (value: unknown) => (typeof value === 'string' ? value : '')
const readList = (value: unknown): Stored[] => (Array.isArray(value) ? value.map(Object) : [])
const readChoice = <T extends string>(value: unknown, among: readonly T[]) => among.find((one) => one === value)

/** The draft of one return in this window. */
export const returnDraftCodec: DraftCodec<ReturnDraft> = {
  empty: emptyReturn,
  write: (draft) => (draft.lines.length > 0 || draft.note !== '' || draft.files.length > 0 ? draft : undefined),
  read: (stored) => {
    const type = readChoice(stored.type, returnTypes)
    const deliveryMode = readChoice(stored.deliveryMode, deliveryModes)
    if (!type || !deliveryMode) return undefined
    const { forwarder, otherForwarder, addressId, note } = stored
    return {
      type,
      deliveryMode,
      forwarder: readText(forwarder),
      otherForwarder: readText(otherForwarder),
      addressId: readText(addressId),
      note: readText(note),
      lines: readList(stored.lines).map(readLine),
      files: readList(stored.files).filter(({ fileId }) => Number.isSafeInteger(fileId)) as ReturnFile[],
      base: readBase(stored.base),
      pendingAttempt: readAttempt(stored.pendingAttempt),
    }
  },
}

const readLine = (line: Stored): LineDraft => ({
  orderno: readText(line.orderno),
  position: Number(line.position),
  qty: readText(line.qty),
  batchNumber: readText(line.batchNumber),
  reason: readChoice(line.reason, returnReasons) ?? '',
  otherReason: readText(line.otherReason),
  cameInstead: readText(line.cameInstead),
})

function readBase(stored: unknown) {
  const { returnId, revision }: Stored = Object(stored)
  return Number.isSafeInteger(returnId) && Number.isSafeInteger(revision)
    ? { returnId: Number(returnId), revision: Number(revision) }
    : null
}

function readAttempt(stored: unknown) {
  const { key, content }: Stored = Object(stored)
  return typeof key === 'string' && Object(content).input ? (stored as PendingAttempt<ReturnContent>) : null
}
