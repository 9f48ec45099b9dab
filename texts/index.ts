import type { TextKey, Texts } from './en.ts'

export type { TextKey, Texts }

/** The languages that are complete; the first is what every other falls back to. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

export type Values = Record<string, string | number>

export const isLanguage = (code: unknown): code is Language => languages.some((language) => language === code)

/** The texts of one language, loaded alone. */
export const loadTexts: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
}

type Subject<Key> = Key extends `${infer S}.${string}` ? S : never

/** Texts as the ICU library wants them: `basket.add` becomes `{ basket: { add } }`. */
export type Nested = {
  [S in Subject<TextKey>]: { [K in TextKey as K extends `${S}.${infer Name}` ? Name : never]: string }
}

export function nested(texts: Texts): Nested {
  const tree: Record<string, Record<string, string>> = {}
  for (const [key, text] of Object.entries(texts)) {
    const dot = key.indexOf('.')
    const subject = key.slice(0, dot)
    tree[subject] ??= {}
    tree[subject][key.slice(dot + 1)] = text
  }
  // TypeScript cannot follow keys through Object.entries; `Nested` says what the loop has just built.
  return tree as Nested
}
