import type { Reply } from '../../../../../contract/endpoint.ts'
import { changeReturn, saveReturn, submitReturn } from '../../../../../contract/return/return.ts'
import type { PendingAttempt } from '../../../../api/attempt.ts'
import { call } from '../../../../api/call.ts'
import { readPieces } from './judge.ts'
import type { Base, ReturnContent, ReturnDraft } from './return-draft.ts'

/** What was typed, as it travels. What does not belong to the kind of return stays at home. */
export function toContent(draft: ReturnDraft, submits: boolean): ReturnContent {
  const { type, deliveryMode, forwarder, otherForwarder, addressId, note, lines, files, base } = draft
  const isQuality = type === 'quality'
  return {
    base,
    submits,
    input: {
      type,
      deliveryMode,
      forwarder,
      otherForwarder,
      note,
      ...(addressId && { addressId: Number(addressId) }),
      fileIds: files.map(({ fileId }) => fileId),
      lines: lines.map(({ orderno, position, qty, batchNumber, reason, otherReason, cameInstead }) => ({
        orderno,
        position,
        qty: readPieces(qty),
        ...(isQuality && { batchNumber, ...(reason && { reason }) }),
        ...(isQuality && reason === 'other' && { otherReason }),
        ...(type === 'wrongShipping' && { cameInstead }),
      })),
    },
  }
}

/** Whether it is the same return that is sent, however far an earlier try has come. */
export const isSameReturn = (sent: ReturnContent, next: ReturnContent) =>
  sent.submits === next.submits && JSON.stringify(sent.input) === JSON.stringify(next.input)

/** Saves a return and submits it where that is wanted; `onSaved` notes how far it has come. */
export async function sendReturn(
  { key, content }: PendingAttempt<ReturnContent>,
  onSaved: (saved: Base) => void,
): Promise<Reply<typeof saveReturn>> {
  const { input, base, submits } = content
  const detail = content.saved ? null : await save(key, input, base)
  if (detail && (!submits || detail.status !== 'saved')) return detail
  const { returnId, revision } = content.saved ?? detail ?? { returnId: 0, revision: 0 }
  onSaved({ returnId, revision })
  return call(
    submitReturn,
    { params: { id: returnId }, body: { revision } },
    // Of the same attempt, and another request.
    { idempotencyKey: `${key}-submit` },
  )
}

const save = (key: string, input: ReturnContent['input'], base: Base | null) =>
  base
    ? call(changeReturn, { params: { id: base.returnId }, body: { ...input, revision: base.revision } })
    : call(saveReturn, { body: input }, { idempotencyKey: key })
