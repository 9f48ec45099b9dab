import type { Language, Texts } from '../index.ts'
import type { LazyPart } from './lazy-texts.ts'

/** The texts of pages that few readers open, without those that every page has. */
export const loadLazyTexts: Record<LazyPart, Record<Language, () => Promise<Partial<Texts>>>> = {
  account: {
    en: async () => (await import('./account/en.ts')).en,
    it: async () => (await import('./account/it.ts')).it,
    de: async () => (await import('./account/de.ts')).de,
    fr: async () => (await import('./account/fr.ts')).fr,
    pl: async () => (await import('./account/pl.ts')).pl,
    us: async () => (await import('./account/us.ts')).us,
  },
  console: {
    en: async () => (await import('./console/en.ts')).en,
    it: async () => (await import('./console/it.ts')).it,
    de: async () => (await import('./console/de.ts')).de,
    fr: async () => (await import('./console/fr.ts')).fr,
    pl: async () => (await import('./console/pl.ts')).pl,
    us: async () => (await import('./console/us.ts')).us,
  },
  contact: {
    en: async () => (await import('./contact/en.ts')).en,
    it: async () => (await import('./contact/it.ts')).it,
    de: async () => (await import('./contact/de.ts')).de,
    fr: async () => (await import('./contact/fr.ts')).fr,
    pl: async () => (await import('./contact/pl.ts')).pl,
    us: async () => (await import('./contact/us.ts')).us,
  },
  faq: {
    en: async () => (await import('./faq/en.ts')).en,
    it: async () => (await import('./faq/it.ts')).it,
    de: async () => (await import('./faq/de.ts')).de,
    fr: async () => (await import('./faq/fr.ts')).fr,
    pl: async () => (await import('./faq/pl.ts')).pl,
    us: async () => (await import('./faq/us.ts')).us,
  },
  registration: {
    en: async () => (await import('./registration/en.ts')).en,
    it: async () => (await import('./registration/it.ts')).it,
    de: async () => (await import('./registration/de.ts')).de,
    fr: async () => (await import('./registration/fr.ts')).fr,
    pl: async () => (await import('./registration/pl.ts')).pl,
    us: async () => (await import('./registration/us.ts')).us,
  },
  settings: {
    en: async () => (await import('./settings/en.ts')).en,
    it: async () => (await import('./settings/it.ts')).it,
    de: async () => (await import('./settings/de.ts')).de,
    fr: async () => (await import('./settings/fr.ts')).fr,
    pl: async () => (await import('./settings/pl.ts')).pl,
    us: async () => (await import('./settings/us.ts')).us,
  },
}
