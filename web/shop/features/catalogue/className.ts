import type { Language } from '../../../../texts/index.ts'

type Labels = { nameEn: string; nameDe: string; nameIt: string; nameFr: string; namePl: string }

const suffixOf = { en: 'nameEn', de: 'nameDe' } as const satisfies Record<Language, keyof Labels>

/** A label in the reader's language; a missing one falls back to English (specification section 1). */
export const labelIn = (labels: Labels, language: Language) => labels[suffixOf[language]] || labels.nameEn
