import { TextInput } from '@mantine/core'
import {
  type CompanyDraft,
  type CompanyField,
  companyLengths,
  factsOf,
  isAsked,
  isNeeded,
  type Places,
} from '../../../rules/people/registration.ts'
import { Select } from '../controls/Select.tsx'
import form from '../form/Form.module.css'
import { countryIn } from '../language/country.ts'
import { useLanguage, useText } from '../language/language.tsx'
import classes from './Company.module.css'
import type { CompanyErrors } from './company-errors.ts'

type Props = {
  fields: CompanyDraft
  errors: CompanyErrors
  places: Places
  /** In which the company pays; '' while nobody knows. */
  currency: string
  /** Browsers offer what their reader types of themselves: not to somebody who types of another. */
  isOwn: boolean
  onType: (field: CompanyField, value: string) => void
}

const autoComplete: Partial<Record<CompanyField, string>> = {
  ...{ firstName: 'given-name', lastName: 'family-name', company: 'organization', country: 'country' },
  ...{ address1: 'address-line1', address2: 'address-line2', city: 'address-level2', state: 'address-level1' },
  ...{ postcode: 'postal-code', phone: 'tel' },
}

/** Who the company is and where its invoices go: what its country asks for. */
export function CompanyFields({ fields, errors, places, currency, isOwn, onType }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const country = factsOf(places, fields.country)
  const states = places.states.filter((state) => state.country === fields.country)
  const propsOf = (field: CompanyField) => {
    const label = text(field === 'state' && states.length === 0 ? 'company.region' : `company.${field}`)
    return {
      name: field,
      label: isNeeded(field, country) ? label : text('company.optional', { field: label }),
      autoComplete: (isOwn && autoComplete[field]) || 'off',
      value: fields[field],
      error: errors[field],
      onChange: ({ target }: { target: { value: string } }) => onType(field, target.value),
    }
  }
  const input = (field: CompanyField, type?: string) =>
    isAsked(field, country) && (
      <TextInput {...propsOf(field)} maxLength={companyLengths[field]} {...(type && { type })} />
    )
  const choose = { value: '', label: text('company.choose') }

  return (
    <>
      <fieldset className={classes.part}>
        <legend>{text('company.person')}</legend>
        <div className={form.longPair}>
          {input('firstName')}
          {input('lastName')}
        </div>
        <div className={form.longPair}>
          {input('phone', 'tel')}
          {input('fax', 'tel')}
        </div>
      </fieldset>
      <fieldset className={classes.part}>
        <legend>{text('company.facts')}</legend>
        {input('company')}
        <div className={form.longPair}>
          <Select
            {...propsOf('country')}
            data={[
              ...(country ? [] : [choose]),
              ...places.countries.map(({ iso2 }) => ({ value: iso2, label: countryIn(language, iso2) })),
            ]}
          />
          {input('vatNumber')}
        </div>
        <div className={form.longPair}>
          {input('taxCode')}
          {input('sdiCode')}
        </div>
      </fieldset>
      <fieldset className={classes.part}>
        <legend>{text('company.bill_to')}</legend>
        {input('address1')}
        {input('address2')}
        <div className={form.longPair}>
          {input('postcode')}
          {input('city')}
        </div>
        <div className={form.longPair}>
          {states.length === 0 ? (
            input('state')
          ) : (
            <Select
              {...propsOf('state')}
              data={[choose, ...states.map(({ code, name }) => ({ value: code, label: name }))]}
            />
          )}
          {currency && <TextInput label={text('company.currency')} value={currency} readOnly />}
        </div>
      </fieldset>
    </>
  )
}
