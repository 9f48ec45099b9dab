import { type Language, languageTag } from '../../../texts/index.ts'
/** A country by its ISO code, in a language; the code itself where it means none. */
export function countryIn(language: Language, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  const names = displayNames.get(language) ?? new Intl.DisplayNames([languageTag(language)], { type: 'region' })
  displayNames.set(language, names)
  return names.of(code) ?? code
}

const displayNames = new Map<string, Intl.DisplayNames>()
