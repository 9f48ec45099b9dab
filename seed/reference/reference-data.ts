/** Countries that we deliver to: [ISO code, English, German, EU member, standard VAT rate in basis points]. */
const countryRows: [string, string, string, boolean, number][] = [
  ['AT', 'Austria', 'Österreich', true, 2000],
  ['AW', 'Aruba', 'Aruba', false, 0],
  ['BE', 'Belgium', 'Belgien', true, 2100],
  ['BG', 'Bulgaria', 'Bulgarien', true, 2000],
  ['BQ', 'Caribbean Netherlands', 'Karibische Niederlande', false, 0],
  ['CH', 'Switzerland', 'Schweiz', false, 810],
  ['CW', 'Curaçao', 'Curaçao', false, 0],
  ['CY', 'Cyprus', 'Zypern', true, 1900],
  ['CZ', 'Czechia', 'Tschechien', true, 2100],
  ['DE', 'Germany', 'Deutschland', true, 1900],
  ['DK', 'Denmark', 'Dänemark', true, 2500],
  ['EE', 'Estonia', 'Estland', true, 2400],
  ['ES', 'Spain', 'Spanien', true, 2100],
  ['FI', 'Finland', 'Finnland', true, 2550],
  ['FO', 'Faroe Islands', 'Färöer', false, 2500],
  ['FR', 'France', 'Frankreich', true, 2000],
  ['GB', 'United Kingdom', 'Vereinigtes Königreich', false, 2000],
  ['GL', 'Greenland', 'Grönland', false, 0],
  ['GR', 'Greece', 'Griechenland', true, 2400],
  ['HR', 'Croatia', 'Kroatien', true, 2500],
  ['HU', 'Hungary', 'Ungarn', true, 2700],
  ['IE', 'Ireland', 'Irland', true, 2300],
  ['IT', 'Italy', 'Italien', true, 2200],
  ['LT', 'Lithuania', 'Litauen', true, 2100],
  ['LU', 'Luxembourg', 'Luxemburg', true, 1700],
  ['LV', 'Latvia', 'Lettland', true, 2100],
  ['MT', 'Malta', 'Malta', true, 1800],
  ['NL', 'Netherlands', 'Niederlande', true, 2100],
  ['NO', 'Norway', 'Norwegen', false, 2500],
  ['PL', 'Poland', 'Polen', true, 2300],
  ['PT', 'Portugal', 'Portugal', true, 2300],
  ['RO', 'Romania', 'Rumänien', true, 2100],
  ['SE', 'Sweden', 'Schweden', true, 2500],
  ['SI', 'Slovenia', 'Slowenien', true, 2200],
  ['SK', 'Slovakia', 'Slowakei', true, 2300],
  ['SX', 'Sint Maarten', 'Sint Maarten', false, 0],
  ['US', 'United States', 'Vereinigte Staaten', false, 0],
]

export const countries = countryRows.map(([iso2, name_en, name_de, eu_member, vat_rate_bp]) => ({
  iso2,
  name_en,
  name_de,
  eu_member,
  vat_rate_bp,
}))

// The days of the United Kingdom are but those that all its parts share. Elsewhere the country has those on which carriers rest: Pennsylvania
// closes its offices on Flag Day, and they drive.
export const warehouses = [
  { code: 'NL', name: 'Netherlands', country: 'NL', subdivision: null, time_zone: 'Europe/Amsterdam', region: 'EU' },
  { code: 'UK', name: 'United Kingdom', country: 'GB', subdivision: 'ENG', time_zone: 'Europe/London', region: 'EU' },
  { code: 'IT', name: 'Italy', country: 'IT', subdivision: null, time_zone: 'Europe/Rome', region: 'EU' },
  { code: 'FR', name: 'France', country: 'FR', subdivision: null, time_zone: 'Europe/Paris', region: 'EU' },
  { code: 'PL', name: 'Poland', country: 'PL', subdivision: null, time_zone: 'Europe/Warsaw', region: 'EU' },
  { code: 'US', name: 'Pennsylvania', country: 'US', subdivision: null, time_zone: 'America/New_York', region: 'US' },
]

