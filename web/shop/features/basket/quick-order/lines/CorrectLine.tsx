import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { readQuickOrder } from '../../../../../../contract/basket/quick-order.ts'
import { longestLine } from '../../../../../../rules/basket/quick-order.ts'
import { type CallFailed, call } from '../../../../../api/call.ts'
import { saysItself } from '../../../../../api/failures.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { useReason } from '../../../../../ui/feedback/failure.ts'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useForm } from '../../../../../ui/form/useForm.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from '../QuickOrder.module.css'
import type { ReadAnswer } from '../queries.ts'

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
  const form = useForm({ start: { line: typed }, limits: { line: longestLine } })
  const reading = useMutation<ReadAnswer, CallFailed, string>({
    meta: saysItself,
    mutationFn: (line) => call(readQuickOrder, { body: { text: line } }),
    onSuccess: onRead,
    onError: (failed) => form.refuse({ line: reasonOf(failed) }),
  })
  const check = ({ line }: { line: string }) => {
    if (line.trim() !== '' && !reading.isPending) reading.mutate(line)
  }
  return (
    <Form className={classes.correcting} onSend={() => form.send(check)} refused={form.refused}>
      <TextInput
        autoFocus
        aria-label={`${text('quick_order.correct')}: ${typed}`}
        autoComplete="off"
        spellCheck={false}
        {...form.field('line')}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <Button type="submit" aria-busy={reading.isPending}>
        {text('quick_order.check_line')}
      </Button>
      <Button variant="default" onClick={onCancel}>
        {text('ui.cancel')}
      </Button>
    </Form>
  )
}
