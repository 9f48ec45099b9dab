import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  type AddressDraft,
  type AddressFaults,
  type AddressField,
  addressLengths,
  customerTypes,
  faultText,
  goesByParcel,
} from '../../../rules/address/form.ts'
import { hasPostcodes } from '../../../rules/address/postcode.ts'
import { Select } from '../controls/Select.tsx'
import fields from '../form/Form.module.css'
import { countryIn } from '../language/country.ts'
import { useLanguage, useText } from '../language/language.tsx'
import classes from './AddressFields.module.css'
import type { Places } from './atlas.ts'
import { TerritoryHint } from './TerritoryHint.tsx'

const autoComplete: Partial<Record<AddressField, string>> = {
  company: 'organization',
  firstName: 'given-name',
  lastName: 'family-name',
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postcode: 'postal-code',
  phone: 'tel',
  email: 'email',
}
const needed: readonly AddressField[] = ['address1', 'city', 'postcode', 'country']

type Props = {
  places: Places
  draft: AddressDraft
  faults: AddressFaults
  onChange: (change: Partial<AddressDraft>) => void
  /** What stands beside the country. */
  children?: ReactNode
}

/** The fields of an address: which there are, and which have to be filled, depends on the country. */
export function AddressFields({ children, ...fieldProps }: Props) {
  const { draft, onChange } = fieldProps
  const bind = useBinding(fieldProps)
  const input = (field: AddressField, type?: string) => (
    <TextInput {...bind(field)} maxLength={addressLengths[field]} {...(type && { type })} />
  )
  return (
    <>
      <div className={fields.pair}>
        {children}
        <Country binding={bind('country')} {...fieldProps} />
      </div>
      {goesByParcel(draft) && <Recipient customerType={draft.customerType} onChange={onChange} />}
      {input('company')}
      <div className={fields.pair}>
        {input('firstName')}
        {input('lastName')}
      </div>
      {input('address1')}
      {input('address2')}
      <div className={fields.pair}>
        {input('postcode')}
        {input('city')}
      </div>
      {draft.kind !== 'billing' && <TerritoryHint {...draft} />}
      {statesIn(fieldProps).length === 0 ? input('state') : <State binding={bind('state')} {...fieldProps} />}
      {input('contactName')}
      <div className={fields.pair}>
        {input('phone', 'tel')}
        {input('mobile', 'tel')}
      </div>
      <div className={fields.pair}>
        {input('email', 'email')}
        {input('fax', 'tel')}
      </div>
    </>
  )
}

type Fields = Omit<Props, 'children'>

const statesIn = ({ places, draft }: Fields) => places.states.filter(({ country }) => country === draft.country)

/** What each field says and shows. */
function useBinding(fieldProps: Fields) {
  const text = useText()
  const { draft, faults, onChange } = fieldProps
  const hasStates = statesIn(fieldProps).length > 0
  const labelOf = (field: AddressField) => {
    if (field === 'state') return text(hasStates ? 'address.state' : 'address.region')
    if (field === 'postcode' && draft.country === 'US') return text('address.zip')
    return text(`address.${field}`)
  }
  return (field: AddressField) => {
    const fault = faults[field]
    const label = labelOf(field)
    const isLeftOut = field === 'postcode' && !hasPostcodes(draft.country)
    const isNeeded = (needed.includes(field) && !isLeftOut) || (field === 'state' && hasStates)
    return {
      name: field,
      label: isNeeded ? label : text('address.optional', { field: label }),
      autoComplete: autoComplete[field] ?? 'off',
      value: draft[field],
      onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
      error: fault && text(faultText(field, fault), { field: label }),
    }
  }
}

type BoundProps = Fields & { binding: ReturnType<ReturnType<typeof useBinding>> }

/** Another country has other states. */
function Country({ places, draft, onChange, binding }: BoundProps) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <Select
      {...binding}
      data={[
        ...(draft.country ? [] : [{ value: '', label: text('address.choose') }]),
        ...places.countries.map(({ iso2 }) => ({ value: iso2, label: countryIn(language, iso2) })),
      ]}
      onChange={({ target }) => onChange({ country: target.value, state: '' })}
    />
  )
}

function State({ binding, ...fieldProps }: BoundProps) {
  const text = useText()
  return (
    <Select
      {...binding}
      data={[
        { value: '', label: text('address.choose') },
        ...statesIn(fieldProps).map(({ code, name }) => ({ value: code, label: name })),
      ]}
    />
  )
}

/** Parcel carriers want to know whom they visit. */
function Recipient({ customerType, onChange }: Pick<AddressDraft, 'customerType'> & Pick<Props, 'onChange'>) {
  const text = useText()
  return (
    <>
      <p className={classes.hint}>{text('address.parcel_hint')}</p>
      <Select
        label={text('address.customerType')}
        value={customerType}
        data={customerTypes.map((type) => ({ value: type, label: text(`address.type_${type}`) }))}
        onChange={({ target }) =>
          onChange({ customerType: customerTypes.find((type) => type === target.value) ?? customerType })
        }
      />
    </>
  )
}
