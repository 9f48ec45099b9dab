import { Button } from '../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { type Customer, useDecide } from './queries.ts'

type Props = { customer: Customer; onDecided: () => void }

/** Reopens a rejected customer. */
export function Reopen({ customer, onDecided }: Props) {
  const text = useText()
  const deciding = useDecide(customer, onDecided)
  return (
    <Form onSend={() => deciding.mutate({ reopen: true })}>
      <p>{text('customer.reopen_words')}</p>
      <RefusalNotice why={deciding.error} />
      <Button type="submit" loading={deciding.isPending}>
        {text('customer.reopen')}
      </Button>
    </Form>
  )
}
