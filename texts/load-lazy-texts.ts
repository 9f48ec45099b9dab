import type { Language, Texts } from './index.ts'
import type { LazyPart } from './lazy-texts.ts'

/** The texts of pages that few readers open, without those that every page has. */
export const loadLazyTexts: Record<LazyPart, Record<Language, () => Promise<Partial<Texts>>>> = {
  account: {
    en: async () => (await import('./lazy/account/en.ts')).en,
    it: async () => (await import('./lazy/account/it.ts')).it,
    de: async () => (await import('./lazy/account/de.ts')).de,
    fr: async () => (await import('./lazy/account/fr.ts')).fr,
    pl: async () => (await import('./lazy/account/pl.ts')).pl,
    us: async () => (await import('./lazy/account/us.ts')).us,
  },
  console: {
    en: async () => (await import('./lazy/console/en.ts')).en,
    it: async () => (await import('./lazy/console/it.ts')).it,
    de: async () => (await import('./lazy/console/de.ts')).de,
    fr: async () => (await import('./lazy/console/fr.ts')).fr,
    pl: async () => (await import('./lazy/console/pl.ts')).pl,
    us: async () => (await import('./lazy/console/us.ts')).us,
  },
  contact: {
    en: async () => (await import('./lazy/contact/en.ts')).en,
    it: async () => (await import('./lazy/contact/it.ts')).it,
    de: async () => (await import('./lazy/contact/de.ts')).de,
    fr: async () => (await import('./lazy/contact/fr.ts')).fr,
    pl: async () => (await import('./lazy/contact/pl.ts')).pl,
    us: async () => (await import('./lazy/contact/us.ts')).us,
  },
  faq: {
    en: async () => (await import('./lazy/faq/en.ts')).en,
    it: async () => (await import('./lazy/faq/it.ts')).it,
    de: async () => (await import('./lazy/faq/de.ts')).de,
    fr: async () => (await import('./lazy/faq/fr.ts')).fr,
    pl: async () => (await import('./lazy/faq/pl.ts')).pl,
    us: async () => (await import('./lazy/faq/us.ts')).us,
  },
  registration: {
    en: async () => (await import('./lazy/registration/en.ts')).en,
    it: async () => (await import('./lazy/registration/it.ts')).it,
    de: async () => (await import('./lazy/registration/de.ts')).de,
    fr: async () => (await import('./lazy/registration/fr.ts')).fr,
    pl: async () => (await import('./lazy/registration/pl.ts')).pl,
    us: async () => (await import('./lazy/registration/us.ts')).us,
  },
  settings: {
    en: async () => (await import('./lazy/settings/en.ts')).en,
    it: async () => (await import('./lazy/settings/it.ts')).it,
    de: async () => (await import('./lazy/settings/de.ts')).de,
    fr: async () => (await import('./lazy/settings/fr.ts')).fr,
    pl: async () => (await import('./lazy/settings/pl.ts')).pl,
    us: async () => (await import('./lazy/settings/us.ts')).us,
  },
}
