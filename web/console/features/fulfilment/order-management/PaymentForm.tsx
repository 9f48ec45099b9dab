import { TextInput } from '@mantine/core'
import { payOrder } from '../../../../../contract/fulfilment/order-actions.ts'
import { isDay } from '../../../../../rules/shipping/day.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { StaffOrder } from './queries.ts'

/** The day on which the payment of an order in advance arrived. */
export function PaymentForm({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const { orderId, orderno, today, total, currency } = order
  const text = useText()
  const { money } = useFormat()
  const form = useForm({
    start: { paidOn: today },
    rules: ({ paidOn }) => ({ paidOn: (!isDay(paidOn) || paidOn > today) && text('desk.paid_on_wrong') }),
  })
  const pay = useStaffChange(payOrder, () => {
    toast(text('desk.paid_done', { orderno }), 'good')
    onDone()
  })
  return (
    <Form onSend={() => form.send(({ paidOn }) => pay.send({ params: { id: orderId }, body: { paidOn } }))}>
      <p>{text('desk.pay_words', { amount: money(total, currency) })}</p>
      <RefusalNotice why={pay.error} />
      <TextInput type="date" label={text('desk.paid_on')} max={today} data-autofocus {...form.field('paidOn')} />
      <Button type="submit" loading={pay.isPending}>
        {text('desk.pay')}
      </Button>
    </Form>
  )
}
