import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'

const longest = 12

/** Whose post knows none, by the Universal Postal Union. */
const withoutPostcodes = ['AW', 'BQ', 'CW', 'SX']

export const hasPostcodes = (country: string) => !withoutPostcodes.includes(country)

/** Whether a postcode has the form of its country; of a country without a known form, whether there is one at all where there are some. */
export function isPostcode(postcode: string, country: string): boolean {
  if (postcode.length > longest || (postcode === '' && hasPostcodes(country))) return false
  return !postcodeValidatorExistsForCountry(country) || postcodeValidator(postcode, country)
}
