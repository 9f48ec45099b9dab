import { useState } from 'react'
import { Button } from '../../../ui/controls/Button.tsx'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { type Customer, useDecide } from './queries.ts'
import { TermsFields } from './TermsFields.tsx'
import { termsErrors, termsIn, termsRefused, typedTerms } from './terms-form.ts'

type Props = { customer: Customer; onDecided: () => void }

/** The terms of a company: with them it becomes a customer, or goes on as one. */
export function TermsForm({ customer, onDecided }: Props) {
  const text = useText()
  const start = useStart(customer)
  const deciding = useDecide(customer, onDecided)
  const [tried, setTried] = useState(false)
  const [typed, setTyped] = useState(start)
  const errors = termsErrors(text, typed)
  const refused = deciding.error ? termsRefused(text, deciding.error) : {}
  // As it was when the form was opened: somebody else may decide meanwhile.
  const [isNew] = useState(customer.status === 'pending')

  const submit = () => {
    setTried(true)
    const terms = termsIn(typed)
    if (Object.keys(errors).length === 0) deciding.mutate(isNew ? { approve: terms } : { terms })
  }
  return (
    <Form onSend={submit}>
      <p>
        {isNew
          ? text('customer.approve_words', { email: customer.people[0]?.email ?? '' })
          : text('customer.terms_words')}
      </p>
      <Refused why={deciding.error} />
      <TermsFields
        typed={typed}
        errors={tried ? { ...refused, ...errors } : {}}
        currency={customer.currency}
        choices={customer}
        onType={(part) => setTyped((was) => ({ ...was, ...part }))}
      />
      <Button type="submit" loading={deciding.isPending}>
        {text(isNew ? 'customer.approve_now' : 'customer.terms_now')}
      </Button>
    </Form>
  )
}

/** What stands in the form at first; an account manager who is there no more is nobody. */
function useStart({ managers, ...customer }: Customer) {
  const { number } = useFormat()
  const manager = managers.find(({ accountId }) => accountId === customer.accountManagerId)
  return typedTerms({ ...customer, accountManagerId: manager?.accountId ?? null }, number)
}
