import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useReason } from '../../../ui/failure.ts'
import { useText } from '../../../ui/language.tsx'
import classes from './Customer.module.css'
import { type Customer, useDecide } from './queries.ts'
import { TermsFields } from './TermsFields.tsx'
import { type TermsTyped, termsErrors, termsIn, termsRefused } from './terms-form.ts'

type Props = { customer: Customer; onDecided: () => void }

/** The terms of a company that becomes a customer. */
export function Approve({ customer, onDecided }: Props) {
  const text = useText()
  const reasonOf = useReason()
  const deciding = useDecide(customer, onDecided)
  const [tried, setTried] = useState(false)
  const [typed, setTyped] = useState<TermsTyped>({
    ...{ priceListId: String(customer.priceListId), termsNetDays: '0', creditLimit: '0', accountManagerId: '' },
  })
  const errors = termsErrors(text, typed)
  const refused = deciding.error ? termsRefused(text, deciding.error) : {}

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (Object.keys(errors).length === 0) deciding.mutate({ approval: termsIn(typed) })
      }}
    >
      <p>{text('customer.approve_words', { email: customer.people[0]?.email ?? '' })}</p>
      {deciding.error && (
        <p role="alert" className={classes.refused}>
          {reasonOf(deciding.error)}
        </p>
      )}
      <TermsFields
        typed={typed}
        errors={tried ? { ...refused, ...errors } : {}}
        currency={customer.currency}
        choices={customer}
        onType={(part) => setTyped((was) => ({ ...was, ...part }))}
      />
      <Button type="submit" loading={deciding.isPending}>
        {text('customer.approve_now')}
      </Button>
    </form>
  )
}
