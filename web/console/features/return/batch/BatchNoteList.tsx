import { removeBatchNote } from '../../../../../contract/return/batch-note.ts'
import { useMay } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { confirm } from '../../../../ui/feedback/confirm.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { type Column, RowTable } from '../../../../ui/list/RowTable.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import classes from './Batch.module.css'
import { BatchCell } from './BatchCell.tsx'
import { type BatchNote, useChangeNotes } from './queries.ts'
import { useReasonName } from './useReasonName.ts'

type Props = { notes: readonly BatchNote[]; onEdit: (note: BatchNote) => void }

/** What is known of batches, by product and batch; whoever decides returns may change it. */
export function BatchNoteList({ notes, onEdit }: Props) {
  const text = useText()
  const { instant } = useFormat()
  const reasonName = useReasonName()
  const columns: Column<BatchNote>[] = [
    { head: text('batch_note.batch'), cell: (note) => <BatchCell subject={note} /> },
    { head: text('batch_note.reason'), cell: ({ reason }) => reasonName(reason) },
    { head: text('batch_note.note'), onPhone: 'wide', cell: (note) => <Words note={note} /> },
    {
      head: text('batch_note.by'),
      cell: ({ by, at }) => (
        <div className={classes.author}>
          {by}
          <span className={page.quiet}>{instant(at)}</span>
        </div>
      ),
    },
  ]
  const actions: Column<BatchNote> = {
    head: text('return_desk.actions'),
    isSpoken: true,
    cell: (note) => <Actions note={note} onEdit={onEdit} />,
  }
  const decides = useMay('staff:desk')
  return <RowTable rows={notes} rowKey={({ noteId }) => noteId} columns={decides ? [...columns, actions] : columns} />
}

function Actions({ note, onEdit }: { note: BatchNote; onEdit: Props['onEdit'] }) {
  const text = useText()
  const removing = useChangeNotes(removeBatchNote, text('batch_note.removed'))
  const reasonName = useReasonName()
  const subject = { number: note.number, batch: note.batchNumber, reason: reasonName(note.reason) }
  const label = (action: string) => text('batch_note.action_of', { action, ...subject })
  const remove = async () => {
    if (await confirm(removalQuestion(text, subject))) removing.mutate({ params: { id: note.noteId } })
  }
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={label(text('batch_note.change'))}
        onClick={() => onEdit(note)}
      >
        {text('batch_note.change')}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={label(text('batch_note.remove'))}
        loading={removing.isPending}
        onClick={() => void remove()}
      >
        {text('batch_note.remove')}
      </Button>
      <RefusalNotice why={removing.error} />
    </div>
  )
}

type Subject = { number: string; batch: string; reason: string }

const removalQuestion = (text: ReturnType<typeof useText>, subject: Subject) => ({
  title: text('batch_note.remove'),
  message: text('batch_note.remove_sure', subject),
  yes: text('batch_note.remove'),
  no: text('batch_note.keep'),
  danger: true,
})

function Words({ note: { note, autoApprove } }: { note: BatchNote }) {
  const text = useText()
  return (
    <>
      {note}
      {autoApprove && <span className={page.quiet}>{text('batch_note.auto')}</span>}
    </>
  )
}
