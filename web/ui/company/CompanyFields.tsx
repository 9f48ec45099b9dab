import { TextInput } from '@mantine/core'
import {
  type CompanyDraft,
  type CompanyField,
  companyLengths,
  countryFacts,
  fieldApplies,
  isNeeded,
  type Places,
} from '../../../rules/customer/registration.ts'
import { Select } from '../controls/Select.tsx'
import grid from '../form/Form.module.css'
import type { FormPart } from '../form/useForm.ts'
import { countryIn } from '../language/country.ts'
import { useLanguage, useText } from '../language/language.tsx'
import classes from './Company.module.css'

type Props = {
  form: FormPart<CompanyDraft>
  places: Places
  /** In which the company pays; '' while unknown. */
  currency: string
  /** Browsers autofill the user's own data: not where a user types another's. */
  isOwn: boolean
}

const autoComplete: Partial<Record<CompanyField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  country: 'country',
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postcode: 'postal-code',
  phone: 'tel',
}

/** Who the company is and where its invoices go: what its country asks for. */
export function CompanyFields(props: Props) {
  const text = useText()
  const { input, choice } = useInputs(props)
  return (
    <>
      <fieldset className={classes.part}>
        <legend>{text('company.person')}</legend>
        <div className={grid.longPair}>
          {input('firstName')}
          {input('lastName')}
        </div>
        <div className={grid.longPair}>
          {input('phone', 'tel')}
          {input('fax', 'tel')}
        </div>
      </fieldset>
      <fieldset className={classes.part}>
        <legend>{text('company.facts')}</legend>
        {input('company')}
        <div className={grid.longPair}>
          <Country {...props} binding={choice('country')} />
          {input('vatNumber')}
        </div>
        <div className={grid.longPair}>
          {input('taxCode')}
          {input('sdiCode')}
        </div>
      </fieldset>
      <BillTo {...props} />
    </>
  )
}

/** The fields as the country of the company asks for them. */
function useInputs({ form, places, isOwn }: Props) {
  const text = useText()
  const country = countryFacts(places, form.values.country)
  const labelOf = (field: CompanyField) => {
    const isRegion = field === 'state' && !country?.states.length
    const label = text(isRegion ? 'company.region' : `company.${field}`)
    return isNeeded(field, country) ? label : text('company.optional', { field: label })
  }
  const describe = (field: CompanyField) => ({
    name: field,
    label: labelOf(field),
    autoComplete: (isOwn && autoComplete[field]) || 'off',
  })
  return {
    choice: (field: CompanyField) => ({ ...describe(field), ...form.choice(field) }),
    input: (field: CompanyField, type?: string) =>
      fieldApplies(field, country) && (
        <TextInput
          {...describe(field)}
          {...form.field(field)}
          maxLength={companyLengths[field]}
          {...(type && { type })}
        />
      ),
  }
}

type CountryProps = Props & { binding: ReturnType<ReturnType<typeof useInputs>['choice']> }

/** Another country has other states. */
function Country({ form, places, binding }: CountryProps) {
  const text = useText()
  const { language } = useLanguage()
  const isKnown = places.countries.some(({ iso2 }) => iso2 === binding.value)
  return (
    <Select
      {...binding}
      data={[
        ...(isKnown ? [] : [{ value: '', label: text('company.choose') }]),
        ...places.countries.map(({ iso2 }) => ({ value: iso2, label: countryIn(language, iso2) })),
      ]}
      onChange={({ target }) => form.change({ country: target.value, state: '' })}
    />
  )
}

function BillTo(props: Props) {
  const text = useText()
  const { input, choice } = useInputs(props)
  const { form, places, currency } = props
  const states = places.states.filter(({ country }) => country === form.values.country)
  return (
    <fieldset className={classes.part}>
      <legend>{text('company.bill_to')}</legend>
      {input('address1')}
      {input('address2')}
      <div className={grid.longPair}>
        {input('postcode')}
        {input('city')}
      </div>
      <div className={grid.longPair}>
        {states.length === 0 ? (
          input('state')
        ) : (
          <Select
            {...choice('state')}
            data={[
              { value: '', label: text('company.choose') },
              ...states.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
        )}
        {currency && <TextInput label={text('company.currency')} value={currency} readOnly />}
      </div>
    </fieldset>
  )
}
