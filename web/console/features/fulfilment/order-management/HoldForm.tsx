import { Textarea } from '@mantine/core'
import { holdOrder } from '../../../../../contract/fulfilment/order-actions.ts'
import { longestStaffReason } from '../../../../../rules/fulfilment/order-management.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { StaffOrder } from './queries.ts'

type Props = { order: Pick<StaffOrder, 'orderId' | 'orderno'>; onDone: () => void }

/** Why an order is put on hold: for staff, and in words of its own for the customer, who is told in any case. */
export function HoldForm({ order: { orderId, orderno }, onDone }: Props) {
  const text = useText()
  const hold = useStaffChange(holdOrder, () => {
    toast(text('desk.held_done', { orderno }), 'good')
    onDone()
  })
  const form = useForm({
    start: { reason: '', customerReason: '' },
    rules: ({ reason }) => ({ reason: reason.trim() === '' && text('console.reason_missing') }),
    limits: { reason: longestStaffReason, customerReason: longestStaffReason },
  })
  const send = () =>
    form.send(({ reason, customerReason }) =>
      hold.send({
        params: { id: orderId },
        body: { reason: reason.trim(), ...(customerReason.trim() && { customerReason: customerReason.trim() }) },
      }),
    )
  return (
    <Form onSend={send}>
      <p>{text('desk.hold_words')}</p>
      <RefusalNotice why={hold.error} />
      <Textarea
        label={text('desk.hold_reason')}
        description={text('desk.reason_hint')}
        rows={4}
        data-autofocus
        {...form.field('reason')}
      />
      <Textarea
        label={text('desk.hold_customer_reason')}
        description={text('desk.hold_customer_hint')}
        rows={3}
        {...form.field('customerReason')}
      />
      <Button type="submit" loading={hold.isPending}>
        {text('desk.hold')}
      </Button>
    </Form>
  )
}
