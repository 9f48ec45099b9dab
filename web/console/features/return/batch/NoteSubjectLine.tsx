import { useText } from '../../../../ui/language/language.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import type { NoteSubject } from './queries.ts'
import { useReasonName } from './useReasonName.ts'

/** A product with its batch, and the reason. */
export function NoteSubjectLine({ subject: { number, batchNumber, reason } }: { subject: NoteSubject }) {
  const text = useText()
  const reasonName = useReasonName()
  return (
    <p>
      <strong>{`${number} · ${text('return_desk.batch', { batch: batchNumber })}`}</strong>
      <span className={page.quiet}>{reasonName(reason)}</span>
    </p>
  )
}
