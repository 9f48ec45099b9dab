import { Textarea, TextInput } from '@mantine/core'
import { stopReminders } from '../../../../../contract/payment/reminder.ts'
import { longestStaffReason } from '../../../../../rules/fulfilment/order-management.ts'
import { isDay } from '../../../../../rules/shipping/day.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'

type Props = { customerId: number; today: string; onDone: () => void }

/** Until when a customer gets no reminders, and why; without a day until staff end it. */
export function StopForm({ customerId, today, onDone }: Props) {
  const text = useText()
  const form = useForm({
    start: { until: '', reason: '' },
    rules: ({ until, reason }) => ({
      until: until !== '' && (!isDay(until) || until < today) && text('money_reminder.until_wrong'),
      reason: reason.trim() === '' && text('console.reason_missing'),
    }),
    limits: { reason: longestStaffReason },
  })
  const stopping = useStaffChange(stopReminders, onDone)
  const send = () =>
    form.send(({ until, reason }) =>
      stopping.send({ params: { id: customerId }, body: { until: until || null, reason: reason.trim() } }),
    )
  return (
    <Form onSend={send}>
      <RefusalNotice why={stopping.error} />
      <TextInput
        type="date"
        label={text('money_reminder.until')}
        description={text('money_reminder.until_hint')}
        min={today}
        data-autofocus
        {...form.field('until')}
      />
      <Textarea
        label={text('console.reason')}
        description={text('money.reason_hint')}
        rows={3}
        {...form.field('reason')}
      />
      <Button type="submit" loading={stopping.isPending}>
        {text('money_reminder.stop')}
      </Button>
    </Form>
  )
}
