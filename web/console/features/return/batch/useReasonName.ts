import type { ReturnReason } from '../../../../../rules/return/return.ts'
import { useText } from '../../../../ui/language/language.tsx'

/** What a note or a claim is about; a note without a reason is about all of them. */
export function useReasonName() {
  const text = useText()
  return (reason: ReturnReason | null) => text(reason ? `rma.reason_${reason}` : 'batch_note.any_reason')
}
