import type { Language } from '../../../texts/index.ts'
import { useLanguage } from './language.tsx'

const titleKeys = {
  en: 'titleEn',
  de: 'titleDe',
  it: 'titleIt',
  fr: 'titleFr',
  pl: 'titlePl',
  us: 'titleEn',
} as const satisfies Record<Language, string>

/** Something with a title in every language of labels (specification section 1). */
export type Titles = Record<(typeof titleKeys)[Language], string>

/** Says titles in the reader's language. */
export function useTitle() {
  const { language } = useLanguage()
  return (titled: Titles) => titled[titleKeys[language]]
}
