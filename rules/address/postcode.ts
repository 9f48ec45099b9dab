import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'

const longest = 12

/** Whether a postcode has the form of its country; of a country without a known form, whether there is one at all. */
export function isPostcode(postcode: string, country: string): boolean {
  if (postcode === '' || postcode.length > longest) return false
  return !postcodeValidatorExistsForCountry(country) || postcodeValidator(postcode, country)
}
