import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type CompanyDraft, countryFacts } from '../../../rules/customer/registration.ts'
import { show } from '../../testing/show.tsx'
import { Form } from '../form/Form.tsx'
import { useForm } from '../form/useForm.ts'
import { useText } from '../language/language.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { emptyCompany } from './company-draft.ts'
import { companyErrors } from './company-errors.ts'

const places = {
  countries: [
    { iso2: 'IT', euMember: true },
    { iso2: 'GB', euMember: false },
    { iso2: 'US', euMember: false },
  ],
  states: [{ country: 'US', code: 'TX', name: 'Texas' }],
}
type Given = { country: string; isOwn?: boolean; currency?: string }

function Company({ country, isOwn = true, currency = '' }: Given) {
  const text = useText()
  const form = useForm<CompanyDraft>({
    start: emptyCompany(country),
    rules: (draft) => companyErrors(text, draft, countryFacts(places, draft.country)),
  })
  return (
    <Form onSend={() => form.send(() => {})}>
      <CompanyFields form={form} places={places} currency={currency} isOwn={isOwn} />
      <button type="submit">Save</button>
    </Form>
  )
}

const open = (given: Given) => show(<Company {...given} />, { session: null })
const field = (label: string) => screen.getByLabelText(label)
const absent = (label: string) => expect(screen.queryByLabelText(label)).toBeNull()

test('each country asks for what its invoices need', async () => {
  await open({ country: 'IT' })
  for (const label of ['VAT number', 'Tax code', 'Addressee code (SDI)']) expect(field(label)).toBeVisible()
  await userEvent.selectOptions(field('Country'), 'United Kingdom')
  expect(field('VAT number (optional)')).toBeVisible()
  absent('Tax code')
  absent('Addressee code (SDI)')
  expect(field('Province or region (optional)')).toBeVisible()
  await userEvent.selectOptions(field('Country'), 'United States')
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Please choose')
})

test('what is missing is shown at its field, the first has the focus, and what is filled in is right again', async () => {
  await open({ country: 'IT' })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(field('First name')).toHaveFocus()
  for (const label of ['VAT number', 'Addressee code (SDI)', 'Town']) {
    expect(field(label)).toHaveAccessibleDescription('Please fill in this field')
  }
  await userEvent.type(field('Town'), 'Milano')
  expect(field('Town')).toBeValid()
  await userEvent.selectOptions(field('Country'), 'United Kingdom')
  expect(field('VAT number (optional)')).toBeValid()
})

test('a browser offers what its reader is called, but not to who types of another', async () => {
  await open({ country: 'GB' })
  expect(field('Street and number')).toHaveAttribute('autocomplete', 'address-line1')
  await open({ country: 'GB', isOwn: false })
  expect(screen.getAllByLabelText('Street and number').at(-1)).toHaveAttribute('autocomplete', 'off')
})

test('the currency is shown where it is known, and cannot be changed', async () => {
  await open({ country: 'GB', currency: 'GBP' })
  expect(field('Currency')).toHaveValue('GBP')
  expect(field('Currency')).toHaveAttribute('readonly')
})
