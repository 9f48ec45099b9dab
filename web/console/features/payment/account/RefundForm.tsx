import { TextInput } from '@mantine/core'
import { refundCredit } from '../../../../../contract/payment/payment.ts'
import { longestStaffReason } from '../../../../../rules/fulfilment/order-management.ts'
import { isDay } from '../../../../../rules/shipping/day.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { amountIn, toAmountInput } from '../../../../ui/language/amount.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { OpenItem } from '../queries.ts'
import { isShare } from '../shares.ts'

type Props = { item: OpenItem; today: string; onDone: () => void }

/** That a credit was paid out, or some of it. */
export function RefundForm({ item, today, onDone }: Props) {
  const text = useText()
  const { money, number } = useFormat()
  const form = useForm({
    start: { amount: toAmountInput(-item.open, number), paidOn: today, note: '' },
    rules: ({ amount, paidOn }) => ({
      amount: !isShare(amount, item) && text('money_account.amount_wrong'),
      paidOn: (!isDay(paidOn) || paidOn > today) && text('money_account.day_wrong'),
    }),
    limits: { amount: 12, note: longestStaffReason },
  })
  const refunding = useStaffChange(refundCredit, ({ number: refund }) => {
    toast(text('money_account.refunded', { number: refund }), 'good')
    onDone()
  })
  const send = () =>
    form.send(({ amount, paidOn, note }) =>
      refunding.send({ body: { itemId: item.itemId ?? 0, amount: amountIn(amount) ?? 0, paidOn, note } }),
    )
  return (
    <Form onSend={send}>
      <p>{text('money_account.refund_words', { amount: money(-item.open, item.currency) })}</p>
      <RefusalNotice why={refunding.error} />
      <TextInput label={text('money.amount')} inputMode="decimal" data-autofocus {...form.field('amount')} />
      <TextInput type="date" label={text('money_account.paid_on')} max={today} {...form.field('paidOn')} />
      <TextInput label={text('money_account.note')} {...form.field('note')} />
      <Button type="submit" loading={refunding.isPending}>
        {text('money_account.refund')}
      </Button>
    </Form>
  )
}
