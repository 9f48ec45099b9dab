import { TextInput } from '@mantine/core'
import { sendInvoiceCopy } from '../../../../../contract/invoice/invoice.ts'
import { isEmail, longestEmail } from '../../../../../rules/identity/email.ts'
import { useAttempt } from '../../../../api/attempt.ts'
import { call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'

type Props = { number: string; onClose: () => void }

/** Sends an invoice or a credit note to another address, such as that of the customer's accountant. */
export function CopyDialog({ number, onClose }: Props) {
  const text = useText()
  const form = useForm({
    start: { email: '' },
    rules: ({ email }) => ({ email: !isEmail(email.trim()) && text('finance.copy_fault') }),
    limits: { email: longestEmail },
  })
  const sending = useAttempt<string, { email: string }>({
    meta: saysItself,
    send: ({ key, content: email }) =>
      call(sendInvoiceCopy, { params: { number }, body: { email } }, { idempotencyKey: key }),
    onSuccess: ({ email }) => {
      toast(text('finance.copy_sent', { email }), 'good')
      onClose()
    },
  })
  return (
    <Dialog title={text('finance.copy_title', { number })} onClose={onClose}>
      <Form onSend={() => form.send(({ email }) => sending.send(email.trim()))}>
        <p>{text('finance.copy_hint')}</p>
        <RefusalNotice why={sending.error} />
        <TextInput
          label={text('finance.copy_email')}
          type="email"
          autoComplete="email"
          data-autofocus
          {...form.field('email')}
        />
        <Button type="submit" loading={sending.state === 'sending'}>
          {text('finance.copy_send')}
        </Button>
      </Form>
    </Dialog>
  )
}
