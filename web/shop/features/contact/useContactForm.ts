import { useMutation } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { sendContactMessage } from '../../../../contract/customer/contact.ts'
import {
  type ContactDraft,
  type ContactFault,
  type ContactField,
  contactFaults,
  contactFields,
} from '../../../../rules/contact.ts'
import { newKey } from '../../../api/attempt.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { refusedFields, useFaults } from '../../../ui/form/useFaults.ts'
import { type Draft, forgetDraft, keepDraft, nothingTyped, readDraft } from './draft.ts'
import type { Received } from './queries.ts'

type Given = { known: Partial<ContactDraft>; orgId: number; form: RefObject<HTMLFormElement | null> }

/** The contact form: what is typed outlives a failure and a reload; the same message is never sent twice. */
export function useContactForm({ known, orgId, form }: Given) {
  const [start] = useState<Draft>({ fields: { ...nothingTyped, ...known }, orgId, key: '' })
  const [draft, setDraft] = useState(start)
  const { faults, refused, refuse, sendUnless } = useFaults<ContactField, ContactFault>()
  const [received, setReceived] = useState<Received>()

  // What the window kept, and what was typed while the page was on its way.
  useEffect(() => {
    const kept = readDraft()
    const typed = typedInto(form.current, start.fields)
    setDraft({ ...start, ...kept, fields: { ...start.fields, ...kept.fields, ...typed } })
  }, [form, start])

  const change = (changed: Partial<Pick<Draft, 'fields' | 'orgId'>>) => {
    const next = { ...draft, ...changed, key: '' }
    setDraft(next)
    keepDraft(next)
  }

  const send = useMutation<Received, CallFailed, Draft>({
    meta: saysItself,
    mutationFn: ({ fields, key, ...rest }) =>
      call(sendContactMessage, { body: { ...fields, ...rest } }, { idempotencyKey: key }),
    onSuccess: (answer) => {
      forgetDraft()
      setReceived(answer)
    },
    // What it refuses beside is said above the form.
    onError: (failed) => refuse(refusedFields(failed, contactFields, 'invalid')),
  })

  const submit = (site: number) =>
    sendUnless(contactFaults(draft.fields), () => {
      const sent = { ...draft, orgId: site, key: draft.key || newKey() }
      setDraft(sent)
      keepDraft(sent)
      send.mutate(sent)
    })

  const again = () => {
    setDraft((was) => ({ ...was, fields: { ...was.fields, subject: '', message: '' }, key: '' }))
    setReceived(undefined)
    send.reset()
  }

  return {
    ...draft,
    faults,
    refused,
    received,
    sending: send.isPending,
    failed: send.error,
    type: (field: ContactField, value: string) => change({ fields: { ...draft.fields, [field]: value } }),
    choose: (site: number) => change({ orgId: site }),
    submit,
    again,
  }
}

/** What stands in the fields and not where they started. */
function typedInto(form: HTMLFormElement | null, start: ContactDraft): Partial<ContactDraft> {
  if (!form) return {}
  const values = new FormData(form)
  const typed = contactFields.map((field) => [field, String(values.get(field) ?? '')] as const)
  return Object.fromEntries(typed.filter(([field, value]) => value !== start[field]))
}
