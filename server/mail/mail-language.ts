import { regionOfOrg } from '../../rules/site/site.ts'
import { type Language, languageIn, toLanguage } from '../../texts/index.ts'

/** In which language a reader of this one is written to at a site; null for staff, who have no site. */
export const mailLanguage = (orgId: number | null, language: string): Language =>
  languageIn(orgId === null ? 'EU' : regionOfOrg(orgId), toLanguage(language) ?? 'en')
