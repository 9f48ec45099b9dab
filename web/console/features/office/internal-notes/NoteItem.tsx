import { Button } from '../../../../ui/controls/Button.tsx'
import { confirm } from '../../../../ui/feedback/confirm.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './InternalNotes.module.css'
import { type Note, type Noted, noteCalls, useNoteChange } from './queries.ts'

type Props = { noted: Noted; note: Note; onChange: () => void }

/** A note as it was written; its author can change and delete it. */
export function NoteItem({ noted, note, onChange }: Props) {
  const text = useText()
  const { instant } = useFormat()
  const at = instant(note.writtenAt)
  return (
    <>
      <p className={classes.text}>{note.text}</p>
      <p className={classes.quiet}>
        {note.author} · <time dateTime={note.writtenAt}>{at}</time>
        {note.changedAt && ` · ${text('internal_note.changed_at', { at: instant(note.changedAt) })}`}
      </p>
      {note.isOwn && (
        <div className={classes.actions}>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={text('internal_note.edit_note', { at })}
            onClick={onChange}
          >
            {text('internal_note.edit')}
          </Button>
          <Remove noted={noted} note={note} at={at} />
        </div>
      )}
    </>
  )
}

function Remove({ noted: { list, id }, note: { noteId, version }, at }: Omit<Props, 'onChange'> & { at: string }) {
  const text = useText()
  const removing = useNoteChange(noteCalls[list].removeNote, () => toast(text('internal_note.deleted'), 'good'))
  const remove = async () => {
    const question = { title: text('internal_note.delete_title'), message: text('internal_note.delete_words') }
    const words = { yes: text('internal_note.delete'), no: text('internal_note.cancel') }
    if (await confirm({ ...question, ...words, danger: true }))
      removing.send({ params: { id, noteId }, query: { version } })
  }
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={text('internal_note.delete_note', { at })}
        loading={removing.isPending}
        onClick={() => void remove()}
      >
        {text('internal_note.delete')}
      </Button>
      <RefusalNotice why={removing.error} />
    </>
  )
}
