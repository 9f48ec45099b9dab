import { TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  type AddressDraft,
  type AddressField,
  addressFields,
  addressLengths,
  customerTypes,
  faultText,
  goesByParcel,
} from '../../../../rules/address-form.ts'
import { addressKinds } from '../../../../rules/address-kind.ts'
import { useSession } from '../../../api/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { countryIn } from '../../../ui/country.ts'
import { useLanguage, useText } from '../../../ui/language.tsx'
import { Refused } from '../../../ui/Refused.tsx'
import classes from './Address.module.css'
import { type Address, atlasOf, atlasQuery } from './queries.ts'
import { useAddressForm } from './useAddressForm.ts'

const autoComplete: Partial<Record<AddressField, string>> = {
  ...{ company: 'organization', firstName: 'given-name', lastName: 'family-name', address1: 'address-line1' },
  ...{ address2: 'address-line2', city: 'address-level2', state: 'address-level1', postcode: 'postal-code' },
  ...{ phone: 'tel', email: 'email' },
}
const needed: readonly AddressField[] = ['address1', 'city', 'postcode', 'country']

/** An address to fill in; which fields there are, and which have to be filled, depends on the country. */
export function AddressForm({ address, onSaved }: { address?: Address | undefined; onSaved: () => void }) {
  const text = useText()
  const { language } = useLanguage()
  const { data: known } = useSuspenseQuery(atlasQuery)
  const start = useStart(address)
  const form = useAddressForm({ start, address, atlas: atlasOf(known), onSaved })
  const { draft, faults, change } = form
  const elements = useRef(new Map<AddressField, HTMLElement | null>())
  useEffect(() => {
    const first = addressFields.find((field) => faults[field])
    if (first) elements.current.get(first)?.focus()
  }, [faults])

  const states = known.states.filter(({ country }) => country === draft.country)
  const labelOf = (field: AddressField) => {
    if (field === 'state') return text(states.length > 0 ? 'address.state' : 'address.region')
    if (field === 'postcode' && draft.country === 'US') return text('address.zip')
    return text(`address.${field}`)
  }
  const isNeeded = (field: AddressField) => needed.includes(field) || (field === 'state' && states.length > 0)
  const propsOf = (field: AddressField) => {
    const fault = faults[field]
    const label = labelOf(field)
    return {
      name: field,
      label: isNeeded(field) ? label : text('address.optional', { field: label }),
      autoComplete: autoComplete[field] ?? 'off',
      value: draft[field],
      onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
      error: fault && text(faultText(field, fault), { field: label }),
      ref: (element: HTMLElement | null) => {
        elements.current.set(field, element)
      },
    }
  }
  const input = (field: AddressField, type?: string) => (
    <TextInput {...propsOf(field)} maxLength={addressLengths[field]} {...(type && { type })} />
  )

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <Refused why={form.failed} more={text('contact.kept')} />
      <div className={classes.pair}>
        <Choice
          label={text('address.kind')}
          value={draft.kind}
          disabled={address !== undefined}
          data={addressKinds.map((kind) => ({ value: kind, label: text(`address.kind_${kind}`) }))}
          onChange={({ target }) => change({ kind: addressKinds.find((kind) => kind === target.value) ?? draft.kind })}
        />
        <Choice
          {...propsOf('country')}
          data={[
            ...(draft.country ? [] : [{ value: '', label: text('address.choose') }]),
            ...known.countries.map((code) => ({ value: code, label: countryIn(language, code) })),
          ]}
          onChange={({ target }) => change({ country: target.value, state: '' })}
        />
      </div>
      {goesByParcel(draft) && (
        <>
          <p className={classes.hint}>{text('address.parcel_hint')}</p>
          <Choice
            label={text('address.customerType')}
            value={draft.customerType}
            data={customerTypes.map((type) => ({ value: type, label: text(`address.type_${type}`) }))}
            onChange={({ target }) =>
              change({ customerType: customerTypes.find((type) => type === target.value) ?? draft.customerType })
            }
          />
        </>
      )}
      {input('company')}
      <div className={classes.pair}>
        {input('firstName')}
        {input('lastName')}
      </div>
      {input('address1')}
      {input('address2')}
      <div className={classes.pair}>
        {input('postcode')}
        {input('city')}
      </div>
      {states.length === 0 ? (
        input('state')
      ) : (
        <Choice
          {...propsOf('state')}
          data={[
            { value: '', label: text('address.choose') },
            ...states.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      )}
      {input('contactName')}
      <div className={classes.pair}>
        {input('phone', 'tel')}
        {input('mobile', 'tel')}
      </div>
      <div className={classes.pair}>
        {input('email', 'email')}
        {input('fax', 'tel')}
      </div>
      <Button type="submit" loading={form.saving}>
        {text('address.save')}
      </Button>
    </form>
  )
}

/** A new address begins in the company's country, under its name. */
function useStart(address: Address | undefined): AddressDraft {
  const cust = useSession()?.cust
  if (address) return address
  const empty = Object.fromEntries(addressFields.map((field) => [field, ''])) as Record<AddressField, string>
  const known = { company: cust?.company ?? '', country: cust?.country ?? '' }
  return { ...empty, ...known, kind: 'regular', customerType: 'professional' }
}
