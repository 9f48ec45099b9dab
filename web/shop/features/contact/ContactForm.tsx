import { Textarea, TextInput } from '@mantine/core'
import type { RefObject } from 'react'
import { type ContactFault, type ContactField, contactLengths } from '../../../../rules/contact.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Select } from '../../../ui/controls/Select.tsx'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import fields from '../../../ui/form/Form.module.css'
import { Form } from '../../../ui/form/Form.tsx'
import { type Say, useText } from '../../../ui/language/language.tsx'
import { useHydrated } from '../../../ui/useHydrated.ts'
import classes from './Contact.module.css'
import type { Site } from './queries.ts'
import type { useContactForm } from './useContactForm.ts'

type Props = {
  form: RefObject<HTMLFormElement | null>
  sites: readonly Site[]
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
export function ContactForm({ form, sites, filling }: Props) {
  const text = useText()
  const live = useHydrated()
  const { faults } = filling

  const propsOf = (field: ContactField) => ({
    name: field,
    label: free.includes(field)
      ? text('contact.optional', { field: text(`contact.${field}`) })
      : text(`contact.${field}`),
    autoComplete: autoComplete[field] ?? 'off',
    maxLength: contactLengths[field],
    value: filling.fields[field],
    onChange: ({ target }: { target: { value: string } }) => filling.type(field, target.value),
    error: sayFault(text, field, faults[field]),
  })

  return (
    <Form ref={form} className={classes.form} onSend={() => filling.submit(filling.orgId)} refused={filling.refused}>
      <h2>{text('contact.form')}</h2>
      <Refused why={filling.failed} more={text('contact.kept')} />
      {sites.length > 1 && (
        <Select
          label={text('contact.site')}
          value={String(filling.orgId)}
          data={sites.map(({ orgId, siteName }) => ({ value: String(orgId), label: siteName }))}
          onChange={({ target }) => filling.choose(Number(target.value))}
        />
      )}
      <div className={fields.longPair}>
        <TextInput {...propsOf('name')} />
        <TextInput {...propsOf('company')} />
      </div>
      <div className={fields.longPair}>
        <TextInput {...propsOf('email')} type="email" inputMode="email" />
        <TextInput {...propsOf('phone')} type="tel" />
      </div>
      <TextInput {...propsOf('subject')} />
      <Textarea {...propsOf('message')} rows={8} />
      <p className={classes.quiet}>{text('contact.privacy')}</p>
      <Button type="submit" loading={filling.sending} disabled={!live} className={classes.submit}>
        {text('contact.submit')}
      </Button>
    </Form>
  )
}

function sayFault(text: Say, field: ContactField, fault: ContactFault | undefined) {
  if (fault === undefined) return undefined
  if (fault === 'too_long') return text('contact.too_long', { most: contactLengths[field] })
  if (field === 'email' && fault === 'invalid') return text('contact.invalid_email')
  if (field === 'phone') return text('contact.invalid_phone')
  if (field === 'company') return text('contact.too_long', { most: contactLengths.company })
  return text(`contact.missing_${field}`)
}
