import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { register } from '../../../../contract/registration.ts'
import { type CompanyField, companyFaults, companyFields, companyLengths } from '../../../../rules/registration.ts'
import { newKey } from '../../../api/attempt.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { useSite } from '../../../api/site.ts'
import { useReason } from '../../../ui/failure.ts'
import { type Say, useText } from '../../../ui/language.tsx'
import type { Draft } from './draft.ts'
import { factsOf, type Places, papersQuery, type Registered } from './queries.ts'

export const companyStepFields = [...companyFields, 'documents', 'agreed'] as const
export type CompanyStepField = (typeof companyStepFields)[number]
export type CompanyErrors = Partial<Record<CompanyStepField, string>>

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
  const [errors, setErrors] = useState<CompanyErrors>({})
  const country = factsOf(places, draft.fields.country)

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
    // Another country has other states.
    const state = field === 'country' ? { state: '' } : {}
    onChange({ fields: { ...draft.fields, ...state, [field]: value }, key: '' })
  }

  const submit = () => {
    const faults = companyFaults({ ...draft.fields, agreed: draft.agreed }, country)
    const wrong: CompanyErrors = {}
    for (const field of companyFields) if (faults[field]) wrong[field] = sayFault(text, field, faults[field])
    if (papers.data?.length === 0) wrong.documents = text('registration.no_document')
    if (faults.agreed) wrong.agreed = text('registration.missing_agreed')
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const sent = { ...draft, key: draft.key || newKey() }
    onChange({ key: sent.key })
    sending.mutate(sent)
  }

  return {
    country,
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
function refusedBy({ reason: why, fields, details }: CallFailed, { text, reason }: { text: Say; reason: string }) {
  const { faults = {} }: { faults?: Record<string, 'missing' | 'too_long' | 'invalid'> } = Object(details)
  const errors: CompanyErrors = {}
  for (const field of companyStepFields) {
    if (!fields.includes(field)) continue
    const known = why === 'request.invalid' && field !== 'documents' && field !== 'agreed'
    errors[field] = known ? sayFault(text, field, faults[field] ?? 'invalid') : reason
  }
  return errors
}

function sayFault(text: Say, field: CompanyField, fault: 'missing' | 'too_long' | 'invalid'): string {
  if (fault === 'missing') return text('registration.missing')
  if (fault === 'too_long') return text('registration.too_long', { most: companyLengths[field] })
  if (field === 'phone' || field === 'fax') return text('registration.invalid_phone')
  if (field === 'vatNumber' || field === 'taxCode' || field === 'sdiCode' || field === 'postcode') {
    return text(`registration.invalid_${field}`)
  }
  return text('registration.invalid')
}
