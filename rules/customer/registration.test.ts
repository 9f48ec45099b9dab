import { expect, test } from 'vitest'
import { type CompanyDraft, type CountryFacts, cleanCompany, companyFaults, isNeeded } from './registration.ts'

const dutch: CountryFacts = { iso2: 'NL', euMember: true, states: [] }
const italian: CountryFacts = { iso2: 'IT', euMember: true, states: [] }
const british: CountryFacts = { iso2: 'GB', euMember: false, states: [] }
const american: CountryFacts = { iso2: 'US', euMember: false, states: ['CA', 'PA'] }

const filled: CompanyDraft = {
  firstName: 'Noor',
  lastName: 'Voorbeeld',
  company: 'Voorbeeld B.V.',
  country: 'NL',
  vatNumber: 'NL000099998B57',
  taxCode: '',
  sdiCode: '',
  address1: 'Voorbeeldstraat 1',
  address2: '',
  city: 'Amsterdam',
  state: '',
  postcode: '1000 AA',
  phone: '+31 20 000 0101',
  fax: '',
}
const inItaly = {
  country: 'IT',
  vatNumber: 'IT00000010215',
  postcode: '20100',
  taxCode: '00000010215',
  sdiCode: 'ABC1234',
}
const inTheUs = { country: 'US', vatNumber: '', postcode: '19103', state: 'PA' }

const faults = (given: Partial<CompanyDraft & { agreed: boolean }>, country: CountryFacts | null = dutch) =>
  companyFaults({ ...filled, agreed: true, ...given }, country ?? undefined)

test.each([
  [{}, dutch],
  [inItaly, italian],
  [inTheUs, american],
  [{ country: 'GB', vatNumber: '', postcode: 'EC1A 1BB' }, british],
  [{ vatNumber: '', country: 'GB', postcode: 'ec1a1bb', fax: '(020) 7946-0701' }, british],
])('%j can be sent', (given, country) => {
  expect(faults(given, country)).toEqual({})
})

test('what is empty, or spaces alone, is missing, field by field', () => {
  const empty = Object.fromEntries(Object.keys(filled).map((field) => [field, ' \n '])) as CompanyDraft
  expect(companyFaults({ ...empty, agreed: false }, undefined)).toEqual({
    firstName: 'missing',
    lastName: 'missing',
    company: 'missing',
    country: 'missing',
    address1: 'missing',
    city: 'missing',
    postcode: 'missing',
    phone: 'missing',
    agreed: 'missing',
  })
})

test.each<[Partial<CompanyDraft & { agreed: boolean }>, CountryFacts | null, object]>([
  [{ vatNumber: '' }, dutch, { vatNumber: 'missing' }],
  [{ vatNumber: 'none' }, dutch, { vatNumber: 'invalid' }],
  [{ ...inItaly, taxCode: '', sdiCode: '' }, italian, { taxCode: 'missing', sdiCode: 'missing' }],
  [{ ...inItaly, taxCode: '12345', sdiCode: 'ABC123' }, italian, { taxCode: 'invalid', sdiCode: 'invalid' }],
  [{ ...inTheUs, state: '' }, american, { state: 'missing' }],
  [{ ...inTheUs, state: 'Pennsylvania' }, american, { state: 'invalid' }],
  [{ ...inTheUs, postcode: '1910' }, american, { postcode: 'invalid' }],
  [{ postcode: '100 AA' }, dutch, { postcode: 'invalid' }],
  [{ phone: 'later' }, dutch, { phone: 'invalid' }],
  [{ phone: '12345 or call Noor' }, dutch, { phone: 'invalid' }],
  [{ fax: '1' }, dutch, { fax: 'invalid' }],
  [{ country: 'XX' }, null, { country: 'invalid' }],
  [{ company: 'x'.repeat(101) }, dutch, { company: 'too_long' }],
  [{ agreed: false }, dutch, { agreed: 'missing' }],
])('%j: %j', (given, country, expected) => {
  expect(faults(given, country)).toMatchObject(expected)
})

test('what is stored stands in one line, numbers in capitals and with the letters of their country', () => {
  const typed = { ...filled, company: ' Voorbeeld\n  B.V. ', vatNumber: '0000.99998 b57', postcode: '1000 aa' }
  expect(cleanCompany(typed, dutch)).toMatchObject({
    company: 'Voorbeeld B.V.',
    vatNumber: 'NL000099998B57',
    postcode: '1000 AA',
  })
  expect(cleanCompany({ ...filled, ...inItaly, sdiCode: 'abc1234' }, italian)).toMatchObject({ sdiCode: 'ABC1234' })
  expect(cleanCompany({ ...filled, country: 'GB', vatNumber: 'xi 999999973' }, british).vatNumber).toBe('XI999999973')
  expect(cleanCompany({ ...filled, country: 'GR', vatNumber: '094259216' }, { ...dutch, iso2: 'GR' }).vatNumber).toBe(
    'EL094259216',
  )
})

test('codes of Italian invoices mean nothing elsewhere', () => {
  expect(cleanCompany({ ...filled, taxCode: 'x', sdiCode: 'y' }, dutch)).toMatchObject({ taxCode: '', sdiCode: '' })
  expect([isNeeded('sdiCode', italian), isNeeded('sdiCode', dutch), isNeeded('sdiCode', undefined)]).toEqual([
    true,
    false,
    false,
  ])
})
