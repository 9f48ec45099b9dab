import { Textarea, TextInput } from '@mantine/core'
import type { RefObject } from 'react'
import type { ContactDraft, ContactField } from '../../../../../rules/customer/contact.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import fields from '../../../../ui/form/Form.module.css'
import { Form } from '../../../../ui/form/Form.tsx'
import type { FormPart } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useHydrated } from '../../../../ui/useHydrated.ts'
import classes from './Contact.module.css'
import type { Site } from './queries.ts'
import type { useContactForm } from './useContactForm.ts'

type Props = {
  element: RefObject<HTMLFormElement | null>
  sites: readonly Site[]
  /** The one that is written to. */
  orgId: number
  filling: ReturnType<typeof useContactForm>
}

const autoComplete: Partial<Record<ContactField, string>> = {
  name: 'name',
  company: 'organization',
  email: 'email',
  phone: 'tel',
}
const free: readonly ContactField[] = ['company', 'phone']

/** Who writes, about what, to which site. */
export function ContactForm({ element, sites, orgId, filling: { form, sending, send } }: Props) {
  const text = useText()
  const live = useHydrated()
  return (
    <Form ref={element} className={classes.form} onSend={() => send(orgId)} refused={form.refused}>
      <h2>{text('contact.form')}</h2>
      <RefusalNotice why={sending.error} more={text('contact.kept')} />
      {sites.length > 1 && (
        <Select
          label={text('contact.site')}
          value={String(orgId)}
          data={sites.map((site) => ({ value: String(site.orgId), label: site.siteName }))}
          onChange={({ target }) => form.change({ orgId: Number(target.value) })}
        />
      )}
      <Fields form={form} />
      <p className={classes.quiet}>{text('contact.privacy')}</p>
      <Button type="submit" loading={sending.isPending} disabled={!live} className={classes.submit}>
        {text('contact.submit')}
      </Button>
    </Form>
  )
}

function Fields({ form }: { form: FormPart<ContactDraft> }) {
  const text = useText()
  const bind = (field: ContactField) => {
    const label = text(`contact.${field}`)
    return {
      // What was typed while the page was on its way is found by it.
      name: field,
      label: free.includes(field) ? text('contact.optional', { field: label }) : label,
      autoComplete: autoComplete[field] ?? 'off',
      ...form.field(field),
    }
  }
  return (
    <>
      <div className={fields.longPair}>
        <TextInput {...bind('name')} />
        <TextInput {...bind('company')} />
      </div>
      <div className={fields.longPair}>
        <TextInput {...bind('email')} type="email" inputMode="email" />
        <TextInput {...bind('phone')} type="tel" />
      </div>
      <TextInput {...bind('subject')} />
      <Textarea {...bind('message')} rows={8} />
    </>
  )
}
