import { TextInput } from '@mantine/core'
import { useState } from 'react'
import {
  type CarrierDraft,
  type CarrierField,
  carrierFaults,
  carrierLengths,
} from '../../../../rules/shipping/carrier.ts'
import type { CallFailed } from '../../../api/call.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { refusedFields, useFaults } from '../../../ui/form/useFaults.ts'
import { useText } from '../../../ui/language/language.tsx'
import classes from './Carrier.module.css'

type Props = {
  start: CarrierDraft
  /** The code cannot be changed any more. */
  isNew?: boolean
  submit: string
  saving: { isPending: boolean; error: CallFailed | null }
  onSave: (carrier: CarrierDraft, onRefused: (failed: CallFailed) => void) => void
}

const fields = ['code', 'name', 'trackingUrl'] as const

/** Values of sentences that speak of braces, which messages cannot hold. */
const words = { example: 'https://carrier.example/track?id={number}', place: '{number}' }

/** Code, name and tracking page of a carrier. */
export function CarrierForm({ start, isNew = false, submit, saving, onSave }: Props) {
  const text = useText()
  const [typed, setTyped] = useState(start)
  const form = useFaults<CarrierField>()
  const send = () => {
    const wrong = carrierFaults(typed).map((field) => [field, text(`carrier.wrong_${field}`, words)])
    form.sendUnless(Object.fromEntries(wrong), () =>
      onSave(typed, (failed) =>
        form.refuse(
          failed.reason === 'carrier.code_taken'
            ? { code: text('carrier.code_taken') }
            : refusedFields(failed, fields, text('site_settings.invalid')),
        ),
      ),
    )
  }
  const field = (name: CarrierField, longest: number) => ({
    label: text(`carrier.${name}`),
    description: text(`carrier.${name}_hint`, words),
    value: typed[name],
    error: form.faults[name],
    maxLength: longest,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      form.forget(name)
      setTyped((was) => ({ ...was, [name]: target.value }))
    },
  })
  return (
    <Form onSend={send} refused={form.refused} className={classes.form}>
      <Refused why={form.unsaid(saving.error)} />
      {isNew && <TextInput {...field('code', 10)} />}
      <TextInput {...field('name', carrierLengths.name)} />
      <TextInput spellCheck={false} {...field('trackingUrl', carrierLengths.trackingUrl)} />
      <div>
        <Button type="submit" loading={saving.isPending}>
          {submit}
        </Button>
      </div>
    </Form>
  )
}
