import { TextInput } from '@mantine/core'
import { longestRate } from '../../../../../rules/shipping/carrier.ts'
import { countryIn } from '../../../../ui/language/country.ts'
import { useLanguage, useText } from '../../../../ui/language/language.tsx'
import { Table } from '../../../../ui/list/Table.tsx'
import classes from './Carrier.module.css'
import type { RateErrors, RateInput, RateInputs, RateTable } from './rate-form.ts'

type Props = {
  table: RateTable
  typed: RateInputs
  errors: { [country: string]: RateErrors | undefined }
  onType: (country: string, rate: RateInput) => void
}

const fields = ['price', 'freeFrom', 'daysMin', 'daysMax'] as const
const sentences = {
  price: 'carrier.wrong_price',
  freeFrom: 'carrier.wrong_price',
  daysMin: 'carrier.wrong_days',
  daysMax: 'carrier.wrong_days',
} as const

/** A row for each country, in the order of the reader's alphabet. */
export function RateRows({ table: { countries, currency }, typed, errors, onType }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const named = countries
    .map((iso2) => ({ iso2, name: countryIn(language, iso2) }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
  return (
    <Table
      className={classes.table}
      heads={[
        text('carrier.country'),
        `${text('carrier.price')} ${currency}`,
        `${text('carrier.freeFrom')} ${currency}`,
        text('carrier.daysMin'),
        text('carrier.daysMax'),
      ]}
    >
      {named.map(({ iso2, name }) => (
        <tr key={iso2}>
          <td>{name}</td>
          {fields.map((field) => (
            <td key={field} data-label={text(`carrier.${field}`)}>
              <TextInput
                aria-label={text('carrier.of_country', { field: text(`carrier.${field}`), country: name })}
                inputMode={field.startsWith('days') ? 'numeric' : 'decimal'}
                autoComplete="off"
                maxLength={longestRate}
                value={typed[iso2]?.[field] ?? ''}
                error={errors[iso2]?.[field] && text(sentences[field])}
                onChange={({ target }) => onType(iso2, { ...(typed[iso2] as RateInput), [field]: target.value })}
              />
            </td>
          ))}
        </tr>
      ))}
    </Table>
  )
}
