import {
  getCountry,
  getOrgSite,
  getRegion,
  getRouters,
  listCountries,
  listCurrencies,
  listSites,
  listStates,
  whereFrom,
} from '../../../../contract/site/site.ts'
import { consoleEntries } from '../../../../rules/console/console.ts'
import { menuFor } from '../../../../rules/site/menu.ts'
import { offersSite } from '../../../../rules/site/site.ts'
import { say } from '../../../../texts/say.ts'
import { type Caller, isCustomer } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { countryOfAddress } from './country-of-address.ts'
import { alphabetOf, countryNames, currencyNames, titlesOf } from './names.ts'
import {
  countriesOf,
  countryById,
  currenciesOf,
  type OfficeRow,
  officesOf,
  siteById,
  sitesOf,
  statesOf,
} from './site.queries.ts'
import { chooserOf, siteOf } from './site-of-call.ts'
import { workTimeIn } from './work-time.ts'

export const siteRoutes = (mount: Mount) => {
  mount(getOrgSite, async ({ query, caller, db, language }) => {
    const site = orNotFound(await siteById(db, siteOf(caller, query.orgId)))
    const offices = await officesOf(db, site.region)
    return {
      ...site,
      workTime: workTimeIn(language, site),
      legalEntity: companyOf(offices, site.registerOrgId) ?? null,
      offices,
    }
  })

  mount(getRegion, async ({ query, caller, db }) => orNotFound(await siteById(db, siteOf(caller, query.orgId))).region)

  mount(listSites, async ({ body, caller, db, language }) => {
    const wanted = body.siteName?.trim().toLowerCase() ?? ''
    const offered = (await sitesOf(db)).filter(
      ({ orgId, siteName }) => offersSite(orgId, chooserOf(caller)) && siteName.toLowerCase().includes(wanted),
    )
    return {
      orgSites: offered.map((site) => ({ ...site, workTime: workTimeIn(language, site) })),
      languages: offered[0]?.languages ?? [],
    }
  })

  mountPlaces(mount)

  mount(whereFrom, async ({ request }) => ({ countryIso2: await countryOfAddress(request.ip) }))

  mount(getRouters, async ({ caller, language }) =>
    menuOf(caller).map(({ title, permission, path, icon }) => ({
      path,
      icon,
      permission: permission ?? '',
      title: say(language, title),
      ...titlesOf(title),
      children: [],
    })),
  )
}

/** Countries, states and currencies. */
function mountPlaces(mount: Mount) {
  mount(listCountries, async ({ db, language }) => {
    const inOrder = alphabetOf(language)
    const name = new Intl.DisplayNames([language], { type: 'region' })
    const countries = await countriesOf(db)
    return countries
      .map((country) => ({ id: country.iso2, ...country, ...countryNames(country.iso2) }))
      .sort((one, other) => inOrder(name.of(one.iso2) ?? '', name.of(other.iso2) ?? ''))
  })

  mount(getCountry, async ({ params, db }) => {
    const country = orNotFound(await countryById(db, params.id))
    return { id: country.iso2, ...country, ...countryNames(country.iso2), states: await statesOf(db, country.iso2) }
  })

  mount(listStates, ({ db }) => statesOf(db))

  mount(listCurrencies, async ({ db, language }) =>
    (await currenciesOf(db)).map((currency) => ({ currency, ...currencyNames(currency, language) })),
  )
}

/** The account's menu; before it, for a person of the provider, that of the console. */
const menuOf = (caller: Caller) => [
  ...(isCustomer(caller) ? [] : consoleEntries(caller.permissions)),
  ...menuFor(caller.permissions, isCustomer(caller), caller.region),
]

const companyOf = (offices: readonly OfficeRow[], orgId: number) => offices.find((office) => office.orgId === orgId)
