import { Textarea } from '@mantine/core'
import { longestStaffReason } from '../../../../rules/fulfilment/order-management.ts'
import { useText } from '../../../ui/language/language.tsx'

type Props = { value: string; onChange: (note: string) => void }

/** What staff note with a step, if they like; it says who reads it. */
export function NoteField({ value, onChange }: Props) {
  const text = useText()
  return (
    <Textarea
      label={text('return_desk.note')}
      description={text('return_desk.note_hint')}
      rows={3}
      maxLength={longestStaffReason}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** The note of a call; nothing where nothing was written. */
export function toNote(typed: string) {
  const note = typed.trim()
  return note === '' ? {} : { note }
}
