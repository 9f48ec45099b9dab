import { expect, test } from 'vitest'
import { charactersRead } from '../text-input/characters-read.ts'
import { type AddressDraft, addressFaults, cleanAddress, goesByParcel } from './form.ts'

const good: AddressDraft = {
  kind: 'regular',
  customerType: 'professional',
  company: 'Voorbeeld B.V.',
  firstName: '',
  lastName: '',
  contactName: '',
  address1: 'Voorbeeldstraat 1',
  address2: '',
  city: 'Amsterdam',
  state: '',
  postcode: '1000 AA',
  country: 'NL',
  phone: '',
  mobile: '',
  email: '',
  fax: '',
}
const atlas = {
  countries: ['NL', 'FR', 'US', 'GB', 'PL', 'DE', 'CW', 'BQ'],
  statesOf: (country: string) => (country === 'US' ? ['CA', 'PA'] : []),
}
const faults = (change: Partial<AddressDraft>) => addressFaults({ ...good, ...change }, atlas)

const french = { country: 'FR', postcode: '75001', city: 'Paris' }
const american = { country: 'US', postcode: '19103', city: 'Philadelphia', state: 'PA' }

test.each<[string, Partial<AddressDraft>, object]>([
  ['nothing is wrong', {}, {}],
  ['a last name is a name', { company: ' ', lastName: 'Voorbeeld' }, {}],
  ['no name at all', { company: ' ' }, { company: 'name_missing' }],
  ['no street', { address1: '' }, { address1: 'missing' }],
  ['no town', { city: '\n' }, { city: 'missing' }],
  ['no country', { country: '' }, { country: 'missing' }],
  ['a country that we do not deliver to', { country: 'XX' }, { country: 'invalid' }],
  ['a postcode of another form', { postcode: '10115' }, { postcode: 'invalid' }],
  ['no postcode', { postcode: '' }, { postcode: 'missing' }],
  ['no postcode where there are none', { country: 'CW', city: 'Willemstad', postcode: '' }, {}],
  ['one where there are none', { country: 'BQ', city: 'Kralendijk', postcode: '0000' }, {}],
  ['a postcode in small letters', { postcode: '1000 aa' }, {}],
  ['a Polish postcode', { country: 'PL', postcode: '00-001' }, {}],
  ['a telephone without digits', { phone: 'none', fax: '1' }, { phone: 'invalid', fax: 'invalid' }],
  ['no e-mail address', { email: 'a@b' }, { email: 'invalid' }],
  ['too long', { city: 'x'.repeat(61) }, { city: 'too_long' }],
  ['an American address', american, {}],
  ['without its state', { ...american, state: '' }, { state: 'missing' }],
  ['with a state that there is not', { ...american, state: 'ZZ' }, { state: 'invalid' }],
  ['with a ZIP of nine digits', { ...american, postcode: '19103-1234' }, {}],
  ['a French bill is brought by nobody', { ...french, kind: 'billing' }, {}],
  ['to France without a telephone', { ...french, email: 'a@exemple.example' }, { phone: 'missing' }],
  ['to France without e-mail and mobile', { ...french, phone: '+33 1 99 00 08 01' }, { email: 'reach_missing' }],
  ['to a French company by mobile', { ...french, mobile: '0199000801' }, {}],
  ['a private customer by 06', { ...french, customerType: 'private', mobile: '06 39 98 00 01' }, {}],
  ['a private customer by +33 7', { ...french, customerType: 'private', mobile: '+33 (0)7 39 98 00 01' }, {}],
  [
    'a private customer by 01',
    { ...french, customerType: 'private', mobile: '01 99 00 08 01' },
    { mobile: 'not_french_mobile' },
  ],
  [
    'a private customer without a mobile',
    { ...french, customerType: 'private', phone: '+33 1 99 00 08 01', email: 'a@exemple.example' },
    { mobile: 'missing' },
  ],
])('%s', (_, change, expected) => {
  expect(faults(change)).toEqual(expected)
})

test('is stored without space around, on one line, with codes in capitals', () => {
  expect(cleanAddress({ ...good, company: ' A\n B ', country: 'nl', postcode: ' 1000 aa ' })).toMatchObject({
    company: 'A B',
    country: 'NL',
    postcode: '1000 AA',
  })
})

test('a parcel carrier brings what goes to France', () => {
  expect(goesByParcel({ kind: 'nonRegular', country: 'FR' })).toBe(true)
  expect(goesByParcel({ kind: 'billing', country: 'FR' })).toBe(false)
  expect(goesByParcel({ kind: 'regular', country: 'NL' })).toBe(false)
})

test('an endless e-mail address or postcode is only tidied, not read', () => {
  const endless = { email: 'a'.repeat(64_000), postcode: '1'.repeat(64_000) }
  expect(faults(endless)).toMatchObject({ postcode: 'too_long' })
  const tidied = charactersRead(() => cleanAddress({ ...good, ...endless }))
  expect(charactersRead(() => faults(endless)) - tidied).toBeLessThan(1_000)
})
