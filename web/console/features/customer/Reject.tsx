import { longestReason } from '../../../../rules/customer/customer.ts'
import { languageTag } from '../../../../texts/index.ts'
import { ReasonForm } from '../../../ui/form/ReasonForm.tsx'
import { useLanguage, useText } from '../../../ui/language/language.tsx'
import { type Customer, useDecide } from './queries.ts'

type Props = { customer: Customer; onDecided: () => void }

/** Why a company does not become a customer, in words that it reads. */
export function Reject({ customer, onDecided }: Props) {
  const text = useText()
  const { language: own } = useLanguage()
  const deciding = useDecide(customer, onDecided)
  const { email = '', language = 'en' } = customer.people[0] ?? {}
  const name = new Intl.DisplayNames(languageTag(own), { type: 'language' }).of(language) ?? language
  return (
    <ReasonForm
      danger
      longest={longestReason}
      hint={text('customer.reason_hint', { email, language: name })}
      submit={text('customer.reject_now')}
      deciding={deciding}
      onReason={(reason) => deciding.mutate({ reject: { reason } })}
    />
  )
}
