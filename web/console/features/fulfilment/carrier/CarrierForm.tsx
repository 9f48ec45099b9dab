import { TextInput } from '@mantine/core'
import {
  type CarrierAdapterName,
  type CarrierDraft,
  type CarrierField,
  carrierFaults,
  carrierLengths,
} from '../../../../../rules/shipping/carrier.ts'
import type { CallFailed } from '../../../../api/call.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select, type SelectProps } from '../../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { refusedFields } from '../../../../ui/form/useFaults.ts'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Carrier.module.css'

type Props = {
  start: CarrierDraft
  /** The code can no longer be changed. */
  isNew?: boolean
  /** How the shop may deal with it; nothing is asked where there is no choice. */
  adapters?: readonly CarrierAdapterName[]
  submit: string
  saving: { isPending: boolean; error: CallFailed | null }
  onSave: (carrier: CarrierDraft, onRefused: (failed: CallFailed) => void) => void
}

const fields = ['code', 'name', 'trackingUrl', 'adapter'] as const

/** Values of sentences that speak of braces, which messages cannot hold. */
const words = { example: 'https://carrier.example/track?id={number}', place: '{number}' }

/** Code, name and tracking page of a carrier, and how the shop deals with it. */
export function CarrierForm({ start, isNew = false, adapters = [], submit, saving, onSave }: Props) {
  const text = useText()
  const form = useForm<CarrierDraft>({
    start,
    rules: (typed) =>
      Object.fromEntries(carrierFaults(typed).map((field) => [field, text(`carrier.wrong_${field}`, words)])),
    limits: carrierLengths,
  })
  const refuse = (failed: CallFailed) =>
    form.refuse(
      failed.reason === 'carrier.code_taken'
        ? { code: text('carrier.code_taken') }
        : refusedFields(failed, fields, text('site_settings.invalid')),
    )
  const bind = (name: Exclude<CarrierField, 'adapter'>) => ({
    label: text(`carrier.${name}`),
    description: text(`carrier.${name}_hint`, words),
    ...form.field(name),
  })
  return (
    <Form
      autoComplete="off"
      onSend={() => form.send((typed) => onSave(typed, refuse))}
      refused={form.refused}
      className={classes.form}
    >
      <RefusalNotice why={form.unsaid(saving.error)} />
      {isNew && <TextInput {...bind('code')} />}
      <TextInput {...bind('name')} />
      <TextInput spellCheck={false} {...bind('trackingUrl')} />
      {adapters.length > 1 && <AdapterChoice adapters={adapters} {...form.choice('adapter')} />}
      <div>
        <Button type="submit" loading={saving.isPending}>
          {submit}
        </Button>
      </div>
    </Form>
  )
}

type AdapterProps = { adapters: readonly CarrierAdapterName[] } & Pick<SelectProps, 'value' | 'error' | 'onChange'>

function AdapterChoice({ adapters, ...choice }: AdapterProps) {
  const text = useText()
  const data = adapters.map((adapter) => ({ value: adapter, label: text(`carrier.adapter_${adapter}`) }))
  return <Select label={text('carrier.adapter')} data={data} {...choice} />
}
