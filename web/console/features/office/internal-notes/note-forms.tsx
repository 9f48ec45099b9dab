import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { longestNote } from '../../../../../rules/office/internal-notes.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './InternalNotes.module.css'
import { type Note, type Noted, noteCalls, useNoteChange } from './queries.ts'

function useNoteForm(start: string) {
  const text = useText()
  return useForm({
    start: { text: start },
    rules: (typed) => ({ text: typed.text.trim() === '' && text('internal_note.missing') }),
    limits: { text: longestNote },
  })
}

/** Writes a note. What was typed stays until the note is stored. */
export function NewNote({ noted: { list, id } }: { noted: Noted }) {
  const text = useText()
  const form = useNoteForm('')
  const adding = useNoteChange(noteCalls[list].addNote, () => {
    form.reset()
    toast(text('internal_note.added'), 'good')
  })
  return (
    <Form
      className={classes.form}
      onSend={() => form.send((typed) => adding.send({ params: { id }, body: { text: typed.text.trim() } }))}
    >
      <RefusalNotice why={adding.error} />
      <Textarea label={text('internal_note.new')} rows={3} {...form.field('text')} />
      <Button type="submit" variant="default" loading={adding.isPending}>
        {text('internal_note.add')}
      </Button>
    </Form>
  )
}

type Props = {
  noted: Noted
  /** The note as its author saw it when they began. */
  opened: Note
  /** The note as it is by now. */
  stored: Note
  onClose: () => void
}

/** Changes a note. Where it was changed meanwhile, its author sees how it is now, and then decides. */
export function ChangeNote({ noted: { list, id }, opened, stored, onClose }: Props) {
  const text = useText()
  const form = useNoteForm(opened.text)
  const saving = useNoteChange(noteCalls[list].changeNote, () => {
    onClose()
    toast(text('internal_note.saved'), 'good')
  })
  const isStale = stored.version !== opened.version && saving.error?.reason === 'note.changed'
  // The version whose text has been shown.
  const [seen, setSeen] = useState(opened.version)
  if (isStale && seen !== stored.version) setSeen(stored.version)
  const send = () =>
    form.send((typed) =>
      saving.send({ params: { id, noteId: opened.noteId }, body: { text: typed.text.trim(), version: seen } }),
    )
  return (
    <Form className={classes.form} onSend={send}>
      <RefusalNotice why={saving.error} />
      {isStale && (
        <figure className={classes.current}>
          <figcaption className={classes.quiet}>{text('internal_note.current')}</figcaption>
          <p className={classes.text}>{stored.text}</p>
        </figure>
      )}
      <Textarea label={text('internal_note.text')} rows={4} autoFocus {...form.field('text')} />
      <div className={classes.actions}>
        <Button type="submit" variant="default" loading={saving.isPending}>
          {text('internal_note.save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {text('internal_note.cancel')}
        </Button>
      </div>
    </Form>
  )
}
