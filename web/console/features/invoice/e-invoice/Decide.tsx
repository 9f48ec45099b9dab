import { Textarea, TextInput } from '@mantine/core'
import { decideEInvoice } from '../../../../../contract/invoice/e-invoice.ts'
import {
  daysAfterRefusal,
  exchangeTimeZone,
  longestExchangeFault,
  longestExchangeNumber,
} from '../../../../../rules/invoice/exchange.ts'
import { isDay } from '../../../../../rules/shipping/day.ts'
import { dateIn } from '../../../../../rules/shipping/shipping.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'

type Props = { itemId: number; issuedOn: string; onDone: () => void }

/** That the exchange system has it, and under which number. */
export function MarkSent(props: Props) {
  const text = useText()
  const { error, isPending, decide } = useDecide(props)
  const form = useForm({
    start: { exchangeNumber: '' },
    rules: ({ exchangeNumber }) => ({
      exchangeNumber: exchangeNumber.trim() === '' && text('e_invoice.exchange_number_missing'),
    }),
    limits: { exchangeNumber: longestExchangeNumber },
  })
  return (
    <Form onSend={() => form.send((typed) => decide({ status: 'sent', reason: '', ...typed }))}>
      <RefusalNotice why={error} />
      <TextInput
        label={text('e_invoice.exchange_number')}
        description={text('e_invoice.sent_words')}
        autoComplete="off"
        data-autofocus
        {...form.field('exchangeNumber')}
      />
      <Button type="submit" loading={isPending}>
        {text('e_invoice.sent')}
      </Button>
    </Form>
  )
}

/** That the exchange system has refused it, why, and on which day: the term for a new file begins with it. It is today's where the issuer is. */
export function MarkRefused(props: Props) {
  const text = useText()
  const { error, isPending, decide } = useDecide(props)
  const { issuedOn } = props
  const form = useForm({
    start: { refusedOn: dateIn(new Date(), exchangeTimeZone), reason: '' },
    rules: ({ refusedOn, reason }) => ({
      refusedOn: (!isDay(refusedOn) || refusedOn < issuedOn) && text('e_invoice.refused_on_wrong'),
      reason: reason.trim() === '' && text('console.reason_missing'),
    }),
    limits: { reason: longestExchangeFault },
  })
  return (
    <Form
      onSend={() =>
        form.send(({ reason, refusedOn }) =>
          decide({ status: 'refused', exchangeNumber: '', reason: reason.trim(), refusedOn }),
        )
      }
    >
      <p>{text('e_invoice.refuse_words')}</p>
      <RefusalNotice why={error} />
      <TextInput
        type="date"
        label={text('e_invoice.refused_on')}
        description={text('e_invoice.refused_on_hint', { days: daysAfterRefusal })}
        min={issuedOn}
        {...form.field('refusedOn')}
      />
      <Textarea
        label={text('console.reason')}
        description={text('e_invoice.reason_hint')}
        rows={4}
        data-autofocus
        {...form.field('reason')}
      />
      <Button type="submit" danger loading={isPending}>
        {text('e_invoice.refuse')}
      </Button>
    </Form>
  )
}

/** Has it written again, under the next name. */
export function WriteAgain(props: Props) {
  const text = useText()
  const { error, isPending, decide } = useDecide(props)
  return (
    <>
      <RefusalNotice why={error} />
      <p>{text('e_invoice.retry_words')}</p>
      <Button loading={isPending} onClick={() => decide({ status: 'waiting', exchangeNumber: '', reason: '' })}>
        {text('e_invoice.retry')}
      </Button>
    </>
  )
}

function useDecide({ itemId, onDone }: Pick<Props, 'itemId' | 'onDone'>) {
  const text = useText()
  const { send, ...state } = useStaffChange(decideEInvoice, () => {
    toast(text('e_invoice.done'), 'good')
    onDone()
  })
  type Decision = Parameters<typeof send>[0]['body']
  return { ...state, decide: (body: Decision) => send({ params: { id: itemId }, body }) }
}
