import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { putBatchNote } from '../../../../../contract/return/batch-note.ts'
import { longestCode, longestNumber } from '../../../../../rules/catalogue/product/number.ts'
import { mostApprovedUnseen } from '../../../../../rules/return/auto-approve.ts'
import { longestReturnText, returnReasons } from '../../../../../rules/return/return.ts'
import { readBatch } from '../../../../../rules/scan/code.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { typeSeparator } from '../../../../ui/form/typeSeparator.ts'
import { type FormPart, useForm } from '../../../../ui/form/useForm.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { NoteSubjectLine } from './NoteSubjectLine.tsx'
import { type BatchNote, type NoteSubject, useChangeNotes } from './queries.ts'

type Draft = { number: string; batchNumber: string; reason: string; note: string; autoApprove: boolean }

type Props = {
  /** What it is about, where that is settled. */
  subject?: NoteSubject | undefined
  /** The note as it is saved, where there is one. */
  savedNote?: Pick<BatchNote, 'note' | 'autoApprove' | 'at'> | undefined
  onDone: () => void
}

/** What is known of a batch, for one reason or all. */
export function BatchNoteForm({ subject, savedNote, onDone }: Props) {
  const text = useText()
  const { form, error, isPending, send } = useNoteForm({ subject, savedNote, onDone })
  const unread = useNoteWords(unreadNote(error))
  return (
    <Form autoComplete="off" onSend={send} refused={form.refused}>
      <RefusalNotice why={form.unsaid(error)} more={unread} />
      {subject ? <NoteSubjectLine subject={subject} /> : <SubjectFields form={form} />}
      <Textarea
        label={text('batch_note.note')}
        description={text('batch_note.note_hint')}
        rows={4}
        data-autofocus={subject !== undefined || undefined}
        {...form.field('note')}
      />
      <Checkbox
        label={text('batch_note.auto')}
        description={text('batch_note.auto_hint', { pieces: mostApprovedUnseen })}
        checked={form.values.autoApprove}
        onChange={({ target }) => form.change({ autoApprove: target.checked })}
      />
      <Button type="submit" loading={isPending}>
        {text('batch_note.save')}
      </Button>
    </Form>
  )
}

function SubjectFields({ form }: { form: FormPart<Draft> }) {
  const text = useText()
  const reasons = returnReasons.map((value) => ({ value, label: text(`rma.reason_${value}`) }))
  return (
    <>
      <TextInput label={text('batch_note.product')} spellCheck={false} data-autofocus {...form.field('number')} />
      <TextInput
        label={text('rma.batch')}
        description={text('batch_note.replaces')}
        spellCheck={false}
        onKeyDown={typeSeparator}
        {...form.field('batchNumber')}
      />
      <Select
        label={text('batch_note.reason')}
        data={[{ value: '', label: text('batch_note.any_reason') }, ...reasons]}
        {...form.choice('reason')}
      />
    </>
  )
}

function useNoteForm({ subject, savedNote, onDone }: Props) {
  const text = useText()
  const { number = '', batchNumber = '', reason } = subject ?? {}
  const { note = '', autoApprove = false } = savedNote ?? {}
  const form = useForm<Draft>({
    start: { number, batchNumber, reason: reason ?? '', note, autoApprove },
    rules: (typed) => ({
      number: typed.number.trim() === '' && text('batch_note.product_missing'),
      batchNumber: typed.batchNumber.trim() === '' && text('batch_note.batch_missing'),
      note: typed.note.trim() === '' && text('batch_note.note_missing'),
    }),
    limits: { number: longestNumber, batchNumber: longestCode, note: longestReturnText },
  })
  const change = useChangeNotes(putBatchNote, text('batch_note.saved'))
  // Of the note that was read here: the list may bring a newer one meanwhile, which the fields do not show.
  const [readAt, setReadAt] = useState(savedNote?.at)
  const send = () =>
    form.send((draft) =>
      change.mutate(
        { body: { ...toBody(draft), ...(readAt && { replaces: readAt }) } },
        {
          onSuccess: onDone,
          onError: (failed) => {
            const unread = unreadNote(failed)
            if (unread) setReadAt(unread.at)
            // Where the subject is settled there is no field to say it at.
            if (failed.reason === 'request.not_found' && !subject)
              form.refuse({ number: text('batch_note.no_product') })
          },
        },
      ),
    )
  return { form, error: change.error, isPending: change.isPending, send }
}

/** What stands there instead of what was read, where a note was refused for it. */
function unreadNote(failed: { details: unknown } | null) {
  const { note }: { note?: BatchNote } = Object(failed?.details)
  return note
}

/** Who wrote a note and when, and what it says, in one line. */
function useNoteWords(note: BatchNote | undefined) {
  const text = useText()
  const { instant } = useFormat()
  if (!note) return false
  return [note.by, instant(note.at), note.autoApprove && text('batch_note.auto'), note.note].filter(Boolean).join(' · ')
}

function toBody({ number, batchNumber, reason: chosen, note, autoApprove }: Draft) {
  const reason = returnReasons.find((one) => one === chosen)
  const typed = { number: number.trim(), batchNumber: readBatch(batchNumber.trim()), note: note.trim() }
  return { ...typed, autoApprove, ...(reason && { reason }) }
}
