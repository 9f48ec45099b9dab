import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { register } from '../../../../contract/registration.ts'
import { type CompanyField, companyFields, factsOf, type Places } from '../../../../rules/registration.ts'
import { newKey } from '../../../api/attempt.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { useSite } from '../../../api/site.ts'
import { withTyped } from '../../../ui/company/company-draft.ts'
import { companyErrors, companyRefused } from '../../../ui/company/company-errors.ts'
import { useReason } from '../../../ui/failure.ts'
import { type Say, useText } from '../../../ui/language.tsx'
import type { Draft } from './draft.ts'
import { papersQuery, type Registered } from './queries.ts'

export const companyStepFields = [...companyFields, 'documents', 'agreed'] as const
export type CompanyStepField = (typeof companyStepFields)[number]
type CompanyStepErrors = Partial<Record<CompanyStepField, string>>

type Given = {
  draft: Draft
  places: Places
  onChange: (changed: Partial<Draft>) => void
  onAgain: (reason?: string) => void
  onRegistered: (answer: Registered) => void
}

// What can only be put right in the first step.
const ofTheFirstStep = ['registration.draft_over', 'user_name.taken', 'email.occupied']

/** The second step: the facts of the company, its papers and its agreement. */
export function useCompanyStep({ draft, places, onChange, onAgain, onRegistered }: Given) {
  const text = useText()
  const reasonOf = useReason()
  const { orgId, currency } = useSite()
  const papers = useQuery(papersQuery(draft.token))
  const [errors, setErrors] = useState<CompanyStepErrors>({})

  const sending = useMutation<Registered, CallFailed, Draft>({
    meta: saysItself,
    mutationFn: ({ fields, agreed, token, key }) =>
      call(register, { body: { ...fields, agreed, token, orgId, currency } }, { idempotencyKey: key }),
    onSuccess: onRegistered,
    onError: (failed) => {
      if (ofTheFirstStep.includes(failed.reason)) onAgain(reasonOf(failed))
      else setErrors(refusedBy(failed, { text, reason: reasonOf(failed) }))
    },
  })

  const type = (field: CompanyField, value: string) => {
    setErrors(({ [field]: _, ...rest }) => rest)
    onChange({ fields: withTyped(draft.fields, field, value), key: '' })
  }

  const submit = () => {
    const wrong: CompanyStepErrors = companyErrors(text, draft.fields, factsOf(places, draft.fields.country))
    if (papers.data?.length === 0) wrong.documents = text('registration.no_document')
    if (!draft.agreed) wrong.agreed = text('registration.missing_agreed')
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const sent = { ...draft, key: draft.key || newKey() }
    onChange({ key: sent.key })
    sending.mutate(sent)
  }

  return {
    errors,
    currency,
    papers,
    sending: sending.isPending,
    failed: sending.error && Object.keys(errors).length === 0 ? sending.error : undefined,
    type,
    agree: (agreed: boolean) => {
      setErrors(({ agreed: _, ...rest }) => rest)
      onChange({ agreed, key: '' })
    },
    touchPapers: () => {
      setErrors(({ documents: _, ...rest }) => rest)
      onChange({ key: '' })
    },
    submit,
  }
}

/** The server names what it finds wrong by the same rule; where it knows more, it says so in a sentence. */
function refusedBy(failed: CallFailed, { text, reason }: { text: Say; reason: string }): CompanyStepErrors {
  const isKnown = failed.reason === 'request.invalid'
  const said = companyStepFields.filter((field) => failed.fields.includes(field))
  return { ...Object.fromEntries(said.map((field) => [field, reason])), ...(isKnown && companyRefused(text, failed)) }
}
