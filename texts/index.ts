import type { TextKey, Texts } from './language/en.ts'

export type { TextKey, Texts }

/** The languages that are complete; the first is what every other falls back to. */
export const languages = ['en', 'it', 'de', 'fr', 'pl'] as const
export type ChosenLanguage = (typeof languages)[number]

/** The language of texts: one that was chosen, or English as the site of the United States writes it. */
export type Language = ChosenLanguage | 'us'

/** The codes that a preference may have (specification section 1). */
export const supportedLanguages = [...languages, 'es', 'ja', 'zh'] as const

/** The languages that a browser is asked for (specification section 1). */
export const browserLanguages = ['en', 'zh', 'fr', 'it', 'de', 'pl'] as const

/** Languages as `Intl` knows them: with the country whose manner of dates and amounts they write. */
export const locales: Record<Language, string> = {
  en: 'en-GB',
  it: 'it-IT',
  de: 'de-DE',
  fr: 'fr-FR',
  pl: 'pl-PL',
  us: 'en-US',
}

/** A language as `lang` and `Accept-Language` name it. */
export const languageTag = (language: Language) => (language === 'us' ? locales.us : language)

/** The chosen language, in the form in which a site offers it. */
export const chosenLanguage = (language: Language): ChosenLanguage => (language === 'us' ? 'en' : language)

/** A language as it is written in a region: English has two spellings, two forms of dates, and two words for a basket. */
export function languageIn(region: 'EU' | 'US', language: Language): Language {
  const chosen = chosenLanguage(language)
  return region === 'US' && chosen === 'en' ? 'us' : chosen
}

export type Values = Record<string, string | number>

export const isLanguage = (code: unknown): code is ChosenLanguage => languages.some((language) => language === code)

/** The complete language that a supported code reads with; undefined for what is no supported code. */
export function toLanguage(code: unknown): Language | undefined {
  if (isLanguage(code)) return code
  if (code === 'us' || code === locales.us) return 'us'
  return supportedLanguages.some((supported) => supported === code) ? 'en' : undefined
}

/** The texts of one language, loaded alone. */
export const loadTexts: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./language/en.ts')).en,
  it: async () => (await import('./language/it.ts')).it,
  de: async () => (await import('./language/de.ts')).de,
  fr: async () => (await import('./language/fr.ts')).fr,
  pl: async () => (await import('./language/pl.ts')).pl,
  us: async () => (await import('./language/us.ts')).us,
}

/** Texts as the ICU library wants them: `basket.add` becomes `{ basket: { add } }`. */
export function nested(texts: Partial<Texts>): Record<string, Record<string, string>> {
  const tree: Record<string, Record<string, string>> = {}
  for (const [key, text] of Object.entries(texts)) {
    const dot = key.indexOf('.')
    const subject = key.slice(0, dot)
    tree[subject] ??= {}
    tree[subject][key.slice(dot + 1)] = text
  }
  return tree
}
