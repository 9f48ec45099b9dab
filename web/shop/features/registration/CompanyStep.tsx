import { Checkbox, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type CompanyField, companyLengths, isAsked, isNeeded } from '../../../../rules/registration.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { countryIn } from '../../../ui/country.ts'
import { useReason } from '../../../ui/failure.ts'
import { useLanguage, useText } from '../../../ui/language.tsx'
import type { Draft } from './draft.ts'
import { Membership } from './Membership.tsx'
import { Papers } from './Papers.tsx'
import { placesQuery, type Registered } from './queries.ts'
import classes from './Registration.module.css'
import { type CompanyStepField, companyStepFields, useCompanyStep } from './useCompanyStep.ts'

type Props = {
  draft: Draft
  onChange: (changed: Partial<Draft>) => void
  onAgain: (reason?: string) => void
  onRegistered: (answer: Registered) => void
}

const autoComplete: Partial<Record<CompanyField, string>> = {
  ...{ firstName: 'given-name', lastName: 'family-name', company: 'organization', country: 'country' },
  ...{ address1: 'address-line1', address2: 'address-line2', city: 'address-level2', state: 'address-level1' },
  ...{ postcode: 'postal-code', phone: 'tel' },
}

/** Who the company is, where its invoices go, its papers and its agreement. */
export function CompanyStep({ draft, ...rest }: Props) {
  const text = useText()
  const reasonOf = useReason()
  const { language } = useLanguage()
  const { data: places } = useSuspenseQuery(placesQuery)
  const step = useCompanyStep({ draft, places, ...rest })
  const { errors, country } = step
  const elements = useRef(new Map<CompanyStepField, HTMLElement | null>())
  useEffect(() => {
    const first = companyStepFields.find((field) => errors[field])
    if (first) elements.current.get(first)?.focus()
  }, [errors])
  const holds = (field: CompanyStepField) => (element: HTMLElement | null) => {
    elements.current.set(field, element)
  }

  const states = places.states.filter((state) => state.country === draft.fields.country)
  const propsOf = (field: CompanyField) => {
    const label = text(field === 'state' && states.length === 0 ? 'registration.region' : `registration.${field}`)
    return {
      name: field,
      label: isNeeded(field, country) ? label : text('registration.optional', { field: label }),
      autoComplete: autoComplete[field] ?? 'off',
      value: draft.fields[field],
      error: errors[field],
      ref: holds(field),
      onChange: ({ target }: { target: { value: string } }) => step.type(field, target.value),
    }
  }
  const input = (field: CompanyField, type?: string) =>
    isAsked(field, country) && (
      <TextInput {...propsOf(field)} maxLength={companyLengths[field]} {...(type && { type })} />
    )
  const choose = { value: '', label: text('registration.choose') }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        step.submit()
      }}
    >
      <p className={classes.begun}>
        {text('registration.begun_as', { userName: draft.userName.trim(), email: draft.email.trim() })}
        <Button variant="default" size="compact-sm" onClick={() => rest.onAgain()}>
          {text('registration.change')}
        </Button>
      </p>
      {step.failed && (
        <p role="alert" className={classes.refused}>
          {reasonOf(step.failed)}. {text('contact.kept')}
        </p>
      )}
      <fieldset>
        <legend>{text('registration.person')}</legend>
        <div className={classes.pair}>
          {input('firstName')}
          {input('lastName')}
        </div>
        <div className={classes.pair}>
          {input('phone', 'tel')}
          {input('fax', 'tel')}
        </div>
      </fieldset>
      <fieldset>
        <legend>{text('registration.company')}</legend>
        {input('company')}
        <div className={classes.pair}>
          <Choice
            {...propsOf('country')}
            data={[
              ...(country ? [] : [choose]),
              ...places.countries.map(({ iso2 }) => ({ value: iso2, label: countryIn(language, iso2) })),
            ]}
          />
          {input('vatNumber')}
        </div>
        <div className={classes.pair}>
          {input('taxCode')}
          {input('sdiCode')}
        </div>
      </fieldset>
      <fieldset>
        <legend>{text('registration.bill_to')}</legend>
        {input('address1')}
        {input('address2')}
        <div className={classes.pair}>
          {input('postcode')}
          {input('city')}
        </div>
        <div className={classes.pair}>
          {states.length === 0 ? (
            input('state')
          ) : (
            <Choice
              {...propsOf('state')}
              data={[choose, ...states.map(({ code, name }) => ({ value: code, label: name }))]}
            />
          )}
          <TextInput label={text('registration.currency')} value={step.currency} readOnly />
        </div>
      </fieldset>
      <Papers token={draft.token} error={errors.documents} ref={holds('documents')} onTouched={step.touchPapers} />
      <Membership />
      <Checkbox
        ref={holds('agreed')}
        label={text('registration.agree')}
        checked={draft.agreed}
        error={errors.agreed}
        onChange={({ target }) => step.agree(target.checked)}
      />
      <Button type="submit" loading={step.sending} className={classes.submit}>
        {text('registration.submit')}
      </Button>
    </form>
  )
}