const org = (
  ...[id, site_name, iso2, language, currency, warehouse, number_prefix]: [
    id: number,
    site_name: string,
    iso2: string,
    language: string,
    currency: string,
    warehouse: string,
    number_prefix: string,
  ]
) => ({
  id,
  site_name,
  iso2,
  region: iso2 === 'US' ? 'US' : 'EU',
  language,
  languages: [language, ...offeredLanguages.filter((other) => other !== language)],
  currency,
  time_zone: timeZones[iso2],
  warehouse,
  number_prefix,
  opens: '08:30',
  closes: '17:30',
  myqo: false,
  register_org_id: registeredAt.get(id) ?? id,
})

// Specification section 1: what the dropdown offers.
const offeredLanguages = ['en', 'it', 'de', 'fr', 'pl']

// Sites without a company of their own.
const registeredAt = new Map([
  [11, 1],
  [15, 1],
])

const timeZones: Record<string, string> = {
  NL: 'Europe/Amsterdam',
  US: 'America/New_York',
  IT: 'Europe/Rome',
  DE: 'Europe/Berlin',
  GB: 'Europe/London',
  FR: 'Europe/Paris',
  PL: 'Europe/Warsaw',
}

/** The sites of the specification. */
export const orgs = [
  org(1, 'Netherlands', 'NL', 'en', 'EUR', 'NL', 'NL'),
  org(2, 'United States', 'US', 'en', 'USD', 'US', 'US'),
  org(3, 'Italia', 'IT', 'it', 'EUR', 'IT', 'IT'),
  org(5, 'Deutschland', 'DE', 'de', 'EUR', 'NL', 'DE'),
  org(7, 'United Kingdom', 'GB', 'en', 'GBP', 'UK', 'GB'),
  org(8, 'France', 'FR', 'fr', 'EUR', 'FR', 'FR'),
  org(11, 'Polska', 'PL', 'pl', 'PLN', 'PL', 'PL'),
  // In no list of sites (specification section 6): for trials of the staff.
  org(15, 'Trial site', 'NL', 'en', 'EUR', 'NL', 'TR'),
]

type ClassLabels = [en: string, de: string, it: string, fr: string, pl: string, cn: string]

const productClass = (id: number, kind: string, ...[en, de, it, fr, pl, cn]: ClassLabels) => ({
  id,
  kind,
  name_en: en,
  name_de: de,
  name_it: it,
  name_fr: fr,
  name_pl: pl,
  name_cn: cn,
})

export const classes = [
  productClass(102, 'toner', 'Toner', 'Toner', 'Toner', 'Toner', 'Tonery', '碳粉盒'),
  productClass(103, 'kit', 'Toner kits', 'Toner-Kits', 'Kit toner', 'Kits de toner', 'Zestawy tonerów', '碳粉套装'),
  productClass(105, 'drum', 'Drum units', 'Trommeleinheiten', 'Unità tamburo', 'Unités tambour', 'Bębny', '感光鼓'),
  productClass(
    109,
    'label',
    'Label cassettes',
    'Schriftbandkassetten',
    'Nastri per etichette',
    'Rubans d’étiquettes',
    'Taśmy do etykiet',
    '标签带',
  ),
  productClass(
    111,
    'furniture',
    'Furniture and living',
    'Möbel und Wohnen',
    'Mobili e casa',
    'Meubles et maison',
    'Meble i dom',
    '家具与家居',
  ),
  productClass(
    104,
    'ink',
    'Inkjet cartridges',
    'Tintenpatronen',
    'Cartucce d’inchiostro',
    'Cartouches d’encre',
    'Wkłady atramentowe',
    '墨盒',
  ),
]

export const priceLists = [
  { name: 'EUR', currency: 'EUR' },
  { name: 'EUR partner', currency: 'EUR' },
  { name: 'GBP', currency: 'GBP' },
  { name: 'PLN', currency: 'PLN' },
  { name: 'USD', currency: 'USD' },
]
