/** The shops of one seller: which one a reader stands in, and in which language. Specification sections 1, 4, 6 and 9. */
type SiteRule = { orgId: number; country: string; language: string }

export const defaultOrg = 1

/** The sites, each with its country and its own language. */
export const sites: readonly SiteRule[] = [
  { orgId: defaultOrg, country: 'NL', language: 'en' },
  { orgId: 2, country: 'US', language: 'en' },
  { orgId: 3, country: 'IT', language: 'it' },
  { orgId: 5, country: 'DE', language: 'de' },
  { orgId: 7, country: 'GB', language: 'en' },
  { orgId: 8, country: 'FR', language: 'fr' },
  { orgId: 11, country: 'PL', language: 'pl' },
  { orgId: 15, country: 'NL', language: 'en' },
]

// For trials of the staff.
const nobodysOrg = 15
const customersOrg = 11

const siteOfOrg = new Map(sites.map((site) => [site.orgId, site]))
const orgOfCountry = new Map(
  sites
    .filter(({ orgId }) => orgId !== defaultOrg && orgId !== nobodysOrg)
    .map(({ country, orgId }) => [country, orgId]),
)
const countries = new Set(sites.map(({ country }) => country))

/** Without a language in the query, the country's; the others speak English. */
const languageOfCountry = new Map([
  ['IT', 'it'],
  ['DE', 'de'],
  ['FR', 'fr'],
])

/** The region of a site; there are two, each with warehouses of its own. */
export const regionOfOrg = (orgId: number): 'EU' | 'US' => (siteOfOrg.get(orgId)?.country === 'US' ? 'US' : 'EU')

/** The site of a query as it was written, undefined where there is no such site. */
export function readOrgId(requested: unknown): number | undefined {
  const orgId = typeof requested === 'string' && /^[0-9]{1,4}$/.test(requested) ? Number(requested) : requested
  return typeof orgId === 'number' && orgId !== nobodysOrg && siteOfOrg.has(orgId) ? orgId : undefined
}

/** What a visitor's browser says of the site they want: a cookie and the query `org_id`, both as they were written. */
type Visit = { country: string | undefined; requested: unknown }

/** A visitor's site: the country's of their cookie, else the one of the address, else the default. */
export const orgFor = ({ country = '', requested }: Visit): number =>
  orgOfCountry.get(country) ?? readOrgId(requested) ?? defaultOrg

/** The language of a visitor who chose a site and never a language; undefined where they chose no site either. */
export function languageFor({ country = '', requested }: Visit): string | undefined {
  if (orgOfCountry.has(country)) return languageOfCountry.get(country) ?? 'en'
  const orgId = readOrgId(requested)
  if (orgId !== undefined) return siteOfOrg.get(orgId)?.language
  return countries.has(country) ? 'en' : undefined
}

/** Whose site a call is about: a customer's is their own, whatever they ask for. */
export const chooseOrg = ({ own, requested }: { own: number | undefined; requested: number | undefined }): number =>
  own ?? readOrgId(requested) ?? defaultOrg

/** Who chooses among the sites: a visitor, a customer of one site, or a staff user. */
export type Chooser = { own: number } | 'visitor' | 'staff'

/** Whether a site stands in the list of the one who chooses; a customer has their own alone. */
export function offersSite(orgId: number, chooser: Chooser): boolean {
  if (orgId === nobodysOrg) return false
  if (chooser === 'staff') return true
  return chooser === 'visitor' ? orgId !== customersOrg : orgId === chooser.own
}

/** The site that sells to a visitor of this country, where it is not the one they stand in. */
export function siteToHint(country: string, here: number): number | undefined {
  const orgId = orgOfCountry.get(country) ?? (country === 'NL' ? defaultOrg : undefined)
  return orgId !== undefined && orgId !== here && offersSite(orgId, 'visitor') ? orgId : undefined
}

/** Names of the cookies of a choice; they last 30 days. */
export const siteCookies = {
  country: 'country',
  /** What a visitor reads, for each country of its own. */
  languageOf: (country: string) => `language_${country}`,
  /** What a signed-in account reads. */
  accountLanguage: 'language_account',
  loginLanguage: 'language_login',
  seconds: 30 * 24 * 60 * 60,
} as const

/** The country of a site, as its cookies name it. */
export const siteCountry = (orgId: number): string => siteOfOrg.get(orgId)?.country ?? 'NL'

/** What a company can show on its pages that it is certified for. */
export const certificates = ['iso9001', 'iso14001', 'rohs'] as const
export type Certificate = (typeof certificates)[number]
