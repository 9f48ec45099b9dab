import { TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { longestTag, readTag } from '../../../../../rules/office/internal-notes.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { keepsFocus } from '../../../../ui/focus.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { consoleLink } from '../../../../ui/page/console-link.ts'
import classes from './InternalNotes.module.css'
import { type Noted, noteCalls, notesQuery, tagsQuery, useNoteChange } from './queries.ts'

/** The tags of an order or a customer, beside its heading: each leads to all that have it. Why they could not be had, the notes say. */
export function Tags({ noted }: { noted: Noted }) {
  const text = useText()
  const { list, id } = noted
  const { data } = useQuery(notesQuery(noted))
  const removing = useNoteChange(noteCalls[list].removeTag)
  if (!data) return null
  return (
    <div ref={keepsFocus} className={classes.tags}>
      <ul aria-label={text('internal_note.tags')}>
        {data.tags.map(({ tagId, tag }) => (
          <li key={tagId} className={classes.tag}>
            <Link {...consoleLink(list)} search={{ tag } as never}>
              {tag}
            </Link>
            <button
              type="button"
              aria-label={text('internal_note.remove_tag', { tag })}
              disabled={removing.isPending}
              onClick={() => removing.send({ params: { id, tagId } })}
            >
              <IconX size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <NewTag noted={noted} />
      <RefusalNotice why={removing.error} />
    </div>
  )
}

/** Adds a tag; those that are in use are offered while it is typed. */
function NewTag({ noted: { list, id } }: { noted: Noted }) {
  const text = useText()
  const offered = useId()
  const { data = [] } = useQuery(tagsQuery(list))
  const form = useForm({
    start: { tag: '' },
    rules: ({ tag }) => ({ tag: readTag(tag) === '' && text('internal_note.tag_missing') }),
    limits: { tag: longestTag },
  })
  const adding = useNoteChange(noteCalls[list].addTag, () => form.reset())
  return (
    <Form
      className={classes.newTag}
      onSend={() => form.send(({ tag }) => adding.send({ params: { id }, body: { tag: readTag(tag) } }))}
    >
      <TextInput
        aria-label={text('internal_note.new_tag')}
        placeholder={text('internal_note.new_tag')}
        size="xs"
        list={offered}
        autoComplete="off"
        {...form.field('tag')}
      />
      <datalist id={offered}>
        {data.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <Button type="submit" variant="default" size="compact-sm" loading={adding.isPending}>
        {text('internal_note.add_tag')}
      </Button>
      <RefusalNotice why={adding.error} />
    </Form>
  )
}
