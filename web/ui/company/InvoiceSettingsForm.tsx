import { Checkbox, TextInput } from '@mantine/core'
import type { CompanyFault } from '../../../rules/customer/registration.ts'
import {
  type InvoiceSettingField,
  type InvoiceSettings,
  invoiceSettingLengths,
} from '../../../rules/invoice/settings.ts'
import { Button } from '../controls/Button.tsx'
import type { Failure } from '../feedback/failure.ts'
import { RefusalNotice } from '../feedback/RefusalNotice.tsx'
import { Form } from '../form/Form.tsx'
import { type FormPart, useForm } from '../form/useForm.ts'
import { type Say, useText } from '../language/language.tsx'

type Refused = Failure & { fields: readonly string[]; details?: unknown }
type Change = { settings: InvoiceSettings; was: InvoiceSettings }
type Saving = {
  error: Failure | null
  isPending: boolean
  mutate: (change: Change, on: { onError: (failed: Refused) => void }) => void
}

type Props = { settings: InvoiceSettings; saving: Saving; hasPeppol: boolean; isForStaff?: boolean }

/** What a company wants of its invoices. Give it a key of the settings, so that it starts over when they change. */
export function InvoiceSettingsForm({ settings: was, saving, hasPeppol, isForStaff = false }: Props) {
  const text = useText()
  const form = useForm({
    start: was,
    rules: ({ isXRechnung, reference }) => ({
      reference: isXRechnung && reference.trim() === '' && text('invoice_settings.reference_missing'),
    }),
    limits: invoiceSettingLengths,
  })
  const send = () =>
    form.send((settings) =>
      saving.mutate({ settings, was }, { onError: (failed) => form.refuse(refusedSettings(text, failed)) }),
    )
  return (
    <Form onSend={send} refused={form.refused} autoComplete="off">
      <RefusalNotice why={form.unsaid(saving.error)} />
      <TextInput
        type="email"
        label={text('invoice_settings.email')}
        description={text('invoice_settings.email_hint')}
        {...form.field('email')}
      />
      <TextInput
        label={text(isForStaff ? 'invoice_settings.reference_staff' : 'invoice_settings.reference')}
        description={text('invoice_settings.reference_hint')}
        {...form.field('reference')}
      />
      {hasPeppol && <PeppolFields form={form} />}
      <div>
        <Button type="submit" variant="default" loading={saving.isPending}>
          {text('invoice_settings.save')}
        </Button>
      </div>
    </Form>
  )
}

function PeppolFields({ form }: { form: FormPart<InvoiceSettings> }) {
  const text = useText()
  return (
    <>
      <TextInput
        label={text('invoice_settings.peppolAddress')}
        description={text('invoice_settings.peppolAddress_hint')}
        spellCheck={false}
        {...form.field('peppolAddress')}
      />
      <Checkbox
        label={text('invoice_settings.isXRechnung')}
        description={text('invoice_settings.isXRechnung_hint')}
        checked={form.values.isXRechnung}
        onChange={({ currentTarget }) => form.change({ isXRechnung: currentTarget.checked })}
      />
    </>
  )
}

const fields = Object.keys(invoiceSettingLengths) as InvoiceSettingField[]

/** What the server found wrong, by field: it knows how each scheme makes its numbers. */
function refusedSettings(text: Say, { fields: refused, details }: Refused) {
  const { faults = {} }: { faults?: Partial<Record<string, CompanyFault>> } = Object(details)
  const say = (field: InvoiceSettingField) => {
    if (faults[field] === 'too_long') return text('invoice_settings.too_long', { most: invoiceSettingLengths[field] })
    return faults[field] === 'missing' && field !== 'email'
      ? text(`invoice_settings.${field}_missing`)
      : text('invoice_settings.invalid', { example: examples[field] })
  }
  return Object.fromEntries(fields.filter((field) => refused.includes(field)).map((field) => [field, say(field)]))
}

const examples: Record<InvoiceSettingField, string> = {
  email: 'invoices@example.com',
  reference: '04011000-1234512345-06',
  peppolAddress: '0106:12345678',
}
