import { useMutation, useQuery } from '@tanstack/react-query'
import { register } from '../../../../contract/people/registration.ts'
import { type CompanyField, companyFields, factsOf, type Places } from '../../../../rules/people/registration.ts'
import { newKey } from '../../../api/attempt.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { useSite } from '../../../api/site.ts'
import { withTyped } from '../../../ui/company/company-draft.ts'
import { companyErrors, companyRefused } from '../../../ui/company/company-errors.ts'
import { useReason } from '../../../ui/feedback/failure.ts'
import { type Faults, refusedFields, useFaults } from '../../../ui/form/useFaults.ts'
import { type Say, useText } from '../../../ui/language/language.tsx'
import type { Draft } from './draft.ts'
import { papersQuery, type Registered } from './queries.ts'

const fields = [...companyFields, 'documents', 'agreed'] as const
type Errors = Faults<(typeof fields)[number]>

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
  const here = useSite()
  const { orgId, currency, siteName } = draft.site ?? here
  const papers = useQuery(papersQuery(draft.token))
  const { faults: errors, refused, refuse, unsaid, forget, sendUnless } = useFaults<(typeof fields)[number]>()

  const sending = useMutation<Registered, CallFailed, Draft>({
    meta: saysItself,
    mutationFn: ({ fields, agreed, token, key }) =>
      call(register, { body: { ...fields, agreed, token, orgId, currency } }, { idempotencyKey: key }),
    onSuccess: onRegistered,
    onError: (failed) => {
      if (ofTheFirstStep.includes(failed.reason)) onAgain(reasonOf(failed))
      else refuse(refusedBy(failed, { text, reason: reasonOf(failed) }))
    },
  })

  const type = (field: CompanyField, value: string) => {
    forget(field)
    onChange({ fields: withTyped(draft.fields, field, value), key: '' })
  }

  const submit = () => {
    const wrong: Errors = companyErrors(text, draft.fields, factsOf(places, draft.fields.country))
    if (papers.data?.length === 0) wrong.documents = text('registration.no_document')
    if (!draft.agreed) wrong.agreed = text('registration.missing_agreed')
    sendUnless(wrong, () => {
      const sent = { ...draft, key: draft.key || newKey() }
      onChange({ key: sent.key })
      sending.mutate(sent)
    })
  }

  return {
    errors,
    refused,
    ...{ orgId, currency, siteName },
    papers,
    sending: sending.isPending,
    failed: unsaid(sending.error),
    type,
    agree: (agreed: boolean) => {
      forget('agreed')
      onChange({ agreed, key: '' })
    },
    touchPapers: () => {
      forget('documents')
      onChange({ key: '' })
    },
    submit,
  }
}

/** The server names what it finds wrong by the same rule; where it knows more, it says so in a sentence. */
function refusedBy(failed: CallFailed, { text, reason }: { text: Say; reason: string }): Errors {
  const isKnown = failed.reason === 'request.invalid'
  return { ...refusedFields(failed, fields, reason), ...(isKnown && companyRefused(text, failed)) }
}
