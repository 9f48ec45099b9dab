import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { keepsFocus } from '../../../../ui/focus.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import classes from './InternalNotes.module.css'
import { NoteItem } from './NoteItem.tsx'
import { ChangeNote, NewNote } from './note-forms.tsx'
import { type Note, type Noted, notesQuery } from './queries.ts'

/** What staff note of an order or a customer for each other. */
export function InternalNotes({ noted }: { noted: Noted }) {
  const text = useText()
  const title = text('internal_note.title')
  return (
    <section ref={keepsFocus} className={classes.panel} aria-label={title}>
      <h2 tabIndex={-1}>{title}</h2>
      <p className={classes.quiet}>{text('internal_note.hint')}</p>
      <NewNote noted={noted} />
      <Fetched result={useQuery(notesQuery(noted))} skeleton={<BlockSkeleton height={96} />}>
        {({ notes, noteCount }) => <NoteList noted={noted} notes={notes} noteCount={noteCount} />}
      </Fetched>
    </section>
  )
}

type Props = { noted: Noted; notes: readonly Note[]; noteCount: number }

function NoteList({ noted, notes, noteCount }: Props) {
  const text = useText()
  const [opened, setOpened] = useState<Note>()
  // One that is being changed stays, even where it was deleted in another window: what was typed is not lost.
  const isGone = opened && !notes.some(({ noteId }) => noteId === opened.noteId)
  const shown = isGone ? [opened, ...notes] : notes
  if (shown.length === 0) return <p className={classes.quiet}>{text('internal_note.none')}</p>
  return (
    <>
      <ul className={classes.notes}>
        {shown.map((note) => (
          <li key={note.noteId}>
            {note.noteId === opened?.noteId ? (
              <ChangeNote noted={noted} opened={opened} stored={note} onClose={() => setOpened(undefined)} />
            ) : (
              <NoteItem noted={noted} note={note} onChange={() => setOpened(note)} />
            )}
          </li>
        ))}
      </ul>
      {noteCount > notes.length && (
        <p className={classes.quiet}>{text('internal_note.newest', { shown: notes.length, total: noteCount })}</p>
      )}
    </>
  )
}
