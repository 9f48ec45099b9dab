import { isLanguage, type Language, languageTag, type TextKey } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'

/** The languages of labels on the wire, by their suffixes (specification section 1). */
const suffixes = { En: 'en', Cn: 'zh', Fr: 'fr', De: 'de', It: 'it', Pl: 'pl' } as const

type SuffixedNames<Name extends string> = Record<`${Name}${keyof typeof suffixes}`, string>

function toSuffixedNames<Name extends string>(name: Name, of: (code: string) => string): SuffixedNames<Name> {
  const labels = Object.entries(suffixes).map(([suffix, code]) => [`${name}${suffix}`, of(code)])
  return Object.fromEntries(labels)
}

/** The names of a country in every language of labels; the languages know them by themselves. */
export const countryNames = (iso2: string) => toSuffixedNames('name', (code) => regionNames(code).of(iso2) ?? iso2)

/** The titles of an entry in every language of labels; what is not translated is said in English. */
export const translatedTitles = (key: TextKey) =>
  toSuffixedNames('title', (code) => say(isLanguage(code) ? code : 'en', key))

/** Compares words as the alphabet of a language orders them. */
export const alphabetical = (language: Language) => new Intl.Collator(languageTag(language)).compare

/** A currency as a language writes and calls it. */
export function currencyNames(currency: string, language: Language) {
  const symbol = new Intl.NumberFormat(languageTag(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')
  const name = new Intl.DisplayNames([languageTag(language)], { type: 'currency' }).of(currency)
  return { symbol: symbol?.value ?? currency, name: name ?? currency }
}

const displayNames = new Map<string, Intl.DisplayNames>()

function regionNames(code: string) {
  const names = displayNames.get(code) ?? new Intl.DisplayNames([code], { type: 'region' })
  displayNames.set(code, names)
  return names
}
