import { returnFaults } from '../../../../../rules/return/faults.ts'
import type { ReturnRefusal } from '../../../../../rules/return/return.ts'
import type { ReturnableLine } from '../queries.ts'
import { findTerm } from '../term.ts'
import type { LineDraft, ReturnDraft } from './return-draft.ts'

/** Pieces as they were typed; 0 where it is no whole number of them. */
export const readPieces = (typed: string) => (/^0*[1-9]\d{0,3}$/.test(typed.trim()) ? Number(typed) : 0)

/** What is known of a line: undefined while it is asked for, null where there is no such one. */
export type FindRow = (line: Pick<LineDraft, 'orderno' | 'position'>) => ReturnableLine | null | undefined

/** What is wrong with a return, by field. What is not known yet the server judges. */
export function judge(draft: ReturnDraft, find: FindRow): Record<string, ReturnRefusal> {
  const ordernos = [...new Set(draft.lines.map(({ orderno }) => orderno))]
  const typed = {
    ...draft,
    otherForwarder: draft.otherForwarder.trim(),
    hasAddress: draft.addressId !== '',
    note: draft.note.trim(),
    lines: draft.lines.map((line) => ({
      orderId: ordernos.indexOf(line.orderno),
      position: line.position,
      quantity: readPieces(line.qty),
      batchNumber: line.batchNumber.trim(),
      // Of another kind of return nothing is asked that the page does not show.
      reason: (draft.type === 'quality' && line.reason) || null,
      otherReason: line.otherReason.trim(),
    })),
  }
  const faults = returnFaults(typed, (_, at) => {
    const line = draft.lines[at]
    const row = line && find(line)
    if (row === undefined) return { isDelivered: true, returnable: Number.MAX_SAFE_INTEGER, isLate: false }
    return row && { ...row, isLate: findTerm(row, draft.type, line?.reason).isLate }
  })
  // The first of a field is shown.
  return Object.fromEntries(faults.map(({ field, reason }) => [field, reason] as const).reverse())
}
