import { isEmail, longestEmail } from '../identity/email.ts'
import { isPhone } from '../identity/phone.ts'
import { oneLine } from '../text-input/one-line.ts'
import type { AddressKind } from './kind.ts'
import { isPostcode } from './postcode.ts'
import { cleanPostcode } from './postcode-form.ts'

/** To whom a parcel carrier delivers. */
export const customerTypes = ['professional', 'private'] as const
export type CustomerType = (typeof customerTypes)[number]

/** The most characters that each field takes. */
export const addressLengths = {
  company: 100,
  firstName: 60,
  lastName: 60,
  contactName: 100,
  address1: 100,
  address2: 100,
  city: 60,
  state: 60,
  postcode: 12,
  country: 2,
  phone: 40,
  mobile: 40,
  email: longestEmail,
  fax: 40,
} as const
export type AddressField = keyof typeof addressLengths
export const addressFields = Object.keys(addressLengths) as AddressField[]

/** An address as typed. */
export type AddressDraft = Record<AddressField, string> & { kind: AddressKind; customerType: CustomerType }

export const emptyAddress: AddressDraft = {
  ...(Object.fromEntries(addressFields.map((field) => [field, ''])) as Record<AddressField, string>),
  kind: 'regular',
  customerType: 'professional',
}

/** The limit on saved addresses; every order offers all of them. */
export const mostAddresses = 1_000

export type AddressRefusal = 'address.name_missing' | 'address.last_billing' | 'address.full' | 'address.known'
export type AddressFault = 'missing' | 'invalid' | 'too_long' | 'name_missing' | 'reach_missing' | 'not_french_mobile'
export type AddressFaults = Partial<Record<AddressField, AddressFault>>

/** The address as it is stored: without space around, each field on one line, codes in capitals, the postcode as its country writes it. */
export function cleanAddress<D extends AddressDraft>(draft: D): D {
  const fields = Object.fromEntries(addressFields.map((field) => [field, oneLine(draft[field])]))
  const { country = '', postcode = '' } = fields
  return { ...draft, ...fields, country: country.toUpperCase(), postcode: cleanPostcode(postcode, country) }
}

/** What the shop knows of countries: whereto it delivers, and which states an address there has to name. */
export type Atlas = { countries: readonly string[]; statesOf: (country: string) => readonly string[] }

/** What is wrong with an address, by field; empty where it can be kept (specification section 5). */
export function addressFaults(draft: AddressDraft, atlas: Atlas): AddressFaults {
  const address = cleanAddress(draft)
  return {
    ...reachFaults(address),
    ...nameFaults(address),
    ...placeFaults(address, atlas),
    ...parcelFaults(address),
    ...lengthFaults(address),
  }
}

/** The same as a list. */
export const findFaults = (draft: AddressDraft, atlas: Atlas) =>
  Object.entries(addressFaults(draft, atlas)) as [AddressField, AddressFault][]

/** The text that says what is wrong with a field; some name the `field`. */
export function faultText(field: AddressField, fault: AddressFault) {
  if (fault === 'missing') return isRequired(field) ? (`address.missing_${field}` as const) : 'address.field_invalid'
  if (fault === 'invalid' && (field === 'postcode' || field === 'email')) return `address.${field}_invalid` as const
  if (fault === 'invalid' || fault === 'too_long') return `address.field_${fault}` as const
  return `address.${fault}` as const
}

/** What an address cannot do without, always or in some countries. */
const requiredFields = ['address1', 'city', 'state', 'postcode', 'country', 'phone', 'mobile'] as const

const isRequired = (field: AddressField): field is (typeof requiredFields)[number] =>
  requiredFields.some((required) => required === field)

const lengthFaults = (address: AddressDraft): AddressFaults =>
  faultsWhere('too_long', (field) => address[field].length > addressLengths[field])

const faultsWhere = (fault: AddressFault, isWrong: (field: AddressField) => boolean): AddressFaults =>
  Object.fromEntries(addressFields.filter(isWrong).map((field) => [field, fault]))

function nameFaults({ company, firstName, lastName }: AddressDraft): AddressFaults {
  return company || firstName || lastName ? {} : { company: 'name_missing' }
}

function placeFaults({ address1, city, state, postcode, country }: AddressDraft, atlas: Atlas): AddressFaults {
  const states = atlas.statesOf(country)
  return {
    ...(address1 === '' && { address1: 'missing' }),
    ...(city === '' && { city: 'missing' }),
    ...(!atlas.countries.includes(country) && { country: country === '' ? 'missing' : 'invalid' }),
    ...(states.length > 0 && !states.includes(state) && { state: state === '' ? 'missing' : 'invalid' }),
    ...(!isPostcode(postcode, country) && { postcode: postcode === '' ? 'missing' : 'invalid' }),
  }
}

function reachFaults({ email, ...address }: AddressDraft): AddressFaults {
  const numbers = (['phone', 'mobile', 'fax'] as const).filter((field) => address[field] && !isPhone(address[field]))
  return {
    ...Object.fromEntries(numbers.map((field) => [field, 'invalid' as const])),
    ...(email && !isEmail(email) && { email: 'invalid' }),
  }
}

/** Whether a parcel carrier brings it, who wants to know how to reach the recipient: to France. */
export const goesByParcel = ({ kind, country }: Pick<AddressDraft, 'kind' | 'country'>) =>
  kind !== 'billing' && country === 'FR'

/**
 * Section 5, parcel carrier: e-mail or mobile not empty; a telephone, fixed or mobile, is there; the mobile of a private
 * customer, whom the carrier notifies of their parcel, starts with 06 or 07.
 */
function parcelFaults(address: AddressDraft): AddressFaults {
  if (!goesByParcel(address)) return {}
  const { email, mobile, phone, customerType } = address
  const isPrivate = customerType === 'private'
  return {
    ...(phone === '' && mobile === '' && { phone: 'missing' }),
    ...(email === '' && mobile === '' && { email: 'reach_missing' }),
    ...(isPrivate && !isFrenchMobile(mobile) && { mobile: mobile === '' ? 'missing' : 'not_french_mobile' }),
  }
}

/** 06 or 07 and eight more digits, with or without the prefix of France. */
const isFrenchMobile = (text: string) =>
  /^0[67]\d{8}$/.test(text.replaceAll(/[\s.()/-]/g, '').replace(/^(\+|00)33(0?)/, '0'))
