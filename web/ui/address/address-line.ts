import { placeLines } from '../../../rules/address/address.ts'
import { countryIn } from '../language/country.ts'
import { useLanguage } from '../language/language.tsx'

type Address = Parameters<typeof placeLines>[0] & {
  company: string
  firstName: string
  lastName: string
  address1: string
  country: string
}

/** An address in one line, as it stands in a choice. */
export function useAddressLine() {
  const { language } = useLanguage()
  return ({ company, firstName, lastName, address1, ...place }: Address) => {
    const name = company || `${firstName} ${lastName}`.trim()
    return [name, address1, ...placeLines(place), countryIn(language, place.country)].filter(Boolean).join(', ')
  }
}
