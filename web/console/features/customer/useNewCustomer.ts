import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createCustomer } from '../../../../contract/customer/customer.ts'
import { isEmail } from '../../../../rules/people/email.ts'
import { type CompanyField, factsOf, type Places } from '../../../../rules/people/registration.ts'
import { userNameFault } from '../../../../rules/people/user-name.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { withTyped } from '../../../ui/company/company-draft.ts'
import { type CompanyErrors, companyErrors, companyRefused } from '../../../ui/company/company-errors.ts'
import { useReason } from '../../../ui/feedback/failure.ts'
import { type Faults, useFaults } from '../../../ui/form/useFaults.ts'
import { type Say, useText } from '../../../ui/language/language.tsx'
import { type Draft, emptyDraft, forgetDraft, keepDraft, readDraft, withSite } from './new-customer-draft.ts'
import { type Choices, customersKey } from './queries.ts'
import { type TermsErrors, type TermsTyped, termsErrors, termsIn, termsRefused } from './terms-form.ts'

type Errors = Faults<'orgId' | 'userName' | 'email'> & CompanyErrors & TermsErrors

type Given = {
  choices: Choices
  places: Places
  /** The account of who types. */
  self: number
  onAdded: (customerId: number, company: string) => void
}

/** The form of a new customer: what was typed stays in this window until the customer is there. */
export function useNewCustomer({ choices, places, self, onAdded }: Given) {
  const text = useText()
  const reasonOf = useReason()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(() => readDraft(choices, self))
  const { faults: errors, refused, refuse, unsaid, forget, forgetAll, sendUnless } = useFaults<keyof Errors>()

  const change = (next: Draft, ...touched: (keyof Errors)[]) => {
    setDraft(next)
    keepDraft(next, self)
    forget(...touched)
  }

  const adding = useMutation<{ customerId: number }, CallFailed, Draft & { orgId: number }>({
    meta: saysItself,
    mutationFn: ({ fields, terms, ...person }) =>
      call(createCustomer, { body: { ...person, ...fields, ...termsIn(terms) } }),
    onSuccess: async ({ customerId }, { fields }) => {
      forgetDraft()
      await queries.invalidateQueries({ queryKey: customersKey })
      onAdded(customerId, fields.company.trim())
    },
    onError: (failed) => refuse(refusedBy(text, failed, reasonOf(failed))),
  })

  const submit = () =>
    sendUnless(errorsOf(text, draft, places), () => {
      const { orgId } = draft
      if (orgId === null) return
      adding.mutate({ ...draft, orgId, userName: draft.userName.trim(), email: draft.email.trim() })
    })

  return {
    draft,
    errors,
    refused,
    site: choices.find(({ orgId }) => orgId === draft.orgId),
    adding: adding.isPending,
    failed: unsaid(adding.error),
    chooseSite: (orgId: number) =>
      change(
        withSite(
          draft,
          choices.find((site) => site.orgId === orgId),
          self,
        ),
        'orgId',
        'priceListId',
        'country',
      ),
    type: (field: 'userName' | 'email' | 'language', value: string) =>
      change({ ...draft, [field]: value }, ...(field === 'language' ? [] : [field])),
    typeCompany: (field: CompanyField, value: string) =>
      change({ ...draft, fields: withTyped(draft.fields, field, value) }, field),
    typeTerms: (part: Partial<TermsTyped>) =>
      change({ ...draft, terms: { ...draft.terms, ...part } }, 'creditLimit', 'priceListId', 'accountManagerId'),
    clear: () => {
      forgetDraft()
      forgetAll()
      setDraft(emptyDraft(choices, self))
    },
    submit,
  }
}

function errorsOf(text: Say, { orgId, userName, email, fields, terms }: Draft, places: Places): Errors {
  const name = userName.trim() === '' ? ('company.missing' as const) : userNameFault(userName.trim())
  const address =
    email.trim() === '' ? ('verification.email_missing' as const) : ('verification.email_invalid' as const)
  return {
    ...companyErrors(text, fields, factsOf(places, fields.country)),
    ...(orgId === null ? { orgId: text('company.missing') } : termsErrors(text, terms)),
    ...(name && { userName: text(name) }),
    ...(!isEmail(email.trim()) && { email: text(address) }),
  }
}

/** What the server found wrong, by field, in the reader's language. */
function refusedBy(text: Say, failed: CallFailed, reason: string): Errors {
  const isInvalid = failed.reason === 'request.invalid'
  return {
    ...(isInvalid && { ...companyRefused(text, failed), ...termsRefused(text, failed) }),
    ...(failed.fields.includes('userName') && { userName: isInvalid ? text('company.invalid') : reason }),
    ...(failed.fields.includes('email') && { email: isInvalid ? text('verification.email_invalid') : reason }),
  }
}
