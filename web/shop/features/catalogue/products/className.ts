import type { Language } from '../../../../../texts/index.ts'

type Labels = { nameEn: string; nameDe: string; nameIt: string; nameFr: string; namePl: string }

const labelSuffixes: Record<Language, keyof Labels> = {
  en: 'nameEn',
  it: 'nameIt',
  de: 'nameDe',
  fr: 'nameFr',
  pl: 'namePl',
  us: 'nameEn',
}

/** A label in the reader's language; a missing one falls back to English (specification section 1). */
export const labelIn = (labels: Labels, language: Language) => labels[labelSuffixes[language]] || labels.nameEn
