import Type from 'typebox'
import { certificates } from '../../rules/site/site.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IsoInstant, Nullable, Warehouse } from '../wire.ts'

/** The site that a visitor stands in; a customer's is their own, whatever stands here. */
export const SiteQuery = { orgId: Type.Optional(Id) }

const Region = Type.Enum(['EU', 'US'])

const Office = Type.Object(
  {
    orgId: Id,
    kind: Type.Enum(['company', 'headquarters', 'distribution']),
    name: Type.String(),
    address1: Type.String(),
    city: Type.String(),
    state: Type.String(),
    postcode: Type.String(),
    country: Type.String({ description: 'ISO 3166-1 alpha-2' }),
    phone: Type.String(),
    email: Type.String(),
    registrationNumber: Type.String(),
    vatNumber: Type.String(),
  },
  { title: 'Office' },
)

const SiteFacts = {
  orgId: Id,
  siteName: Type.String(),
  region: Region,
  iso2: Type.String({ description: 'The country of the site' }),
  language: Type.String({ description: "The site's own" }),
  languages: Type.Array(Type.String(), { description: 'The own one first' }),
  currency: Type.String(),
  hotPhone: Type.String(),
  serviceEmail: Type.String(),
  skypeId: Type.String(),
  timeZone: Type.String({ description: 'IANA name; days and times on pages are those of its clock' }),
  workTime: Type.String({ description: 'In the language of the call' }),
  myqo: Type.Boolean({ description: 'A quick-order desk: the reduced bars' }),
  registerOrgId: Id,
  certificates: Type.Array(Type.Enum([...certificates]), { description: 'What its company is certified for' }),
}

export const getOrgSite = endpoint({
  method: 'GET',
  path: '/clientsystem/system/freedom/getOrgSite',
  access: 'anyone',
  sameForVisitors: true,
  summary:
    'Retrieve the site that the caller is in: its contact, the company behind it, the address blocks of its region.',
  query: Type.Object(SiteQuery),
  reply: Type.Object({
    ...SiteFacts,
    warehouse: Warehouse,
    cutOffAt: {
      ...IsoInstant,
      description: 'A cut-off of its warehouse; at this time of the day by the clock of the site is every other',
    },
    legalEntity: Nullable(Office),
    offices: Type.Array(Office),
  }),
})

export const getRegion = endpoint({
  method: 'GET',
  path: '/clientsystem/system/freedom/region',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'Retrieve the region of the site: EU or US.',
  query: Type.Object(SiteQuery),
  reply: Region,
})

export const listSites = endpoint({
  method: 'POST',
  path: '/clientsystem/system/freedom/getOrgSiteOptions',
  access: 'anyone',
  summary: 'List the sites to choose from: for a customer their own, for a visitor those open to visitors.',
  body: Type.Object({
    ...SiteQuery,
    siteName: Type.Optional(Type.String({ maxLength: 60 })),
    isVisitor: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  }),
  reply: Type.Object({
    orgSites: Type.Array(Type.Object(SiteFacts)),
    languages: Type.Array(Type.String(), { description: 'Of the first site' }),
  }),
})

/** Names with the suffixes of the languages (specification section 1). */
const Country = {
  id: Type.String({ description: 'ISO 3166-1 alpha-2, as iso2' }),
  iso2: Type.String(),
  nameEn: Type.String(),
  nameCn: Type.String(),
  nameFr: Type.String(),
  nameDe: Type.String(),
  nameIt: Type.String(),
  namePl: Type.String(),
  euMember: Type.Boolean(),
}
const State = Type.Object({ country: Type.String(), code: Type.String(), name: Type.String() }, { title: 'State' })

export const listCountries = endpoint({
  method: 'GET',
  path: '/clientsystem/system/freedom/getCountry',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'List the countries of delivery, in the alphabetical order of the language of the call.',
  reply: Type.Array(Type.Object(Country)),
})

export const getCountry = endpoint({
  method: 'GET',
  path: '/clientsystem/system/freedom/getCountry/:id',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'Retrieve a country with its states, where addresses name them.',
  params: Type.Object({ id: Type.String({ pattern: '^[A-Z]{2}$' }) }),
  reply: Type.Object({ ...Country, states: Type.Array(State) }),
})

export const listStates = endpoint({
  method: 'GET',
  path: '/clientsystem/eu/freedom/stateList',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'List the states that addresses name, by name.',
  reply: Type.Array(State),
})

export const listCurrencies = endpoint({
  method: 'GET',
  path: '/clientsystem/system/freedom/getCurrency',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'List the currencies of sale.',
  reply: Type.Array(Type.Object({ currency: Type.String(), symbol: Type.String(), name: Type.String() })),
})

export const whereFrom = endpoint({
  method: 'GET',
  path: '/clientsystem/ipconfig/freedom/country',
  access: 'anyone',
  summary: "Retrieve the country of the caller's network address; empty where it is unknown, as for private addresses.",
  reply: Type.Object({ countryIso2: Type.String() }),
})

const Entry = {
  path: Type.String(),
  icon: Type.String(),
  permission: Type.String(),
  title: Type.String({ description: 'In the language of the call' }),
  titleEn: Type.String(),
  titleCn: Type.String(),
  titleFr: Type.String(),
  titleDe: Type.String(),
  titleIt: Type.String(),
  titlePl: Type.String(),
}

export const getRouters = endpoint({
  method: 'GET',
  path: '/system/menu/getRouters',
  access: 'signed-in',
  summary: "Retrieve the menu of the caller's account; for staff, that of the console: what they may open.",
  reply: Type.Array(Type.Object({ ...Entry, children: Type.Array(Type.Object(Entry)) })),
})
