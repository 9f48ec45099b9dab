import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type AddressDraft, type AddressFault, addressFaults, emptyAddress } from '../../../rules/address/form.ts'
import { show } from '../../testing/show.tsx'
import { Form } from '../form/Form.tsx'
import { useForm } from '../form/useForm.ts'
import { AddressFields } from './AddressFields.tsx'
import { toAtlas } from './atlas.ts'

const places = {
  countries: [{ iso2: 'NL' }, { iso2: 'US' }],
  states: [
    { country: 'US', code: 'TX', name: 'Texas' },
    { country: 'US', code: 'UT', name: 'Utah' },
  ],
}
const onSent = vi.fn<(draft: AddressDraft) => void>()

function Address({ start }: { start: Partial<AddressDraft> }) {
  const form = useForm<AddressDraft, AddressFault>({
    start: { ...emptyAddress, ...start },
    rules: (draft) => addressFaults(draft, toAtlas(places)),
  })
  return (
    <Form onSend={() => form.send(onSent)}>
      <AddressFields places={places} draft={form.values} faults={form.faults} onChange={form.change} />
      <button type="submit">Save</button>
    </Form>
  )
}

const open = (start: Partial<AddressDraft>) => show(<Address start={start} />, { session: null })
const field = (label: string) => screen.getByLabelText(label)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test('what has to be filled in is named so, and what is missing is shown at its field', async () => {
  await open({ country: 'NL' })
  expect(screen.getByLabelText('Address line 2 (optional)')).toBeVisible()
  await save()
  expect(field('Street and number')).toHaveAccessibleDescription('Enter the street and number')
  expect(field('Postcode')).toBeInvalid()
  expect(field('Town')).toBeInvalid()
  expect(onSent).not.toHaveBeenCalled()
  await userEvent.type(field('Town'), 'Delft')
  expect(field('Town')).toBeValid()
  expect(field('Postcode')).toBeInvalid()
})

test('a country without states has a region that may be left out, one with states a choice that may not', async () => {
  await open({ country: 'NL' })
  expect(screen.getByRole('textbox', { name: 'State, province or region (optional)' })).toBeVisible()
  await userEvent.selectOptions(field('Country'), 'United States')
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Please choose')
  expect(field('ZIP code')).toBeVisible()
  await save()
  expect(field('State')).toBeInvalid()
  await userEvent.selectOptions(field('State'), 'Utah')
  expect(field('State')).toHaveValue('UT')
  await userEvent.selectOptions(field('Country'), 'Netherlands')
  expect(field('State, province or region (optional)')).toHaveValue('')
})

test('a postcode of another country is not taken, and nothing longer than an address is', async () => {
  await open({ country: 'US', state: 'TX', company: 'Example Inc', address1: 'Main Street 1', city: 'Austin' })
  await userEvent.type(field('ZIP code'), '1000 AA, Amsterdam')
  expect(field('ZIP code')).toHaveValue('1000 AA, Ams')
  await save()
  expect(field('ZIP code')).toHaveAccessibleDescription('This postcode does not fit the country')
})

test('where there are no postcodes none is needed', async () => {
  await open({ country: 'CW' })
  expect(field('Postcode (optional)')).toHaveValue('')
})

test('without a country one is to be chosen first', async () => {
  await open({})
  expect(field('Country')).toHaveDisplayValue('Please choose')
  await save()
  expect(field('Country')).toHaveAccessibleDescription('Choose the country')
})

test.each([
  ['ES', '35001', /^Canary Islands: deliveries there are exports\. No VAT is charged, customs documents/],
  ['DE', '78266', /^Büsingen: deliveries there are exports/],
  ['GB', 'IM1 1AA', 'Isle of Man: same VAT (United Kingdom).'],
  ['GB', 'BT1 5GS', /Northern Ireland belongs to the EU’s VAT area/],
] as const)('of %s %s the page says what follows for VAT and customs', async (country, postcode, words) => {
  await open({ country })
  expect(screen.queryByText(words)).toBeNull()
  await userEvent.type(field('Postcode'), postcode)
  expect(screen.getByText(words)).toBeVisible()
})

test('of where an invoice goes, and of other places, nothing is shown', async () => {
  await open({ country: 'ES', postcode: '35001', kind: 'billing' })
  await open({ country: 'ES', postcode: '28001' })
  expect(screen.queryByText(/exports|same VAT/)).toBeNull()
})
