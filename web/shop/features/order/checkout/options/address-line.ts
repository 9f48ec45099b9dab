import { placeLines } from '../../../../../../rules/address/address.ts'
import { countryIn } from '../../../../../ui/language/country.ts'
import { useLanguage } from '../../../../../ui/language/language.tsx'
import type { Preview } from '../../queries.ts'

/** An address in one line, as it stands in a choice. */
export function useAddressLine() {
  const { language } = useLanguage()
  return ({ company, firstName, lastName, address1, ...place }: Preview['shipTo']) => {
    const name = company || `${firstName} ${lastName}`.trim()
    return [name, address1, ...placeLines(place), countryIn(language, place.country)].filter(Boolean).join(', ')
  }
}
