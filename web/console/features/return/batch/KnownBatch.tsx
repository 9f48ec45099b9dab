import { useQuery } from '@tanstack/react-query'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import { BatchNoteForm } from './BatchNoteForm.tsx'
import { batchNotesQuery, type NoteSubject } from './queries.ts'

type Props = { subject: NoteSubject; onDone: () => void }

/** A note on a batch that begins with the saved note: it would be replaced unseen. */
export function KnownBatch({ subject, onDone }: Props) {
  const { number, batchNumber, reason } = subject
  return (
    <Fetched result={useQuery(batchNotesQuery({ keyword: batchNumber }))} skeleton={<BlockSkeleton height={320} />}>
      {(notes) => (
        <BatchNoteForm
          subject={{ number, batchNumber, reason }}
          savedNote={notes.find(
            (one) => one.number === number && one.batchNumber === batchNumber && one.reason === reason,
          )}
          onDone={onDone}
        />
      )}
    </Fetched>
  )
}
