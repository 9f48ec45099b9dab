import { Textarea } from '@mantine/core'
import { Button } from '../controls/Button.tsx'
import type { Failure } from '../feedback/failure.ts'
import { RefusalNotice } from '../feedback/RefusalNotice.tsx'
import { useText } from '../language/language.tsx'
import { Form } from './Form.tsx'
import { useForm } from './useForm.ts'

type Props = {
  words?: string
  /** Who reads the reason. */
  hint: string
  submit: string
  /** The most characters of it. */
  longest: number
  danger?: boolean
  deciding: { error: Failure | null; isPending: boolean }
  onReason: (reason: string) => void
}

/** A decision that needs its reason. */
export function ReasonForm({ words, hint, submit, longest, danger = false, deciding, onReason }: Props) {
  const text = useText()
  const form = useForm({
    start: { reason: '' },
    rules: ({ reason }) => ({ reason: reason.trim() === '' && text('console.reason_missing') }),
    limits: { reason: longest },
  })
  return (
    <Form onSend={() => form.send(({ reason }) => onReason(reason.trim()))}>
      {words && <p>{words}</p>}
      <RefusalNotice why={deciding.error} />
      <Textarea label={text('console.reason')} description={hint} rows={4} data-autofocus {...form.field('reason')} />
      <Button type="submit" danger={danger} loading={deciding.isPending}>
        {submit}
      </Button>
    </Form>
  )
}
