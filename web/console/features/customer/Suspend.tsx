import { useState } from 'react'
import { longestReason } from '../../../../rules/customer/customer.ts'
import { ReasonForm } from '../../../ui/form/ReasonForm.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { type Customer, useDecide } from './queries.ts'

type Props = { customer: Customer; onDecided: () => void }

/** Keeps a customer out, or lets one that was kept out in again. */
export function Suspend({ customer, onDecided }: Props) {
  const text = useText()
  const deciding = useDecide(customer, onDecided)
  // As it was when the form was opened: another staff user may decide meanwhile.
  const [isOut] = useState(customer.status === 'suspended')
  const status = isOut ? ('active' as const) : ('suspended' as const)
  return (
    <ReasonForm
      danger={!isOut}
      words={text(isOut ? 'customer.resume_words' : 'customer.suspend_words')}
      longest={longestReason}
      hint={text('customer.reason_inside')}
      submit={text(isOut ? 'customer.resume_now' : 'customer.suspend_now')}
      deciding={deciding}
      onReason={(reason) => deciding.mutate({ status: { status, reason } })}
    />
  )
}
