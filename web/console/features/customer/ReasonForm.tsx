import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { longestReason } from '../../../../rules/customer.ts'
import type { CallFailed } from '../../../api/call.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import { Form } from '../../../ui/form/Form.tsx'
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
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const decide = () => {
    setTried(true)
    if (reason.trim()) onReason(reason.trim())
  }
  return (
    <Form onSend={decide}>
      {words && <p>{words}</p>}
      <Refused why={deciding.error} />
      <Textarea
        label={text('customer.reason')}
        description={hint}
        rows={6}
        maxLength={longestReason}
        value={reason}
        error={tried && !reason.trim() && text('customer.reason_missing')}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" danger={danger} loading={deciding.isPending}>
        {submit}
      </Button>
    </Form>
  )
}
