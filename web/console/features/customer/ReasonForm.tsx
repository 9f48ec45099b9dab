import { Textarea } from '@mantine/core'
import { longestReason } from '../../../../rules/customer.ts'
import type { CallFailed } from '../../../api/call.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { useText } from '../../../ui/language/language.tsx'

type Props = {
  words?: string
  /** Who reads the reason. */
  hint: string
  submit: string
  danger?: boolean
  deciding: { error: CallFailed | null; isPending: boolean }
  onReason: (reason: string) => void
}

/** A decision that needs its reason. */
export function ReasonForm({ words, hint, submit, danger = false, deciding, onReason }: Props) {
  const text = useText()
  const form = useForm({
    start: { reason: '' },
    rules: ({ reason }) => ({ reason: reason.trim() === '' && text('customer.reason_missing') }),
    limits: { reason: longestReason },
  })
  return (
    <Form onSend={() => form.send(({ reason }) => onReason(reason.trim()))}>
      {words && <p>{words}</p>}
      <RefusalNotice why={deciding.error} />
      <Textarea label={text('customer.reason')} description={hint} rows={6} {...form.field('reason')} />
      <Button type="submit" danger={danger} loading={deciding.isPending}>
        {submit}
      </Button>
    </Form>
  )
}
