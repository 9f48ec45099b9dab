import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { AddressBlock } from './AddressBlock.tsx'

const address = {
  company: 'Voorbeeld B.V.',
  firstName: '',
  lastName: '',
  address1: 'Straat 1',
  address2: '',
  city: 'Amsterdam',
  state: '',
  postcode: '1000 AA',
  country: 'NL',
  phone: '',
}
const readLines = () => [...screen.getByRole('group').children].map(({ textContent }) => textContent)

test('an address stands as on a parcel, without empty lines', async () => {
  await show(<AddressBlock address={address} title="Ship to" />, { session: null })
  expect(screen.getByRole('heading', { name: 'Ship to' })).toBeVisible()
  expect(readLines()).toEqual(['Voorbeeld B.V.', 'Straat 1', '1000 AA Amsterdam', 'Netherlands'])
})

test('the place is written as its country does, its country as the reader does', async () => {
  const american = {
    ...address,
    firstName: 'Ann',
    lastName: 'Lee',
    city: 'Philadelphia',
    state: 'PA',
    postcode: '19103',
  }
  await show(<AddressBlock address={{ ...american, country: 'US', phone: '+1 215 000' }} title="An" />, {
    session: null,
    language: 'it',
  })
  expect(readLines()).toEqual([
    'Voorbeeld B.V.',
    'Ann Lee',
    'Straat 1',
    'Philadelphia, PA 19103',
    'Stati Uniti',
    '+1 215 000',
  ])
})
