import { regionOfOrg } from '../../rules/site/site.ts'
import { type Language, languageIn, toLanguage } from '../../texts/index.ts'

/** In which language somebody of a site is written to who reads this one; null for staff, who have no site. */
export const mailLanguage = (orgId: number | null, language: string): Language =>
  languageIn(orgId === null ? 'EU' : regionOfOrg(orgId), toLanguage(language) ?? 'en')
