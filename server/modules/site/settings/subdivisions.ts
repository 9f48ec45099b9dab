import Holidays from 'date-holidays'
import { type Language, languageTag } from '../../../../texts/index.ts'
import { alphabetical } from '../sites/names.ts'

const holidays = new Holidays()

/** The states and regions of a country that the calendar of public holidays knows, by name, in a language where it has their names in it. */
export function listSubdivisions(country: string, language: Language) {
  const inOrder = alphabetical(language)
  return Object.entries(holidays.getStates(country, languageTag(language)) ?? {})
    .map(([code, name]) => ({ code, name }))
    .sort((one, other) => inOrder(one.name, other.name))
}

/** Whether the calendar of public holidays knows the subdivision of this country. */
export const isSubdivision = (country: string, code: string) => Object.hasOwn(holidays.getStates(country) ?? {}, code)
