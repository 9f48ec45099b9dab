import { useState } from 'react'
import { longestCredit } from '../../../../rules/customer/customer.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { type Customer, useDecide } from './queries.ts'
import { TermsFields } from './TermsFields.tsx'
import { type TermsInput, termsErrors, termsIn, toTermsErrors, toTermsInput } from './terms-form.ts'

type Props = { customer: Customer; onDecided: () => void }

/** The terms of a company: with them it becomes a customer, or goes on as one. */
export function TermsForm({ customer, onDecided }: Props) {
  const text = useText()
  const deciding = useDecide(customer, onDecided)
  const form = useForm<TermsInput>({
    start: useStart(customer),
    rules: (typed) => termsErrors(text, typed),
    limits: { creditLimit: longestCredit },
  })
  // As it was when the form was opened: another staff user may decide meanwhile.
  const [isNew] = useState(customer.status === 'pending')

  const send = () =>
    form.send((typed) => {
      const terms = termsIn(typed)
      deciding.mutate(isNew ? { approve: terms } : { terms }, {
        onError: (failed) => form.refuse(toTermsErrors(text, failed)),
      })
    })
  return (
    <Form onSend={send} refused={form.refused}>
      <p>
        {isNew
          ? text('customer.approve_words', { email: customer.people[0]?.email ?? '' })
          : text('customer.terms_words')}
      </p>
      <RefusalNotice why={deciding.error} />
      <TermsFields form={form} currency={customer.currency} choices={customer} />
      <Button type="submit" loading={deciding.isPending}>
        {text(isNew ? 'customer.approve_now' : 'customer.terms_now')}
      </Button>
    </Form>
  )
}

/** What stands in the form at first; an account manager who has left is left out. */
function useStart({ managers, ...customer }: Customer) {
  const { number } = useFormat()
  const manager = managers.find(({ accountId }) => accountId === customer.accountManagerId)
  return toTermsInput({ ...customer, accountManagerId: manager?.accountId ?? null }, number)
}
