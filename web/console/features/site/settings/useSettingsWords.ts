import type { TextKey } from '../../../../../texts/index.ts'
import type { CallFailed } from '../../../../api/call.ts'
import { refusedFields, sayFaults } from '../../../../ui/form/useFaults.ts'
import { useText } from '../../../../ui/language/language.tsx'

type Fault = 'missing' | 'too_long' | 'invalid'

const special: Record<string, TextKey> = {
  account: 'site_settings.invalid_account',
  bic: 'site_settings.invalid_bic',
  vatNumber: 'site_settings.invalid_vatNumber',
  peppolAddress: 'site_settings.invalid_peppolAddress',
  closes: 'site_settings.invalid_closes',
}

/** What a form of settings says of its fields; `lengths` are those that are stored. */
export function useSettingsWords<Field extends string>(lengths: Record<Field, number>) {
  const text = useText()
  const fields = Object.keys(lengths) as Field[]
  const say = (field: Field, fault: Fault) => {
    if (fault === 'missing') return text('site_settings.missing')
    if (fault === 'too_long') return text('site_settings.too_long', { most: lengths[field] })
    return text(special[field] ?? 'site_settings.invalid')
  }
  return {
    /** What a rule found wrong. */
    faults: (found: { [field in Field]?: Fault }) => sayFaults<Field, Fault>(found, say),
    /** What the server found wrong. */
    refused: (failed: CallFailed) => refusedFields(failed, fields, text('site_settings.invalid')),
    // As in the contract: surrounding space is no mistake.
    limits: Object.fromEntries(fields.map((field) => [field, 2 * lengths[field]])) as Record<Field, number>,
  }
}
