import { useMutation, useQuery } from '@tanstack/react-query'
import { register } from '../../../../../contract/customer/registration.ts'
import {
  type CompanyDraft,
  companyFields,
  countryFacts,
  type Places,
} from '../../../../../rules/customer/registration.ts'
import { newKey } from '../../../../api/attempt.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { useSite } from '../../../../api/site/site.ts'
import { companyErrors, toCompanyErrors } from '../../../../ui/company/company-errors.ts'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { type Faults, refusedFields } from '../../../../ui/form/useFaults.ts'
import { useForm } from '../../../../ui/form/useForm.ts'
import { type Say, useText } from '../../../../ui/language/language.tsx'
import type { Draft } from './draft.ts'
import { documentsQuery, type Registered } from './queries.ts'

type Values = CompanyDraft & { agreed: boolean }

type CompanyStepOptions = {
  draft: Draft
  places: Places
  onChange: (changed: Partial<Draft>) => void
  onAgain: (reason?: string) => void
  onRegistered: (answer: Registered) => void
}

// What can only be put right in the first step.
const ofTheFirstStep = ['registration.draft_over', 'user_name.taken', 'email.occupied']

/** The second step: the facts of the company, its documents and its agreement. */
export function useCompanyStep({ draft, places, onChange, onAgain, onRegistered }: CompanyStepOptions) {
  const text = useText()
  const here = useSite()
  const site = draft.site ?? here
  const documents = useQuery(documentsQuery(draft.token))
  const form = useForm<Values, string, 'documents'>({
    start: { ...draft.fields, agreed: draft.agreed },
    rules: ({ agreed, ...fields }) => ({
      ...companyErrors(text, fields, countryFacts(places, fields.country)),
      documents: documents.data?.length === 0 && text('registration.no_document'),
      agreed: !agreed && text('registration.missing_agreed'),
    }),
    onChange: ({ agreed, ...fields }) => onChange({ fields, agreed, key: '' }),
  })

  const sending = useRegister({ token: draft.token, site, onAgain, onRegistered, onRefused: form.refuse })

  return {
    form,
    site,
    sending: sending.isPending,
    failed: form.unsaid(sending.error),
    touchDocuments: () => {
      form.forget('documents')
      onChange({ key: '' })
    },
    submit: () =>
      form.send((values) => {
        const key = draft.key || newKey()
        onChange({ key })
        sending.mutate({ ...values, key })
      }),
  }
}

type Sending = Pick<CompanyStepOptions, 'onAgain' | 'onRegistered'> & {
  token: string
  site: { orgId: number; currency: string }
  onRefused: (errors: Faults<keyof Values | 'documents'>) => void
}

/** Registers the company. What belongs to the first step leads back there. */
function useRegister({ token, site: { orgId, currency }, onAgain, onRegistered, onRefused }: Sending) {
  const text = useText()
  const reasonOf = useReason()
  return useMutation<Registered, CallFailed, Values & { key: string }>({
    meta: saysItself,
    mutationFn: ({ key, ...values }) =>
      call(register, { body: { ...values, token, orgId, currency } }, { idempotencyKey: key }),
    onSuccess: onRegistered,
    onError: (failed) => {
      if (ofTheFirstStep.includes(failed.reason)) onAgain(reasonOf(failed))
      else onRefused(findRefused(failed, { text, reason: reasonOf(failed) }))
    },
  })
}

const fields = [...companyFields, 'documents', 'agreed'] as const

/** The server names what it finds wrong by the same rule; where it knows more, it says so in a sentence. */
function findRefused(failed: CallFailed, { text, reason }: { text: Say; reason: string }) {
  const isKnown = failed.reason === 'request.invalid'
  return { ...refusedFields(failed, fields, reason), ...(isKnown && toCompanyErrors(text, failed)) }
}
