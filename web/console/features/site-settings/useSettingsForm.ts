import { useState } from 'react'
import type { TextKey } from '../../../../texts/index.ts'
import type { CallFailed } from '../../../api/call.ts'
import { refusedFields, useFaults } from '../../../ui/form/useFaults.ts'
import { useText } from '../../../ui/language/language.tsx'

type Fault = 'missing' | 'too_long' | 'invalid'

type Form<Field extends string> = {
  start: Record<Field, string>
  lengths: Record<Field, number>
  faultsOf: (typed: Record<Field, string>) => Partial<Record<Field, Fault>>
}

const special: Record<string, TextKey> = {
  account: 'site_settings.invalid_account',
  bic: 'site_settings.invalid_bic',
  vatNumber: 'site_settings.invalid_vatNumber',
  closes: 'site_settings.invalid_closes',
}

/** A form of lines with the rule that says what is wrong, here and by the server. */
export function useSettingsForm<Field extends string>({ start, lengths, faultsOf }: Form<Field>) {
  const text = useText()
  const [typed, setTyped] = useState(start)
  const form = useFaults<Field>()
  const fields = Object.keys(lengths) as Field[]
  const words = (field: Field, fault: Fault) => {
    if (fault === 'missing') return text('site_settings.missing')
    if (fault === 'too_long') return text('site_settings.too_long', { most: lengths[field] })
    return text(special[field] ?? 'site_settings.invalid')
  }
  return {
    typed,
    refused: form.refused,
    /** What a field needs: its value, what is wrong with it, and what is typed. */
    field: (name: Field) => ({
      value: typed[name],
      error: form.faults[name],
      maxLength: 2 * lengths[name],
      autoComplete: 'off',
      onChange: ({ target }: { target: { value: string } }) => {
        form.forget(name)
        setTyped((was) => ({ ...was, [name]: target.value }))
      },
    }),
    send(send: (typed: Record<Field, string>) => void) {
      const faults = Object.entries<Fault | undefined>(faultsOf(typed)).flatMap(([field, fault]) =>
        fault ? [[field, words(field as Field, fault)]] : [],
      )
      form.sendUnless(Object.fromEntries(faults), () => send(typed))
    },
    refuse: (failed: CallFailed) => form.refuse(refusedFields(failed, fields, text('site_settings.invalid'))),
    unsaid: form.unsaid,
  }
}
