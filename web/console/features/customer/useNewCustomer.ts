import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createCustomer } from '../../../../contract/customer/customer.ts'
import { longestCredit } from '../../../../rules/customer/customer.ts'
import { countryFacts, type Places } from '../../../../rules/customer/registration.ts'
import { userNameFault, userNameLengths } from '../../../../rules/customer/user-name.ts'
import { isEmail, longestEmail } from '../../../../rules/identity/email.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { useFormDraft } from '../../../api/draft.ts'
import { saysItself } from '../../../api/failures.ts'
import { customersKey } from '../../../api/queries.ts'
import { companyErrors, toCompanyErrors } from '../../../ui/company/company-errors.ts'
import { useReason } from '../../../ui/feedback/failure.ts'
import type { Faults } from '../../../ui/form/useFaults.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { type Say, useText } from '../../../ui/language/language.tsx'
import { chosenSite, type Draft, newCustomerDraft } from './new-customer-draft.ts'
import type { Choices } from './queries.ts'
import { termsErrors, termsIn, toTermsErrors } from './terms-form.ts'

type NewCustomerOptions = {
  choices: Choices
  places: Places
  /** The account of who types. */
  self: number
  onAdded: (customerId: number, company: string) => void
}

/** The form of a new customer: what was typed stays in this window until the customer is there. */
export function useNewCustomer({ choices, places, self, onAdded }: NewCustomerOptions) {
  const text = useText()
  const reasonOf = useReason()
  const queries = useQueryClient()
  const codec = newCustomerDraft(choices, self)
  const { found, update, clear } = useFormDraft('new-customer', codec)
  const form = useForm<Draft>({
    start: found ?? codec.empty,
    rules: (draft) => findFaults(text, draft, places),
    limits: { userName: userNameLengths.most, email: longestEmail, creditLimit: longestCredit },
    onChange: update,
  })

  const adding = useMutation<{ customerId: number }, CallFailed, Draft>({
    meta: saysItself,
    mutationFn: (draft) => call(createCustomer, { body: toBody(draft) }),
    onSuccess: async ({ customerId }, { company }) => {
      clear()
      await queries.invalidateQueries({ queryKey: customersKey })
      onAdded(customerId, company.trim())
    },
    onError: (failed) => form.refuse(findRefused(text, failed, reasonOf(failed))),
  })

  const findSite = (id: string) => choices.find(({ orgId }) => String(orgId) === id)

  return {
    form,
    adding,
    site: findSite(form.values.orgId),
    chooseSite: (id: string) => {
      const site = findSite(id)
      if (site) form.change(chosenSite(form.values, site, self))
    },
    clear: () => {
      clear()
      form.reset(codec.empty)
    },
  }
}

function toBody({ priceListId, termsNetDays, creditLimit, accountManagerId, ...typed }: Draft) {
  return {
    ...typed,
    orgId: Number(typed.orgId),
    userName: typed.userName.trim(),
    email: typed.email.trim(),
    ...termsIn({ priceListId, termsNetDays, creditLimit, accountManagerId }),
  }
}

function findFaults(text: Say, draft: Draft, places: Places): Faults<keyof Draft> {
  const email = draft.email.trim()
  const name = draft.userName.trim()
  const nameFault = name === '' ? 'company.missing' : userNameFault(name)
  const noEmail = email === '' ? 'verification.email_missing' : 'verification.email_invalid'
  return {
    ...companyErrors(text, draft, countryFacts(places, draft.country)),
    ...(draft.orgId === '' ? { orgId: text('company.missing') } : termsErrors(text, draft)),
    ...(nameFault && { userName: text(nameFault) }),
    ...(!isEmail(email) && { email: text(noEmail) }),
  }
}

/** What the server found wrong, by field, in the reader's language. */
function findRefused(text: Say, failed: CallFailed, reason: string): Faults<keyof Draft> {
  const isInvalid = failed.reason === 'request.invalid'
  return {
    ...(isInvalid && { ...toCompanyErrors(text, failed), ...toTermsErrors(text, failed) }),
    ...(failed.fields.includes('userName') && { userName: isInvalid ? text('company.invalid') : reason }),
    ...(failed.fields.includes('email') && { email: isInvalid ? text('verification.email_invalid') : reason }),
  }
}
