import { Textarea, TextInput } from '@mantine/core'
import { putReturnException } from '../../../../../../contract/return/batch-note.ts'
import { longestStaffReason } from '../../../../../../rules/fulfilment/order-management.ts'
import { isDay } from '../../../../../../rules/shipping/day.ts'
import { useStaffChange } from '../../../../../api/staff-change.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useForm } from '../../../../../ui/form/useForm.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { ExceptionProps } from './exceptions.ts'
import { RemoveException } from './RemoveException.tsx'

type Props = ExceptionProps & { onDone: () => void }

/** Until when a line may come back although its term has ended, and why; what stands may be taken back. */
export function ExceptionForm({ order, line, standing, onDone }: Props) {
  const text = useText()
  const { form, send, error, isPending } = useExceptionForm({ order, line, standing, onDone })
  return (
    <Form onSend={send}>
      <p>{text('return_exception.words')}</p>
      <RefusalNotice why={error} />
      <TextInput
        type="date"
        label={text('return_exception.until')}
        min={order.today}
        data-autofocus
        {...form.field('until')}
      />
      <Textarea
        label={text('console.reason')}
        description={text('desk.reason_hint')}
        rows={3}
        {...form.field('reason')}
      />
      <Button type="submit" loading={isPending}>
        {text('return_exception.save')}
      </Button>
      {standing && <RemoveException order={order} line={line} onDone={onDone} />}
    </Form>
  )
}

function useExceptionForm({ order, line, standing, onDone }: Props) {
  const text = useText()
  const { day } = useFormat()
  const put = useStaffChange(putReturnException, ({ until }) => {
    toast(text('return_exception.stands', { date: day(until) }), 'good')
    onDone()
  })
  const form = useForm({
    start: { until: standing?.until ?? '', reason: standing?.reason ?? '' },
    rules: ({ until, reason }) => ({
      until: (!isDay(until) || until < order.today) && text('return_exception.until_wrong'),
      reason: reason.trim() === '' && text('console.reason_missing'),
    }),
    limits: { reason: longestStaffReason },
  })
  const params = { orderno: order.orderno, position: line.position }
  const send = () => form.send(({ until, reason }) => put.send({ params, body: { until, reason: reason.trim() } }))
  return { form, send, error: put.error, isPending: put.isPending }
}
