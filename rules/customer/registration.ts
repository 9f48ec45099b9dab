import { isPostcode } from '../address/postcode.ts'
import { cleanPostcode } from '../address/postcode-form.ts'
import { isCompanyPhone } from '../identity/phone.ts'
import { oneLine } from '../text-input/one-line.ts'

/** A registration that was begun is kept so long. */
export const registrationDraftDays = 7

/** Registrations within an hour from one address of the network. */
export const registrationsPerAddress = 10

export type RegistrationRefusal = 'registration.draft_over' | 'registration.no_document' | 'registration.vat_refused'

/** The most characters that each field of a registration takes. */
export const companyLengths = {
  firstName: 50,
  lastName: 50,
  company: 100,
  country: 2,
  vatNumber: 30,
  taxCode: 30,
  sdiCode: 10,
  address1: 100,
  address2: 100,
  city: 60,
  state: 60,
  postcode: 20,
  phone: 40,
  fax: 40,
} as const

export type CompanyField = keyof typeof companyLengths
export type CompanyDraft = Record<CompanyField, string>
export type CompanyFault = 'missing' | 'too_long' | 'invalid'
export type CompanyFaults = Partial<Record<CompanyField | 'agreed', CompanyFault>>

export const companyFields = Object.keys(companyLengths) as CompanyField[]

/** What the rules have to know of the chosen country. */
export type CountryFacts = { iso2: string; euMember: boolean; states: readonly string[] }

/** The countries to choose from, and the states that addresses there name. */
export type Places = {
  countries: readonly { iso2: string; euMember: boolean }[]
  states: readonly { country: string; code: string; name: string }[]
}

/** What the rules know of a country; undefined for one that cannot be chosen. */
export function countryFacts({ countries, states }: Places, iso2: string): CountryFacts | undefined {
  const country = countries.find((one) => one.iso2 === iso2)
  return country && { ...country, states: states.filter((state) => state.country === iso2).map(({ code }) => code) }
}

const always: readonly CompanyField[] = [
  'firstName',
  'lastName',
  'company',
  'country',
  'address1',
  'city',
  'postcode',
  'phone',
]

/** Whether a company of this country has to fill in the field. */
export function isNeeded(field: CompanyField, country: CountryFacts | undefined): boolean {
  if (always.includes(field)) return true
  if (field === 'vatNumber') return country?.euMember === true
  if (field === 'state') return (country?.states.length ?? 0) > 0
  return fieldApplies(field, country) && country?.iso2 === 'IT' && (field === 'taxCode' || field === 'sdiCode')
}

/** Whether the field means anything in this country: invoices of Italy alone have an addressee code and a tax code. */
export const fieldApplies = (field: CompanyField, country: CountryFacts | undefined): boolean =>
  field === 'taxCode' || field === 'sdiCode' ? country?.iso2 === 'IT' : true

/** What was typed as it is stored: in one line, numbers in capitals, and nothing that the country does not ask for. */
export function cleanCompany(draft: CompanyDraft, country: CountryFacts | undefined): CompanyDraft {
  const tidy = companyFields.map((field): [CompanyField, string] => {
    if (!fieldApplies(field, country)) return [field, '']
    const typed = oneLine(draft[field])
    return [field, inCapitals.has(field) ? typed.toUpperCase() : typed]
  })
  const company = Object.fromEntries(tidy) as CompanyDraft
  return {
    ...company,
    postcode: cleanPostcode(company.postcode, company.country),
    vatNumber: normaliseVatNumber(company.vatNumber, company.country),
    taxCode: bare(company.taxCode),
  }
}

const inCapitals = new Set<CompanyField>(['country', 'vatNumber', 'taxCode', 'sdiCode'])
const bare = (number: string) => number.replaceAll(/[\s./-]/g, '')

/** The letters with which a country begins its VAT numbers. */
const vatPrefix = (country: string) => (country === 'GR' ? 'EL' : country)

/** A VAT number in capitals, without signs between, with the letters of its country in front. */
function normaliseVatNumber(typed: string, country: string): string {
  const number = bare(typed)
  const prefix = vatPrefix(country)
  const isNorthernIrish = country === 'GB' && number.startsWith('XI')
  return number === '' || number.startsWith(prefix) || isNorthernIrish ? number : prefix + number
}

/** What is wrong with the facts of a company, by field; empty where they can be sent. */
export function companyFaults(draft: CompanyDraft & { agreed: boolean }, country: CountryFacts | undefined) {
  const company = cleanCompany(draft, country)
  const faults: CompanyFaults = {}
  for (const field of companyFields) {
    const fault = findFault(field, company[field], country)
    if (fault) faults[field] = fault
  }
  if (!draft.agreed) faults.agreed = 'missing'
  return faults
}

function findFault(field: CompanyField, value: string, country: CountryFacts | undefined): CompanyFault | undefined {
  if (value === '') return isNeeded(field, country) ? 'missing' : undefined
  if (value.length > companyLengths[field]) return 'too_long'
  if (field === 'country') return country ? undefined : 'invalid'
  if (field === 'state' && country && country.states.length > 0) {
    return country.states.includes(value) ? undefined : 'invalid'
  }
  return forms[field]?.(value, country?.iso2 ?? '') === false ? 'invalid' : undefined
}

const forms: Partial<Record<CompanyField, (value: string, country: string) => boolean>> = {
  phone: isCompanyPhone,
  fax: isCompanyPhone,
  postcode: isPostcode,
  sdiCode: (code) => /^[A-Z0-9]{7}$/.test(code),
  // Of a person, or of a company, which has its VAT number here.
  taxCode: (code) => /^([A-Z0-9]{16}|\d{11})$/.test(code),
  vatNumber: (number) => /^[A-Z]{2}[A-Z0-9+*]{5,14}$/.test(number),
}
