import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { readQuickOrder } from '../../../../contract/quick-order.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { Button } from '../../../ui/Button.tsx'
import { useReason } from '../../../ui/failure.ts'
import { useText } from '../../../ui/language.tsx'
import classes from './QuickOrder.module.css'
import type { ReadAnswer } from './queries.ts'

type Props = {
  /** The line as it was typed. */
  typed: string
  onRead: (answer: ReadAnswer) => void
  onCancel: () => void
}

/** A line to be corrected where it stands: it is read again, and what it says now takes its place. */
export function CorrectLine({ typed, onRead, onCancel }: Props) {
  const text = useText()
  const reasonOf = useReason()
  const [words, setWords] = useState(typed)
  const reading = useMutation<ReadAnswer, CallFailed, string>({
    meta: saysItself,
    mutationFn: (line) => call(readQuickOrder, { body: { text: line } }),
    onSuccess: onRead,
  })
  const check = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() !== '' && !reading.isPending) reading.mutate(words)
  }
  return (
    <form className={classes.correcting} onSubmit={check}>
      <TextInput
        autoFocus
        aria-label={`${text('quick_order.correct')}: ${typed}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        error={reading.error && reasonOf(reading.error)}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <Button type="submit" aria-busy={reading.isPending}>
        {text('quick_order.check_line')}
      </Button>
      <Button variant="default" onClick={onCancel}>
        {text('ui.cancel')}
      </Button>
    </form>
  )
}
