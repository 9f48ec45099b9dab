import { useMutation } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { sendContactMessage } from '../../../../../contract/customer/contact.ts'
import {
  type ContactDraft,
  type ContactFault,
  type ContactField,
  contactFaults,
  contactFields,
  contactLengths,
} from '../../../../../rules/customer/contact.ts'
import { newKey } from '../../../../api/attempt.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { useFormDraft } from '../../../../api/draft.ts'
import { saysItself } from '../../../../api/failures.ts'
import { refusedFields, sayFaults } from '../../../../ui/form/useFaults.ts'
import { useForm } from '../../../../ui/form/useForm.ts'
import { type Say, useText } from '../../../../ui/language/language.tsx'
import { contactDraft, type Draft, emptyMessage } from './draft.ts'
import type { Received } from './queries.ts'

type ContactFormOptions = { sender: Partial<ContactDraft>; orgId: number; element: RefObject<HTMLFormElement | null> }

/** The contact form: what is typed outlives a failure and a reload; the same message is never sent twice. */
export function useContactForm({ sender, orgId, element }: ContactFormOptions) {
  const [received, setReceived] = useState<Received>()
  const { form, key, say, draft } = useMessage({ sender, orgId, element })
  const sending = useMutation<Received, CallFailed, Draft>({
    meta: saysItself,
    mutationFn: ({ fields, key: idempotencyKey, ...rest }) =>
      call(sendContactMessage, { body: { ...fields, ...rest } }, { idempotencyKey }),
    onSuccess: (answer) => {
      draft.clear()
      setReceived(answer)
    },
    // What it refuses beside is shown above the form.
    onError: (failed) =>
      form.refuse(sayFaults<ContactField, ContactFault>(refusedFields(failed, contactFields, 'invalid'), say)),
  })

  return {
    form,
    sending,
    received,
    send: (site: number) =>
      form.send((values) => {
        key.current ||= newKey()
        const message = toDraft({ ...values, orgId: site }, key.current)
        draft.update(message)
        sending.mutate(message)
      }),
    again: () => {
      key.current = ''
      form.reset({ ...form.values, subject: '', message: '' })
      setReceived(undefined)
      sending.reset()
    },
  }
}

/** What is typed, kept in this window with the key under which it is sent; another message has another. */
function useMessage({ sender, orgId, element }: ContactFormOptions) {
  const text = useText()
  const [start] = useState<Values>({ ...emptyMessage, ...sender, orgId })
  const key = useRef('')
  const draft = useFormDraft('contact-draft', contactDraft(orgId))
  const say = (field: ContactField, fault: ContactFault) => sayFault(text, field, fault)
  const form = useForm<Values>({
    start,
    rules: (values) => sayFaults(contactFaults(values), say),
    limits: contactLengths,
    onChange: (values) => {
      key.current = ''
      draft.update(toDraft(values, ''))
    },
  })

  // What the window kept, and what was typed while the page was on its way.
  const takeUp = useEffectEvent(() => {
    const { fields, orgId: site = orgId, key: used = '' }: Partial<Draft> = draft.found ?? {}
    key.current = used
    form.reset({ ...start, ...fields, orgId: site, ...typedInto(element.current, start) })
  })
  useEffect(() => takeUp(), [])
  return { form, key, say, draft }
}

type Values = ContactDraft & { orgId: number }

const toDraft = ({ orgId, ...fields }: Values, key: string): Draft => ({ fields, orgId, key })

function sayFault(text: Say, field: ContactField, fault: ContactFault) {
  if (fault === 'too_long') return text('contact.too_long', { most: contactLengths[field] })
  if (field === 'email' && fault === 'invalid') return text('contact.invalid_email')
  if (field === 'phone') return text('contact.invalid_phone')
  if (field === 'company') return text('contact.too_long', { most: contactLengths.company })
  return text(`contact.missing_${field}`)
}

/** What stands in the fields and not where they started. */
function typedInto(form: HTMLFormElement | null, start: ContactDraft): Partial<ContactDraft> {
  if (!form) return {}
  const values = new FormData(form)
  const typed = contactFields.map((field) => [field, String(values.get(field) ?? '')] as const)
  return Object.fromEntries(typed.filter(([field, value]) => value !== start[field]))
}
