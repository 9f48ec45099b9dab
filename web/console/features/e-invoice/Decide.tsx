import { TextInput } from '@mantine/core'
import { decideEInvoice } from '../../../../contract/console/e-invoice.ts'
import { longestExchangeFault, longestExchangeNumber } from '../../../../rules/invoice/exchange.ts'
import { useStaffChange } from '../../../api/staff-change.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { ReasonForm } from '../../../ui/form/ReasonForm.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { useText } from '../../../ui/language/language.tsx'

type Props = { itemId: number; onDone: () => void }

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

/** That the exchange system has refused it, and why. */
export function MarkRefused(props: Props) {
  const text = useText()
  const { error, isPending, decide } = useDecide(props)
  return (
    <ReasonForm
      danger
      words={text('e_invoice.refuse_words')}
      hint={text('e_invoice.reason_hint')}
      submit={text('e_invoice.refuse')}
      longest={longestExchangeFault}
      deciding={{ error, isPending }}
      onReason={(reason) => decide({ status: 'refused', exchangeNumber: '', reason })}
    />
  )
}

/** Has it written anew, under the next name. */
export function WriteAnew(props: Props) {
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

function useDecide({ itemId, onDone }: Props) {
  const text = useText()
  const { send, ...state } = useStaffChange(decideEInvoice, () => {
    toast(text('e_invoice.done'), 'good')
    onDone()
  })
  type Decision = Parameters<typeof send>[0]['body']
  return { ...state, decide: (body: Decision) => send({ params: { id: itemId }, body }) }
}
